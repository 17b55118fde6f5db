import { expect, type Page } from '@playwright/test';
import { ready, test, visit, watchDocuments } from './journey.ts';
import { logIn, member } from './member.ts';

const lost = (page: Page) => page.getByRole('heading', { level: 1, name: 'Keine Verbindung.' });
const unreached = (page: Page) => page.getByRole('alert').filter({ hasText: 'Wir erreichen den Server gerade nicht.' });

test.describe('without a connection', () => {
  test('S8.3 a page that cannot be asked for says so within the frame, and comes when it is tried again; a server that is away for a moment is a lost connection too, and its page comes once it is back', async ({
    page,
    context,
  }) => {
    await test.step('a page that cannot be asked for says so within the frame, and comes when it is tried again', async () => {
      await visit(page, '/');
      await context.setOffline(true);
      await page.getByRole('banner').getByRole('link', { name: 'Partner' }).click();
      await expect(lost(page)).toBeVisible();
      await expect(page).toHaveURL('/partner');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Gesundheit' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText('Impressum');
      await expect(page.getByText('Fehler 500')).toHaveCount(0);
      await page.getByRole('button', { name: 'Nochmal versuchen' }).click();
      await expect(lost(page)).toBeVisible();
      // Only one call fails: everything else on the site still works.
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1, name: 'Partner' })).toBeVisible();
    });
    await test.step('a server that is away for a moment is a lost connection too, and its page comes once it is back', async () => {
      for (const [status, name] of [
        [502, 'Impressum'],
        [503, 'Nutzungsbedingungen'],
        [504, 'Korrekturen'],
      ] as const) {
        await page.route('**/api/**', (route) => route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' }));
        await page.getByRole('contentinfo').getByRole('link', { name }).click();
        await expect(lost(page), String(status)).toBeVisible();
        await expect(page.getByRole('alertdialog'), String(status)).toHaveCount(0);
        await page.unroute('**/api/**');
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      }
    });
  });

  test('S2.22 S8.3 what cannot be opened says so: the settings of the cookies; another page than the start fails and returns alike, by the button; another language that cannot be had, or only its words, is said in the words that are there, and comes', async ({
    page,
    context,
  }) => {
    await test.step('what cannot be opened says so: the settings of the cookies, the menu of a video, a video', async () => {
      await visit(page, '/partner');
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Cookie-Einstellungen' }).click();
      await expect(unreached(page)).toBeVisible();
      await context.setOffline(false);
      await expect(unreached(page)).toHaveCount(0);
    });
    await test.step('another page than the start fails and returns alike, by the button', async () => {
      await page.route('**/api/**', (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(lost(page)).toBeVisible();
      await page.unroute('**/api/**');
      await page.getByRole('button', { name: 'Nochmal versuchen' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
      await expect(page).toHaveTitle(/^Impressum/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: 'Partner' })).toBeVisible();
    });
    await test.step('another language that cannot be had is said in the words that are there', async () => {
      await context.setOffline(true);
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(lost(page)).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await context.setOffline(false);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    });
    await test.step('another language of which only the words do not come is a lost connection, and comes with them', async () => {
      await visit(page, '/partner');
      const words = /\/assets\/english-[\w-]+\.js|\/en\/partner$/;
      await page.route(words, (route) => route.abort());
      await page.getByRole('link', { name: 'English' }).first().click();
      await expect(lost(page)).toBeVisible();
      await page.unroute(words);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    });
  });

  test('S8.3 a page whose style sheets do not come is a lost connection, and is asked for again without a press; after a release, whose files have other names, the next page is loaded as a document', async ({
    page,
  }) => {
    await test.step('a page whose style sheets do not come is a lost connection, and is asked for again without a press', async () => {
      await visit(page, '/');
      await page.waitForLoadState('networkidle');
      const missing = /\/assets\/.*\.css$|\/meta\/impressum$/;
      await page.route(missing, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(lost(page)).toBeVisible();
      await page.unroute(missing);
      await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
    });
    await test.step('after a release, whose files have other names, the next page is loaded as a document', async () => {
      await visit(page, '/');
      await page.waitForLoadState('networkidle');
      const documents = watchDocuments(page);
      await page.route('**/assets/*.js', (route) =>
        documents.length === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      );
      await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
      await ready(page);
      expect(documents.map((address) => new URL(address).pathname)).toEqual(['/meta/impressum']);
    });
  });

  test('S8.6 a search that cannot be asked says so, names the 112, and finds once there is a connection; one that the server could not answer is asked again without a press', async ({
    page,
    context,
  }) => {
    await test.step('a search that cannot be asked says so, names the 112, and finds once there is a connection', async () => {
      await visit(page, '/suche');
      await context.setOffline(true);
      await page.getByRole('main').getByRole('combobox').fill('Arthrose');
      const note = page.getByRole('alert').filter({ hasText: 'Die Suche hat gerade nicht geklappt.' });
      await expect(note).toBeVisible();
      await expect(note.getByRole('link', { name: '112 anrufen' })).toHaveAttribute('href', 'tel:112');
      await note.getByRole('button', { name: 'Nochmal versuchen' }).click();
      await expect(note).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByRole('status').filter({ hasText: /\d Ergebnis/ })).toBeVisible();
      await expect(note).toHaveCount(0);
    });
    await test.step('a search that the server could not answer is asked again without a press', async () => {
      await page.route('**/api/search/video', (route) => route.abort());
      await page.getByRole('main').getByRole('combobox').fill('Husten');
      await expect(page.getByRole('alert').filter({ hasText: 'Die Suche hat gerade nicht geklappt.' })).toBeVisible();
      await page.unroute('**/api/search/video');
      await expect(page.getByRole('status').filter({ hasText: /\d Ergebnis/ })).toBeVisible();
    });
  });

  test('S2.28 a flyout that cannot be had leaves the page as it is, and comes at the next try', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/');
    await page.route(/flyouts-[\w-]+\.js/, (route) => route.abort());
    await page.getByRole('button', { name: 'Menü' }).click();
    const more = page.getByRole('button', { name: 'Gesundheit: mehr zeigen' });
    await more.click();
    await expect(page.getByText('Das lässt sich gerade nicht laden.')).toBeVisible();
    await page.unroute(/flyouts-[\w-]+\.js/);
    await more.click();
    await more.click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Krankheiten' })).toBeVisible();
  });

  test('S4.5 S8.3 whoever logs in, and of whom the site then hears nothing, is led on once there is a connection', async ({
    page,
  }) => {
    const person = await member(page);
    await page.context().clearCookies();
    await visit(page, '/login?redirect=%2Fuser%2Fsessions');
    await page.route('**/api/user', (route) => route.abort());
    await logIn(page, person);
    await expect(lost(page)).toBeVisible();
    await page.unroute('**/api/user');
    await expect(page).toHaveURL('/user/sessions');
    await expect(page.getByRole('heading', { level: 1, name: 'Sitzungen' })).toBeVisible();
  });

  test('S4.4 whoever logs out is told that nobody could be told', async ({ page, context }) => {
    await member(page);
    await visit(page, '/home');
    // The page is loaded, and then the connection is lost.
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await page.route('**/auth/logout', (route) => route.abort());
    await visit(page, '/logout');
    await expect(page.getByRole('heading', { level: 1, name: 'Noch angemeldet' })).toBeVisible();
    await page.unroute('**/auth/logout');
    await page.getByRole('button', { name: 'Nochmal abmelden' }).click();
    await expect(page).toHaveURL('/');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  });
});
