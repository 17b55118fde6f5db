import { expect, type BrowserContext, type ElementHandle, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { firstVisit, test, visit, watchConsole, watchRequests } from './journey.ts';
import { desktop, inEnglish, pageKinds, phone } from './page-kinds.ts';
import { layerOf, openVideo } from './player.ts';

test.use(firstVisit);

const title = 'Deine Cookie-Einstellungen';
const dialogOf = (page: Page) => page.getByRole('dialog', { name: title });
const box = (page: Page, name: string) => dialogOf(page).getByRole('checkbox', { name, exact: true });
const answer = (page: Page, name: string) => dialogOf(page).getByRole('button', { name, exact: true });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen', exact: true });

/** The recorded consent by category. */
const recorded = async (context: BrowserContext): Promise<Record<string, string>> =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name.replace('consent_', ''), value]));

/** As if it had been recorded in an earlier visit. */
const record = (context: BrowserContext, url: string | undefined, consent: Readonly<Record<string, string>>): Promise<void> =>
  context.addCookies(Object.entries(consent).map(([name, value]) => ({ name: `consent_${name}`, value, url: url ?? '' })));

const nothing = { essential: '1', analytics: '-1', marketing: '-1' };

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('S1.8 S4.14 S16.1 S19.1 S19.2 the first visit is asked, without movement where none is wanted, in two buttons that look the same; it reads on meanwhile, and until it answers nothing is kept; the end of the page can be read beneath the panel; nothing is found in it, by day and night, nor in the popup', async ({
      page,
      context,
    }) => {
      await test.step('the first visit is asked, without movement where none is wanted, in two buttons that look the same; it reads on meanwhile, and until it answers nothing is kept', async () => {
        const said = watchConsole(page);
        await visit(page, '/');
        await expect(dialogOf(page)).toBeVisible();
        expect(
          await dialogOf(page).evaluate((dialog) =>
            dialog.getAnimations().map((one) => Number(one.effect?.getTiming().duration)),
          ),
          'S19.2 the question stands there without moving in',
        ).toEqual([]);
        expect(await page.evaluate(() => document.activeElement === document.body), 'it takes no focus').toBe(true);
        await expect(box(page, 'Essenziell')).toBeDisabled();
        await expect(box(page, 'Essenziell')).toBeChecked();
        await expect(box(page, 'Statistik')).not.toBeChecked();
        await expect(box(page, 'Marketing')).not.toBeChecked();
        // S16.1: refusing is as easy as agreeing, on the first screen.
        const [refuse, agree] = [answer(page, 'Alles ablehnen'), answer(page, 'Alle akzeptieren')];
        await expect(refuse).toBeInViewport({ ratio: 1 });
        await expect(agree).toBeInViewport({ ratio: 1 });
        // Reads both at once, because the panel is sliding in.
        const [one, other] = await agree.evaluate(
          (...buttons) =>
            buttons.map((button) => {
              const { color, backgroundColor, fontSize, fontWeight, borderRadius, boxShadow } = getComputedStyle(button);
              const { width, height, top } = button.getBoundingClientRect();
              const size = [width, height, top].map(Math.round);
              return { color, backgroundColor, fontSize, fontWeight, borderRadius, boxShadow, size };
            }),
          (await refuse.elementHandle({ timeout: 5000 })) as ElementHandle<HTMLElement>,
        );
        expect(one).toEqual(other);
        await page.getByRole('main').locator('a[href="/gesundheit"]').first().click();
        await expect(page.getByRole('heading', { level: 1, name: 'Gesundheit' })).toBeVisible();
        await expect(dialogOf(page), 'S4.14 until used').toBeVisible();
        expect(await context.cookies()).toEqual([]);
        expect(said).toEqual([]);
      });
      await test.step('the end of the page can be read beneath the panel; nothing is found in it, by day and night, nor in the popup', async () => {
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: 'Impressum' })
          .evaluate((link: HTMLElement) => link.click());
        await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
        await expect(dialogOf(page)).toBeVisible();
        // The page adds padding for the panel once it is mounted.
        await expect(async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
          const [panel, credit] = await Promise.all([
            dialogOf(page).boundingBox(),
            page.getByRole('contentinfo').getByRole('link').last().boundingBox(),
          ]);
          if (!panel || !credit) throw new Error('nothing to measure');
          expect(credit.y + credit.height <= panel.y || credit.x + credit.width <= panel.x).toBe(true);
        }).toPass({ timeout: 20_000 });
        expect(await findings(page)).toEqual([]);
        await page.evaluate(() => void (document.documentElement.dataset.tone = 'night'));
        expect(await findings(page)).toEqual([]);
        await settings(page).click();
        await expect(dialogOf(page).getByRole('button', { name: 'Schließen' })).toBeVisible();
        expect(await findings(page)).toEqual([]);
      });
    });
  });
}

const answers = [
  ['Alles ablehnen', nothing],
  ['Auswahl bestätigen', nothing],
  ['Alle akzeptieren', { essential: '1', analytics: '1', marketing: '1' }],
] as const;
test(`S3.15 S4.14 S9.8 ${answers.map(([name]) => `'${name}'`).join(', ')} record 1 or -1 for each category, separately, and nobody is asked again but who has an answer that makes no sense`, async ({
  page,
  context,
  baseURL,
}) => {
  for (const [name, expected] of answers) {
    await test.step(name, async () => {
      await visit(page, '/meta/impressum');
      await answer(page, name).click();
      await expect(dialogOf(page)).toBeHidden();
      expect(await recorded(context)).toEqual(expected);
      for (const cookie of await context.cookies())
        expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: false, secure: false });
      const asked = watchRequests(page, (request) => request.url().includes('consent-settings'));
      await visit(page, '/partner');
      await page
        .getByRole('navigation', { name: 'Hauptnavigation' })
        .getByRole('link', { name: 'Wohlfühlen', exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: 'Wohlfühlen' })).toBeVisible();
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
      await expect(dialogOf(page)).toHaveCount(0);
      if (name !== 'Alle akzeptieren') expect(asked).toEqual([]);
      await context.clearCookies();
    });
  }
  await test.step('analytics and marketing are recorded separately', async () => {
    await visit(page, '/meta/impressum');
    await dialogOf(page).getByText('Marketing', { exact: true }).click();
    await answer(page, 'Auswahl bestätigen').click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await recorded(context)).toEqual({ ...nothing, marketing: '1' });
  });
  await test.step('an answer that makes no sense is asked for again', async () => {
    await record(context, baseURL, { ...nothing, analytics: 'yes' });
    await visit(page, '/meta/impressum');
    await answer(page, 'Alles ablehnen').click();
    await expect(dialogOf(page)).toBeHidden();
    expect(await recorded(context)).toEqual(nothing);
  });
});

test('S16.1 from the end of a page the answer can be changed, in both languages', async ({ page, context }) => {
  await visit(page, '/meta/impressum');
  await answer(page, 'Alle akzeptieren').click();
  // everyone.spec.ts shows that every kind of page ends with it.
  const different = ['meta.imprint', 'a video in its playlist', 'an address that does not exist'];
  for (const { kind, address } of pageKinds.filter((one) => different.includes(one.kind))) {
    await visit(page, address);
    if (address.startsWith('/watch/')) {
      await expect(layerOf(page).getByRole('heading').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(layerOf(page), kind).toBeHidden();
    }
    await settings(page).click();
    await expect(box(page, 'Statistik'), kind).toBeChecked();
    await expect(box(page, 'Marketing'), kind).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(dialogOf(page), kind).toHaveCount(0);
    await expect(settings(page), kind).toBeFocused();
  }
  await visit(page, inEnglish('/partner'));
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your cookie settings' });
  await dialog.getByRole('button', { name: 'Reject all' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await recorded(context)).toEqual(nothing);
});

test('S1.8 S2.44 S16.1 S19.1 who leaves the popup has changed nothing, and who has not answered yet is still asked; an answer in one window counts in the other as soon as it is looked at; by keyboard alone: right after the skip link, and in the popup the focus goes round and back', async ({
  page,
  context,
}) => {
  await test.step('who leaves the popup has changed nothing, and who has not answered yet is still asked', async () => {
    await visit(page, '/meta/impressum');
    await settings(page).click();
    await expect(dialogOf(page)).toHaveCount(1);
    await dialogOf(page).getByText('Statistik', { exact: true }).click();
    await dialogOf(page).getByRole('button', { name: 'Schließen' }).click();
    await expect(answer(page, 'Alles ablehnen')).toBeVisible();
    await expect(box(page, 'Statistik')).not.toBeChecked();
    expect(await context.cookies()).toEqual([]);
  });
  await test.step('an answer in one window counts in the other as soon as it is looked at', async () => {
    await expect(dialogOf(page)).toBeVisible();
    const other = await context.newPage();
    await visit(other, '/partner');
    await answer(other, 'Alles ablehnen').click();
    await expect(dialogOf(other)).toBeHidden();
    await page.bringToFront();
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(dialogOf(page)).toHaveCount(0);
    await other.close();
    await context.clearCookies();
  });
  await test.step('by keyboard alone: right after the skip link, and in the popup the focus goes round and back', async () => {
    await visit(page, '/meta/impressum');
    await expect(dialogOf(page)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Zum Inhalt' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialogOf(page).getByRole('link')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box(page, 'Statistik')).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(dialogOf(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Zum Inhalt' }), 'where one was before').toBeFocused();
    expect(await recorded(context)).toEqual({ ...nothing, analytics: '1' });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Ruhemodus' }).first()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('banner').getByRole('link').first(), 'and goes on with the page').toBeFocused();

    await settings(page).focus();
    await page.keyboard.press('Enter');
    await expect(dialogOf(page).getByRole('heading', { name: title })).toBeFocused();
    const visited: string[] = [];
    for (let press = 0; press < 8; press += 1) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.closest('dialog')?.querySelector('h2')?.textContent ?? ''));
    }
    expect(new Set(visited)).toEqual(new Set([title]));
    await answer(page, 'Alles ablehnen').focus();
    await page.keyboard.press('Enter');
    await expect(settings(page)).toBeFocused();
    expect(await recorded(context)).toEqual(nothing);
  });
});

test('S1.8 S4.15 a video can be watched while the question stands, and Escape closes one opened by its address, even after the question has appeared', async ({
  page,
}) => {
  await test.step('a video can be watched while the question stands', async () => {
    await visit(page, '/');
    await expect(dialogOf(page)).toBeVisible();
    await openVideo(page, 'faust-univ');
    await expect(dialogOf(page), 'nor does it shine through').toBeHidden();
    await page.keyboard.press('Escape');
    await expect(answer(page, 'Alles ablehnen')).toBeVisible();
  });
  await test.step('Escape closes a video opened by its address, even after the question has appeared', async () => {
    await visit(page, '/watch/faust-univ');
    await expect(layerOf(page).getByRole('heading').first()).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.locator('video')).toHaveCount(0);
    await expect(answer(page, 'Alles ablehnen')).toBeVisible();
  });
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 375, height: 667 } });

  test('S1.8 S12.8 the question waits while there are numbers to call in an emergency', async ({ page }) => {
    await visit(page, '/suche?query=brustschmerzen');
    await expect(page.getByRole('link', { name: '112 anrufen' })).toBeVisible();
    await expect(page.getByText(title, { exact: true })).toBeAttached();
    await expect(dialogOf(page)).toBeHidden();
    await page.getByRole('main').getByRole('combobox').fill('venen');
    await expect(answer(page, 'Alles ablehnen')).toBeVisible();
  });
});

test.describe('without its script', () => {
  const script = /\/consent-settings-[\w-]+\.js$/;

  test('S1.8 the question stays away; a press says so, and the next one is a new try', async ({ page, context, baseURL }) => {
    await test.step('the question stays away', async () => {
      await page.route(script, (route) => route.abort());
      const asked = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
      await visit(page, '/meta/impressum');
      await asked;
      await expect(dialogOf(page)).toHaveCount(0);
    });
    await test.step('a press says so, and the next one is a new try', async () => {
      // Else the question would come by itself as soon as its script can be loaded.
      await record(context, baseURL, nothing);
      await visit(page, '/meta/impressum');
      await settings(page).click();
      await expect(page.getByRole('alert')).toContainText('Wir erreichen den Server gerade nicht.');
      await expect(dialogOf(page)).toHaveCount(0);
      await page.unroute(script);
      await settings(page).click();
      await expect(dialogOf(page)).toBeVisible();
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S17.1 S16.1 nothing is asked and nothing kept, and the end of the page leads to what there is to know', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    await expect(dialogOf(page)).toHaveCount(0);
    await settings(page).click();
    await expect(page).toHaveURL(/\/meta\/datenschutz\??$/);
    await expect(page.getByRole('main')).toContainText('consent_essential');
    expect(await context.cookies()).toEqual([]);
  });
});
