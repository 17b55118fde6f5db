import { expect, test as base, type Page, type Request } from '@playwright/test';

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

/** A test that fails when anything of it asks a foreign host (S16.1), but one that the reader agreed to (what begins with `agreedHost`). */
export const test = base.extend<{ agreedHost: string; foreignRequests: readonly string[] }>({
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
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
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
