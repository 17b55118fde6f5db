import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findings } from './axe.ts';
import { test, visit } from './journey.ts';
import { logIn } from './member.ts';

const editor = { email: 'redaktion@example.org', password: 'sprechstunde-demo' };

/** The office on the page of files, in a browser in which an editor is logged in. */
async function openFiles(page: Page): Promise<void> {
  await visit(page, '/login');
  await logIn(page, editor);
  await page.waitForURL((url) => !url.pathname.includes('/login'));
  await page.goto('/backend/file');
  await expect(page.getByRole('heading', { level: 1, name: 'Dateien' })).toBeVisible();
}

const picture = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c8553d' } })
    .jpeg()
    .toBuffer();

/** As large as is needed to be on its way for a while, and as a film begins. */
function film(size: number): Buffer {
  const bytes = Buffer.alloc(size, 7);
  bytes.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 0, 'latin1');
  return bytes;
}

const fileInput = (page: Page) => page.locator('input[type=file][multiple]');
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });

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
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await fileInput(page).setInputFiles({ name: 'Ziegelrot.jpg', mimeType: 'image/jpeg', buffer: await picture() });
  await expect(row(page, 'Ziegelrot.jpg')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ziegelrot.jpg auswählen' }).press('Space');
  await page.getByRole('button', { name: 'Verschieben' }).press('Enter');
  const target = page.getByLabel('Zielordner');
  await expect(target).toBeFocused();
  await page.getByRole('dialog').getByRole('button', { name: 'Verschieben' }).press('Enter');
  await expect(row(page, 'Ziegelrot.jpg')).toBeHidden();
  await folders.getByRole('button', { name: 'Ohne Ordner' }).press('Enter');
  await expect(row(page, 'Ziegelrot.jpg')).toBeVisible();
  expect(await findings(page)).toEqual([]);
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
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(row(page, 'Rand.jpg')).toBeHidden();
});

test('S8.9 what is no file for us is refused in the words of the server', async ({ page }) => {
  await openFiles(page);
  await fileInput(page).setInputFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<script>') });
  await expect(page.getByRole('alert').filter({ hasText: 'Fehler beim Hochladen: Diese Art von Datei' })).toBeVisible();
  await page.getByRole('button', { name: 'Entfernen: bild.jpg' }).click();
  await expect(page.getByText('Datei entfernt')).toBeVisible();
});

test('S10.5 an upload shows its progress, pauses, goes on after a reload where it stopped, and can be cancelled', async ({
  page,
}) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sprechstunde-upload-'));
  try {
    const file = path.join(folder, 'Sprechstunde.mp4');
    await writeFile(file, film(40 * 1024 * 1024));
    await openFiles(page);
    const gate = await heldAfterFirstPiece(page);
    await fileInput(page).setInputFiles(file);
    const progress = page.getByRole('progressbar', { name: 'Sprechstunde.mp4 wird hochgeladen' });
    await gate.isHeld;
    await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
    await page.getByRole('button', { name: 'Anhalten: Sprechstunde.mp4' }).click();
    await expect(page.getByText('angehalten')).toBeVisible();

    await page.unroute('**/api/backend/upload/*');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dateien' })).toBeVisible();
    const offsets: number[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
    });
    await fileInput(page).setInputFiles(file);
    await expect(row(page, 'Sprechstunde.mp4')).toBeVisible();
    await expect(page.getByText('Hochgeladen')).toBeVisible();
    expect(offsets[0]).toBeGreaterThanOrEqual(16 * 1024 * 1024);

    const other = path.join(folder, 'Abgebrochen.mp4');
    await writeFile(other, film(40 * 1024 * 1024));
    const again = await heldAfterFirstPiece(page);
    await fileInput(page).setInputFiles(other);
    await again.isHeld;
    const gone = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Abbrechen: Abgebrochen.mp4' }).click();
    await expect(page.getByText('Hochladen abgebrochen')).toBeVisible();
    expect((await gone).status()).toBe(204);
    await expect(row(page, 'Abgebrochen.mp4')).toBeHidden();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Lets the first piece of an upload through and holds the second one, so that it is on its way for as long as is wanted. */
async function heldAfterFirstPiece(page: Page): Promise<{ readonly isHeld: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let pieces = 0;
  await page.route('**/api/backend/upload/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces === 1) return route.continue();
    // Neither answered nor sent on: the page gives it up when it is told to.
    resolve();
  });
  return { isHeld: promise };
}
