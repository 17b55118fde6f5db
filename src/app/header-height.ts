/** Read by `--header-shown` (tokens.css). */
const property = '--header-measured';

/**
 * Tells the sheets how high the header is where it takes more than its usual line, as with larger type on a narrow phone: what
 * stands below it begins there. Nothing is written while it has its usual height, since that restyles the whole document.
 */
export function measureHeader(): void {
  const header = document.querySelector<HTMLElement>('body header');
  if (!header) return;
  const { style } = document.documentElement;
  const measure = (): void => {
    const height = header.offsetHeight;
    // What replaces the typeface until it is there is wider: what stands below would move, and back again.
    const isAsDrawn = document.fonts.check('1rem "Figtree Variable"');
    if (isAsDrawn && height > Number.parseFloat(getComputedStyle(header).minHeight)) style.setProperty(property, `${height}px`);
    else style.removeProperty(property);
  };
  new ResizeObserver(measure).observe(header);
  document.fonts.addEventListener('loadingdone', measure);
}
