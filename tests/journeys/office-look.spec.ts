import { expect, type Page } from '@playwright/test';
import { coachingList } from '../world.ts';
import { findings } from './axe.ts';
import { test } from './journey.ts';
import { sideways } from './layout.ts';
import { atOffice, editPlaylist, menu, newTag, newTitle, officeReady, rowOf, titleField } from './office.ts';

/** Every screen by its path; with an arrow, the target of the first link in its list. */
const screens: Record<string, readonly string[]> = {
  'the overview and what it shows': ['', '/nowhere', '/audit', '/job', '/mail'],
  videos: ['/video', '/video →', '/video/create'],
  'playlists and tags': ['/playlist', '/playlist →', '/playlist/create', '/tag', '/tag →', '/tag-tree'],
  'dailies and blocks': ['/daily', '/daily →', '/yogadaily/create', '/module', '/module →', '/module/create'],
  pages: ['/page', '/page →', '/page/create', '/partner →', '/project →', '/item', '/item →'],
  courses: ['/coaching', '/coaching →', '/retreat', '/retreat →', '/coachingmail', '/coachingmail →', '/retreatmail/create'],
  shop: ['/product', '/product →', '/coupon', '/coupon →', '/order', '/order →', '/withdrawal', '/code'],
  people: ['/user', '/user →', '/barrier', '/given-courses'],
  'what the site has once': ['/file', '/words', '/chatbot', '/settings', '/pictures', '/notes', '/opening'],
};

type Tone = 'light' | 'dark';

/** Together they cover both languages, every width and both tones; screens alternate between light and dark. */
const viewsOf = (place: number): Record<'de' | 'en', readonly [width: number, tone: Tone]> =>
  place % 2 === 0 ? { de: [1440, 'light'], en: [320, 'dark'] } : { de: [320, 'light'], en: [768, 'dark'] };

/** The narrowest is 1280 px at 400 % (WCAG 1.4.10). */
const widths = [1440, 768, 320];

const softly = expect.configure({ soft: true });

/** Waits until a press leads to another screen. */
async function toAnother(page: Page, press: () => Promise<unknown>): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  await press();
  await expect(heading).not.toHaveText(before ?? '');
  await officeReady(page);
}

/** Opens a screen as a link within the office does, without loading all of it anew. */
async function open(page: Page, address: string): Promise<void> {
  const path = `/backend${address.replace(' →', '')}`;
  if (new URL(page.url()).pathname !== path)
    await toAnother(page, () =>
      page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path),
    );
  if (address.endsWith('→')) await toAnother(page, () => page.locator('main tbody a').first().click());
  await expect(page.getByText(/^(Wird geladen|Loading) …$/)).toHaveCount(0);
  // A film's captions load separately, and the controls they enable fade in.
  await page.waitForLoadState('networkidle');
}

/** Switches between day and night, and waits until the page has applied it. */
async function turn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveAttribute('data-tone', colorScheme === 'dark' ? 'night' : 'day');
}

/** In one language and tone: no overflow in any width, no accessibility findings in one. */
async function expectFine(page: Page, address: string, place: number, locale: 'de' | 'en'): Promise<void> {
  const [looked, colorScheme] = viewsOf(place)[locale];
  const where = `${address} in ${locale}`;
  await turn(page, colorScheme);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await softly.poll(() => sideways(page), `${where} at ${width}`).toBeLessThanOrEqual(0);
    if (width === looked) softly(await findings(page), `${where} at ${width}, ${colorScheme}`).toEqual([]);
  }
}

/** Clicks the language button. */
async function changeLanguage(page: Page, to: 'de' | 'en'): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator(`header button[lang="${to}"]`).click();
  await expect(page.locator(`header button[lang="${to === 'de' ? 'en' : 'de'}"]`)).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [name, addresses] of Object.entries(screens))
  test(`S19.1 ${name}: no automated finding and no overflow, in every width, tone and language`, async ({ page }) => {
    test.slow();
    await atOffice(page, 'admin');
    for (const [place, address] of addresses.entries()) {
      const [first, second] = place % 2 === 0 ? (['de', 'en'] as const) : (['en', 'de'] as const);
      await open(page, address);
      await expectFine(page, address, place, first);
      await changeLanguage(page, second);
      await expectFine(page, address, place, second);
    }
  });

test('S19.1 questions of the back office have no automated finding, by day and by night', async ({ page }) => {
  await editPlaylist(page, coachingList);
  await page.getByRole('button', { name: 'Papierkorb' }).click();
  await expect(
    page
      .getByRole('alertdialog')
      .getByText(/^Video: /)
      .first(),
  ).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await turn(page, colorScheme);
    expect(await findings(page), colorScheme).toEqual([]);
  }
});

const paper = (page: Page): Promise<string> => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test('S19.1 the back office is as dark as the device, or as was chosen, from its first byte', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await atOffice(page, 'support');
  const dark = await paper(page);
  await page.getByRole('button', { name: 'Darstellung: Wie das Gerät' }).click();
  await page.getByRole('menuitemradio', { name: 'Hell' }).click();
  await expect(page.getByRole('button', { name: 'Darstellung: Hell' })).toBeFocused();
  expect(await paper(page)).not.toBe(dark);
  // Without its script the page shows only the server's HTML and the first stylesheet.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-tone', 'day');
  expect(await paper(page)).not.toBe(dark);
  await page.context().clearCookies({ name: 'office_tone' });
  await page.reload();
  expect(await paper(page)).toBe(dark);
});

/** Presses Tab until the element is focused; fails if that never happens. */
async function tabTo(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).first();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(wanted).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  // The focus is visible.
  expect(await wanted.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none');
}

test('S19.1 by keyboard alone: menu, list, open, change, save, delete and restore', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Tastatur');
  await newTag(page, title);
  await page.goto('/backend');
  await officeReady(page);
  await tabTo(page, 'link', 'Tags');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page).toHaveTitle(/^Tags/);
  await page.getByLabel('Suchen').focus();
  await page.keyboard.type(title);
  await expect(rowOf(page, title)).toBeVisible();
  await tabTo(page, 'link', title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^Tag: ${title}`));
  await titleField(page).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' neu');
  await tabTo(page, 'button', 'Speichern');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, 'button', 'Papierkorb');
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'In den Papierkorb legen?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Papierkorb', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, 'button', 'In den Papierkorb');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/backend\/tag$/);
  await page.getByLabel('Zustand').focus();
  await page.getByLabel('Zustand').selectOption('Papierkorb');
  await expect(rowOf(page, `${title} neu`)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(rowOf(page, `${title} neu`).getByRole('button', { name: 'Wiederherstellen' })).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').filter({ hasText: `„${title} neu“ ist wieder da.` })).toBeVisible();
});

test('S10.8 an editor finds what a colleague changed, and takes it back', async ({ page, browser }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Rückgängig');
  await newTag(page, title);
  const colleague = await browser.newPage();
  await atOffice(colleague, 'admin', new URL(page.url()).pathname);
  await titleField(colleague).fill(`${title} vertippt`);
  await colleague.getByRole('button', { name: 'Speichern' }).click();
  await expect(colleague.getByText('Gespeichert.')).toBeVisible();
  await colleague.close();
  await menu(page).getByRole('link', { name: 'Protokoll' }).click();
  const audited = page
    .getByRole('row')
    .filter({ hasText: `${title} vertippt` })
    .first();
  await expect(audited).toContainText('Alex Admin');
  await audited.getByRole('link').click();
  await page.getByRole('button', { name: 'Frühere Fassungen zeigen' }).click();
  const revisions = page.getByRole('group').filter({ has: page.locator('summary') });
  await revisions.last().locator('summary').click();
  await revisions.last().getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(titleField(page)).toHaveValue(title);
});

test('S10.2 S19.1 videos are added to a playlist one after the other, without leaving the field', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/playlist/create');
  const field = page.getByRole('combobox', { name: 'Videos: suchen' });
  const chosen = page.getByRole('group', { name: 'Videos', exact: true }).getByRole('listitem');
  await field.focus();
  for (const [place, word] of ['Panikattacke', 'Heuschnupfen', 'Butterbrot'].entries()) {
    await page.keyboard.type(word);
    await expect(page.getByRole('option', { name: new RegExp(word) })).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(place + 1);
    await expect(chosen.last()).toContainText(word);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
  }
});
