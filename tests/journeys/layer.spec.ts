import { expect } from '@playwright/test';
import { scrollTop, smallWindow, test, visit, watchDocuments } from './journey.ts';
import { overlapping } from './layout.ts';
import { control, layerOf, openVideo, stageOf, tileOf } from './player.ts';

test.use(smallWindow);

const faust = 'faust-univ';

test.describe('opening by a click', () => {
  test("S2.12 S2.45 S4.15 S17.3 S2.46 the layer over the start page: Back and Forward go through it without another document, its picture has its size before the list is there, a note shows with 'Hinweise' on, and 80 px of the page are left to see", async ({
    page,
  }) => {
    // What stands beside the picture comes when it is let go.
    const asked = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    await page.route('**/api/playlist/shortid/**', async (route) => {
      asked.resolve();
      await goOn.promise;
      // Whoever went back does not wait for it any more.
      await route.continue().catch(() => {});
    });
    await visit(page, '/?von=anzeige');
    await test.step('the layer comes over the page without another document, as a history entry of its own that Back undoes', async () => {
      const tile = tileOf(page, faust);
      await tile.scrollIntoViewIfNeeded();
      const [before, entries] = [await scrollTop(page), await page.evaluate(() => history.length)];
      expect(before).toBeGreaterThan(0);
      const documents = watchDocuments(page);

      await tile.click();
      await expect(layerOf(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/watch/${faust}`));
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
      await expect(page.locator('main h1')).toHaveCount(1);

      await page.goBack();
      await expect(layerOf(page)).toBeHidden();
      await expect(page).toHaveURL('/?von=anzeige');
      expect(await scrollTop(page)).toBe(before);

      await page.goForward();
      await expect(layerOf(page)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/watch/${faust}`));
      expect(documents).toEqual([]);
    });
    await test.step('the picture has its size before its list is there, and keeps it', async () => {
      await asked.promise;
      const before = await stageOf(page).boundingBox();
      await expect(layerOf(page).getByRole('complementary', { name: 'Videoliste' })).toBeHidden();
      goOn.resolve();
      await expect(layerOf(page).getByRole('complementary', { name: 'Videoliste' })).toBeVisible();
      expect(await stageOf(page).boundingBox()).toEqual(before);
    });
    await test.step("a video's note shows while 'Hinweise' is on", async () => {
      const note = layerOf(page).getByText('Im Stehen wirkt sie am stärksten.');
      await expect(note).toHaveCount(0);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hinweise' }).click();
      await openVideo(page, faust);
      await expect(note).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Hinweise' }).click();
    });
    await test.step('the layer leaves 80 px of the page to see and locks its scroll until it closes', async () => {
      await openVideo(page, faust);
      await expect.poll(async () => (await layerOf(page).boundingBox())?.y).toBe(80);
      await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
      await page.keyboard.press('Escape');
      await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');

      // A narrow phone with type twice as large: the header has two lines, and the layer begins below them (WCAG 1.4.4).
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const header = await page
        .locator('header')
        .first()
        .evaluate(({ offsetHeight }: HTMLElement) => offsetHeight);
      expect(header).toBeGreaterThan(80);
      await openVideo(page, faust);
      await expect.poll(async () => (await layerOf(page).boundingBox())?.y).toBe(header);
      await expect(control(page, 'Schließen')).toBeInViewport({ ratio: 1 });
    });
  });

  test("S2.12 S2.45 'Schließen', Escape and a press beside it each close the layer, restore address and scroll and give the focus back to the tile; after a reload it is open over the start page, and Back leads to the page before", async ({
    page,
  }) => {
    await test.step("'Schließen', Escape and a press beside it each close the layer, restore address and scroll and give the focus back to the tile", async () => {
      await visit(page, '/gesundheit/krankheiten');
      const tile = tileOf(page, 'bandsch1');
      await tile.scrollIntoViewIfNeeded();
      const before = await scrollTop(page);
      const title = await tile.innerText();
      const ways: Readonly<Record<string, () => Promise<unknown>>> = {
        "'Schließen'": () => control(page, 'Schließen').click(),
        Escape: () => page.keyboard.press('Escape'),
        'a press beside it': () => page.mouse.click(10, 20),
      };
      for (const [way, close] of Object.entries(ways)) {
        await tile.click();
        await expect(layerOf(page).getByRole('heading', { name: title }), way).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${title.slice(0, 10)}`));
        await close();
        await expect(layerOf(page), way).toBeHidden();
        await expect(page).toHaveURL('/gesundheit/krankheiten');
        await expect(page).toHaveTitle(/^Krankheiten/);
        await expect(tile, way).toBeFocused();
        expect(await scrollTop(page), way).toBe(before);
        // The next way of closing has to restore the focus itself.
        await tile.blur();
      }
    });
    await test.step('after a reload the layer is open over the start page, and Back leads to the page before', async () => {
      await openVideo(page, 'bandsch1');
      const address = page.url();
      await page.reload();
      await expect(layerOf(page)).toBeVisible();
      expect(page.url()).toBe(address);
      await expect(page.locator('main h1')).not.toHaveText('Krankheiten');
      await page.goBack();
      await expect(page).toHaveURL('/gesundheit/krankheiten');
      await expect(layerOf(page)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankheiten');
    });
  });

  test("S2.12 S2.45 S4.15 'Videoliste' shows and hides the list, beside the picture in wide windows, over it in others; another video of it replaces the open one, and one step back leads to the page", async ({
    page,
  }) => {
    await test.step("'Videoliste' shows and hides the list: beside the picture in wide windows, over it in others", async () => {
      await visit(page, '/playlist/arthrose');
      await openVideo(page, 'arthrose1');
      const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
      const toggle = control(page, 'Videoliste');
      await expect(list.getByRole('link')).toHaveCount(4);
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await toggle.click();
      await expect(list).toBeHidden();

      await page.setViewportSize({ width: 1000, height: 800 });
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
      await toggle.click();
      await expect(list).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list).toBeHidden();
      await expect(layerOf(page)).toBeVisible();
    });
    await test.step('another video of the list replaces the open one, and one step back leads to the page', async () => {
      await page.setViewportSize(smallWindow.viewport);
      const entries = await page.evaluate(() => history.length);
      const documents = watchDocuments(page);
      const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
      const other = list.locator('a[href^="/watch/physio1"]');
      await other.click();
      await expect(page).toHaveURL('/watch/physio1/playlist/l-arthros');
      await expect(layerOf(page).getByRole('heading', { level: 2 })).toHaveText(await other.innerText());
      await expect(other).toHaveAttribute('aria-current', 'true');
      expect(await page.evaluate(() => history.length)).toBe(entries);

      await page.goBack();
      await expect(layerOf(page)).toBeHidden();
      await expect(page).toHaveURL('/playlist/arthrose');
      expect(documents).toEqual([]);
    });
  });
});

test.describe('what comes later', () => {
  test('S2.45 S4.18 S17.3 a video whose list cannot be loaded has the whole layer; on a phone the words below the picture stay where they are when the controls come', async ({
    page,
  }) => {
    await page.route('**/api/playlist/shortid/**', (route) => route.abort());
    await test.step('on a phone the words below the picture stay where they are when the controls come', async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      const goOn = Promise.withResolvers<void>();
      await page.route(/\.m3u8/, async (route) => {
        await goOn.promise;
        await route.continue();
      });
      await visit(page, '/');
      await openVideo(page, faust);
      const title = layerOf(page).getByRole('heading').first();
      const before = await title.boundingBox();
      await expect(control(page, 'Pause')).toHaveCount(0);
      goOn.resolve();
      await expect(control(page, 'Pause')).toBeVisible();
      expect(await title.boundingBox()).toEqual(before);
      await page.keyboard.press('Escape');
      await expect(layerOf(page)).toBeHidden();
    });
    await test.step('a video whose list cannot be loaded has the whole layer', async () => {
      await page.setViewportSize(smallWindow.viewport);
      await openVideo(page, faust);
      await expect(page.locator('dialog[data-side="hidden"]')).toBeVisible();
    });
  });
});

test.describe('opening by an address', () => {
  const addresses = [
    { below: `/watch/${faust}`, title: /Universum|universe/i },
    { below: '/watch/arthrose1/playlist/l-arthros', from: 'Arthrose in Knie, Hüfte und Hand' },
    { below: '/watch/schlaf-t1/coaching/schlaf30', from: 'Besser schlafen in 30 Tagen' },
  ];
  test(`S2.12 S1.7 ${addresses.map(({ below }) => below).join(', ')}: each has the layer open in both languages, and closing leads to the start page`, async ({
    page,
  }) => {
    for (const { below, title, from } of addresses) {
      for (const prefix of ['', '/en']) {
        const address = `${prefix}${below}`;
        await visit(page, address);
        await expect(layerOf(page), address).toBeVisible();
        await expect(page).toHaveURL(address);
        const named = await page.locator('main h1').textContent();
        if (title) await expect(layerOf(page).getByRole('heading', { level: 2 })).toHaveText(title);
        if (from && !prefix) await expect(layerOf(page).getByText(`Aus „${from}“`)).toBeVisible();
        if (from) await expect(layerOf(page).getByRole('complementary').locator('[aria-current]'), address).toHaveCount(1);

        await control(page, prefix ? 'Close' : 'Schließen').click();
        await expect(layerOf(page), address).toBeHidden();
        await expect(page, address).toHaveURL(prefix || '/');
        await expect(page.getByRole('heading', { level: 1 }), address).not.toHaveText(named ?? '');
        await expect(page.locator('main img[src="/storage/start/hero.jpg"]')).toBeVisible();
      }
    }
  });
});

test.describe('a low or a narrow window', () => {
  const windows = {
    '1440 × 900 at 200 %': { width: 720, height: 450 },
    '1280 × 720 at 200 %': { width: 640, height: 360 },
    'a phone': { width: 390, height: 844 },
    'a phone on its side': { width: 844, height: 390 },
  };
  const small = { ...windows, '1280 × 1024 at 400 %': { width: 320, height: 256 }, 'nearly square': { width: 760, height: 520 } };
  test('S2.45 S19.1 in low and narrow windows every control of the player and the list are in the window, one sheet at a time lies over the layer, and type twice as large does not overlap', async ({
    page,
  }) => {
    await test.step(`every control of the player: ${Object.keys(windows).join(', ')}`, async () => {
      await page.setViewportSize(windows['a phone']);
      await visit(page, '/playlist/arthrose');
      await openVideo(page, 'arthrose1');
      for (const [zoomed, viewport] of Object.entries(windows)) {
        await page.setViewportSize(viewport);
        for (const name of ['Pause', 'Untertitel', 'Einstellungen', 'Vollbild', 'Schließen'])
          await expect(control(page, name), `${name}: ${zoomed}`).toBeInViewport({ ratio: 1 });
        await expect(layerOf(page).getByRole('slider').first(), zoomed).toBeInViewport({ ratio: 1 });
      }
    });
    await test.step(`the list over the layer: ${Object.keys(small).join(', ')}`, async () => {
      await page.setViewportSize(windows['a phone']);
      await control(page, 'Videoliste').click();
      const first = layerOf(page).getByRole('complementary', { name: 'Videoliste' }).getByRole('link').first();
      for (const [zoomed, viewport] of Object.entries(small)) {
        await page.setViewportSize(viewport);
        await expect(first, zoomed).toBeInViewport({ ratio: 1 });
      }
      await page.keyboard.press('Escape');
      await expect(first).toBeHidden();
    });
    await test.step('one sheet at a time lies over the layer (390 and 1000 px)', async () => {
      for (const width of [390, 1000]) {
        await page.setViewportSize({ width, height: 844 });
        await expect(control(page, 'Pause')).toBeVisible();
        const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
        const settings = layerOf(page).getByRole('region', { name: 'Einstellungen' });
        await control(page, 'Videoliste').click();
        await expect(list).toBeVisible();
        await control(page, 'Einstellungen').focus();
        await page.keyboard.press('Enter');
        await expect(settings).toBeVisible();
        await expect(list).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(settings).toBeHidden();
        await control(page, 'Videoliste').click();
        await page.keyboard.press('?');
        await expect(page.getByRole('heading', { name: 'Tastenkürzel' })).toBeVisible();
        await expect(list).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('heading', { name: 'Tastenkürzel' })).toBeHidden();
      }
    });
    await test.step('with type twice as large the speeds, and the places to share at, stand beside each other', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await control(page, 'Einstellungen').click();
      await expect(layerOf(page).getByRole('group', { name: 'Geschwindigkeit' })).toBeVisible();
      expect(await overlapping(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await layerOf(page).getByRole('button', { name: 'Teilen' }).click();
      await expect(page.getByRole('group', { name: 'Teilen' })).toBeVisible();
      expect(await overlapping(page)).toEqual([]);
    });
  });

  test('S2.45 S19.1 in a narrow window the poster stands in the middle of the stage, below the sign to play, and the list has whole titles', async ({
    page,
  }) => {
    await test.step('the poster stands in the middle of the stage, below the sign to play (667 × 375, 320 × 256)', async () => {
      await page.setViewportSize({ width: 667, height: 375 });
      await visit(page, '/watch/arthrose1');
      await expect(layerOf(page).locator('picture').first()).toBeAttached();
      const aside = () =>
        layerOf(page).evaluate((layer) => {
          const middle = (part: Element | null | undefined) => {
            const { left = 0, right = 0 } = part?.getBoundingClientRect() ?? {};
            return (left + right) / 2;
          };
          const video = layer.querySelector('video');
          return Math.abs(middle(video) - middle(video?.parentElement?.querySelector('picture')));
        });
      await expect.poll(aside, '667 × 375').toBeLessThanOrEqual(1);
      await page.setViewportSize({ width: 320, height: 256 });
      await expect.poll(aside, '320 × 256').toBeLessThanOrEqual(1);
    });
    await test.step('the list has whole titles on a narrow phone', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await visit(page, '/watch/blase1/playlist/l-blase');
      await control(page, 'Videoliste').click();
      const titles = layerOf(page).getByRole('complementary', { name: 'Videoliste' }).getByRole('link');
      await expect(titles.first()).toBeVisible();
      const cut = await titles.evaluateAll((all) =>
        all.filter((title) => title.scrollHeight > title.clientHeight + 1).map((title) => title.textContent),
      );
      expect(cut).toEqual([]);
    });
  });
});
