import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './axe.ts';
import { fileInput, openFiles, rowOfFile as row } from './files.ts';
import { test } from './journey.ts';
import { call } from './office-call.ts';

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer();

test('S10.5 folders are made, renamed and filled by keyboard alone', async ({ page }) => {
  await openFiles(page);
  await page.getByRole('button', { name: 'Neuer Ordner' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Neuer Ordner' });
  await expect(dialog.getByLabel('Name des Ordners')).toBeFocused();
  await page.keyboard.type('Titelbilder');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  const folders = page.getByRole('navigation', { name: 'Ordner' });
  await folders.getByRole('button', { name: 'Titelbilder' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Titelbilder' })).toBeVisible();

  await page.getByRole('button', { name: 'Neuer Ordner' }).press('Enter');
  await page.keyboard.type('a/b');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Der Name enthält einen Schrägstrich.')).toBeVisible();
  await page.keyboard.insertText('c'.repeat(200));
  await expect(dialog.getByText('Zu lang: 203 Zeichen, höchstens 200 sind möglich.'), 'nothing is cut').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await fileInput(page).setInputFiles({ name: 'Ziegelrot.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(row(page, 'Ziegelrot.jpg')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ziegelrot.jpg auswählen' }).press('Space');
  await page.getByRole('button', { name: 'Verschieben', exact: true }).press('Enter');
  const target = page.getByLabel('Zielordner');
  await expect(target).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).press('Enter');
  await expect(row(page, 'Ziegelrot.jpg')).toBeHidden();
  await folders.getByRole('button', { name: 'Ohne Ordner' }).press('Enter');
  await expect(row(page, 'Ziegelrot.jpg')).toBeVisible();
  expect(await findings(page)).toEqual([]);
});

async function makeFolder(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Neuer Ordner' }).click();
  const dialog = page.getByRole('dialog', { name: 'Neuer Ordner' });
  await dialog.getByLabel('Name des Ordners').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  // It moves those below it in the list.
  await expect(folder(page, name)).toBeVisible();
}

const foldersOf = (page: Page) => page.getByRole('navigation', { name: 'Ordner' });
const folder = (page: Page, name: string) => foldersOf(page).getByRole('button', { name, exact: true });
/** A folder within another one. */
const within = (page: Page, outer: string, name: string) =>
  foldersOf(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: outer, exact: true }) })
    .getByRole('listitem')
    .getByRole('button', { name, exact: true });

test('S10.5 a folder is put into another by keyboard, and dragged out again', async ({ page }) => {
  await openFiles(page);
  await makeFolder(page, 'Sommer');
  await makeFolder(page, 'Reise');
  await folder(page, 'Reise').press('Enter');
  await page.getByRole('button', { name: 'Ordner verschieben' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ordner verschieben' });
  await expect(dialog.getByLabel('Zielordner')).toBeFocused();
  expect(await dialog.getByRole('option').allTextContents(), 'not into itself').not.toContain('Reise');
  await page.keyboard.type('Sommer');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('„Reise“ verschoben nach Sommer')).toBeVisible();
  await expect(within(page, 'Sommer', 'Reise')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ordner verschieben' })).toBeFocused();
  expect(await findings(page)).toEqual([]);

  await folder(page, 'Reise').dragTo(folder(page, 'Ohne Ordner'));
  await expect(page.getByText('„Reise“ verschoben nach Ohne Ordner')).toBeVisible();
  await expect(within(page, 'Sommer', 'Reise')).toHaveCount(0);
  await expect(folder(page, 'Reise')).toBeVisible();
});

test('S10.5 several files are chosen, moved and deleted at once; one that is used says where before', async ({ page }) => {
  await openFiles(page);
  await makeFolder(page, 'Zuhause');
  await makeFolder(page, 'Unterwegs');
  await folder(page, 'Zuhause').click();
  await expect(page.getByRole('region', { name: 'Zuhause' })).toBeVisible();
  const names = ['Fenster.jpg', 'Balkon.jpg'];
  await fileInput(page).setInputFiles(
    await Promise.all(names.map(async (name) => ({ name, mimeType: 'image/jpeg', buffer: await picture() }))),
  );
  for (const name of names) await expect(row(page, name)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Verschieben', exact: true }).click();
  const moving = page.getByRole('dialog', { name: 'Verschieben nach' });
  await moving.getByLabel('Zielordner').selectOption('Unterwegs');
  await moving.getByRole('button', { name: 'Verschieben' }).click();
  await expect(page.getByText('2 Dateien verschoben nach Unterwegs')).toBeVisible();
  for (const name of names) await expect(row(page, name)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Zuhause' }), 'who works by keyboard is led on').toBeFocused();

  await folder(page, 'Unterwegs').click();
  await row(page, 'Balkon.jpg').getByRole('button', { name: 'Balkon.jpg' }).click();
  const details = page.getByRole('dialog', { name: 'Balkon.jpg' });
  const { pathname } = new URL(await details.getByLabel('Adresse').inputValue());
  await details.getByRole('button', { name: 'Schließen' }).click();
  const { data: video } = await call<{ data: { id: string } }>(page, '/api/backend/video/save', {
    title: 'Durchatmen auf dem Balkon',
    state: 'draft',
    poster: pathname,
  });
  try {
    await page.getByRole('checkbox', { name: 'Alle auswählen' }).check();
    await page.getByRole('button', { name: 'Löschen', exact: true }).click();
    const asking = page.getByRole('alertdialog', { name: '2 Dateien löschen?' });
    await expect(asking.getByRole('link', { name: 'Durchatmen auf dem Balkon' })).toBeVisible();
    await expect(asking.getByRole('button', { name: 'Löschen' })).toBeDisabled();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(asking).toBeHidden();
    await expect(page.getByRole('button', { name: 'Löschen', exact: true })).toBeFocused();
  } finally {
    await call(page, '/api/backend/video/delete', { id: video.id });
  }
});

test('S10.5 whoever deletes the last file of the last page is shown the page before', async ({ page }) => {
  await openFiles(page);
  await fileInput(page).setInputFiles({ name: 'Vorletzte.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(row(page, 'Vorletzte.jpg')).toBeVisible();
  // As if there were a second page, which somebody empties before it is opened.
  await page.route('**/api/backend/file/list?*', async (route) => {
    const isSecond = route.request().url().includes('page=2');
    const answer = (await (await route.fetch()).json()) as { data: unknown[] };
    await route.fulfill({ json: isSecond ? { data: [], total: 50 } : { data: answer.data, total: 51 } });
  });
  await page.getByLabel('Sortieren nach').selectOption('Name');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText('Seite 1 von 2')).toBeVisible();
  await expect(row(page, 'Vorletzte.jpg')).toBeVisible();
});

test('S10.5 a picture shows its focal point, its address and where it is used, and goes', async ({ page }) => {
  await openFiles(page);
  await fileInput(page).setInputFiles({ name: 'Mitte.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await page.getByRole('button', { name: 'Mitte.jpg', exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Mitte.jpg' });
  await expect(details.getByText('Wird nirgends verwendet.')).toBeVisible();
  await details.getByLabel('Von links (in Prozent)').press('Home');
  await details.getByRole('button', { name: 'Speichern' }).click();
  await expect(details.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  await details.getByLabel('Name').fill('Rand.jpg');
  await details.getByRole('button', { name: 'Umbenennen' }).click();
  const renamed = page.getByRole('dialog', { name: 'Rand.jpg' });
  await expect(renamed).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await renamed.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('checkbox', { name: 'Rand.jpg auswählen' }).check();
  await page.getByRole('button', { name: 'Löschen', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(row(page, 'Rand.jpg')).toBeHidden();
});

test('S8.9 what is no file for us is refused in the words of the server', async ({ page }) => {
  await openFiles(page);
  await fileInput(page).setInputFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') });
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Hochladen: Diese Art von Datei' })).toContainText(
    'Wähle bitte eine andere Datei',
  );
  await expect(page.getByRole('button', { name: /^Erneut versuchen/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Entfernen: bild.jpg' }).click();
  await expect(page.getByText('Datei entfernt')).toBeVisible();
});

test('S10.5 the chooser leads to every file, lists films first for a film, and says what to do where there are none', async ({
  page,
}) => {
  await openFiles(page);
  await page.goto('/backend/video/create');
  await page.getByRole('button', { name: 'Film aus Dateien wählen' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Datei wählen' });
  const kind = dialog.getByLabel('Art');
  await expect(kind).toHaveValue('video');
  const [label, content] = await Promise.all([
    dialog.locator('label', { hasText: 'Art' }).boundingBox(),
    dialog.locator('.MuiDialogContent-root').boundingBox(),
  ]);
  expect(label?.y, 'the label is not cut').toBeGreaterThanOrEqual(content?.y ?? Infinity);
  // Other journeys upload files meanwhile, so how many there are is told here.
  let told: object = { data: [], total: 0 };
  await page.route('**/api/backend/file/list?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), ...told } });
  });
  await kind.selectOption('Ton');
  await expect(dialog.getByText('Hier liegt noch keine passende Datei. Lade eine hoch.')).toBeVisible();
  // As where there are more files than fit one page.
  told = { total: 120 };
  await kind.selectOption('alle');
  await expect(dialog.getByText('Seite 1 von 3')).toBeVisible();
  const asked = page.waitForRequest(/\/file\/list\?.*\bpage=2\b/);
  await dialog.getByRole('button', { name: 'Weiter' }).click();
  await asked;
  await expect(dialog.getByText('Seite 2 von 3')).toBeVisible();
  told = { data: [], total: 0 };
  await dialog.getByLabel('Suchen').fill('gibtesnicht');
  await expect(dialog.getByText('Dazu haben wir keine Datei gefunden.')).toBeVisible();
});
