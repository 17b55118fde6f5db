import { expect, type Locator, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { ready } from './journey.ts';

export type Staff = 'admin' | 'redaktion' | 'support';

/** Opens a back office page as a member of staff. */
export async function atOffice(page: Page, who: Staff, address = '/backend'): Promise<void> {
  await enter(page, `${who}@example.org`);
  await page.goto(address);
  await officeReady(page);
}

/** Waits until the back office page is ready. */
export async function officeReady(page: Page): Promise<void> {
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export const menu = (page: Page): Locator => page.getByRole('navigation', { name: 'Redaktion' });

export const titleField = (page: Page): Locator => page.getByLabel('Titel', { exact: true });

/** The list row of an entry. */
export const rowOf = (page: Page, title: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** The titles of a list from top to bottom. */
export const titlesIn = (page: Page): Promise<string[]> => page.locator('tbody th a').allTextContents();

let count = 0;

/** A unique title. */
export const newTitle = (of: string): string => {
  count += 1;
  return `${of} ${process.pid}-${count}`;
};

/** Opens the form of a demo playlist; the first one in the list may have been created by another journey. */
export async function editPlaylist(page: Page, { shortid, title }: { shortid: string; title: string }): Promise<void> {
  await atOffice(page, 'redaktion', `/backend/playlist?filter=${encodeURIComponent(JSON.stringify({ q: shortid }))}`);
  await rowOf(page, title).getByRole('link').first().click();
  await expect(titleField(page)).toHaveValue(title);
}

/** Creates a new tag as a draft and stays in its form. */
export async function newTag(page: Page, title: string): Promise<void> {
  await page.goto('/backend/tag/create');
  await titleField(page).fill(title);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/tag\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Tag: ${title}`);
}

/** Saves, and waits until there are no unsaved changes: the message of an earlier save may still be shown. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Geändert', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Gespeichert.')).toBeVisible();
}
