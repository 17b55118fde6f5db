import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { answer, answersOf, decide, guideOf, logOf, meet, restart } from './guide.ts';
import { passTime, ready, stopClock, test, visit, watchConsole, watchDocuments, watchRequests, withMotion } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';
import { expectPlaying, layerOf } from './player.ts';
import { shiftsOf, watchFurtherShifts } from './shifts.ts';

const disclaimer = 'Ich bin ein automatischer Wegweiser und keine Ärztin.';

/** Modifies the server's response. */
async function spoil(page: Page, change: (data: { variants: { nodes: Record<string, unknown>[] }[] }) => void): Promise<void> {
  await page.route('**/api/chatbot', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { data: { variants: { nodes: Record<string, unknown>[] }[] } };
    change(body.data);
    await route.fulfill({ response, json: body });
  });
}

test.describe('the guide as it moves', () => {
  test.use(withMotion);

  test('S2.33 S15.3 says what it is, asks, and leads from answer to answer to a video that plays', async ({ page }) => {
    await decide(page, 0.1);
    const said = watchConsole(page);
    await visit(page, '/');
    await watchFurtherShifts(page);
    await guideOf(page).scrollIntoViewIfNeeded();
    await expect(answersOf(page).getByRole('button').first()).toBeVisible();
    await expect(guideOf(page).getByRole('heading', { name: 'Chat mit Mina' })).toBeVisible();
    await expect(guideOf(page)).toContainText(disclaimer);
    await expect(logOf(page)).toHaveAttribute('aria-live', 'polite');
    await expect(logOf(page)).toContainText('Wobei darf ich Dir den Weg zeigen?');
    expect(await findings(page)).toEqual([]);
    await answer(page, 'Gutes für mich').click();
    await answer(page, 'Schlaf').click();
    await expect(logOf(page)).toContainText('Du: Schlaf');
    await expect(logOf(page).getByRole('link', { name: 'Gut schlafen' })).toHaveAttribute('href', '/playlist/gut-schlafen');
    await expect(answer(page, 'Ja, bitte')).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
    await logOf(page).getByRole('link', { name: 'Besser schlafen beginnt am Morgen' }).click();
    await expectPlaying(page);
    await page.keyboard.press('Escape');
    await expect(layerOf(page)).toBeHidden();
    await expect(answer(page, 'Ja, bitte')).toBeVisible();
    expect(said).toEqual([]);
  });

  test('S2.33 messages are typed one after the other', async ({ page }) => {
    await decide(page, 0.1);
    await page.clock.install();
    await meet(page);
    await stopClock(page);
    await answer(page, 'Etwas plagt mich').click();
    await expect(logOf(page)).toContainText('Du: Etwas plagt mich');
    await expect(logOf(page)).not.toContainText('Wo sitzt es denn?');
    await expect(answersOf(page).getByRole('button')).toHaveCount(0);
    await passTime(page, 2500);
    await expect(logOf(page)).toContainText('Wo sitzt es denn?');
    await expect(answer(page, 'Im Kopf')).toBeVisible();
  });
});

test.describe('the guide', () => {
  test('S2.33 S19.1 S19.2 S9.7 with reduced motion nothing is typed and nothing breathes; it scrolls inside what is taller than 270 px, to what was said last, and nothing before; the keyboard alone leads through it, and the focus is never lost', async ({
    page,
  }) => {
    await test.step('nothing is typed and nothing breathes', async () => {
      await decide(page, 0.1);
      await page.clock.install();
      await meet(page);
      await stopClock(page);
      await answer(page, 'Etwas plagt mich').click();
      await expect(answer(page, 'Im Kopf')).toBeVisible();
    });
    await test.step('it scrolls inside what is taller than 270 px, to what was said last, and nothing before', async () => {
      await restart(page);
      const box = logOf(page).locator('..');
      const measures = () =>
        box.evaluate(({ clientHeight, scrollHeight, scrollTop }) => ({ clientHeight, scrollHeight, scrollTop }));
      expect(await measures()).toEqual({ clientHeight: 270, scrollHeight: 270, scrollTop: 0 });
      await expect(box).not.toHaveAttribute('tabindex');
      for (const name of ['Etwas plagt mich', 'Im Rücken']) await answer(page, name).click();
      await expect(answer(page, 'Frisch verrissen')).toBeInViewport();
      expect((await measures()).scrollHeight).toBeGreaterThan(270);
      await expect(box).toHaveAttribute('tabindex', '0');
      await expect(answer(page, 'Frisch verrissen')).toBeInViewport({ ratio: 1 });
    });
    await test.step('the keyboard alone leads through it, and the focus is never lost', async () => {
      await restart(page);
      await answer(page, 'Etwas plagt mich').focus();
      await page.keyboard.press('Enter');
      await expect(answersOf(page)).toBeFocused();
      await expect(answer(page, 'Im Kopf')).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(answer(page, 'Im Kopf')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(answersOf(page)).toBeFocused();
      await expect(answer(page, 'Wie ein Schraubstock')).toBeVisible();
      const again = answersOf(page).getByRole('button', { name: 'Neu beginnen' });
      await again.focus();
      await page.keyboard.press('Enter');
      await expect(answersOf(page)).toBeFocused();
      await expect(logOf(page)).not.toContainText('Im Kopf');
      await expect(answer(page, 'Etwas plagt mich')).toBeVisible();
      await expect(again).toHaveCount(0);
    });
  });

  test('S2.33 S12.5 S15.3 on a phone it never scrolls past the beginning of what it says: that says when to see a doctor; in an emergency the first thing to press calls the ambulance', async ({
    page,
  }) => {
    await test.step('on a phone it never scrolls past the beginning of what it says: that says when to see a doctor', async () => {
      await page.setViewportSize(phone);
      await decide(page, 0.1);
      await meet(page);
      const whole = async (words: string, names: readonly string[]): Promise<void> => {
        for (const name of names) await answer(page, name).click();
        const said = logOf(page).getByText(words);
        await expect(said).toBeInViewport({ ratio: 1 });
        await expect(answersOf(page)).not.toBeEmpty();
        await expect(said).toBeInViewport({ ratio: 1 });
      };
      await whole('Da werde ich ernst.', ['Etwas plagt mich', 'In der Brust']);
      await whole('Husten lässt sich Zeit', ['Nein, ich huste']);
      await answer(page, 'Ja, bitte').click();
      await whole('Lästig, und gut behandelbar.', ['Etwas plagt mich', 'Im Bauch', 'Die Blase brennt']);
    });
    await test.step('in an emergency the first thing to press calls the ambulance', async () => {
      await restart(page);
      await answer(page, 'Es ist dringend').click();
      await expect(logOf(page).getByRole('link').first()).toHaveAttribute('href', 'tel:112');
      await expect(logOf(page).getByRole('link').first()).toHaveText('112 anrufen');
      await expect(logOf(page).getByRole('link', { name: '116117 anrufen' })).toBeVisible();
    });
  });

  for (const [size, address, dringend, call] of [
    [phone, '/', 'Es ist dringend', '112 anrufen'],
    [desktop, '/en', 'It is urgent', 'Call 112'],
  ] as const) {
    test(`S12.5 help is there as soon as it is asked for, whole and in view, at ${address} (${size.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await decide(page, 0.1);
      await page.clock.install();
      await visit(page, address);
      const guide = page.locator('[data-guide="talk"]');
      await guide.scrollIntoViewIfNeeded();
      await expect(async () => {
        await passTime(page, 500);
        await expect(guide.getByRole('button', { name: dringend })).toBeVisible({ timeout: 100 });
      }).toPass();
      await stopClock(page);
      await guide.getByRole('button', { name: dringend }).click();
      const ambulance = guide.getByRole('link', { name: call });
      await expect(ambulance).toBeInViewport({ ratio: 1 });
      await expect(guide.getByRole('link')).toHaveCount(2);
      const isClipped = await ambulance.evaluate((link) => {
        const [box, own] = [link.closest('[data-help]')?.getBoundingClientRect(), link.getBoundingClientRect()];
        return !box || own.top < box.top || own.bottom > box.bottom;
      });
      expect(isClipped).toBe(false);
    });
  }

  for (const [chance, size, unwell, first] of [
    [0.1, phone, 'Etwas plagt mich', 'Wobei darf ich Dir den Weg zeigen?'],
    [0.9, desktop, 'Mir geht es nicht gut', 'Wie viel Zeit bringst Du mit?'],
  ] as const) {
    test(`S12.5 S2.33 each variant comes for one half of all readers; '${unwell}' leads to help in a crisis, which goes on and leads back (${size.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await decide(page, chance);
      await meet(page);
      await expect(logOf(page)).toContainText(first);
      for (const name of [unwell, 'In der Seele', 'Ja']) await answer(page, name).click();
      const listener = logOf(page).getByRole('link', { name: 'TelefonSeelsorge anrufen' });
      await expect(listener.first()).toHaveAttribute('href', 'tel:08001110111');
      await expect(listener.first()).toBeInViewport({ ratio: 1 });
      await answer(page, 'Kurz durchatmen').click();
      await expect(listener.nth(1)).toBeInViewport({ ratio: 1 });
      await answer(page, 'Wie finde ich eine Therapie?').click();
      await expect(logOf(page).getByRole('link', { name: 'Termin: 116117 anrufen' })).toHaveAttribute('href', 'tel:116117');
      await answer(page, 'Danke, das hilft mir').click();
      await expect(guideOf(page)).not.toContainText('Hier endet unser Gespräch.');
      await answer(page, 'Doch noch etwas').click();
      await expect(answer(page, unwell)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await findings(page)).toEqual([]);
    });
  }

  test('S2.33 nothing of it is fetched on a phone until it is in view, and nothing moves when it comes', async ({ page }) => {
    await page.setViewportSize(phone);
    const asked = watchRequests(page, (request) => /\/api\/chatbot|\/assets\/guide-/.test(request.url()));
    await visit(page, '/');
    await expect(page.getByRole('link', { name: 'Gesundheit verstehen' })).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(asked).toEqual([]);
    await watchFurtherShifts(page);
    await guideOf(page).scrollIntoViewIfNeeded();
    await expect(answersOf(page).getByRole('button').first()).toBeVisible();
    expect(asked.length).toBeGreaterThan(1);
    expect(await findings(page)).toEqual([]);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('S3.10 its events do what they name: light, search', async ({ page }) => {
    await decide(page, 0.1);
    // At night the page's own background is applied late, over the guide's.
    await page.addInitScript(() => localStorage.setItem('tone', 'day'));
    await meet(page);
    await answer(page, 'Gutes für mich').click();
    await answer(page, 'Ruhe').click();
    await expect(page.locator('[data-background]')).toHaveAttribute('data-background', 'feelgood');
    await answer(page, 'Die Schultern').click();
    await answer(page, 'Ja, bitte').click();
    await answer(page, 'Etwas plagt mich').click();
    await answer(page, 'Anderswo').click();
    await answer(page, 'Nichts davon').click();
    await logOf(page).getByRole('button', { name: 'Zur Suche' }).click();
    await expect(page).toHaveURL('/suche');
    await expect(page.locator('[data-background]')).not.toHaveAttribute('data-background', 'feelgood');
  });

  test('S8.10 a way to nowhere ends politely; the log alone learns of it; a script that cannot be read breaks nothing', async ({
    page,
  }) => {
    await test.step('a way to nowhere ends politely; the log alone learns of it', async () => {
      await decide(page, 0.1);
      const said = watchConsole(page);
      await spoil(page, ({ variants }) => Object.assign(variants[0]?.nodes[0] ?? {}, { next: ['weg'] }));
      await meet(page);
      await answer(page, 'Etwas plagt mich').click();
      await expect(answersOf(page)).toContainText('Hier komme ich gerade nicht weiter.');
      await expect(answersOf(page).getByRole('link', { name: 'Suche' })).toHaveAttribute('href', '/suche');
      await expect(answersOf(page).getByRole('button', { name: 'Neu beginnen' })).toBeVisible();
      expect(said).toEqual(['warning: redirect not found: weg']);
    });
    await test.step('a script that cannot be read breaks nothing', async () => {
      const said = watchConsole(page);
      await spoil(page, ({ variants }) => Object.assign(variants[1]?.nodes[2] ?? {}, { answers: 7 }));
      await visit(page, '/');
      await guideOf(page).scrollIntoViewIfNeeded();
      await expect(guideOf(page)).toContainText('Hier komme ich gerade nicht weiter.');
      await expect(guideOf(page).getByRole('link', { name: 'Gesundheit' })).toHaveCount(2);
      expect(said).toEqual(['warning: The guide of the start page cannot be read.']);
    });
  });

  test('S2.33 whoever comes from another page meets it too, in the same variant again', async ({ page }) => {
    await decide(page, 0.9);
    await visit(page, '/partner');
    const documents = watchDocuments(page);
    const home = page.getByRole('banner').getByRole('link').first();
    await home.click();
    await guideOf(page).scrollIntoViewIfNeeded();
    await expect(answer(page, 'Frag mich was')).toBeVisible();
    await guideOf(page).getByRole('link', { name: 'Gesundheit' }).click();
    await expect(page).toHaveURL('/gesundheit');
    await page.goBack();
    await guideOf(page).scrollIntoViewIfNeeded();
    await expect(answer(page, 'Frag mich was')).toBeVisible();
    expect(documents).toEqual([]);
  });

  test('S1.7 it is English on the English page, and its links lead on without loading a document', async ({ page }) => {
    await visit(page, '/en');
    const guide = page.getByRole('region', { name: 'Chat with Mina' });
    await guide.scrollIntoViewIfNeeded();
    await expect(guide.getByRole('group', { name: 'Your answer' }).getByRole('button').first()).toBeVisible();
    const documents = watchDocuments(page);
    await guide.getByRole('link', { name: 'Wellbeing' }).click();
    await expect(page).toHaveURL('/en/wohlfuehlen');
    expect(documents).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S17.1 S2.32 it says what it is and where to go instead of standing there empty, and the shuffle leads to a highlight', async ({
    page,
  }) => {
    await test.step('it says what it is and where to go instead of standing there empty', async () => {
      await page.goto('/');
      await expect(guideOf(page)).toContainText(disclaimer);
      await expect(guideOf(page).getByText('Diese Wege führen auch so ans Ziel.')).toBeVisible();
      await expect(guideOf(page).locator('[data-guide="talk"]')).toBeHidden();
      await expect(guideOf(page).getByRole('textbox')).toHaveCount(0);
      await expect(guideOf(page).getByRole('link', { name: '112 anrufen' })).toHaveAttribute('href', 'tel:112');
      await guideOf(page).getByRole('link', { name: 'Wohlfühlen' }).click();
      await expect(page).toHaveURL('/wohlfuehlen');
      await page.goto('/en');
      await expect(page.getByRole('link', { name: 'call 112 at once' })).toHaveAttribute('href', 'tel:112');
    });
    await test.step('the shuffle leads to a highlight', async () => {
      await page.goto('/');
      await page.getByRole('button', { name: 'Zufallsvideo' }).click();
      await expect(page).toHaveURL(/\/watch\/[\w-]+\/playlist\/[\w-]+\??$/);
      await expect(page.locator('video')).toBeInViewport();
    });
  });
});

test.describe('the shuffle', () => {
  const shuffle = (page: Page): Locator => page.getByRole('button', { name: 'Zufallsvideo' });
  const greeting = (page: Page): Locator => page.getByRole('main').getByText('Sprechstunde mit Dr. Muster');

  test('S2.1 S2.32 the shuffle stands beside the greeting on a desk, below it on a phone, and plays every highlight once with its first playlist before it begins anew', async ({
    page,
    request,
  }) => {
    await test.step('stands beside the greeting on a desk, below it on a phone', async () => {
      const places = async () => {
        const [button, words] = [await shuffle(page).boundingBox(), await greeting(page).boundingBox()];
        if (!button || !words) throw new Error('both are shown');
        return { beside: button.x >= words.x + words.width, below: button.y >= words.y + words.height, height: button.height };
      };
      await page.setViewportSize(desktop);
      await visit(page, '/');
      expect(await places()).toMatchObject({ beside: true, below: false });
      await page.setViewportSize(phone);
      expect(await places()).toMatchObject({ beside: false, below: true });
      expect((await places()).height).toBeGreaterThanOrEqual(44);
    });
    await test.step('plays every highlight once with its first playlist before it begins anew', async () => {
      const { data } = (await (await request.get('/api/content')).json()) as {
        data: { highlights: { shortid: string; playlists: { shortid: string }[] }[] };
      };
      const fit = data.highlights.filter(({ playlists }) => playlists.length > 0);
      expect(fit.length).toBeGreaterThan(5);
      await page.setViewportSize(desktop);
      const played: string[] = [];
      for (let turn = 0; turn <= fit.length; turn += 1) {
        await shuffle(page).click();
        // The previous layer may still be closing.
        await expect(layerOf(page)).toHaveJSProperty('open', true);
        played.push(new URL(page.url()).pathname);
        await page.keyboard.press('Escape');
        await expect(page).toHaveURL('/');
      }
      const addresses = fit.map(({ shortid, playlists }) => `/watch/${shortid}/playlist/${playlists[0]?.shortid}`);
      expect(played.slice(0, fit.length).toSorted()).toEqual(addresses.toSorted());
      expect(addresses).toContain(played.at(-1));
      expect(played.at(-1)).not.toBe(played.at(-2));
    });
  });

  test('S2.1 is not there where there is nothing to play', async ({ page }) => {
    await page.route('**/api/content', async (route) => {
      const response = await route.fetch();
      const body = (await response.json()) as { data: { highlights: { playlists: unknown[] }[] } };
      for (const highlight of body.data.highlights) highlight.playlists = [];
      await route.fulfill({ response, json: body });
    });
    await visit(page, '/partner');
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Frag ruhig');
    await expect(shuffle(page)).toHaveCount(0);
    await ready(page);
  });
});
