import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../src/accounts/server/tables.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { takeCoaching } from '../owners.ts';
import { findings } from './axe.ts';
import { siteDatabase } from './enter.ts';
import { test, visit } from './journey.ts';
import { logOut, member } from './member.ts';
import { begin, course, owner, visitCourse } from './owner.ts';

test.use({ serviceWorkers: 'allow' });

const filmsPage = '/offline/filme';

const keepButton = (page: Page): Locator => page.getByRole('tabpanel').getByRole('button', { name: 'Offline behalten' });
const onDevice = (page: Page): Locator => page.getByRole('tabpanel').getByText(/^Auf diesem Gerät \(/);
const play = (page: Page): Locator => page.getByRole('button', { name: /abspielen$/ });
const none = (page: Page): Locator => page.getByText('Auf diesem Gerät liegt kein Video.');

const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

/** What the browser has of films: its databases, and the mark. */
const leftOf = (page: Page) =>
  page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    mark: localStorage.getItem('films.kept'),
  }));
const nothing = { databases: [], mark: null };

/** Someone with the course, whose first film is on the device. */
async function ownerWithFilm(page: Page) {
  const person = await owner(page);
  await visitCourse(page);
  await begin(page);
  await controlled(page);
  await keepButton(page).click();
  await expect(onDevice(page)).toBeVisible();
  return person;
}

/** Changes the rows of the films on the device, as time and other members do. */
const changeRows = (page: Page, change: Readonly<Record<string, unknown>>): Promise<void> =>
  page.evaluate(
    (values) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('films');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no database')));
        opening.addEventListener('success', () => {
          const db = opening.result;
          const tx = db.transaction('films', 'readwrite');
          const all = tx.objectStore('films').getAll();
          all.addEventListener('success', () => {
            for (const row of all.result as object[]) tx.objectStore('films').put({ ...row, ...values });
          });
          tx.addEventListener('complete', () => {
            db.close();
            resolve();
          });
        });
      }),
    change,
  );

test('S13.7 a film of one’s course is kept at a press, with the space it takes, and plays without a connection', async ({
  page,
  context,
}) => {
  await ownerWithFilm(page);
  const section = page.getByRole('region', { name: 'Offline', exact: true });
  await expect(section).toContainText('Tag 1: Ankommen');
  await expect(section).toContainText(/Belegt: [\d,]+ [kM]B, frei: [\d,]+ [GTM]B/);
  expect(await findings(page)).toEqual([]);
  await context.setOffline(true);
  await page.goto(course.page);
  await page.getByRole('link', { name: 'Zu Deinen Offline-Videos' }).click();
  await expect(page).toHaveURL(filmsPage);
  await expect(page.getByRole('heading', { name: 'Tag 1: Ankommen' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await play(page).click();
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
  expect(
    await film.evaluate((element: HTMLVideoElement) => [
      element.error,
      Array.from(element.textTracks, ({ language }) => language),
    ]),
  ).toEqual([null, ['de', 'en']]);
  await page.goto('/en/offline/filme');
  await expect(page.getByRole('heading', { level: 1, name: 'Offline videos' })).toBeVisible();
  await page.getByRole('button', { name: /^Remove “/ }).click();
  await expect(page.getByText('There is no video on this device.')).toBeVisible();
  expect(await leftOf(page)).toEqual(nothing);
});

test('S13.7 a logout takes the films along', async ({ page }) => {
  await ownerWithFilm(page);
  expect(await leftOf(page)).toEqual({ databases: ['films'], mark: '1' });
  await visit(page, '/home');
  await logOut(page);
  await expect.poll(async () => (await leftOf(page)).databases).toEqual([]);
  await page.goto(filmsPage);
  await expect(none(page)).toBeVisible();
});

test('S13.7 a refund takes them along as soon as the device is online', async ({ page }) => {
  const { email } = await ownerWithFilm(page);
  const db = siteDatabase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await takeCoaching({ database: { db }, clock: systemClock }, { id: user?.id ?? '' }, course.shortid);
  await visit(page, '/partner');
  await expect.poll(() => leftOf(page)).toEqual(nothing);
});

test('S13.7 a copy that nobody confirmed in time is over, also without a connection', async ({ page, context }) => {
  await ownerWithFilm(page);
  await page.goto(filmsPage);
  await expect(play(page)).toBeVisible();
  await changeRows(page, { until: Date.now() - 1000 });
  await context.setOffline(true);
  await page.reload();
  await expect(none(page)).toBeVisible();
  expect(await leftOf(page)).toEqual(nothing);
});

test('S13.7 another member on the same device does not see them', async ({ page, context }) => {
  await ownerWithFilm(page);
  // As if the other member's session had begun where no page of the site was open.
  await changeRows(page, { member: 'somebody-else' });
  await page.goto(filmsPage);
  await expect(none(page)).toBeVisible();
  expect(await leftOf(page)).toEqual(nothing);

  await visitCourse(page);
  await keepButton(page).click();
  await expect(onDevice(page)).toBeVisible();
  await context.clearCookies();
  await member(page);
  await page.goto(filmsPage);
  await expect(none(page)).toBeVisible();
  expect(await leftOf(page)).toEqual(nothing);
});

test('S13.7 what is interrupted stays as far as it came, goes on, and never plays half', async ({ page, context }) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  await controlled(page);
  // As if the film had a part that has already come and one that has not.
  let isCut = true;
  await context.route('**/asset/*/file/**', (route) => (isCut ? route.abort() : route.continue()));
  await keepButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Das Laden wurde unterbrochen.' })).toBeVisible();
  await page.goto(filmsPage);
  await expect(page.getByText('noch nicht vollständig')).toBeVisible();
  await expect(play(page)).toHaveCount(0);
  isCut = false;
  await visitCourse(page);
  await page.getByRole('tabpanel').getByRole('button', { name: 'Weiter laden' }).click();
  await expect(onDevice(page)).toBeVisible();
});

test('S13.7 a device without room or storage says so, and nothing is left', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  await controlled(page);
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({ usage: 99, quota: 100 });
  });
  await keepButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Auf diesem Gerät ist zu wenig Platz' })).toBeVisible();
  expect(await leftOf(page)).toEqual(nothing);
  await page.evaluate(() => {
    navigator.storage.estimate = () => Promise.resolve({});
    // oxlint-disable-next-line typescript/unbound-method -- called with its store below
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...given) {
      if (this.name === 'parts') throw new DOMException('The device is full.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  });
  await keepButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Auf diesem Gerät ist zu wenig Platz.' })).toBeVisible();
  await expect.poll(() => leftOf(page)).toEqual(nothing);
  await page.evaluate(() => {
    indexedDB.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  await keepButton(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Dieser Browser lässt hier nichts speichern' })).toBeVisible();
});
