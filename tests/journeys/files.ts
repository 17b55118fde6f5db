import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { visit } from './journey.ts';
import { logIn } from './member.ts';

const editor = { email: 'redaktion@example.org', password: 'sprechstunde-demo' };

/** Opens the office's file page in a browser with a logged-in editor. */
export async function openFiles(page: Page, site = ''): Promise<void> {
  if (site) {
    await visit(page, `${site}/login`);
    await logIn(page, editor);
    await page.waitForURL((url) => !url.pathname.includes('/login'));
  } else await enter(page, editor.email);
  await page.goto(`${site}/backend/file`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dateien' })).toBeVisible();
}

export const fileInput = (page: Page) => page.locator('input[type=file][multiple]');
export const rowOfFile = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
