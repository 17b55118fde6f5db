/**
 * The script of the offline page: goes on to the page that was asked for, once it can be had. At once when the browser says that it
 * is online, and by a look every 2 s, 4 s, 8 s … up to a minute, since the site itself may have been away. Written as the browser
 * gets it: the worker keeps it as a file.
 */
export const offlineAgain = `(() => {
  const [first, longest] = [2000, 60000];
  let delay = first;
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, delay);
    delay = Math.min(delay * 2, longest);
  };
  const look = async () => {
    if (document.hidden) return wait();
    try {
      // The worker leaves HEAD to the network.
      const { status } = await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
      if (status < 500) return location.reload();
    } catch {}
    wait();
  };
  // At its own address nothing else was asked for.
  if (/\\/offline$/.test(location.pathname)) return;
  addEventListener('online', () => {
    delay = first;
    void look();
  });
  wait();
})();
`;
