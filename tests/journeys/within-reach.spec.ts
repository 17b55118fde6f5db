import { expect } from '@playwright/test';
import { test, visit } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';

/* Access by keyboard, with few colours, or on a small screen. */

test('S19.1 S12.6 a few tabs lead from the search to its first hit; in what scrolls sideways the keyboard sees all of what has the focus; with colours of one’s own, what can be pressed has an edge', async ({
  page,
}) => {
  await test.step('a few tabs lead from the search to its first hit', async () => {
    await visit(page, '/suche?query=Schlaf');
    await page.getByRole('main').getByRole('combobox').focus();
    const skip = page.getByRole('link', { name: 'Zu den Ergebnissen' });
    for (let tabs = 0; tabs < 4 && !(await skip.evaluate((link) => link === document.activeElement)); tabs += 1)
      await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'Gefunden' }).locator('a[href^="/watch/"]').first()).toBeFocused();
  });
  await test.step('in what scrolls sideways the keyboard sees all of what has the focus', async () => {
    // As on a desk at 400 %.
    await page.setViewportSize({ width: 320, height: 640 });
    const values = page.getByRole('group', { name: 'Thema' }).getByRole('button');
    await values.first().focus();
    for (let left = await values.count(); left > 0; left -= 1) {
      const isWhole = () =>
        page.evaluate(() => {
          const box = document.activeElement?.getBoundingClientRect();
          return box && box.left >= 0 && box.right <= innerWidth;
        });
      await expect.poll(isWhole).toBe(true);
      await page.keyboard.press('Tab');
    }
  });
  await test.step('with colours of one’s own, what can be pressed has an edge', async () => {
    await page.setViewportSize(desktop);
    await page.emulateMedia({ forcedColors: 'active' });
    const edges = await page
      .getByRole('main')
      .locator('button:visible, [data-button]:visible')
      .evaluateAll((buttons) => buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)));
    expect(edges.length).toBeGreaterThan(3);
    expect(edges.filter((width) => width < 1)).toEqual([]);

    await visit(page, '/suche?query=Kind+hat+Spülmittel+getrunken');
    const note = page.locator('[data-emergency]');
    const calls = note.locator('a[href^="tel:"]');
    expect(await calls.count()).toBeGreaterThan(3);
    for (const part of [note, ...(await calls.all())]) await expect(part).not.toHaveCSS('border-top-width', '0px');

    const chosen = page.getByRole('navigation').getByRole('link', { name: 'Suche', exact: true }).first();
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    const [bar, ground] = await chosen.evaluate((link) => [
      getComputedStyle(link, '::after').backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(bar).not.toBe(ground);
  });
});

test('S2.27 S2.41 the search is in the header and first on the start page; on a phone its way is named, and the tools in the menu stand apart', async ({
  page,
}) => {
  await test.step('the search is in the header and first on the start page; on a phone its way is named', async () => {
    await page.setViewportSize(desktop);
    await visit(page, '/gesundheit');
    await page.getByRole('banner').getByRole('searchbox').fill('Schlaf');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/suche?query=Schlaf');
    await visit(page, '/');
    await page.getByRole('main').getByRole('searchbox', { name: 'Wonach suchst Du?' }).fill('Husten');
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page).toHaveURL('/suche?query=Husten');

    await page.setViewportSize(phone);
    await visit(page, '/gesundheit');
    await expect(page.getByRole('banner').getByText('Suche', { exact: true }).first()).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Menü' }).click();
    await expect(page.getByRole('button', { name: 'Hinweise' })).toBeVisible();
  });
  await test.step('the tools in a phone’s menu stand apart', async () => {
    const tools = page.getByRole('navigation', { name: 'Hauptnavigation' }).locator('> :is(a, button)');
    await expect(tools).toHaveCount(3);
    const contents = await tools.evaluateAll((parts) =>
      parts.map((part) => {
        const inside = document.createRange();
        inside.selectNodeContents(part);
        const { left, right } = inside.getBoundingClientRect();
        return { left, right };
      }),
    );
    for (const [nth, { right }] of contents.slice(0, -1).entries())
      expect((contents[nth + 1]?.left ?? 0) - right).toBeGreaterThanOrEqual(12);
  });
});

test('S2.30 S19.1 on a phone the FAQ is a list of questions that unfold, and an address unfolds its answer; links that stand alone are as high as a thumb, and no last line of a list is a single short word', async ({
  page,
}) => {
  await test.step('the FAQ is a list of questions that unfold, and an address unfolds its answer', async () => {
    await page.setViewportSize(phone);
    await visit(page, '/meta/faq');
    expect(await page.getByRole('main').evaluate((main) => main.scrollHeight)).toBeLessThan(4300);
    const link = page.getByRole('navigation', { name: 'Alle Fragen' }).getByRole('link').last();
    const hash = await link.getAttribute('href');
    await page.goto('about:blank');
    await visit(page, `/meta/faq${hash}`);
    await expect(page.locator(`[data-question="${hash?.slice(1)}"] [id]`).first()).toBeInViewport();
  });
  await test.step('links that stand alone are as high as a thumb, and no last line of a list is a single short word', async () => {
    await page.setViewportSize(phone);
    for (const [address, name] of [
      ['/password/forgot', 'Zurück zur Anmeldung'],
      ['/meta/barriere-melden', 'Erklärung zur Barrierefreiheit'],
      ['/shop/checkout/ruhe7', 'Zurück zum Kurs'],
      ['/shop/checkout/eifel', 'Alle Kurse und Auszeiten'],
      ['/mein-dr-muster/coaching/besser-schlafen', 'Als Geschenk kaufen'],
    ] as const) {
      await visit(page, address);
      const link = page.getByRole('main').getByRole('link', { name, exact: true });
      expect((await link.boundingBox())?.height, name).toBeGreaterThanOrEqual(44);
    }
    await visit(page, '/password/forgot');
    await page.getByRole('main').getByRole('button').click();
    const wrong = page.getByRole('alert').getByRole('button', { name: 'E-Mail' });
    expect((await wrong.boundingBox())?.height, 'a field that is named as wrong').toBeGreaterThanOrEqual(44);
    await visit(page, '/shop/checkout/ostsee');
    const lonely = await page
      .getByRole('main')
      .locator('ul li')
      .evaluateAll((items) =>
        items
          .map((item) => {
            const words = document.createRange();
            words.selectNodeContents(item);
            return { text: item.textContent, lines: [...words.getClientRects()].map(({ width }) => width) };
          })
          .filter(({ lines }) => (lines.at(-1) ?? 0) < 0.2 * Math.max(...lines))
          .map(({ text }) => text),
      );
    expect(lonely).toEqual([]);
  });
});

test('S1.7 S9.1 S12.5 the English search suggests English words, and numbers to call that stand side by side are equally high', async ({
  page,
}) => {
  await test.step('the English search suggests English words', async () => {
    await visit(page, '/en/suche?query=sleep');
    const suggestions = page.getByRole('region', { name: 'Suggestions' });
    if ((await suggestions.count()) > 0) await expect(suggestions).not.toContainText(/schlaf/i);
    await expect(page.getByRole('region', { name: 'Found' })).toBeVisible();
  });
  await test.step('numbers to call that stand side by side are equally high', async () => {
    await page.setViewportSize({ width: 768, height: 900 });
    await visit(page, '/en/suche?query=suicide');
    const boxes = await page
      .locator('[data-emergency] a[href^="tel:"]')
      .evaluateAll((calls) => calls.map((call) => call.getBoundingClientRect()).map(({ top, height }) => ({ top, height })));
    expect(boxes.length).toBeGreaterThan(3);
    for (const { top, height } of boxes)
      for (const beside of boxes.filter((box) => Math.abs(box.top - top) < 2)) expect(beside.height).toBeCloseTo(height, 0);
  });
});
