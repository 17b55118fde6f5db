import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test';

const isOurs = (address: string, baseURL: string | undefined): boolean =>
  !/^(?:https?|wss?):/.test(address) || new URL(address).origin === baseURL;

const refusal = { consent_essential: '1', consent_analytics: '-1', consent_marketing: '-1' };

/** The state of a reader who has refused consent, as most journeys start; the banner itself is tested in `consent.spec.ts`. */
const answered = (baseURL = '') => ({
  cookies: Object.entries(refusal).map(([name, value]) => ({
    name,
    value,
    domain: new URL(baseURL).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  })),
  origins: [],
});

/** `test.use(firstVisit)`: the consent banner has not been answered yet. */
export const firstVisit = { storageState: { cookies: [], origins: [] } };

/** `test.use(withMotion)`: with animations, as for readers without reduced motion. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * Pages whose clock is not set see noon: the site is dark from 18 to 6 (S4.21), and journeys must not depend on the time of
 * day. The timestamp itself is unchanged, because the server uses it too.
 */
const noon = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    // oxlint-disable-next-line typescript/unbound-method -- called with its date below
    const { getHours } = Date.prototype;
    // oxlint-disable-next-line no-extend-native -- of the page alone
    Date.prototype.getHours = function () {
      const isNow = Math.abs(this.getTime() - Date.now()) < 1000;
      return isNow && !('isFake' in Date) ? 12 : getHours.call(this);
    };
  });

/** `test.use(smallWindow)`: still a desktop layout, but a video in it has half the lines to decode and render. */
export const smallWindow = { viewport: { width: 1280, height: 640 } };

/**
 * A test that fails on any request to a foreign host (S16.1), except those the reader agreed to (starting with `agreedHost`).
 */
export const test = base.extend<{ agreedHost: string; foreignRequests: readonly string[] }, { atNoon: void }>({
  atNoon: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        await noon(context);
        return context;
      };
      await use();
    },
    { scope: 'worker', auto: true },
  ],
  agreedHost: ['', { option: true }],
  storageState: async ({ baseURL }, provide) => {
    await provide(answered(baseURL));
  },
  foreignRequests: [
    async ({ context, baseURL, agreedHost }, use) => {
      const foreign: string[] = [];
      context.on('request', (request) => {
        if (!isOurs(request.url(), baseURL) && !(agreedHost && request.url().startsWith(agreedHost))) foreign.push(request.url());
      });
      await use(foreign);
      // A handler that still waits for its answer when a test ends would fail with the page.
      await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior: 'ignoreErrors' })));
      expect(foreign, 'S16.1 requests to foreign hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits for hydration. */
export const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};

/** Opens a URL and waits for hydration. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Collects console output; a page without errors logs nothing. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // Caused by the `serviceWorkers` setting.
    if (message.text() !== 'Service Worker registration blocked by Playwright') said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Collects the URLs of matching requests from now on. */
export function watchRequests(page: Page, matches: (request: Request) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (matches(request)) asked.push(request.url());
  });
  return asked;
}

/** Collects document loads from now on: none as long as navigation is client-side. */
export const watchDocuments = (page: Page): string[] => watchRequests(page, (request) => request.isNavigationRequest());

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/**
 * Stops the page's clock; `passTime` advances it. Media and requests are not affected. Call `page.clock.install()`
 * before loading the page: timers that are already running could not be stopped.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

/** Waits until the effects of what was drawn have run: they have a task of their own (src/app/react-dom.ts). */
const effectsRun = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve());
        port1.start();
        port2.postMessage(null);
      }),
  );

/** Advances a page's clock by milliseconds, after the effects that set or stop its timers: these would otherwise begin too late. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await effectsRun(page);
  await page.clock.runFor(ms);
}
