import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, type Route } from '@playwright/test';
import { fileInput, openFiles, rowOfFile as row } from './files.ts';
import { test } from './journey.ts';
import { call } from './office-call.ts';
import { port, siteAt } from './serve.ts';

/** Large enough for the upload to take a while, with the header of a film. */
function film(size: number): Buffer {
  const bytes = Buffer.alloc(size, 7);
  bytes.write('\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 0, 'latin1');
  return bytes;
}

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

test('S9.4 S8.9 an upload that stands still for 30 seconds is given up, and goes on when it is told to', async ({ page }) => {
  await page.clock.install();
  await openFiles(page);
  const gate = await heldAfterFirstPiece(page);
  await fileInput(page).setInputFiles({ name: 'Still.mp4', mimeType: 'video/mp4', buffer: film(20 * 1024 * 1024) });
  await gate.isHeld;
  // From here on the clock advances only manually, however busy the machine is.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('button', { name: 'Anhalten: Still.mp4' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(15_000);
  await expect(page.getByRole('alert')).toHaveText('Das Hochladen steht seit 30 Sekunden still und wird abgebrochen.');
  await page.clock.resume();
  await page.unroute('**/api/backend/upload/*');
  await page.getByRole('button', { name: 'Erneut versuchen: Still.mp4' }).click();
  await expect(row(page, 'Still.mp4')).toBeVisible();
});

test('S10.5 a piece that a slow line does not send in the time of a request is gone on with', async ({ page }) => {
  await openFiles(page);
  // What Node answers, and a front server.
  await page.route('**/api/backend/upload/*', (route) => route.fulfill({ status: 408 }), { times: 1 });
  await fileInput(page).setInputFiles({ name: 'Langsam.mp4', mimeType: 'video/mp4', buffer: film(1024 * 1024) });
  await expect(row(page, 'Langsam.mp4')).toBeVisible();
  await expect(page.getByText('Hochgeladen')).toBeVisible();
});

test('S10.5 where a front server takes no large pieces, small ones are sent', async ({ page }) => {
  await openFiles(page);
  const sizes: number[] = [];
  await page.route('**/api/backend/upload/*', (route) => {
    const size = route.request().postDataBuffer()?.length ?? 0;
    sizes.push(size);
    return size > 1024 * 1024 ? route.fulfill({ status: 413, body: '<h1>413 Request Entity Too Large</h1>' }) : route.continue();
  });
  await fileInput(page).setInputFiles({ name: 'Eng.mp4', mimeType: 'video/mp4', buffer: film(2_500_000) });
  await expect(row(page, 'Eng.mp4')).toBeVisible();
  await expect(page.getByText('Hochgeladen')).toBeVisible();
  expect(sizes.filter((size) => size > 0)).toEqual([2_500_000, 1_000_000, 1_000_000, 500_000]);
});

test('(S16.4) S10.5 uploads whose session has ended wait for a new login, and all arrive', async ({ page, context }) => {
  await openFiles(page);
  await context.clearCookies();
  const names = ['Danach 1.mp4', 'Danach 2.mp4'];
  await fileInput(page).setInputFiles(
    names.map((name, number) => ({ name, mimeType: 'video/mp4', buffer: film(20_000 + number) })),
  );
  const dialog = page.getByRole('dialog', { name: 'Bitte melde Dich noch einmal an' });
  await dialog.getByLabel('Passwort').fill('sprechstunde-demo');
  await dialog.getByLabel('Passwort').press('Enter');
  await expect(dialog).toHaveCount(0);
  for (const name of names) await expect(row(page, name)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('S9.4 five files are on their way at once, the others wait', async ({ page }) => {
  await openFiles(page);
  const held: Route[] = [];
  await page.route('**/api/backend/upload/*', (route) => {
    if (route.request().method() === 'PATCH') held.push(route);
    else void route.continue();
  });
  const names = Array.from({ length: 7 }, (_, number) => `Folge ${number + 1}.mp4`);
  await fileInput(page).setInputFiles(
    names.map((name, number) => ({ name, mimeType: 'video/mp4', buffer: film(10_000 + number) })),
  );
  await expect.poll(() => held.length).toBe(5);
  await expect(page.getByText('wartet', { exact: true })).toHaveCount(2);
  await held.shift()?.continue();
  await expect(page.getByText('wartet', { exact: true })).toHaveCount(1);
  await expect.poll(() => held.length).toBe(5);
  // The pending ones continue with it.
  await page.unroute('**/api/backend/upload/*');
  for (const name of names) await expect(row(page, name)).toBeVisible();
});

test.describe('on a server of its own', () => {
  const site = `http://127.0.0.1:${port + 50}`;
  test.use({ agreedHost: site });

  test('S10.5 an upload outlives its server: killed and begun again, it has the same bytes in the end', async ({ page }) => {
    test.slow();
    const folder = await mkdtemp(path.join(tmpdir(), 'sprechstunde-restart-'));
    const bytes = film(40 * 1024 * 1024);
    bytes.writeUInt32BE(2026, bytes.length - 4);
    const file = path.join(folder, 'Neustart.mp4');
    await writeFile(file, bytes);
    const start = await siteAt(port + 50);
    let server = await start();
    try {
      await openFiles(page, site);
      const gate = await heldAfterFirstPiece(page);
      await fileInput(page).setInputFiles(file);
      await gate.isHeld;
      await server.end('SIGKILL');
      await page.unroute('**/api/backend/upload/*');
      const again = page.getByRole('button', { name: 'Erneut versuchen: Neustart.mp4' });
      await expect(again, 'after several tries of its own').toBeVisible();
      server = await start();
      const offsets: number[] = [];
      page.on('request', (request) => {
        if (request.method() === 'PATCH') offsets.push(Number(request.headers()['upload-offset']));
      });
      await again.click();
      await expect(page.getByText('Hochgeladen')).toBeVisible();
      expect(offsets[0]).toBeGreaterThanOrEqual(16 * 1024 * 1024);
      await expect(row(page, 'Neustart.mp4')).toBeVisible();
      const { data } = await call<{ data: { url: string; name: string }[] }>(page, `${site}/api/backend/file/list?q=Neustart`);
      const back = await page.request.get(`${site}${data[0]?.url}`);
      expect((await back.body()).equals(bytes)).toBe(true);
    } finally {
      await server.end('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  });
});

/** Lets the first chunk of an upload through and holds the second one, so that it stays in progress. */
async function heldAfterFirstPiece(page: Page): Promise<{ readonly isHeld: Promise<void> }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  let pieces = 0;
  await page.route('**/api/backend/upload/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue();
    pieces += 1;
    if (pieces === 1) return route.continue();
    // Neither answered nor continued: the page aborts it.
    resolve();
  });
  return { isHeld: promise };
}
