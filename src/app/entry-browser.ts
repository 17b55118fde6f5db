/**
 * The first script of a page, a few hundred bytes. The page is complete without it. To leave the bandwidth to text, fonts and
 * the first image, everything else is loaded after `load` and its paint, at the first touch or key, or after two seconds,
 * whichever comes first.
 */
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';

const longestWait = 2000;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the first image is decoded and the first paint has been reported, so both are on screen. */
async function painted(): Promise<void> {
  // Do not wait for a broken image.
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
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
  for (const sign of signs) addEventListener(sign, go, { once: true, passive: true });
  setTimeout(go, longestWait);
});

/** Yields to the browser, so that it can handle taps and scrolls. */
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

// Preloaded in parallel but executed one after another, dependencies first and `hydrate.tsx` last: in one task they would block
// a phone for a quarter of a second.
const modules = (document.documentElement.dataset.modules ?? '').split(' ');
for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
try {
  for (const href of modules) {
    await import(/* @vite-ignore */ href);
    await pause();
  }
} catch (lost) {
  document.documentElement.dataset.scriptless = '';
  throw lost;
}
