import type { Page } from '@playwright/test';

/** An hour of a day in Berlin, where the night begins at six. */
export const at = (hour: string): Date => new Date(`2026-11-21T${hour}:00+01:00`);

/** How light a colour of the page is, 0 to 1. */
const lightness = (page: Page, of: 'backgroundColor' | 'color'): Promise<number> =>
  page.locator('html').evaluate((html, property) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return Number.NaN;
    context.fillStyle = getComputedStyle(property === 'color' ? document.body : html)[property];
    context.fillRect(0, 0, 1, 1);
    return Math.max(...context.getImageData(0, 0, 1, 1).data.slice(0, 3)) / 255;
  }, of);
export const paper = (page: Page): Promise<number> => lightness(page, 'backgroundColor');
export const ink = (page: Page): Promise<number> => lightness(page, 'color');
