import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { passTime, ready, smallWindow, test, visit, watchRequests } from './journey.ts';
import { logIn, logOut, member, type Person } from './member.ts';
import { begin, course, owner, visitCourse } from './owner.ts';
import { control, currentTime, isPaused, layerOf, openVideo, playAfterAddress, videoIn } from './player.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

test.use(smallWindow);

/** Half a minute each, like all clips of the demo. */
const [faust, disc] = ['faust-univ', 'bandsch1'];

const note = (page: Page) => layerOf(page).getByRole('status').filter({ hasText: 'Weiter bei' });
const restart = (page: Page) => control(page, 'Von vorn');
/** The tile of a video. */
const seenIn = (page: Page, video: string) =>
  page
    .getByRole('main')
    .locator('article')
    .filter({ has: page.locator(`a[href^="/watch/${video}"]`) })
    .first();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('player.positions'));

/** Pauses, seeks to a second, and waits for its frame. */
async function watchTo(page: Page, second: number): Promise<void> {
  await expect(control(page, 'Pause')).toBeVisible();
  await videoIn(page).click();
  await expect.poll(() => isPaused(page)).toBe(true);
  const isThere = (to: number) =>
    videoIn(page).evaluate((element: HTMLVideoElement, at) => element.currentTime === at && !element.seeking, to);
  await videoIn(page).evaluate((element: HTMLVideoElement, to) => {
    element.currentTime = to;
  }, second);
  await expect.poll(() => isThere(second)).toBe(true);
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('video')).toHaveCount(0);
}

/** Records at which second videos start to play, on every page, however slow the machine is. */
async function watchBeginnings(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seconds: number[] = [];
    Object.assign(window, { begun: seconds });
    const keep = ({ target }: Event): void => void seconds.push((target as HTMLVideoElement).currentTime);
    document.addEventListener('playing', keep, { capture: true });
  });
}

const begun = (page: Page) => page.evaluate(() => (window as unknown as { begun: number[] }).begun);

/** Opens a video by its tile and returns the second at which it starts to play. */
async function beginning(page: Page, video: string): Promise<number> {
  const before = (await begun(page)).length;
  await openVideo(page, video);
  await expect.poll(async () => (await begun(page)).length).toBeGreaterThan(before);
  return (await begun(page))[before] ?? Number.NaN;
}

/** The positions stored in the account, by video. */
const onAccount = (page: Page) =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/api/user/positions')).json()) as { data?: { video: string; seconds: number }[] };
    return Object.fromEntries((data ?? []).map(({ video, seconds }) => [video, Math.floor(seconds)]));
  });

/** Another device of the same member. */
async function otherDevice(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'de-DE', viewport: { width: 1440, height: 900 } });
  await watchBeginnings(context);
  const page = await context.newPage();
  await visit(page, '/login');
  await logIn(page, person);
  await expect(page).toHaveURL(/\/home/);
  return page;
}

test.beforeEach(({ context }) => watchBeginnings(context));

test.describe('a visitor', () => {
  test('S11.3 S16.1 a video that was left goes on there, also after a reload, and nothing is kept before it was watched', async ({
    page,
    context,
  }) => {
    await visit(page, '/');
    await openVideo(page, faust);
    await expect(control(page, 'Pause')).toBeVisible();
    expect(await kept(page)).toBeNull();
    await watchTo(page, 12);
    await close(page);
    await page.reload();
    await ready(page);
    expect(await beginning(page, faust)).toBeGreaterThanOrEqual(12);
    await expect(note(page)).toHaveText('Weiter bei 0:12');
    const [position, ...others] = JSON.parse((await kept(page)) ?? '[]') as Record<string, unknown>[];
    expect(Object.keys(position ?? {})).toEqual(['video', 'seconds', 'duration', 'at']);
    expect(others).toEqual([]);
    // Only the consent cookies: the journeys start with them.
    expect((await context.cookies()).filter(({ name }) => !name.startsWith('consent_'))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['player.positions']);
  });

  test("S11.3 'Von vorn' begins at the start, keeps the keys in the layer, and is remembered", async ({ page }) => {
    await visit(page, '/');
    await openVideo(page, faust);
    await watchTo(page, 12);
    await close(page);
    await beginning(page, faust);
    await control(page, 'Pause').click();
    await restart(page).click();
    await expect.poll(() => currentTime(page)).toBe(0);
    await expect(restart(page)).toBeHidden();
    await expect(layerOf(page)).toBeFocused();
    expect(await kept(page)).toBeNull();
    await close(page);
    expect(await beginning(page, faust)).toBeLessThan(1);
  });

  test('S11.3 the note goes away by itself once the video plays, but not while the keyboard is on it', async ({ page }) => {
    await page.clock.install();
    await visit(page, '/');
    await openVideo(page, faust);
    await watchTo(page, 5);
    await close(page);
    await beginning(page, faust);
    await restart(page).focus();
    await passTime(page, 8000);
    await expect(restart(page)).toBeVisible();
    await layerOf(page).getByRole('button', { name: 'Pause' }).focus();
    await passTime(page, 8000);
    await expect(restart(page)).toBeHidden();
  });

  test('S11.3 a video that was seen to its end begins at its start', async ({ page }) => {
    await visit(page, '/');
    await openVideo(page, faust);
    await expect(control(page, 'Pause')).toBeVisible();
    await videoIn(page).evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 0.4;
    });
    await expect.poll(() => kept(page)).not.toBeNull();
    await close(page);
    await expect(seenIn(page, faust).getByText('gesehen', { exact: true })).toBeAttached();
    expect(await beginning(page, faust)).toBeLessThan(1);
    await expect(restart(page)).toBeHidden();
  });

  test('S11.3 odd things in the device’s store are nothing, and a device that keeps nothing plays all the same', async ({
    page,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.addInitScript(() => localStorage.setItem('player.positions', '[{"video":"faust-univ","seconds":"<b>"},7,null]'));
    await visit(page, '/');
    expect(await beginning(page, faust)).toBeLessThan(1);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await visit(page, '/');
    await openVideo(page, faust);
    await watchTo(page, 12);
    await close(page);
    // It is still kept in memory for as long as the window is open.
    expect(await beginning(page, faust)).toBeGreaterThanOrEqual(12);
    expect(faults).toEqual([]);
  });

  test('S11.3 tiles say how far a video was seen, after the page and without a shift; who watched nothing fetches nothing of it', async ({
    page,
  }) => {
    const asked = watchRequests(page, (request) => /\/(?:seen|positions|position-calls)-/.test(request.url()));
    await visit(page, '/gesundheit/krankheiten');
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);

    await openVideo(page, disc);
    await watchTo(page, 12);
    await close(page);
    const tile = seenIn(page, disc);
    await expect(tile.getByText(/^zu \d\d % gesehen$/)).toBeAttached();

    await watchShifts(page);
    await page.reload();
    await ready(page);
    await expect(tile.getByText(/^zu \d\d % gesehen$/)).toBeAttached();
    const bar = await tile.locator('[style*="--share"]').boundingBox();
    const picture = await tile.locator('picture img').boundingBox();
    expect(Math.abs((bar?.width ?? 0) - (picture?.width ?? 1))).toBeLessThan(2);
    expect(await shiftsOf(page)).toEqual([]);

    await visit(page, '/en/gesundheit/krankheiten');
    await expect(page.getByText(/^\d\d% watched$/).first()).toBeAttached();
  });
});

test.describe('a second in the address', () => {
  // resume-rules.test.ts covers which values are valid; this shows that the player starts there.
  for (const [t, second] of [
    ['0m12s', 12],
    ['99999', 0],
  ] as const) {
    test(`S11.4 ?t=${t} begins at second ${second}, whatever was watched before`, async ({ page }) => {
      await page.addInitScript(
        ([video, at]) => localStorage.setItem('player.positions', JSON.stringify([{ video, seconds: 20, duration: 27, at }])),
        [faust, Date.now()] as const,
      );
      await visit(page, `/watch/${faust}?t=${t}`);
      await playAfterAddress(page);
      expect(Math.floor((await begun(page))[0] ?? Number.NaN)).toBe(second);
      await expect(restart(page)).toBeHidden();
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toMatch(new RegExp(`/watch/${faust}$`));
    });
  }

  test('S11.4 without script an address with a second is the page that it is without', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(`/watch/${faust}?t=12`);
    await expect(page.locator('noscript video, video').first()).toBeAttached();
    await context.close();
  });
});

test.describe('a member', () => {
  test('S11.3 the account has what was watched, on every device, and a logout leaves nothing', async ({
    page,
    browser,
    baseURL,
  }) => {
    const person = await member(page);
    await visit(page, '/');
    await openVideo(page, faust);
    await watchTo(page, 12);
    await close(page);
    await expect.poll(() => onAccount(page)).toEqual({ [faust]: 12 });
    expect(await kept(page)).toBeNull();

    const other = await otherDevice(browser, baseURL, person);
    await visit(other, '/');
    await expect(seenIn(other, faust).getByText(/^zu \d\d % gesehen$/)).toBeAttached();
    expect(await beginning(other, faust)).toBeGreaterThanOrEqual(12);
    await watchTo(other, 18);
    await close(other);
    await expect.poll(() => onAccount(other)).toEqual({ [faust]: 18 });
    // The position known in this window is older.
    expect(await beginning(page, faust)).toBeGreaterThanOrEqual(18);
    await close(page);

    await visit(page, '/home');
    await logOut(page);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('has_session=1');
    await ready(page);
    expect(await kept(page)).toBeNull();
    await expect(seenIn(page, faust).getByText(/gesehen/)).toHaveCount(0);
    expect(await beginning(page, faust)).toBeLessThan(1);
    await other.context().close();
  });

  test('S11.3 what a visitor watched is handed over to the account once, at the login', async ({ page }) => {
    const person = await member(page);
    await visit(page, '/home');
    await logOut(page);
    await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('has_session=1');
    await visit(page, '/gesundheit/krankheiten');
    await openVideo(page, disc);
    await watchTo(page, 10);
    await close(page);
    expect(await kept(page)).toContain(disc);

    await visit(page, '/login');
    await logIn(page, person);
    await expect(page).toHaveURL(/\/home/);
    await expect.poll(() => onAccount(page)).toEqual({ [disc]: 10 });
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('S11.3 a day of one’s own course goes on where it was left', async ({ page }) => {
    await owner(page);
    await visitCourse(page);
    await begin(page);
    const day = page.getByRole('main').locator(`a[href*="/coaching/${course.shortid}"]`).first();
    await day.click();
    await watchTo(page, 9);
    await close(page);
    await day.click();
    await expect(note(page)).toHaveText('Weiter bei 0:09');
  });

  test("S11.3 S16.2 /home shows what was not finished, without a shift; 'Verlauf löschen' forgets all of it", async ({
    page,
  }) => {
    await member(page);
    await visit(page, '/home');
    await expect(page.getByRole('heading', { name: 'Weiterschauen' })).toHaveCount(0);
    await visit(page, '/');
    await openVideo(page, faust);
    await watchTo(page, 12);
    await close(page);
    await expect.poll(() => onAccount(page)).toEqual({ [faust]: 12 });
    await visit(page, '/home');
    const row = page.getByRole('region', { name: 'Weiterschauen' });
    await expect(row.getByText(/^zu \d\d % gesehen$/)).toBeAttached();
    await row.getByRole('link').first().click();
    await expect(note(page)).toHaveText('Weiter bei 0:12');
    await close(page);

    await page.getByRole('button', { name: 'Verlauf löschen' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page.getByText('Dein Verlauf ist gelöscht.')).toBeFocused();
    expect(await onAccount(page)).toEqual({});
    await visit(page, '/');
    expect(await beginning(page, faust)).toBeLessThan(1);
  });

  test('S11.3 S8.6 an account that keeps nothing is silent, and is told later', async ({ page }) => {
    await member(page);
    await visit(page, '/');
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    await page.route('**/api/user/positions', (route) => route.fulfill({ status: 500, json: { message: 'no' } }));
    await openVideo(page, faust);
    await watchTo(page, 12);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await page.unroute('**/api/user/positions');
    await close(page);
    await openVideo(page, faust);
    await watchTo(page, 16);
    await close(page);
    await expect.poll(() => onAccount(page)).toEqual({ [faust]: 16 });
    expect(faults).toEqual([]);
  });
});
