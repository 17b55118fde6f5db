import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { atOffice, menu, newTitle, officeReady } from './office.ts';

const question = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Ungespeicherte Änderungen' });

/** Unsaved input on each page; returns the field. */
const begun: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  words: async (page) => {
    await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
    return page.getByRole('textbox', { name: 'Laienwörter' });
  },
  notes: async (page) => {
    await page.getByRole('button', { name: 'Neuer Hinweis' }).click();
    return page.getByRole('textbox', { name: 'Adresse der Seite, zum Beispiel /gesundheit' });
  },
  settings: (page) => Promise.resolve(page.getByRole('group', { name: 'Motto' }).getByRole('textbox', { name: 'Deutsch' })),
  chatbot: (page) => Promise.resolve(page.getByRole('group', { name: 'Wer spricht' }).getByRole('textbox', { name: 'Name' })),
};

test(`S10.2 what is written at ${Object.keys(begun).join(', ')} and not saved is asked about before it is lost`, async ({
  page,
}) => {
  await atOffice(page, 'redaktion');
  for (const [path, begin] of Object.entries(begun)) {
    await page.goto(`/backend/${path}`);
    await officeReady(page);
    const field = await begin(page);
    await expect(field).toBeVisible();
    // Nothing has changed yet, so no confirmation is shown.
    await menu(page).getByRole('link', { name: 'Videos' }).click();
    await expect(page).toHaveURL(/\/backend\/video$/);
    await page.goBack();
    await officeReady(page);
    const again = await begin(page);
    await again.fill('Halb geschrieben');
    await menu(page).getByRole('link', { name: 'Videos' }).click();
    await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
    await expect(again).toHaveValue('Halb geschrieben');
    await menu(page).getByRole('link', { name: 'Videos' }).click();
    await question(page).getByRole('button', { name: 'Verlassen' }).click();
    await expect(page).toHaveURL(/\/backend\/video$/);
  }
});

test(`S10.2 what is written at ${Object.keys(begun).join(', ')} while a save is under way is still there afterwards`, async ({
  page,
}) => {
  await atOffice(page, 'redaktion');
  // Answered here, so that the site stays as other journeys know it.
  let answer: () => void = () => {};
  await page.route(/\/api\/backend\/[a-z/-]*save/, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    const data = { id: '5b0f7a1e-0000-4000-8000-000000000001', version: 'saved', ...(route.request().postDataJSON() as object) };
    await route.fulfill({ json: { data } });
  });
  for (const [path, begin] of Object.entries(begun)) {
    await page.goto(`/backend/${path}`);
    await officeReady(page);
    const field = await begin(page);
    if (path === 'words') await page.getByRole('textbox', { name: 'Kürzel' }).fill('neu');
    await field.fill('Erst dies');
    const sent = page.waitForRequest(/save/);
    await page.getByRole('button', { name: 'Speichern' }).click();
    await sent;
    await field.fill('Erst dies, dann das');
    answer();
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
    await expect(field).toHaveValue('Erst dies, dann das');
    await menu(page).getByRole('link', { name: 'Videos' }).click();
    await question(page).getByRole('button', { name: 'Verlassen' }).click();
  }
});

test('S10.4 a tag that was not moved yet is asked about', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/tag-tree');
  await page.getByRole('treeitem').first().click();
  await page.getByRole('combobox', { name: /Stellen unter$/ }).click();
  await page.getByRole('option').nth(2).click();
  await menu(page).getByRole('link', { name: 'Videos' }).click();
  await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page).toHaveURL(/\/backend\/tag-tree$/);
});

test('S12.10 a concept that is open is not lost by opening another, and one is deleted after a question alone', async ({
  page,
}) => {
  const word = newTitle('Knacksbein').replaceAll(/[\d-]/g, '').trim() + 'x'.repeat((process.pid % 7) + 1);
  await atOffice(page, 'redaktion', '/backend/words');
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await page.getByRole('textbox', { name: 'Kürzel' }).fill(word.toLowerCase());
  await page.getByRole('textbox', { name: 'Laienwörter' }).fill(word);
  await page.getByRole('textbox', { name: 'Fachwörter' }).fill('Fraktur');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Gespeichert. Die Suche kennt es in zwei Sekunden.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Suchen' }).fill(word);
  await expect(page.getByText('1 Eintrag')).toBeVisible();
  // The place in the list stands in the address.
  await page.reload();
  await expect(page.getByRole('searchbox', { name: 'Suchen' })).toHaveValue(word);
  await expect(page.getByText('1 Eintrag')).toBeVisible();
  await page.getByRole('button', { name: 'Bearbeiten' }).click();
  await page.getByRole('textbox', { name: 'Fachwörter' }).fill('Fissur');
  await page.getByRole('button', { name: 'Neuer Eintrag' }).click();
  await question(page).getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(page.getByRole('textbox', { name: 'Fachwörter' })).toHaveValue('Fissur');
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await question(page).getByRole('button', { name: 'Verlassen' }).click();
  await expect(page.getByRole('textbox', { name: 'Fachwörter' })).toHaveCount(0);

  const remove = page.getByRole('button', { name: 'Löschen' });
  await remove.click();
  const really = page.getByRole('alertdialog', { name: /endgültig löschen\?$/ });
  await really.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(page.getByText('1 Eintrag')).toBeVisible();
  await remove.click();
  await really.getByRole('button', { name: 'Löschen' }).click();
  await expect(page.getByText('Dazu gibt es nichts.')).toBeVisible();

  // On a phone no word of a row breaks.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/backend/words?kind=rule&q=ueberdosis');
  const lines = page.getByRole('button', { name: 'Bearbeiten: ueberdosis' }).evaluate((button) => {
    const words = document.createRange();
    words.selectNodeContents(button);
    return words.getClientRects().length;
  });
  expect(await lines).toBe(1);
});
