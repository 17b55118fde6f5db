import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { expect, type Page } from '@playwright/test';
import { offWorker } from '../../src/device/worker/off.ts';
import { findings } from './axe.ts';
import { test, visit } from './journey.ts';
import { logOut, member } from './member.ts';
import { port } from './serve.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls this page. */
const controlled = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });

const offline = (page: Page) => page.getByRole('heading', { level: 1, name: 'Ohne Verbindung' });

/** Paths cached on the device because they were read. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(async () =>
    (await caches.has('kept')) ? (await (await caches.open('kept')).keys()).map(({ url }) => new URL(url).pathname) : ['nothing'],
  );

/** Switches on caching of read pages, as offered by the offline page. */
async function keepPages(page: Page): Promise<void> {
  await page.goto('/offline');
  await page.getByRole('button', { name: 'Gelesene Seiten hier behalten' }).click();
  await expect(page.getByRole('button', { name: 'Alle entfernen und nichts mehr behalten' })).toBeVisible();
}

/**
 * Chromium's installability criteria (https://web.dev/articles/install-criteria), checked on the manifest as parsed by the
 * browser. `Page.getInstallabilityErrors` reports nothing in headless mode, whatever the manifest contains.
 */
test('S17.4 a browser reads the manifest without a fault and has all that it wants of a site to install', async ({
  page,
  context,
}) => {
  await visit(page, '/en');
  await controlled(page);
  const browser = await context.newCDPSession(page);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect([new URL(url).pathname, errors]).toEqual(['/en/manifest.webmanifest', []]);
  const manifest = JSON.parse(data) as { icons: { src: string; purpose: string }[] } & Record<string, unknown>;
  expect(manifest).toMatchObject({
    name: 'Sprechstunde',
    short_name: 'Sprechstunde',
    lang: 'en',
    start_url: '/en',
    display: 'standalone',
  });
  const widths = await page.evaluate(
    (icons) =>
      Promise.all(
        icons.map(async ({ src, purpose }) => {
          const image = Object.assign(new Image(), { src });
          await image.decode();
          return `${purpose} ${image.naturalWidth}`;
        }),
      ),
    manifest.icons,
  );
  expect(widths).toEqual(['any 192', 'any 512', 'maskable 192', 'maskable 512']);
});

test('S17.4 S16.1 without a connection a page of the site says so, with the numbers that help; nothing that was read is kept unasked', async ({
  page,
  context,
}) => {
  await visit(page, '/partner');
  await controlled(page);
  await visit(page, '/gesundheit');
  await context.setOffline(true);
  await page.goto('/partner');
  await expect(offline(page)).toBeVisible();
  for (const number of ['112', '116117', '08001110111']) await expect(page.locator(`a[href="tel:${number}"]`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(await kept(page)).toEqual(['nothing']);
  await page.goto('/en/user/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
  await page.goto('/partner');
  await expect(offline(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Partner' }), 'it goes on by itself').toBeVisible();
});

test('S17.4 pages are kept at a press, read without a connection, and go at a press', async ({ page, context }) => {
  await visit(page, '/');
  await controlled(page);
  await keepPages(page);
  await visit(page, '/partner');
  await expect.poll(() => kept(page)).toContain('/partner');
  // Client-side navigation: no document is requested, and the page is cached anyway.
  await page.getByRole('banner').getByRole('link', { name: 'Gesundheit' }).first().click();
  await expect(page).toHaveURL('/gesundheit');
  await expect.poll(() => kept(page)).toContain('/gesundheit');
  await context.setOffline(true);
  await page.goto('/partner');
  await expect(page.getByRole('heading', { level: 1, name: 'Partner' })).toBeVisible();
  await page.goto('/wohlfuehlen');
  await expect(offline(page)).toBeVisible();
  const list = page.getByRole('region', { name: 'Seiten auf diesem Gerät' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await list.getByRole('link', { name: /^Gesundheit/ }).click();
  await expect(page).toHaveURL('/gesundheit');
  await page.goto('/offline');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Alle entfernen' }).click();
  await expect(page.getByRole('button', { name: 'Gelesene Seiten hier behalten' })).toBeVisible();
  expect(await kept(page)).toEqual(['nothing']);
});

test('S17.4 S16.1 of a member nothing is kept, and a logout takes along what was read', async ({ page }) => {
  const { name } = await member(page);
  await visit(page, '/home');
  await controlled(page);
  await keepPages(page);
  for (const path of ['/user/profile', '/home', '/suche?query=Schlaf', '/partner']) await visit(page, path);
  await expect.poll(() => kept(page)).toContain('/partner');
  const paths = await kept(page);
  expect(paths.filter((path) => /^\/(?:home|user|suche|api|asset\/)/.test(path))).toEqual([]);
  const texts = await page.evaluate(async () => {
    const cache = await caches.open('kept');
    return Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))?.text() ?? ''));
  });
  expect(texts.filter((text) => text.includes(name))).toEqual([]);
  await visit(page, '/home');
  await logOut(page);
  await expect.poll(() => kept(page)).toEqual(['nothing']);
});

/** The site on another origin, with its service worker transformed by `worker`. */
async function front(worker: (real: string) => string): Promise<{ server: Server; origin: string }> {
  const site = `http://127.0.0.1:${port}`;
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? '/'), { headers: { accept: request.headers.accept ?? '*/*' } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      const headers = Object.fromEntries(
        [...answer.headers].filter(
          ([name]) => !/^(?:content-(?:encoding|length)|connection|keep-alive|transfer-encoding)$/.test(name),
        ),
      );
      response.writeHead(answer.status, headers);
      response.end(request.url === '/sw.js' ? worker(bytes.toString()) : bytes);
      // The browser waits with a new worker for what the old one still answers.
    })().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys());

/** With what a new worker waits for, where it does. */
const cachesAndWorkers = (page: Page): Promise<{ names: string[]; installing: boolean; waiting: boolean }> =>
  page.evaluate(async () => {
    const { installing = null, waiting = null } = (await navigator.serviceWorker.getRegistration()) ?? {};
    return { names: await caches.keys(), installing: installing !== null, waiting: waiting !== null };
  });

test.describe('workers of other days', () => {
  // The proxy is on another port, which is a different host to the page.
  test.use({ agreedHost: 'http://127.0.0.1:' });

  test('S17.4 a worker of yesterday shows the pages of today with their files, and makes room for that of today', async ({
    page,
    context,
  }) => {
    let isYesterday = true;
    const { server, origin } = await front((real) =>
      isYesterday ? real.replace(/"build":"[^"]+"/, '"build":"yesterday"') : real,
    );
    const missing: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) missing.push(response.url());
    });
    await visit(page, `${origin}/partner`);
    await controlled(page);
    expect(await cacheNames(page)).toEqual(['shell-yesterday']);
    isYesterday = false;
    await visit(page, `${origin}/gesundheit`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const ofToday = { names: [expect.stringMatching(/^shell-(?!yesterday)/)], installing: false, waiting: false };
    const browser = await context.newCDPSession(page);
    await browser.send('ServiceWorker.enable');
    await expect
      .poll(async () => {
        const seen = await cachesAndWorkers(page);
        // One in fifty times Chromium takes the old one for busy for five minutes, though it has nothing to do: then it is ended here.
        if (seen.waiting) await browser.send('ServiceWorker.stopAllWorkers');
        return seen;
      })
      .toEqual(ofToday);
    await visit(page, `${origin}/partner`);
    expect(missing).toEqual([]);
    server.close();
  });

  test('S17.4 where the operator wants no worker, an old one removes itself and all that it kept', async ({ page }) => {
    let isOff = false;
    const { server, origin } = await front((real) => (isOff ? offWorker : real));
    await visit(page, `${origin}/partner`);
    await controlled(page);
    isOff = true;
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(await cacheNames(page)).toEqual([]);
    server.close();
  });
});
