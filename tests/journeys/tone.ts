import type { Page } from '@playwright/test';

/** A time of day in Berlin, where the night starts at 18 o'clock. */
export const at = (hour: string): Date => new Date(`2026-11-21T${hour}:00+01:00`);

/** The lightness of a colour of the page, 0 to 1. */
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
