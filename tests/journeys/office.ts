import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { ready } from './journey.ts';

export type Staff = 'admin' | 'redaktion' | 'support';

/** Somebody of the staff at a page of the back office. */
export async function atOffice(page: Page, who: Staff, address = '/backend'): Promise<void> {
  await enter(page, `${who}@example.org`);
  await page.goto(address);
  await officeReady(page);
}

/** The page of the back office is there. */
export async function officeReady(page: Page): Promise<void> {
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Redaktion' });

export const titleField = (page: Page): Locator => page.getByLabel('Titel', { exact: true });

/** The row of a list that an entry stands in. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The titles of a list from above. */
export const titlesIn = (page: Page): Promise<string[]> => page.locator('tbody th a').allTextContents();

let count = 0;

/** A title that no other entry has. */
export const newTitle = (of: string): string => {
  count += 1;
  return `${of} ${process.pid}-${count}`;
};

/** The form of a playlist that the demo has; the first of the list may be one that another journey made. */
export async function editPlaylist(page: Page, { shortid, title }: { shortid: string; title: string }): Promise<void> {
  await atOffice(page, 'redaktion', `/backend/playlist?filter=${encodeURIComponent(JSON.stringify({ q: shortid }))}`);
  await rowOf(page, title).getByRole('link').first().click();
  await expect(titleField(page)).toHaveValue(title);
}

/** A new tag as a draft; the page stands at its form. */
export async function newTag(page: Page, title: string): Promise<void> {
  await page.goto('/backend/tag/create');
  await titleField(page).fill(title);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/tag\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tag: ${title}`);
}

/** Saves, and waits until nothing is left to be saved: the message of an earlier save may still be there. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Geändert', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Gespeichert.')).toBeVisible();
}
