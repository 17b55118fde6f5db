/**
 * The first script of a page, a few hundred bytes. The page is complete without it; so that text, type and
 * the first picture have the line to themselves, everything else is fetched once they are there: after
 * `load` and its paint, at the first touch or key, or after two seconds, whatever comes first; at the address of a video at once.
 */
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';

const longestWait = 2000;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the first picture is decoded and the browser has told of its first paint; then the screen shows both. */
async function painted(): Promise<void> {
  // A picture that is broken is nothing to wait for.
  await document
    .querySelector<HTMLImageElement>('img[fetchpriority="high"]')
    ?.decode()
    .catch(() => {});
  await new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

await new Promise<void>((resolve) => {
  const go = (): void => resolve();
  const loaded = (): void => void painted().then(go);
  // Whoever comes for a video waits for the player, not for what lies below it.
  if (location.pathname.includes('/watch/')) go();
  else if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
  for (const sign of signs) addEventListener(sign, go, { once: true, passive: true });
  setTimeout(go, longestWait);
});

/** Between two pieces of work the browser may answer a tap or a scroll. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// All at once over the line, but run one after another, what others need first and `hydrate.tsx` last: in one
// piece they would block a phone for a quarter of a second.
const modules = (document.documentElement.dataset.modules ?? '').split(' ');
for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
for (const href of modules) {
  await import(/* @vite-ignore */ href);
  await pause();
}
