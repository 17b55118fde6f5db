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
  new ResizeObserver(() => {
    const height = header.offsetHeight;
    if (height > Number.parseFloat(getComputedStyle(header).minHeight)) style.setProperty(property, `${height}px`);
    else style.removeProperty(property);
  }).observe(header);
}
