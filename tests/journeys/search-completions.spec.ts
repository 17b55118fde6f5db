import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { passTime, stopClock, test, visit, watchConsole, watchRequests } from './journey.ts';
import { phone } from './page-kinds.ts';
import { count, field, flyout, isSearch, main, navigation, results } from './search.ts';

const list = (page: Page): Locator => page.getByRole('listbox', { name: 'Suchvorschläge' });
const options = (page: Page): Locator => list(page).getByRole('option');
const active = (page: Page): Locator => list(page).getByRole('option', { selected: true });
const said = (page: Page): Locator => page.getByText(/^\d Suchvorschl/);
const openFlyout = (page: Page): Promise<void> => navigation(page).getByRole('link', { name: 'Suche', exact: true }).hover();

test('S2.41 S12.8 S19.1 by keyboard: through the list and the field, Escape closes first and clears then, Enter searches; Enter without one of them searches for what was typed; nothing lies over whom to call', async ({
  page,
}) => {
  await test.step('by keyboard: through the list and the field, Escape closes first and clears then, Enter searches', async () => {
    const faults = watchConsole(page);
    await visit(page, '/suche');
    await expect(field(page)).toHaveRole('combobox');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    const asked = watchRequests(page, isSearch);
    await field(page).pressSequentially('Schl');
    await expect(options(page).first()).toHaveText('Schlaf');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
    await expect(field(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
    await expect(active(page)).toHaveCount(0);
    // However many requests the typing took, completions came with the results.
    expect(asked.length).toBeLessThanOrEqual(2);
    const most = asked.length;

    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText('Schlaf');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Schl');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveCount(0);
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText((await options(page).last().textContent()) ?? '');
    await page.keyboard.press('Home');
    await expect(active(page)).toHaveCount(0);
    expect(await field(page).evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(0);
    await page.keyboard.press('End');
    expect(await field(page).evaluate((input) => (input as HTMLInputElement).selectionStart)).toBe(4);

    await page.keyboard.press('Escape');
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('Schl');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await field(page).pressSequentially('Schl');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(list(page)).toHaveCount(0);
    await expect(field(page)).not.toBeFocused();

    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText('Schlaf');
    expect(asked.length).toBe(most);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/suche?query=Schlaf');
    await expect(field(page)).toHaveValue('Schlaf');
    await expect(list(page)).toHaveCount(0);
    await expect(results(page).first()).toBeVisible();
    expect(faults).toEqual([]);
  });
  await test.step('Enter without one of them searches for what was typed', async () => {
    await field(page).fill('');
    await expect(page).toHaveURL('/suche');
    await field(page).pressSequentially('Schlaf');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(list(page)).toHaveCount(0);
    await expect(page).toHaveURL('/suche?query=Schlaf');
  });
  await test.step('nothing lies over whom to call', async () => {
    await field(page).fill('');
    await expect(page).toHaveURL('/suche');
    await field(page).pressSequentially('Brust');
    await expect(options(page).first()).toBeVisible();
    await field(page).pressSequentially('schmerz ');
    await expect(main(page).getByRole('alert')).toBeVisible();
    await expect(list(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(list(page)).toHaveCount(0);
  });
});

test('S1.7 S2.41 S19.1 a pointer takes one, the focus stays; elsewhere it closes the list; nothing of the page moves; on an English page they are English; nothing is found by the tester of accessibility while one is active, by night neither', async ({
  page,
}) => {
  await test.step('a pointer takes one, the focus stays; elsewhere it closes the list; nothing of the page moves', async () => {
    await visit(page, '/suche?query=Schl');
    await expect(list(page)).toHaveCount(0);
    const before = await count(page).boundingBox();
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toBeVisible();
    expect(await count(page).boundingBox()).toEqual(before);
    await main(page)
      .getByRole('heading', { level: 1 })
      .click({ position: { x: 2, y: 2 } });
    await field(page).blur();
    await expect(list(page)).toHaveCount(0);
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    const second = (await options(page).nth(1).textContent()) ?? '';
    await options(page).nth(1).click();
    await expect(field(page)).toHaveValue(second);
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(`/suche?${new URLSearchParams({ query: second })}`);
    await expect(list(page)).toHaveCount(0);
  });
  await test.step('on an English page they are English', async () => {
    await visit(page, '/en/suche');
    await field(page).pressSequentially('slee');
    const english = page.getByRole('listbox', { name: 'Search suggestions' }).getByRole('option');
    await expect(english.filter({ hasText: /^sleep$/ })).toBeVisible();
    await expect(english.filter({ hasText: /schlaf/i })).toHaveCount(0);
  });
  await test.step('nothing is found by the tester of accessibility while one is active, by night neither', async () => {
    for (const hour of ['10', '21']) {
      await page.clock.setFixedTime(`2026-11-22T${hour}:00:00Z`);
      await visit(page, '/suche?query=Schl');
      await expect(page.locator('html[data-tone="night"]')).toHaveCount(hour === '21' ? 1 : 0);
      await field(page).focus();
      await page.keyboard.press('ArrowDown');
      await expect(active(page)).toBeVisible();
      expect(await findings(page), hour).toEqual([]);
    }
  });
});

test.describe('S19.1 the clock of what is said', () => {
  test.beforeEach(({ page }) => page.clock.install());

  test('S19.1 how many there are is said once nobody types any more, and not at each key', async ({ page }) => {
    await visit(page, '/suche?query=Schl');
    await stopClock(page);
    await field(page).focus();
    await page.keyboard.press('ArrowDown');
    const many = await options(page).count();
    await field(page).press('End');
    await field(page).pressSequentially('a');
    await passTime(page, 1199);
    await expect(options(page).first()).toBeVisible();
    await expect(said(page)).toHaveCount(0);
    await field(page).press('Backspace');
    await passTime(page, 1199);
    await expect(said(page)).toHaveCount(0);
    await passTime(page, 1);
    await expect(said(page)).toHaveText(`${many} Suchvorschläge, zu wählen mit den Pfeiltasten`);
    await page.keyboard.press('Escape');
    await expect(said(page)).toHaveCount(0);
  });
});

test('S2.28 S2.41 in the flyout too, counted by nobody; Escape closes the list, then the flyout', async ({ page }) => {
  await visit(page, '/meta/impressum');
  await openFlyout(page);
  const box = flyout(page).getByRole('combobox');
  const asked = page.waitForRequest(isSearch);
  await box.pressSequentially('Schl');
  expect((await asked).postDataJSON()).toMatchObject({ unnoted: true });
  await expect(options(page).first()).toHaveText('Schlaf');
  // Options that the flyout scrolls out of view could not be reached.
  await expect(options(page).last()).toBeInViewport({ ratio: 1 });
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list(page)).toHaveCount(0);
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('Schl');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveText('Schlaf');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/suche?query=Schlaf');
  await expect(flyout(page)).toHaveCount(0);
  await page.mouse.move(700, 880);
  await openFlyout(page);
  await flyout(page).getByRole('combobox').pressSequentially('Herz');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(flyout(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('S2.41 S9.6 S19.1 completions are wide enough for a thumb, lie over what is below, and one is taken by a tap, in the dropdown too', async ({
    page,
  }) => {
    await test.step('completions are wide enough for a thumb, lie over what is below, and one is taken by a tap', async () => {
      await visit(page, '/suche');
      const below = page.getByRole('region', { name: 'Häufig gesucht' });
      await expect(below).toBeVisible();
      await field(page).pressSequentially('Schl');
      await expect(options(page).first()).toHaveText('Schlaf');
      for (const box of await options(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect),
      )) {
        expect(box.height).toBeGreaterThanOrEqual(44);
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.right).toBeLessThanOrEqual(phone.width);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
      expect(await findings(page)).toEqual([]);
      await options(page).first().tap();
      await expect(page).toHaveURL('/suche?query=Schlaf');
      await expect(list(page)).toHaveCount(0);
      await expect(results(page).first()).toBeVisible();
    });
    await test.step('in the dropdown one is taken by a tap', async () => {
      await visit(page, '/meta/impressum');
      await page.getByRole('button', { name: 'Menü' }).tap();
      await page.getByRole('button', { name: 'Suche: mehr zeigen' }).tap();
      await flyout(page).getByRole('combobox').pressSequentially('Schl');
      await expect(options(page).first()).toHaveText('Schlaf');
      expect(await findings(page)).toEqual([]);
      await options(page).first().tap();
      await expect(page).toHaveURL('/suche?query=Schlaf');
      await expect(page.getByRole('button', { name: 'Menü' })).toHaveAttribute('aria-expanded', 'false');
    });
  });
});
