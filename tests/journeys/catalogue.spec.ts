import { expect, type Locator, type Page } from '@playwright/test';
import { test, visit, watchDocuments } from './journey.ts';
import { expectPlaying, layerOf } from './player.ts';

const letter = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: 'Themen filtern' }).getByRole('button', { name, exact: true });
const pressedIn = (page: Page): Locator =>
  page.getByRole('region', { name: 'Themen filtern' }).locator('button[aria-pressed="true"]');
const sections = (page: Page): Locator => page.getByRole('main').locator('section[aria-labelledby]');
const section = (page: Page, name: string): Locator => page.getByRole('region', { name: `Themen mit ${name}`, exact: true });

test.describe('the filter of a category', () => {
  test('S2.39 one letter and one tag at a time, a second press switches off, and each change is told as an event', async ({
    page,
  }) => {
    await visit(page, '/gesundheit/krankheiten');
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

  test('S2.39 letters without data are disabled, and Ä, Ö and Ü stand under A, O and U', async ({ page }) => {
    await visit(page, '/gesundheit/krankheiten');
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
});

test.describe('letters', () => {
  test('S2.40 one to four playlists stand side by side, of more there are two and a list of links', async ({ page }) => {
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
      .evaluate((label) => label.clientHeight / Number.parseFloat(getComputedStyle(label).lineHeight));
    expect(Math.round(lines)).toBe(2);
  });
});

test("S2.11 a long playlist grows by 'Mehr anzeigen', and the keyboard goes on at the first new video", async ({ page }) => {
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

test('S2.42 S4.10 the card of a coaching plays its first trailer', async ({ page }) => {
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
