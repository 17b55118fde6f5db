import { expect, type Page } from '@playwright/test';
import config from '../../playwright.config.ts';
import { openMatomo, type Hit, type Matomo } from '../matomo.ts';
import { freePort } from '../own-server.ts';
import { firstVisit, passTime, ready, stopClock, test as base, visit } from './journey.ts';
import { serveAt } from './serve.ts';

/** A production-like host name, which the browser resolves to this machine. */
const host = 'www.sprechzimmer-muster.de';

// Serial in one browser, which has a site of its own.
base.describe.configure({ mode: 'default' });

type House = { matomo: Matomo; port: number };

const test = base.extend<{ matomo: Matomo }, { house: House }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const [matomo, port] = [await openMatomo(), await freePort()];
      const close = await serveAt(port, {
        BASE_URL: `http://${host}:${port}`,
        DEMO: 'on',
        ANALYTICS_URL: matomo.url,
        ANALYTICS_SITE: '7',
      });
      await provide({ matomo, port });
      await close();
      await matomo.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ house }, provide) => provide(`http://${host}:${house.port}`),
  agreedHost: ({ house }, provide) => provide(`${house.matomo.url}/`),
  // Only the requests of this test.
  matomo: async ({ house: { matomo } }, provide) => {
    const [asked, hits] = [matomo.asked.length, matomo.hits.length];
    await provide({
      ...matomo,
      get asked() {
        return matomo.asked.slice(asked);
      },
      get hits() {
        return matomo.hits.slice(hits);
      },
    });
  },
});

test.use({
  ...firstVisit,
  launchOptions: {
    ...config.use?.launchOptions,
    args: [...(config.use?.launchOptions?.args ?? []), `--host-resolver-rules=MAP ${host} 127.0.0.1`],
  },
});

const answer = (page: Page, name: string) =>
  page.getByRole('dialog', { name: 'Deine Cookie-Einstellungen' }).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' });
const views = (hits: readonly Hit[]): (string | undefined)[] => hits.filter((hit) => !hit.e_c).map(({ url }) => url);

/** Gives consent with a stopped clock, so that later requests wait for `passTime`. */
async function agree(page: Page, address: string): Promise<void> {
  await page.clock.install();
  await visit(page, address);
  await expect(answer(page, 'Alle akzeptieren')).toBeVisible();
  await stopClock(page);
  const loaded = page.waitForResponse(/matomo\.js$/);
  await answer(page, 'Alle akzeptieren').click();
  await (await loaded).finished();
}

/** Resolves when everything the page has sent so far has arrived: sends a beacon after all others. */
const settled = async (page: Page, matomo: Matomo): Promise<void> => {
  const before = matomo.asked.length;
  await page.evaluate((url) => navigator.sendBeacon(`${url}/matomo.php?ping=1`), matomo.url);
  await expect.poll(() => matomo.asked.length).toBeGreaterThan(before);
};
const told = (hits: readonly Hit[]): readonly Hit[] => hits.filter(({ rec }) => rec === '1');

/** Lets all timers run, and returns what was requested from Matomo by then. */
async function askedByThen(page: Page, matomo: Matomo): Promise<readonly string[]> {
  await stopClock(page);
  await passTime(page, 10_000);
  await settled(page, matomo);
  await page.clock.resume();
  return matomo.asked.slice(0, -1);
}

test('S4.14 S16.1 nothing of Matomo is asked for before the answer, nor after a refusal, nor after a reload', async ({
  page,
  matomo,
}) => {
  await page.clock.install();
  await visit(page, '/');
  await expect(answer(page, 'Alles ablehnen')).toBeVisible();
  await answer(page, 'Alles ablehnen').click();
  await page.getByRole('main').locator('a[href="/gesundheit"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gesundheit' })).toBeVisible();
  await page.reload();
  await ready(page);
  expect(await askedByThen(page, matomo)).toEqual([]);
});

test('S4.14 marketing alone starts no statistics', async ({ page, matomo }) => {
  await page.clock.install();
  await visit(page, '/');
  const dialog = page.getByRole('dialog', { name: 'Deine Cookie-Einstellungen' });
  await dialog.getByText('Marketing', { exact: true }).click();
  await answer(page, 'Auswahl bestätigen').click();
  expect(await askedByThen(page, matomo)).toEqual([]);
});

test('S4.14 who agrees is counted 500 ms later, once for each page, by its kind and never by its topic', async ({
  page,
  matomo,
  baseURL,
  context,
}) => {
  await agree(page, '/gesundheit/krankheiten?letter=h');
  await passTime(page, 499);
  await settled(page, matomo);
  expect(told(matomo.hits)).toEqual([]);
  await passTime(page, 1);
  await expect.poll(() => views(told(matomo.hits))).toEqual([`${baseURL}/gesundheit/:category`]);

  await page.getByRole('button', { name: 'Herz', exact: true }).first().click();
  await expect(page).toHaveURL(/tag=herz/);
  await passTime(page, 2000);
  await settled(page, matomo);
  expect(views(told(matomo.hits)), 'a filter is no page').toHaveLength(1);

  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Partner', exact: true }).click();
  await expect(page).toHaveURL('/partner');
  await passTime(page, 500);
  await expect.poll(() => views(told(matomo.hits))).toEqual([`${baseURL}/gesundheit/:category`, `${baseURL}/partner`]);

  const sent = told(matomo.hits);
  for (const hit of sent) expect(Object.keys(hit).toSorted()).toEqual(['action_name', 'idsite', 'rec', 'url', 'urlref']);
  expect(sent.map(({ idsite, action_name, urlref }) => [idsite, action_name, urlref])).toEqual([
    ['7', 'health.detail', ''],
    ['7', 'partner', `${baseURL}/gesundheit/:category`],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/krankheiten|herz|letter/i);
  expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
    'consent_analytics',
    'consent_essential',
    'consent_marketing',
  ]);
});

test('S4.14 two pages within half a second are two views', async ({ page, matomo, baseURL }) => {
  await agree(page, '/');
  await passTime(page, 500);
  await expect.poll(() => views(told(matomo.hits))).toHaveLength(1);
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('link', { name: 'Partner', exact: true }).click();
  await expect(page).toHaveURL('/partner');
  await navigation.getByRole('link', { name: 'Wohlfühlen', exact: true }).click();
  await expect(page).toHaveURL('/wohlfuehlen');
  await passTime(page, 500);
  await expect.poll(() => views(told(matomo.hits))).toEqual([`${baseURL}/`, `${baseURL}/partner`, `${baseURL}/wohlfuehlen`]);
});

test('S4.14 who agreed before is counted from the first page on, without being asked', async ({ page, matomo, baseURL }) => {
  await visit(page, '/');
  await answer(page, 'Alle akzeptieren').click();
  await expect.poll(() => views(told(matomo.hits))).toHaveLength(1);
  await visit(page, '/en/partner');
  await expect.poll(() => views(told(matomo.hits))).toEqual([`${baseURL}/`, `${baseURL}/en/partner`]);
});

test('S16.1 a withdrawal ends the statistics at once, also those that were about to be sent, and takes their cookies', async ({
  page,
  matomo,
  context,
  baseURL,
}) => {
  await agree(page, '/');
  await passTime(page, 500);
  await expect.poll(() => views(told(matomo.hits))).toHaveLength(1);
  await context.addCookies([{ name: '_pk_id.7.1fff', value: 'left-by-another-version', url: baseURL ?? '' }]);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Partner', exact: true }).click();
  await expect(page).toHaveURL('/partner');
  await settings(page).click();
  await answer(page, 'Alles ablehnen').click();
  await expect(answer(page, 'Alles ablehnen')).toBeHidden();
  await passTime(page, 5000);
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Wohlfühlen', exact: true }).click();
  await expect(page).toHaveURL('/wohlfuehlen');
  await passTime(page, 5000);
  await settled(page, matomo);
  expect(views(told(matomo.hits))).toHaveLength(1);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_pk_id.7.1fff');

  await settings(page).click();
  await answer(page, 'Alle akzeptieren').click();
  await expect(answer(page, 'Alle akzeptieren')).toBeHidden();
  await expect(async () => {
    await passTime(page, 100);
    expect(views(told(matomo.hits)), 'agreeing again begins anew').toHaveLength(2);
  }).toPass();
  expect(matomo.asked.filter((path) => path.endsWith('.js'))).toHaveLength(1);
});

test('S16.1 a withdrawal in one window ends the statistics of the other', async ({ page, matomo, context }) => {
  await agree(page, '/');
  await passTime(page, 500);
  await expect.poll(() => views(told(matomo.hits))).toHaveLength(1);
  const cookies = (await context.cookies()).filter(({ name }) => name === 'consent_analytics');
  await context.addCookies(cookies.map((cookie) => ({ ...cookie, value: '-1' })));
  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Partner', exact: true }).click();
  await expect(page).toHaveURL('/partner');
  await passTime(page, 5000);
  await settled(page, matomo);
  expect(views(told(matomo.hits))).toHaveLength(1);
});

test('S16.6 the policy lets in two files of Matomo and nothing else of that host', async ({ page, house }) => {
  const policy = (await page.goto('/'))?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain(`${house.matomo.url}/matomo.js;`);
  const { origin } = new URL(house.matomo.url);
  expect(policy.split(/\s+/).filter((source) => source.startsWith(origin))).toHaveLength(3);
  await ready(page);
  const blocked = page.evaluate(
    () =>
      new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', (event) => resolve(event.blockedURI)),
      ),
  );
  await page.evaluate((url) => {
    document.head.append(Object.assign(document.createElement('script'), { src: `${url}/evil.js` }));
  }, house.matomo.url);
  expect(await blocked).toBe(`${house.matomo.url}/evil.js`);
  expect(house.matomo.asked).not.toContain('/stats/evil.js');
});

test.describe('on this machine', () => {
  test.use({ baseURL: ({ house }, provide) => provide(`http://127.0.0.1:${house.port}`) });

  test('S4.14 nothing is sent, whatever the reader answers', async ({ page, matomo }) => {
    await page.clock.install();
    await visit(page, '/');
    const fetched = page.waitForResponse(/\/statistics-[\w-]+\.js$/);
    await answer(page, 'Alle akzeptieren').click();
    await (await fetched).finished();
    expect(await askedByThen(page, matomo)).toEqual([]);
  });
});
