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

/** Calls back when what was loaded is painted and the browser has a moment; Safari has no idle callback. */
const whenIdle = (go: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 500 });
  else setTimeout(go, 100);
};

await new Promise<void>((resolve) => {
  const go = (): void => resolve();
  const loaded = (): void => whenIdle(go);
  if (document.readyState === 'complete') loaded();
  else addEventListener('load', loaded, { once: true });
  for (const sign of signs) addEventListener(sign, go, { once: true, passive: true });
  setTimeout(go, longestWait);
});

// Beside each other, not one after the other.
if (document.documentElement.dataset.pages === 'later') void import('./pages.tsx');
const { hydrate } = await import('./hydrate.tsx');
await hydrate();
