import { expect } from '@playwright/test';
import { test, visit } from './journey.ts';
import { atOffice } from './office.ts';

test('S15.1 S15.4 the layer says who checked a video, from which source, and what was put right', async ({ page }) => {
  await visit(page, '/watch/hochdruck1');
  const note = page.getByRole('region', { name: 'Medizinisch geprüft' });
  await expect(note).toContainText('Dr. med. Lena Ostermann');
  await expect(note.getByRole('link', { name: 'Nationale VersorgungsLeitlinie Hypertonie' })).toBeVisible();
  await expect(note.getByRole('heading', { name: 'Korrekturen' })).toBeVisible();
  await expect(note.getByRole('listitem')).toHaveCount(2);
});

test('S12.10 an editor sees what the search would find before a concept is saved', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/words');
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await page.getByRole('textbox', { name: 'Kürzel' }).fill('quorxelbein');
  await page.getByRole('textbox', { name: 'Laienwörter' }).fill('Quorxelbein');
  await page.getByRole('textbox', { name: 'Fachwörter' }).fill('Asthma');
  await page.getByLabel('Suche nach').fill('Quorxelbein');
  await expect(page.getByText('„Quorxelbein“ findet auch Asthma, Quorxelbein.')).toBeVisible();
  await page.getByRole('button', { name: 'Was sich sonst ändert' }).click();
  await expect(page.getByText(/^Bei \d+ (?:von \d+ )?anderen Suchen/)).toBeVisible();
});

test('S10.4 S19.1 the tree of tags is walked by keys', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/tag-tree');
  const tags = page.getByRole('tree', { name: 'Tags' }).getByRole('treeitem');
  await tags.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(tags.nth(1)).toBeFocused();
  await expect(tags.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/backend\/tag\/[\da-f-]{36}$/);
});

test('S2.33 a broken step of the script is told, and the script can be tried', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/chatbot');
  await expect(page.getByText('Hier stimmt alles.')).toBeVisible();
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click();
  await expect(page.getByRole('log')).toContainText('Wegweiser:');
  await page.getByLabel('Führt zu').first().fill('weg');
  await expect(page.getByRole('button', { name: /Führt zu „weg“, den Schritt gibt es nicht/ })).toBeVisible();
});

test('S10.2 the end of the guide stays where it is when the drawing of its steps arrives', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/graph-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await atOffice(page, 'redaktion', '/backend/chatbot');
  await expect(page.getByText('Hier stimmt alles.')).toBeVisible();
  await page.keyboard.press('End');
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - Math.round(window.scrollY + window.innerHeight));
  await expect.poll(left).toBeLessThanOrEqual(1);
  release();
  await expect(page.locator('.react-flow__node').first()).toBeAttached();
  expect(await left()).toBeLessThanOrEqual(1);
});

test('S2.1 S1.6 the settings are drawn with all their parts', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/settings');
  for (const part of ['Hinweis auf der Startseite', 'Playlists der Startseite', 'Motto', 'Fußzeile', 'Agentur'])
    await expect(page.getByRole('group', { name: part })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wer verkauft' })).toHaveCount(0);
});
