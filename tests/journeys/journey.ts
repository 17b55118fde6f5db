import { expect, test as base, type BrowserContext, type Page, type Request } from '@playwright/test';

const isOurs = (address: string, baseURL: string | undefined): boolean =>
  !/^(?:https?|wss?):/.test(address) || new URL(address).origin === baseURL;

const refusal = { consent_essential: '1', consent_analytics: '-1', consent_marketing: '-1' };

/** What a reader comes with who refused everything before, as most journeys begin: the question stands in `consent.spec.ts`. */
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

/** `test.use(firstVisit)`: nobody has been asked about cookies yet. */
export const firstVisit = { storageState: { cookies: [], origins: [] } };

/** `test.use(withMotion)`: the site moves, as for everybody who has not asked for stillness. */
export const withMotion = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * It is noon by every page whose clock nobody has set: the site is dark from 18 to 6 (S4.21), and no journey may depend on when it runs.
 * The instant stays what it is, since the server has it too.
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

/** `test.use(smallWindow)`: still that of a desk, but a film in it has half the lines to decode and draw. */
export const smallWindow = { viewport: { width: 1280, height: 640 } };

/** A test that fails when anything of it asks a foreign host (S16.1), but one that the reader agreed to (what begins with `agreedHost`). */
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
      expect(foreign, 'S16.1 requests to foreign hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until the page has been taken over by its script. */
export const ready = async (page: Page): Promise<void> => {
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
};

/** Opens an address and waits until its script has taken over. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await ready(page);
}

/** Collects what the console says; a page without faults says nothing. */
export function watchConsole(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    // Of the settings' `serviceWorkers`.
    if (message.text() !== 'Service Worker registration blocked by Playwright') said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(error.message));
  return said;
}

/** Collects the addresses that are asked for from now on and match. */
export function watchRequests(page: Page, matches: (request: Request) => boolean): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (matches(request)) asked.push(request.url());
  });
  return asked;
}

/** Collects documents that are loaded from now on: none, as long as links are followed within the page. */
export const watchDocuments = (page: Page): string[] => watchRequests(page, (request) => request.isNavigationRequest());

export const scrollTop = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/**
 * From here on the page's clock stands still; `page.clock.runFor` moves it. Media and requests go on as they are.
 * `page.clock.install()` must come before the page: timers that run already could not be stopped any more.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}
