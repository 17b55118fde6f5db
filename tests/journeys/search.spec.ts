import { expect, type Page, type Route } from '@playwright/test';
import { findings } from './axe.ts';
import { passTime, stopClock, test, visit, watchConsole, watchDocuments, watchRequests } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';
import { layerOf } from './player.ts';
import { call, clear, count, field, frequent, isSearch, main, results, submit } from './search.ts';

/** Holds search responses back; each is released by its query. */
async function holdAnswers(page: Page): Promise<(query: string) => Promise<void>> {
  const held = new Map<string, Route>();
  await page.route(call, (route) => void held.set((route.request().postDataJSON() as { value: string }).value, route));
  return async (query) => {
    await expect.poll(() => held.has(query)).toBe(true);
    await held.get(query)?.continue();
  };
}

for (const [size, viewport] of Object.entries({ desktop, phone })) {
  test.describe(`S2.13 the search page on a ${size}`, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test('S2.41 S12.6 results come while one types, the address follows, and the icon clears', async ({ page }) => {
      const said = watchConsole(page);
      await visit(page, '/gesundheit');
      await visit(page, '/suche');
      await expect(submit(page)).toBeDisabled();
      await expect(clear(page)).toHaveCount(0);
      const documents = watchDocuments(page);
      await field(page).pressSequentially('Schlaf');
      await expect(count(page)).toHaveText(/^\d+ Ergebnisse$/);
      await expect(page).toHaveURL('/suche?query=Schlaf');
      await expect(results(page).first().getByRole('link').first()).toHaveAttribute('href', /^\/watch\//);
      await expect(results(page).locator('mark').first()).toBeVisible();
      await expect(submit(page)).toBeEnabled();
      await expect(field(page)).toHaveValue('Schlaf');
      await clear(page).click();
      await expect(page).toHaveURL('/suche');
      await expect(results(page)).toHaveCount(0);
      await expect(count(page)).toBeEmpty();
      await expect(field(page)).toBeFocused();
      await expect(frequent(page).getByRole('link')).toHaveCount(8);
      expect(documents).toEqual([]);
      await page.goBack();
      await expect(page).toHaveURL('/gesundheit');
      expect(said).toEqual([]);
    });

    test('S12.6 a facet narrows, a second press widens again, Back and Forward follow, and a shared address shows the same', async ({
      page,
    }) => {
      await visit(page, '/suche?query=Schlaf');
      const all = await count(page).textContent();
      const length = main(page).getByRole('group', { name: 'Länge' }).getByRole('button').first();
      await expect(length).toHaveAttribute('aria-pressed', 'false');
      const topic = main(page).getByRole('group', { name: 'Thema' }).getByRole('button').last();
      await topic.click();
      await expect(page).toHaveURL(/[?&]topic=/);
      const pressed = main(page).locator('button[aria-pressed="true"]');
      await expect(pressed).toHaveCount(1);
      const few = Number(/\d+$/.exec((await pressed.textContent()) ?? '')?.[0]);
      await expect(count(page)).toHaveText(few === 1 ? '1 Ergebnis' : `${few} Ergebnisse`);
      const shared = page.url();
      await page.goBack();
      await expect(count(page)).toHaveText(all ?? '');
      await page.goForward();
      await expect(pressed).toHaveCount(1);
      await pressed.click();
      await expect(count(page)).toHaveText(all ?? '');
      await expect(pressed).toHaveCount(0);
      await visit(page, shared);
      await expect(pressed).toHaveCount(1);
      await main(page).getByRole('link', { name: 'Filter zurücksetzen' }).click();
      await expect(page).toHaveURL('/suche?query=Schlaf');
      await expect(count(page)).toHaveText(all ?? '');
    });

    test('S8.7 S9.1 nothing found: why it may be, and a frequent search leads on', async ({ page }) => {
      await visit(page, '/suche');
      await field(page).fill('xyzxyzxyz');
      await expect(main(page)).toContainText('Leider konnten wir zu Deiner Suche keine Ergebnisse finden.');
      await expect(count(page)).toHaveText('0 Ergebnisse');
      await frequent(page).getByRole('link', { name: 'Schlaf' }).click();
      await expect(field(page)).toHaveValue('Schlaf');
      await expect(results(page).first()).toBeVisible();
      await expect(main(page).getByRole('region', { name: 'Vorschläge' }).getByRole('link').first()).toBeVisible();
      await page.goBack();
      await expect(field(page)).toHaveValue('xyzxyzxyz');
      await expect(main(page)).toContainText('keine Ergebnisse');
    });

    test('S12.5 a word that points to an emergency shows above all whom to call', async ({ page }) => {
      await visit(page, '/suche');
      await field(page).fill('Brustschmerz');
      const note = main(page).getByRole('alert');
      await expect(note.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
      expect((await note.boundingBox())?.y).toBeLessThan((await count(page).boundingBox())?.y ?? 0);
      await expect(note).toBeInViewport();
      await field(page).fill('Schlaf');
      await expect(note).toHaveCount(0);
    });
  });
}

test.describe('S5.6 the clock of typing', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('S5.6 typing is searched for 200 ms after it rests, Enter at once, and 2 characters never', async ({ page }) => {
    await visit(page, '/suche');
    await stopClock(page);
    const asked = watchRequests(page, isSearch);
    await field(page).pressSequentially('Sch');
    await passTime(page, 199);
    await field(page).pressSequentially('l');
    await passTime(page, 199);
    expect(asked).toHaveLength(0);
    await passTime(page, 1);
    await expect.poll(() => asked.length).toBe(1);
    await field(page).fill('Herz');
    await page.keyboard.press('Enter');
    await expect.poll(() => asked.length).toBe(2);
    await expect(page).toHaveURL('/suche?query=Herz');
    await field(page).fill('He');
    await page.keyboard.press('Enter');
    await passTime(page, 5000);
    await expect(submit(page)).toBeDisabled();
    expect(asked).toHaveLength(2);
  });

  test('S4.19 one sees that a search runs after 200 ms, by the shape of what comes', async ({ page }) => {
    await visit(page, '/suche');
    await stopClock(page);
    const letGo = await holdAnswers(page);
    const shape = main(page).locator('[aria-hidden="true"]:has(> div > i)');
    await field(page).fill('Schlaf');
    const asked = page.waitForRequest(isSearch);
    await passTime(page, 200);
    await asked;
    await expect(shape).toHaveCount(0);
    await passTime(page, 200);
    await expect(shape).toBeVisible();
    await letGo('Schlaf');
    await expect(results(page).first()).toBeVisible();
    await expect(shape).toHaveCount(0);
  });
});

test('S4.19 an answer never takes the place of a later one', async ({ page }) => {
  await visit(page, '/suche');
  const letGo = await holdAnswers(page);
  const given = page.waitForEvent('requestfailed', isSearch);
  await field(page).fill('Herz');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?query=Herz');
  await field(page).fill('Schlaf');
  await page.keyboard.press('Enter');
  await letGo('Schlaf');
  await expect(results(page).first()).toBeVisible();
  const found = await count(page).textContent();
  expect((await given).postDataJSON()).toMatchObject({ value: 'Herz' });
  await letGo('Herz').catch(() => {});
  await expect(count(page)).toHaveText(found ?? '');
  await expect(field(page)).toHaveValue('Schlaf');
});

test('S2.41 S17.1 what is typed before the script is there is searched for once it is', async ({ page }) => {
  let come = (): void => {};
  const isComing = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isComing;
    await route.continue();
  });
  await page.goto('/suche', { waitUntil: 'commit' });
  await field(page).fill('Schlaf');
  come();
  await expect(count(page)).toHaveText(/^\d+ Ergebnisse$/);
  await expect(page).toHaveURL('/suche?query=Schlaf');
  await expect(field(page)).toHaveValue('Schlaf');
});

test('S8.6 a search that fails says so without a popup, and can be made again', async ({ page }) => {
  await visit(page, '/suche');
  await page.route(call, (route) => route.abort());
  await field(page).fill('Schlaf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?query=Schlaf');
  await expect(main(page).getByRole('alert')).toContainText('Die Suche hat gerade nicht geklappt.');
  await expect(page.getByRole('alertdialog').or(page.getByRole('dialog'))).toHaveCount(0);
  await expect(main(page)).not.toContainText('keine Ergebnisse');
  await page.unroute(call);
  await submit(page).click();
  await expect(results(page).first()).toBeVisible();
});

test('S19.1 by keyboard alone: typed, narrowed, watched, cleared', async ({ page }) => {
  await visit(page, '/suche');
  await field(page).focus();
  await page.keyboard.type('Asthma');
  await page.keyboard.press('Enter');
  await expect(results(page).first()).toBeVisible();
  const length = main(page).getByRole('group', { name: 'Länge' }).getByRole('button').first();
  for (let stops = 0; stops < 40; stops++) {
    if (await length.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Space');
  await expect(length).toHaveAttribute('aria-pressed', 'true');
  await expect(length).toBeFocused();
  const first = results(page).first().getByRole('heading').getByRole('link');
  for (let stops = 0; stops < 10; stops++) {
    if (await first.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(layerOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(layerOf(page)).toBeHidden();
  await expect(first).toBeFocused();
  await expect(page).toHaveURL(/query=Asthma&length=/);
  await field(page).focus();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(page).toHaveURL('/suche');
});

test('S19.1 nothing is found by the tester of accessibility, by night neither, while results stand and narrowed', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T21:00:00Z');
  for (const address of ['/suche?query=Schlaf', '/suche?query=Brustschmerz', '/suche']) {
    await visit(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-tone', 'night');
    expect(await findings(page), address).toEqual([]);
  }
  await visit(page, '/suche?query=Schlaf');
  await main(page).getByRole('group', { name: 'Länge' }).getByRole('button').first().click();
  await expect(page).toHaveURL(/length=/);
  await field(page).focus();
  expect(await findings(page)).toEqual([]);
});

test('S5.8 whatever is searched for is text', async ({ page }) => {
  const said = watchConsole(page);
  for (const typed of [
    '"><script>x()</scrip',
    '😀😀😀',
    '\u202Eאבג ابت',
    "'; DROP TABLE x; --",
    '%00%zz\\u0000',
    'a'.repeat(20),
  ]) {
    await visit(page, `/suche?${new URLSearchParams({ query: typed })}`);
    await expect(field(page)).toHaveValue(typed);
    await expect(count(page)).toHaveText(/^\d+ Ergebnis(?:se)?$/);
  }
  await visit(page, '/suche?query=Schlaf%00&topic=../..&length=x&page=99999');
  await expect(field(page)).toHaveValue('Schlaf');
  await expect(results(page).first()).toBeVisible();
  await visit(page, `/suche?query=${'Schilddrüsenunterfunktion'.repeat(20)}`);
  await expect(field(page)).toHaveValue('Schilddrüsenunterfun');
  expect(said).toEqual([]);
});
