import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { enter } from './enter.ts';
import { test, visit, watchConsole } from './journey.ts';
import { begin, called, course, owner, reloadCourse, visitCourse } from './owner.ts';
import { control, currentTime, expectPlaying, layerOf, playAfterAddress, skipToEnd } from './player.ts';
import { shiftsOf, watchShifts } from './shifts.ts';

type Journey = { progress: number; today: number; days: { day: number; open: boolean; progress: number }[] };

const journeyOf = (page: Page): Promise<Journey> => called(page, `/api/coaching/journey/${course.shortid}`);

const dayTab = (page: Page, day: number) =>
  page.getByRole('tab', { name: `Tag ${day} `, exact: false }).and(page.locator(`[data-day="${day}"]`));

const panel = (page: Page) => page.getByRole('tabpanel');

test('S13.2, S13.3 after buying, the course’s page shows day 1, and nothing plays before what speaks against it was confirmed', async ({
  page,
}) => {
  const said = watchConsole(page);
  await owner(page);
  said.length = 0;
  await watchShifts(page);
  await visitCourse(page);
  await expect(page.getByRole('main')).toContainText('Tag 1 von 30');
  await expect(page.getByRole('progressbar')).toHaveAttribute('value', '0');
  await expect(page.getByRole('tab')).toHaveCount(30);
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', '1');
  // New parts may be inserted in its place.
  const shifts = (await shiftsOf(page)).filter(({ isAnswer }) => !isAnswer);
  expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);

  await page.getByRole('link', { name: 'Vor dem Start lesen' }).first().click();
  await expect(page.getByRole('region', { name: 'Bevor es losgeht' })).toBeFocused();
  await page.getByRole('button', { name: 'Bestätigen und beginnen' }).click();
  await expect(page.getByRole('checkbox', { name: /gelesen/ })).toHaveAttribute('aria-invalid', 'true');
  expect(await findings(page)).toEqual([]);
  await begin(page);
  await expect(page.getByRole('link', { name: 'Tag 1 abspielen' }).first()).toHaveAttribute(
    'href',
    `/watch/schlaf-01/coaching/${course.shortid}`,
  );
  expect(await findings(page)).toEqual([]);
  await reloadCourse(page);
  await expect(page.getByRole('heading', { name: 'Bevor es losgeht' })).toHaveCount(0);
  expect(said).toEqual([]);
});

test('S13.3 S19.1 S8.6 the consent stands beside the button that gives it, and is withdrawn with a press and a confirmation; a withdrawal that does not reach the server says so, and can be pressed again', async ({
  page,
}) => {
  await test.step('the consent stands beside the button that gives it, and is withdrawn with a press and a confirmation', async () => {
    await owner(page);
    await visitCourse(page);
    await expect(page.getByRole('region', { name: 'Bevor es losgeht' })).toContainText('willige ich ausdrücklich ein');
    await begin(page);
    const withdraw = page.getByRole('button', { name: 'Einwilligung widerrufen' });
    await withdraw.click();
    const asked = page.getByRole('alertdialog', { name: 'Einwilligung widerrufen.' });
    await asked.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(withdraw).toBeFocused();
    expect(await findings(page)).toEqual([]);
    await withdraw.click();
    await asked.getByRole('button', { name: 'Bestätigen' }).click();
    await expect(withdraw).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Bevor es losgeht' })).toBeFocused();
    await begin(page);
    await expect(withdraw).toBeVisible();
  });
  await test.step('a withdrawal of the consent that does not reach the server says so, and can be pressed again', async () => {
    const withdraw = page.getByRole('button', { name: 'Einwilligung widerrufen' });
    const press = async (): Promise<void> => {
      await withdraw.click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Bestätigen' }).click();
    };
    const call = '**/consent/withdraw';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
    await press();
    await expect(page.getByRole('alertdialog')).toContainText('(Code 500)');
    await page.getByRole('button', { name: 'Schließen' }).click();
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await press();
    await expect(page.getByRole('alert')).toContainText('Wir erreichen den Server gerade nicht.');
    await expect(withdraw).toBeFocused();
    await page.unroute(call);
    await press();
    await expect(withdraw).toHaveCount(0);
  });
});

test('S13.2 what is watched of a day shows on the course’s page and in the login area', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  await page.getByRole('link', { name: 'Tag 1 abspielen' }).first().click();
  await expectPlaying(page);
  const told = page.waitForResponse((response) => response.url().endsWith('/api/coaching/watched'));
  await control(page, 'Pause').click();
  expect((await told).status()).toBe(200);
  const { days } = await journeyOf(page);
  expect(days[0]?.progress).toBeGreaterThan(0);
  expect(days[0]?.progress).toBeLessThan(100);
  await page.keyboard.press('Escape');
  await expect(layerOf(page)).toBeHidden();
  await expect(dayTab(page, 1)).toContainText(`${days[0]?.progress}`);
  await page.getByRole('link', { name: 'Tag 1 weiter ansehen' }).first().click();

  // Leaving the page during playback still counts as watched.
  await expect.poll(() => currentTime(page)).toBeGreaterThan(4);
  await visit(page, '/home');
  await expect.poll(async () => (await journeyOf(page)).days[0]?.progress).toBeGreaterThan(days[0]?.progress ?? 100);
  await expect(page.getByText('Heute: Tag 1')).toBeVisible();
  await expect(page.getByRole('progressbar', { name: /Besser schlafen/ })).toBeVisible();
});

test('S13.2 a jump counts only what was played, and the end of a day does not run into one that is not open yet', async ({
  page,
}) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  await page.getByRole('link', { name: 'Tag 1 abspielen' }).first().click();
  // Only whole seconds count.
  await expect.poll(() => currentTime(page)).toBeGreaterThan(2);
  await skipToEnd(page);
  await expect(layerOf(page).getByRole('link', { name: 'Zurück zum Kurs' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/watch/schlaf-01/coaching/${course.shortid}`);
  await expect.poll(async () => (await journeyOf(page)).days[0]?.progress).toBeGreaterThan(0);
  expect((await journeyOf(page)).days[0]?.progress).toBeLessThan(100);
});

test('S13.1, S7.5, S8.5 a day that is not open yet says when it opens, also during a pause, and leads back to the course', async ({
  page,
}) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  await dayTab(page, 9).click();
  await expect(panel(page)).toContainText(/Dieser Tag wird am \d+\. \p{L}+ freigeschaltet\./u);
  await expect(panel(page).getByRole('link')).toHaveCount(0);

  await visit(page, `/watch/schlaf-09/coaching/${course.shortid}`);
  await expect(layerOf(page).getByRole('alert')).toContainText(/Dieser Tag wird am \d+\. \p{L}+ \d{4} freigeschaltet\./u);
  await expect(layerOf(page).getByText('Noch nicht offen').first()).toBeAttached();
  await layerOf(page).getByRole('link', { name: 'Zum Coaching' }).click();
  await expect(page).toHaveURL(course.page);

  await page.getByRole('button', { name: 'Kurs pausieren' }).click();
  await expect(page.getByRole('main')).toContainText('Pause an Tag 1 von 30');
  await expect(page.getByRole('button', { name: 'Kurs fortsetzen' })).toBeFocused();
  await dayTab(page, 2).click();
  await expect(panel(page)).toContainText('Dieser Tag wird freigeschaltet, sobald Du den Kurs fortsetzt.');
  await visit(page, `/watch/schlaf-02/coaching/${course.shortid}`);
  await expect(layerOf(page).getByRole('alert')).toContainText('sobald Du den Kurs fortsetzt');

  await visitCourse(page);
  await page.getByRole('button', { name: 'Kurs fortsetzen' }).click();
  await expect(page.getByRole('main')).toContainText('Tag 1 von 30');
  await expect(page.getByRole('button', { name: 'Kurs pausieren' })).toBeVisible();
});

test('S13.1, S13.5 the page opens at today’s day, and what was set is still set after a reload', async ({ page }) => {
  await enter(page, 'mitglied@example.org');
  await visitCourse(page);
  await expect(page.getByRole('main')).toContainText('Tag 12 von 30');
  await expect(page.locator('[aria-current="date"]')).toHaveAttribute('data-day', '12');
  await page.getByRole('checkbox', { name: /Jeden Tag eine E-Mail/ }).uncheck();
  await page.getByLabel('Uhrzeit', { exact: true }).selectOption('19 Uhr');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();

  for (const [width, height] of [
    [900, 700],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const [picture, title] = await Promise.all([
      page.getByRole('main').locator('header picture').boundingBox(),
      page.getByRole('heading', { level: 1 }).boundingBox(),
    ]);
    expect((picture?.y ?? 0) + (picture?.height ?? 0), 'the title below the picture').toBeLessThan(title?.y ?? 0);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/home');
  await visitCourse(page);
  await expect(page.getByRole('checkbox', { name: /Jeden Tag eine E-Mail/ })).not.toBeChecked();
  await expect(page.getByLabel('Uhrzeit', { exact: true })).toHaveValue('19');
  // The row is scrolled to the current day; the page itself has not scrolled.
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  const middle = await dayTab(page, 12).evaluate((tab) => tab.getBoundingClientRect().left + tab.clientWidth / 2);
  expect(Math.abs(middle - 195)).toBeLessThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('S13.4 S13.1 a note is saved, is there after a reload, and does not replace one from elsewhere unseen; the beginning moves to later, and never back; after the last day there is nothing to set any more, and a certificate once enough was watched', async ({
  page,
  context,
}) => {
  await test.step('a note is saved, is there after a reload, and does not replace one from elsewhere unseen', async () => {
    await owner(page);
    await visitCourse(page);
    const note = page.getByLabel('Notiz zu Tag 1', { exact: true });
    await note.fill('Um zehn das Licht aus.');
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(page.getByText('Notiz gespeichert.')).toBeVisible();
    await reloadCourse(page);
    await expect(note).toHaveValue('Um zehn das Licht aus.');

    const other = await context.newPage();
    await visitCourse(other);
    await other.getByLabel('Notiz zu Tag 1', { exact: true }).fill('Kein Handy im Bett.');
    await note.fill('Kräutertee.');
    await other.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(other.getByText('Notiz gespeichert.')).toBeVisible();
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(panel(page).getByRole('alert')).toContainText('Kein Handy im Bett.');
    await expect(note).toHaveValue('Kräutertee.');
    await page.getByRole('button', { name: 'Notiz speichern' }).click();
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
    await reloadCourse(page);
    await expect(note).toHaveValue('Kräutertee.');

    // S19.1 Keyboard navigation along the path keeps unsaved input.
    await note.fill('Noch nicht fertig');
    await dayTab(page, 1).focus();
    await page.keyboard.press('ArrowRight');
    await expect(dayTab(page, 2)).toBeFocused();
    await expect(dayTab(page, 2)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('Notiz zu Tag 2', { exact: true })).toHaveValue('');
    await page.keyboard.press('End');
    await expect(dayTab(page, 30)).toBeFocused();
    await expect(dayTab(page, 30)).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(note).toHaveValue('Noch nicht fertig');
  });
  await test.step('the beginning moves to later, and never back', async () => {
    const start = page.getByLabel('Dein erster Tag');
    const begun = await start.inputValue();
    const inDays = (days: number): string => new Date(Date.parse(begun) + days * 86_400_000).toISOString().slice(0, 10);
    await start.fill(inDays(-11));
    await page.getByRole('button', { name: 'Beginn verschieben' }).click();
    await expect(start).toHaveAccessibleDescription(/nur auf später verschoben/);
    await start.fill(inDays(20));
    await page.getByRole('button', { name: 'Beginn verschieben' }).click();
    await expect
      .poll(
        async () =>
          (await called<{ days: { opens_on: string | null }[] }>(page, `/api/coaching/journey/${course.shortid}`)).days[1]
            ?.opens_on,
      )
      .toBe(inDays(21));
    await expect(page.getByRole('main')).toContainText('Tag 1 von 30');
  });
  await test.step('after the last day there is nothing to set any more, and a certificate once enough was watched', async () => {
    // The server's response a month later.
    await page.route(`**/api/coaching/journey/${course.shortid}`, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { days: object[] } };
      const days = data.days.map((day) => ({ ...day, open: true, opens_on: null }));
      await route.fulfill({ response, json: { data: { ...data, days, today: days.length, over: true, confirmed: true } } });
    });
    await visitCourse(page);
    await expect(page.getByRole('main')).toContainText('Alle 30 Tage sind offen');
    await expect(page.getByRole('heading', { name: 'Noch ein Stück Weg' })).toBeVisible();
    await expect(page.getByText('Sobald Du 80 % des Kurses gesehen hast')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Kurs pausieren' })).toHaveCount(0);
  });
});

test('S6.3 S4.11 a visitor’s page has nothing of an owner, and asks for nothing of theirs; the course’s playlist has its download and its tag for owners alone', async ({
  page,
}) => {
  await test.step('a visitor’s page has nothing of an owner, and asks for nothing of theirs', async () => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, course.page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    expect(asked.filter((path) => path.includes('/journey/'))).toEqual([]);
  });
  await test.step('the course’s playlist has its download and its tag for owners alone', async () => {
    const { playlist } = await called<{ playlist: { slug: string } }>(await somewhere(page), `/api/coaching/${course.slug}`);
    const main = page.getByRole('main');
    await visit(page, `/playlist/${playlist.slug}`);
    await expect(main.getByText('Kostenpflichtig')).toBeVisible();
    await expect(main.locator('a[href*="/download/"]')).toHaveCount(0);
    await owner(page);
    await visit(page, `/playlist/${playlist.slug}`);
    await expect(main.getByText('Erworben')).toBeVisible();
    const address = await main.locator('a[href*="/download/"]').getAttribute('href');
    expect((await page.request.get(address ?? '')).status()).toBe(200);
  });
});

/** A page of the site from which API calls can be made. */
const somewhere = async (page: Page): Promise<Page> => {
  await visit(page, '/newsletter');
  return page;
};

test('S13.2 a trailer is watched without a word about it', async ({ page }) => {
  await owner(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, `/watch/schlaf-t1/coaching/${course.shortid}`);
  await playAfterAddress(page);
  await expectPlaying(page);
  await control(page, 'Pause').click();
  await page.keyboard.press('Escape');
  await expect(layerOf(page)).toBeHidden();
  expect(asked).toContain(`/api/coaching/journey/${course.shortid}`);
  expect(asked).not.toContain('/api/coaching/watched');
});

test('S13.2 what was played before the course was known counts too', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  let answer = (): void => {};
  const isPaused = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**/api/coaching/journey/${course.shortid}`, async (route) => {
    await isPaused;
    await route.continue();
  });
  await visit(page, `/watch/schlaf-01/coaching/${course.shortid}`);
  await playAfterAddress(page);
  await expect.poll(() => currentTime(page)).toBeGreaterThan(2);
  await control(page, 'Pause').click();
  answer();
  await expect(layerOf(page).getByText('Noch nicht offen').first()).toBeAttached();
  const told = page.waitForResponse((response) => response.url().endsWith('/api/coaching/watched'));
  await page.keyboard.press('Escape');
  expect((await told).status()).toBe(200);
  await page.unrouteAll();
  expect((await journeyOf(page)).days[0]?.progress).toBeGreaterThan(0);
});

test('S13.2 what could not be told is told later, and the reader hears nothing of it', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  await begin(page);
  let isLost = true;
  await page.route('**/api/coaching/watched', (route) => (isLost ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Tag 1 abspielen' }).first().click();
  await expectPlaying(page);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/watched'));
  await control(page, 'Pause').click();
  await failed;
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  isLost = false;
  const told = page.waitForResponse((response) => response.url().endsWith('/api/coaching/watched'));
  await page.keyboard.press('Escape');
  expect((await told).status()).toBe(200);
  expect((await journeyOf(page)).days[0]?.progress).toBeGreaterThan(0);
});

test('S13.5 the link of a mail ends the mails by one click, without script too', async ({ page, browser, baseURL }) => {
  await test.step('the link of a mail ends the mails by one click', async () => {
    await visit(page, '/kurs/abmelden?token=what-a-mail-had');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Mails abbestellen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Abbestellt');
  });
  await test.step('the link of a mail ends the mails without script too', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
    const plain = await context.newPage();
    await plain.goto('/kurs/abmelden?token=what-a-mail-had');
    await plain.getByRole('button', { name: 'Mails abbestellen' }).click();
    await expect(plain.locator('body')).toContainText('keine Mails mehr');
    await context.close();
  });
});
