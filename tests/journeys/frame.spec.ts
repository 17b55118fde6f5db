import { expect, type Page } from '@playwright/test';
import { ready, scrollTop, test, visit, watchDocuments, watchRequests } from './journey.ts';

const html = (page: Page) => page.locator('html');
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('S2.22 the language changes without another document, on the same page with its query', async ({ page }) => {
  await visit(page, '/gesundheit/krankheiten?letter=a');
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/gesundheit/krankheiten?letter=a');
  await expect(html(page)).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle(/^Illnesses|^Diseases|^Conditions/);
  await expect(page.getByRole('button', { name: 'A', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Health', exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL('/gesundheit/krankheiten?letter=a');
  await expect(html(page)).toHaveAttribute('lang', 'de');
  await expect(page).toHaveTitle(/^Krankheiten/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Gesundheit', exact: true })).toBeVisible();
  expect(documents).toEqual([]);
});

const trails = [
  ['/gesundheit/krankheiten', [['Gesundheit', '/gesundheit']]],
  ['/wohlfuehlen/fitness-und-bewegung', [['Wohlfühlen', '/wohlfuehlen']]],
  ['/partner/bergluft-stiftung', [['Partner', '/partner']]],
  ['/mein-dr-muster/coaching/besser-schlafen', [['Dr. Muster', '/mein-dr-muster']]],
  [
    '/playlist/arthrose',
    [
      ['Gesundheit', '/gesundheit'],
      ['Krankheiten', '/gesundheit/krankheiten'],
    ],
  ],
] as const;
test(`S2.25 the breadcrumbs lead up from ${trails.map(([address]) => address).join(', ')}`, async ({ page }) => {
  for (const [address, crumbs] of trails) {
    await visit(page, address);
    const links = page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link');
    await expect(links, address).toHaveText(crumbs.map(([label]) => label));
    await expect(links.last()).toHaveAttribute('href', crumbs.at(-1)?.[1] ?? '');
    await links.first().click();
    await expect(page).toHaveURL(crumbs[0][1]);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Brotkrumen' })).toHaveCount(0);
  }
});

test("S2.30 a question of the FAQ is scrolled to, and 'Zurück zu den FAQ' scrolls to the top", async ({ page }) => {
  await visit(page, '/meta/faq');
  const link = page.getByRole('navigation', { name: 'Alle Fragen' }).getByRole('link').last();
  const answer = page.locator(`[data-question="${(await link.getAttribute('href'))?.slice(1)}"]`);
  await expect(answer).not.toBeInViewport();
  await link.click();
  await expect(answer).toBeInViewport();
  await expect(answer).toBeFocused();
  await expect(answer.getByRole('heading')).toHaveText(await link.innerText());
  expect(await scrollTop(page)).toBeGreaterThan(0);
  await answer.getByRole('link', { name: 'Zurück zu den FAQ' }).click();
  await expect.poll(() => scrollTop(page)).toBe(0);
});

test("S2.17 S19.1 the skip link is the keyboard's first stop and leads into the content; a page whose data does not come says so, and links lead on; an address that does not exist says so, also when one comes to it within the page", async ({
  page,
}) => {
  await test.step("the skip link is the keyboard's first stop and leads into the content", async () => {
    await visit(page, '/gesundheit');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Zum Inhalt' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });
  await test.step('a page whose data does not come says so, and links lead on', async () => {
    await page.route('**/api/category/**', (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('main').getByRole('link', { name: 'Krankheiten', exact: true }).first().click();
    await expect(title(page)).toHaveText('Das hat gerade nicht geklappt.');
    await page.unroute('**/api/category/**');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schließen' }).click();
    await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' })).toBeVisible();
  });
  await test.step('an address that does not exist says so, also when one comes to it within the page', async () => {
    const answer = await page.goto('/gesundheit/gibt-es-nicht');
    expect(answer?.status()).toBe(404);
    await expect(title(page)).toHaveText('Seite nicht gefunden.');
    await ready(page);
    const documents = watchDocuments(page);
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await expect(page).toHaveURL('/');
    await expect(page).toHaveTitle('Sprechstunde');
    await page.goBack();
    await expect(title(page)).toHaveText('Seite nicht gefunden.');
    await expect(page).toHaveTitle(/^Seite nicht gefunden/);
    expect(documents).toEqual([]);
  });
});

test('S2.31 S19.1 (S2.10) a link leads to the top of its page and its title, which has the focus, and Back to where one was; not at first, with Back or the language; the script of another page comes as soon as somebody points at a link to it, and not before', async ({
  page,
}) => {
  await test.step('the script of another page comes as soon as somebody points at a link to it, and not before', async () => {
    const parts = watchRequests(page, (request) => /\/assets\/pages-[\w-]+\.js$/.test(request.url()));
    await visit(page, '/');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
    await page.waitForLoadState('networkidle');
    expect(parts).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).hover();
    await expect.poll(() => parts.length).toBe(1);
    await expect(page).toHaveURL('/');
  });
  await test.step('a link leads to the top of its page and its title, and Back to where one was', async () => {
    const documents = watchDocuments(page);
    const link = page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first();
    // Waits until it stands still: parts of the page are laid out when they come near.
    await link.hover();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(title(page)).toHaveText('Krankheiten');
    await expect(page).toHaveTitle(/^Krankheiten/);
    await expect.poll(() => scrollTop(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle('Sprechstunde');
    await expect.poll(() => scrollTop(page)).toBe(before);
    expect(documents).toEqual([]);
  });
  await test.step('after a link the new page’s title has the focus, wherever the link was; not at first, with Back or the language', async () => {
    await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
    await expect(title(page)).toHaveText('Krankheiten');
    await expect(title(page)).toBeFocused();
    expect(await title(page).evaluate((heading) => getComputedStyle(heading).outlineStyle)).toBe('none');
    expect(await scrollTop(page)).toBe(0);
    // From there on by keyboard: the first stop is behind the title.
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await expect(title(page)).not.toHaveAttribute('tabindex');

    await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/meta/impressum');
    await expect(title(page)).toHaveText('Impressum');
    await expect(title(page)).toBeFocused();
    await page.goBack();
    await expect(title(page)).toHaveText('Krankheiten');
    await expect(title(page)).not.toBeFocused();

    await page.getByRole('link', { name: 'English' }).click();
    await expect(html(page)).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('link', { name: 'Deutsch' })).toBeFocused();
  });
});
