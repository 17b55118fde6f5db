import { type RefObject, useEffect } from 'react';

/** Read by `--header-shown` (tokens.css). */
const property = '--header-measured';

/**
 * Tells the sheets how high the header is where it takes more than its usual line, as with larger type on a narrow phone: what
 * stands below it begins there. Nothing is written while it has its usual height, since that restyles the whole document.
 */
export function useHeaderHeight(header: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = header.current;
    if (!element) return undefined;
    const { style } = document.documentElement;
    const watching = new ResizeObserver(() => {
      const height = element.offsetHeight;
      if (height > Number.parseFloat(getComputedStyle(element).minHeight)) style.setProperty(property, `${height}px`);
      else style.removeProperty(property);
    });
    watching.observe(element);
    return () => {
      watching.disconnect();
      style.removeProperty(property);
    };
  }, [header]);
}
