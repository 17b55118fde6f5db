import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { scrollTop, test, visit, watchDocuments } from './journey.ts';
import { expectPlaying, layerOf } from './player.ts';

const letter = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Themen filtern' }).getByRole('button', { name, exact: true });
const pressedIn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Themen filtern' }).locator('button[aria-pressed="true"]');
const sections = (page: Page): Locator => page.getByRole('main').locator('section[aria-labelledby]');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name: `Themen mit ${name}`, exact: true });

test.describe('the filter of a category', () => {
  test('S2.39 S2.40 of a category one to four playlists stand side by side, of more there are two and a list of links; letters without data are disabled, and Ä, Ö and Ü stand under A, O and U; one letter and one tag at a time, a second press switches off, and each change is told as an event', async ({
    page,
  }) => {
    await test.step('one to four playlists stand side by side, of more there are two and a list of links', async () => {
      await visit(page, '/gesundheit/krankheiten');
      for (const [name, count] of [
        ['E', 1],
        ['D', 2],
        ['S', 3],
        ['A', 4],
        ['H', 2],
      ] as const) {
        await expect(section(page, name).getByRole('heading', { level: 3 }).locator('a[href^="/playlist/"]')).toHaveCount(count);
      }
      await expect(section(page, 'A').getByRole('list', { name: /^Weitere Themen/ })).toHaveCount(0);
      const links = section(page, 'H').getByRole('list', { name: 'Weitere Themen mit H' });
      await expect(links.getByRole('link')).toHaveCount(4);
      expect(await links.evaluate((list) => list.scrollHeight <= list.clientHeight)).toBe(true);
    });
    await test.step('letters without data are disabled, and Ä, Ö and Ü stand under A, O and U', async () => {
      await expect(letter(page, 'C')).toBeDisabled();
      await expect(letter(page, 'A')).toBeEnabled();
      for (const [plain, title] of [
        ['A', 'Äderchen'],
        ['O', 'Ödeme'],
        ['U', 'Übergewicht'],
      ] as const) {
        await letter(page, plain).click();
        await expect(sections(page)).toHaveCount(1);
        await expect(section(page, plain)).toContainText(title);
        await letter(page, plain).click();
        await expect(pressedIn(page)).toHaveCount(0);
      }
    });
    await test.step('one letter and one tag at a time, a second press switches off, and each change is told as an event', async () => {
      const documents = watchDocuments(page);
      await page.evaluate(() => {
        const heard: unknown[] = [];
        Object.assign(window, { heard });
        document.addEventListener('change', (event) => heard.push((event as CustomEvent).detail));
      });
      await letter(page, 'A').click();
      await expect(page).toHaveURL('/gesundheit/krankheiten?letter=a');
      await expect(sections(page)).toHaveCount(1);
      await letter(page, 'H').click();
      await expect(page).toHaveURL('/gesundheit/krankheiten?letter=h');
      await expect(pressedIn(page)).toHaveText(['H']);
      const status = page.getByRole('status').first();
      await expect(status).toContainText('6 Themen');

      await letter(page, 'Haut').click();
      await expect(page).toHaveURL('/gesundheit/krankheiten?letter=h&tag=haut');
      await expect(pressedIn(page)).toHaveText(['Haut', 'H']);
      await letter(page, 'Herz').click();
      await expect(pressedIn(page)).toHaveText(['Herz', 'H']);
      await letter(page, 'H').click();
      await expect(page).toHaveURL('/gesundheit/krankheiten?tag=herz');
      await letter(page, 'Herz').click();
      await expect(page).toHaveURL('/gesundheit/krankheiten');
      await expect(pressedIn(page)).toHaveCount(0);
      await expect(status).toContainText('26 Themen');

      const heard = await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
      expect(heard).toEqual([
        { letter: 'a', tag: null },
        { letter: 'h', tag: null },
        { letter: 'h', tag: 'haut' },
        { letter: 'h', tag: 'herz' },
        { letter: null, tag: 'herz' },
        { letter: null, tag: null },
      ]);
      expect(documents).toEqual([]);
    });
  });
});

test.describe('letters', () => {
  test('S2.40 from five links on the list scrolls, and a long label has two lines at most', async ({ page }) => {
    await page.route('**/api/category/krankheiten', async (route) => {
      const response = await route.fetch();
      type Section = { letter: string; links: { slug: string; title_list: string; lang: string }[] };
      const { data } = (await response.json()) as { data: { sections: Section[] } };
      const crowded = data.sections.map((of) =>
        of.letter === 'h'
          ? {
              ...of,
              links: Array.from({ length: 9 }, (_, n) => ({
                slug: `h-${n}`,
                title_list: 'Herzlich lang '.repeat(20),
                lang: 'de',
              })),
            }
          : of,
      );
      await route.fulfill({ response, json: { data: { ...data, sections: crowded } } });
    });
    await visit(page, '/gesundheit');
    await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
    const links = section(page, 'H').getByRole('list', { name: 'Weitere Themen mit H' });
    await expect(links.getByRole('link')).toHaveCount(9);
    expect(await links.evaluate((list) => list.scrollHeight > list.clientHeight)).toBe(true);
    const lines = await links
      .getByText('Herzlich lang')
      .first()
      // The label around the title, which begins with 'Anzeige' where a partner pays.
      .locator('..')
      .evaluate((label) => label.clientHeight / Number.parseFloat(getComputedStyle(label).lineHeight));
    expect(Math.round(lines)).toBe(2);
  });
});

test("S2.11 S2.42 S4.10 a long playlist grows by 'Mehr anzeigen', and the keyboard goes on at the first new video; the card of a coaching plays its first trailer", async ({
  page,
}) => {
  await test.step("a long playlist grows by 'Mehr anzeigen', and the keyboard goes on at the first new video", async () => {
    await visit(page, '/playlist/kurs-besser-schlafen');
    const tiles = page.getByRole('region', { name: /^Videos aus/ }).getByRole('article');
    await expect(tiles).toHaveCount(24);
    await expect(page.getByText('24 von 30 Videos')).toBeVisible();
    const more = page.getByRole('button', { name: 'Mehr anzeigen' });
    await more.focus();
    await page.keyboard.press('Enter');
    await expect(tiles).toHaveCount(30);
    await expect(tiles.nth(24).getByRole('link')).toBeFocused();
    await expect(more).toHaveCount(0);
  });
  await test.step('the card of a coaching plays its first trailer', async () => {
    await visit(page, '/mein-dr-muster/coaching/besser-schlafen');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Das erwartet Dich im Coaching' }) });
    await card.getByRole('link', { name: /^Trailer abspielen/ }).click();
    await expect(page).toHaveURL('/watch/schlaf-t1/coaching/schlaf30');
    await expectPlaying(page);
    await page.keyboard.press('Escape');
    await expect(layerOf(page)).toBeHidden();
    await expect(page).toHaveURL('/mein-dr-muster/coaching/besser-schlafen');

    await visit(page, '/mein-dr-muster/coaching/leicht-und-genussvoll-essen');
    await expect(page.getByRole('heading', { name: 'Das erwartet Dich im Coaching' })).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="/watch/"]')).toHaveCount(0);
  });
});

type VideoOnWire = { readonly id: string; readonly title: string };
type ListOnWire = { readonly id: string; readonly slug: string; readonly title: string };

test.describe('more than one answer holds', () => {
  test('S7.7 S2.39 a letter with many playlists has pages: forward, back, and each with an address of its own', async ({
    page,
  }) => {
    // The demo world has no such letter, so the real response is multiplied.
    const perPage = 24;
    const total = 60;
    await page.route(/\/api\/category\/krankheiten\?.*letter=h/, async (route) => {
      const asked = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { sections: { playlists: ListOnWire[] }[] } };
      const [whole] = data.sections;
      const sample = whole?.playlists[0];
      const first = (asked - 1) * perPage;
      const playlists = Array.from({ length: Math.min(perPage, total - first) }, (_, n) => ({
        ...sample,
        id: `h-${first + n}`,
        slug: `h-${first + n}`,
        title: `Herzthema ${first + n + 1}`,
        title_teaser: `Herzthema ${first + n + 1}`,
        title_list: `Herzthema ${first + n + 1}`,
      }));
      await route.fulfill({
        response,
        json: { data: { ...data, total, page: asked, pages: 3, sections: [{ ...whole, total, playlists, links: [] }] } },
      });
    });
    await visit(page, '/gesundheit/krankheiten');
    const documents = watchDocuments(page);
    await letter(page, 'H').click();
    const pager = page.getByRole('navigation', { name: 'Seiten' });
    const titles = section(page, 'H').getByRole('heading', { level: 3 });
    await expect(pager).toContainText('Seite 1 von 3');
    await expect(pager.getByRole('link', { name: 'Zurück' })).toHaveCount(0);
    await expect(titles).toHaveCount(24);

    await pager.getByRole('link', { name: 'Weiter' }).click();
    await expect(page).toHaveURL('/gesundheit/krankheiten?letter=h&page=2');
    await expect(pager).toContainText('Seite 2 von 3');
    await expect(titles.first()).toContainText('Herzthema 25');
    await expect.poll(() => scrollTop(page)).toBe(0);
    await pager.getByRole('link', { name: 'Weiter' }).click();
    await expect(pager).toContainText('Seite 3 von 3');
    await expect(titles).toHaveCount(12);
    await expect(pager.getByRole('link', { name: 'Weiter' })).toHaveCount(0);
    expect(await findings(page)).toEqual([]);
    await pager.getByRole('link', { name: 'Zurück' }).click();
    await expect(page).toHaveURL('/gesundheit/krankheiten?letter=h&page=2');
    await page.goBack();
    await expect(pager).toContainText('Seite 3 von 3');
    await letter(page, 'H').click();
    await expect(page).toHaveURL('/gesundheit/krankheiten');
    await expect(pager).toHaveCount(0);
    expect(documents).toEqual([]);
  });

  test("S7.7 S19.1 'Mehr anzeigen' that fails says so and leaves what is there; the next press goes on", async ({ page }) => {
    // A list of 230: 200 are in the page, the rest come from the call that fails once.
    const total = 230;
    const copies = (videos: readonly VideoOnWire[], from: number, to: number) =>
      Array.from({ length: to - from }, (_, n) => ({ ...videos[0], id: `v-${from + n}`, title: `Folge ${from + n + 1}` }));
    let sample: readonly VideoOnWire[] = [];
    let refusals = 1;
    await page.route('**/api/playlist/arthrose', async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: { videos: VideoOnWire[] } };
      sample = data.videos;
      await route.fulfill({ response, json: { data: { ...data, total, videos: copies(sample, 0, 200) } } });
    });
    await page.route(/\/api\/video\?.*playlist=l-arthros/, async (route) => {
      if (refusals-- > 0) return route.abort();
      expect(new URL(route.request().url()).searchParams.get('page')).toBe('2');
      return route.fulfill({ json: { data: copies(sample, 200, total), total } });
    });
    await visit(page, '/gesundheit/krankheiten');
    await page.getByRole('main').locator('a[href="/playlist/arthrose"]').first().click();
    const tiles = page.getByRole('region', { name: /^Videos aus/ }).getByRole('article');
    const more = page.getByRole('button', { name: 'Mehr anzeigen' });
    await expect(page.getByText('24 von 230 Videos')).toBeVisible();
    for (let shown = 48; shown <= 192; shown += 24) {
      await more.click();
      await expect(tiles).toHaveCount(shown);
    }
    await more.click();
    await expect(page.getByRole('alert')).toHaveText(/^Das hat gerade nicht geklappt/);
    await expect(tiles).toHaveCount(192);
    await expect(page.getByText('192 von 230 Videos')).toBeVisible();
    await expect(more).toBeFocused();
    expect(await findings(page)).toEqual([]);

    await more.click();
    await expect(tiles).toHaveCount(216);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(tiles.nth(192).getByRole('link')).toBeFocused();
    await more.click();
    await expect(tiles).toHaveCount(230);
    await expect(tiles.last()).toContainText('Folge 230');
    await expect(more).toHaveCount(0);
  });
});
