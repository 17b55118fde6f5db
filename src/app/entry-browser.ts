/**
 * The first script of a page, a few hundred bytes. The page is complete without it; so that text, type and
 * the first picture have the line to themselves, everything else is fetched once they are there: after
 * `load` and its paint, at the first touch or key, or after two seconds, whatever comes first.
 */
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';

const longestWait = 2000;
const signs = ['pointerdown', 'keydown', 'focusin'] as const;

/** Resolves when the first picture is decoded and the browser has told of its first paint; then the screen shows both. */
async function painted(): Promise<void> {
  // A picture that is broken is nothing to wait for.
  await document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')?.decode().catch(() => {});
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

// Beside each other, not one after the other.
if (document.documentElement.dataset.pages === 'later') void import('./pages.tsx');
const { hydrate } = await import('./hydrate.tsx');
await hydrate();
