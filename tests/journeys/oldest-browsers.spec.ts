import { expect } from '@playwright/test';
import { test, visit, watchConsole } from './journey.ts';

/** Takes away what came after Firefox 115 and Safari 16 (docs/decisions/oldest-browsers.md). */
const asOldest = (): void => {
  const missing: readonly (readonly [object, readonly string[]])[] = [
    [Promise, ['withResolvers', 'try']],
    [URL, ['parse', 'canParse']],
    [AbortSignal, ['any']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Array, ['fromAsync']],
    [Intl, ['Segmenter']],
    [RegExp, ['escape']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [
      Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object,
      ['map', 'filter', 'flatMap', 'some', 'toArray'],
    ],
    [Element.prototype, ['checkVisibility', 'moveBefore']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Document.prototype, ['startViewTransition']],
    [window, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'cookieStore', 'IntersectionObserver']],
  ];
  for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
};

test.beforeEach(({ page }) => page.addInitScript(asOldest));

test('S17.1 in the oldest browsers that we serve each part comes to life: pages, the guide, the menu of a video, its transcript', async ({
  page,
}) => {
  const said = watchConsole(page);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Ein unerwarteter Fehler')).toHaveCount(0);
  await visit(page, '/playlist/arthrose');
  await page.getByRole('main').getByRole('button', { name: 'Mehr zu' }).first().click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await visit(page, '/watch/arthrose1');
  await visit(page, '/suche?query=kopfschmerzen');
  expect(said).toEqual([]);
});

test('S14.3 there an address is checked, and a contract is withdrawn from', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page, '/widerruf');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Jörg Größer');
  await main.getByLabel('E-Mail', { exact: true }).fill('aelter@example.org');
  await main.getByLabel('Bestellnummer oder Vertrag').fill('B-4711');
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stimmt das so?');
  expect(said).toEqual([]);
});
