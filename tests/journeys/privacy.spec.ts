import { expect, type Page } from '@playwright/test';
import { firstVisit, test, visit } from './journey.ts';
import { layerOf, openVideo, playAfterAddress } from './player.ts';

test.use(firstVisit);

const keptIn = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

const nothing = { local: [], session: [], databases: [], caches: [], workers: 0 };

test('S16.1 a visit leaves nothing on the device and asks no foreign host', async ({ page, context, foreignRequests }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Hinweise' }).click();
  await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
  await page.getByRole('button', { name: 'H', exact: true }).click();
  await expect(page).toHaveURL(/letter=h/);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goBack();
  await visit(page, '/meta/faq');
  await page.reload();
  expect(await context.cookies()).toEqual([]);
  expect(await keptIn(page)).toEqual(nothing);
  expect(foreignRequests).toEqual([]);
});

test('S16.1 watching keeps a setting that the reader changes, and nothing else', async ({ page, context }) => {
  await visit(page, '/');
  await openVideo(page, 'faust-univ');
  await playAfterAddress(page);
  expect(await keptIn(page)).toEqual(nothing);
  await layerOf(page).locator('video').hover();
  await layerOf(page).getByRole('button', { name: 'Untertitel' }).click();
  expect(await keptIn(page)).toEqual({ ...nothing, local: ['player.captions'] });
  expect(await context.cookies()).toEqual([]);
});
