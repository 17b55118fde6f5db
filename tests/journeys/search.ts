import type { Locator, Page } from '@playwright/test';

/* Locators of the search page. */

export const call = '**/api/search/video';
export const main = (page: Page): Locator => page.getByRole('main');
/** A combobox with JavaScript, a searchbox without. */
export const field = (page: Page): Locator => main(page).locator('input[type="search"]');
export const submit = (page: Page): Locator => main(page).getByRole('button', { name: 'Suchen', exact: true });
export const clear = (page: Page): Locator => main(page).getByRole('button', { name: 'Eingabe löschen' });
export const count = (page: Page): Locator => main(page).getByRole('status');
export const results = (page: Page): Locator => main(page).getByRole('region', { name: 'Gefunden' }).getByRole('article');
export const navigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Hauptnavigation' });
export const flyout = (page: Page): Locator => navigation(page).locator('div[data-item="search"]');
export const frequent = (page: Page): Locator => page.getByRole('region', { name: 'Häufig gesucht' });
export const isSearch = (request: { url(): string }): boolean => request.url().endsWith('/api/search/video');
