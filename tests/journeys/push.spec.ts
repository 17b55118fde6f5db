import { createECDH, randomBytes } from 'node:crypto';
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { test, visit } from './journey.ts';
import { logOut } from './member.ts';
import { called, owner, reloadCourse, visitCourse } from './owner.ts';
import { port } from './serve.ts';

test.use({ serviceWorkers: 'allow' });

const origin = `http://127.0.0.1:${port}`;
const press = (page: Page) => page.getByRole('button', { name: 'Erinnerung einschalten' });
const isOn = async (page: Page): Promise<boolean> => (await called<{ on: boolean }>(page, '/api/push')).on;

/** Grants notifications. A browser without a window calls them denied in `Notification.permission` all the same. */
async function granted(page: Page, context: BrowserContext, permission = 'granted'): Promise<void> {
  await context.grantPermissions(['notifications'], { origin });
  await page.addInitScript((as) => {
    Object.defineProperty(Notification, 'permission', { configurable: true, get: () => as });
  }, permission);
}

/**
 * What stands in for the browser's push service, which is out of reach here: a subscription with real keys, for the page and its
 * worker alike kept by the page.
 */
async function withPushService(page: Page): Promise<void> {
  const pair = createECDH('prime256v1');
  const keys = { p256dh: pair.generateKeys('base64url', 'uncompressed'), auth: randomBytes(16).toString('base64url') };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('base64url')}`;
  await page.addInitScript(
    (json) => {
      const at = 'test.subscribed';
      const subscription = {
        toJSON: () => json,
        unsubscribe: () => Promise.resolve(delete localStorage[at]),
      };
      Object.assign(PushManager.prototype, {
        subscribe: ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
          localStorage[at] = `${userVisibleOnly} ${(applicationServerKey as string).length}`;
          return Promise.resolve(subscription);
        },
        getSubscription: () => Promise.resolve(at in localStorage ? subscription : null),
      });
    },
    { endpoint, keys },
  );
}

test('S17.6 the browser asks at a press alone; a device is switched on and off again, and a logout takes it along', async ({
  page,
  context,
}) => {
  await withPushService(page);
  await page.addInitScript(() => {
    const asked = Notification.requestPermission.bind(Notification);
    Notification.requestPermission = () => {
      document.documentElement.dataset['asked'] = 'yes';
      return asked();
    };
  });
  await granted(page, context);
  await owner(page);
  await visitCourse(page);
  await expect(press(page)).toBeEnabled();
  await expect(page.locator('html[data-asked]')).toHaveCount(0);
  expect(await isOn(page)).toBe(false);
  await press(page).click();
  await expect(page.getByText('Dieses Gerät erinnert Dich, solange Du hier angemeldet bist.')).toBeVisible();
  await expect(page.locator('html[data-asked]')).toHaveCount(1);
  // Visible alone, and with the site's own key.
  expect(await page.evaluate(() => localStorage['test.subscribed'] as string)).toBe('true 87');
  expect(await isOn(page)).toBe(true);
  expect(await findings(page)).toEqual([]);

  await reloadCourse(page);
  const off = page.getByRole('button', { name: 'Erinnerung ausschalten' });
  await off.click();
  await expect(press(page)).toBeVisible();
  expect([await isOn(page), await page.evaluate(() => 'test.subscribed' in localStorage)]).toEqual([false, false]);
  await press(page).click();
  await expect(off).toBeVisible();
  await visit(page, '/home');
  await logOut(page);
  expect((await context.request.get('/api/push')).status()).toBe(401);
});

test('S17.6 whoever denied notifications reads how to allow them; a service that fails is no dead end', async ({
  page,
  context,
}) => {
  await owner(page);
  await granted(page, context);
  await page.addInitScript(() => {
    PushManager.prototype.subscribe = () => Promise.reject(new DOMException('push service not available', 'AbortError'));
  });
  await visitCourse(page);
  await press(page).click();
  await expect(page.getByText('Das hat gerade nicht geklappt.')).toBeVisible();
  await expect(press(page)).toBeEnabled();
  expect(await isOn(page)).toBe(false);

  await granted(page, context, 'denied');
  await reloadCourse(page);
  const denied = page.getByText('Dein Browser erlaubt dieser Website keine Mitteilungen.');
  await expect(denied).toBeVisible();
  await expect(page.locator('[aria-live="polite"]').filter({ has: denied }), 'no press, no announcement').toHaveCount(0);
  await expect(press(page)).toBeHidden();
});

type Shown = { title: string; body: string; lang: string; tag: string };
type WorkerScope = {
  shown: Shown[];
  registration: { showNotification: (title: string, options: Omit<Shown, 'title'>) => Promise<void> };
  clients: { openWindow: (url: string) => Promise<unknown> };
  dispatchEvent: (event: Event) => boolean;
};

/** Hands a push to the site's worker as Chromium's push service would. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const browser = await context.newCDPSession(page);
  const registration = new Promise<string>((found) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (ours) found(ours.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
  await browser.detach();
}

test('S17.6 the worker shows the site’s name and the neutral sentence, whatever a push carries, and a press leads to the courses', async ({
  page,
  context,
}) => {
  await granted(page, context);
  await visit(page, '/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  // A browser without a window has nowhere to show notifications.
  await worker.evaluate(() => {
    const here = globalThis as unknown as WorkerScope;
    here.shown = [];
    here.registration.showNotification = (title, { body, lang, tag }) => {
      here.shown.push({ title, body, lang, tag });
      return Promise.resolve();
    };
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerScope).shown);
  const known = { title: 'Sprechstunde', body: 'Dein heutiger Tag ist offen.', lang: 'de', tag: 'course-day' };
  await deliver(context, page, JSON.stringify({ kind: 'course-day', locale: 'de', title: 'Besser schlafen', body: 'Schmerzen' }));
  await expect.poll(shown).toEqual([known]);
  await deliver(context, page, 'no JSON');
  await expect.poll(shown).toEqual([known, { ...known, body: 'Es gibt etwas Neues für Dich.', tag: 'unknown' }]);

  const opened = await worker.evaluate(() => {
    const here = globalThis as unknown as WorkerScope;
    return new Promise<string>((found) => {
      // Only a real press may open a window.
      here.clients.openWindow = (url) => Promise.resolve(found(url));
      const notification = { close: () => {}, data: { path: '/home' } };
      const event = Object.assign(new Event('notificationclick'), { notification, waitUntil: () => {} });
      here.dispatchEvent(event);
    });
  });
  expect(opened).toBe('/home');
});
