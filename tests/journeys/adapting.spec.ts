import { chromium, expect } from '@playwright/test';
import { test, visit } from './journey.ts';
import { sideways, spaceText, translate } from './layout.ts';
import { desktop } from './page-kinds.ts';

/* What readers change about a page by themselves (docs/accessibility.md): its spacing, its colours, the way of the focus; its width in `everyone.spec.ts`. */

test('S19.1 with the text spacing of WCAG 1.4.12 the header becomes two lines, and nothing of it leaves the window', async ({
  page,
}) => {
  // From this width on it is one line.
  await page.setViewportSize({ width: 1200, height: 800 });
  await visit(page, '/meta/impressum');
  await spaceText(page);
  const beyond = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length);
  await expect.poll(beyond).toBe(0);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

for (const width of [390, 320]) {
  test(`S19.1 S1.7 at ${width} px the header fits in both languages, with more spacing and with larger type`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const beyond = () =>
      page
        .getByRole('banner')
        .locator('a, button')
        .evaluateAll((parts) =>
          parts
            .filter((part) => part.checkVisibility({ visibilityProperty: true }))
            .filter((part) => part.getBoundingClientRect().right > innerWidth)
            .map((part) => part.textContent),
        );
    const fits = async (how: string) => {
      await expect.poll(beyond, how).toEqual([]);
      await expect.poll(() => sideways(page), how).toBeLessThanOrEqual(0);
    };
    for (const address of ['/meta/impressum', '/en/meta/impressum']) {
      await visit(page, address);
      await fits(address);
      // In one line as long as nobody changes anything.
      expect(await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().height), address).toBe(64);
      await page.evaluate(() => (document.documentElement.style.fontSize = '24px'));
      await fits(`${address} with larger type`);
      await page.evaluate(() => (document.documentElement.style.fontSize = ''));
      await spaceText(page);
      await fits(`${address} with more spacing`);
    }
  });
}

test('S19.1 with text at 200 % the titles of videos are whole, on a desk and a phone (WCAG 1.4.4)', async ({
  baseURL,
  launchOptions,
}) => {
  // As readers set it in their browser.
  const args = (launchOptions.args ?? []).map((arg) => (arg.startsWith('--blink-settings=') ? `${arg},defaultFontSize=32` : arg));
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    for (const width of [1440, 390]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
      await visit(page, '/gesundheit');
      const cut = () =>
        page
          .getByRole('main')
          .locator('a')
          .evaluateAll((links) =>
            links
              .flatMap((link) => [link, link.parentElement, ...link.querySelectorAll('*')])
              .filter((part) => part !== null && part.scrollHeight > part.clientHeight + 1)
              .filter((part) => part !== null && getComputedStyle(part).overflowY === 'hidden')
              .map((part) => part?.textContent),
          );
      await expect.poll(cut, `${width} px`).toEqual([]);
    }
  } finally {
    await browser.close();
  }
});

test('S19.1 on the way of the Tab key the focus is never wholly hidden, neither by the header nor by the bar of quiet mode (WCAG 2.4.11)', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  for (const quiet of [false, true]) {
    await visit(page, '/meta/barrierefreiheit');
    if (quiet) {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Ruhemodus' }).click();
      await expect(page.getByRole('complementary', { name: 'Ruhemodus' })).toBeVisible();
      await page.evaluate(() => {
        window.scrollTo(0, 0);
        (document.activeElement as HTMLElement).blur();
      });
    }
    for (let tabs = 0; tabs < 45; tabs += 1) {
      await page.keyboard.press('Tab');
      // A flyout that the focus has left takes a moment to close.
      const covered = () =>
        page.evaluate(() => {
          const focused = document.activeElement;
          if (!focused || focused === document.body) return null;
          const { left, right, top, bottom } = focused.getBoundingClientRect();
          const places = [0.1, 0.5, 0.9].flatMap((x) =>
            [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
          );
          const isSeen = places.some(([x, y]) => {
            const there = document.elementFromPoint(x, y);
            return there !== null && (focused.contains(there) || there.contains(focused));
          });
          return isSeen ? null : focused.outerHTML.slice(0, 120);
        });
      await expect.poll(covered, quiet ? 'in quiet mode' : 'as usual').toBeNull();
    }
  }
});

test('S19.1 with more contrast wanted, faint words and lines are strong', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return ['--ink', '--ink-faint', '--line', '--rule'].map((name) => style.getPropertyValue(name).trim());
    });
  await visit(page, '/');
  const [ink, faint] = await colours();
  expect(faint).not.toBe(ink);
  await page.emulateMedia({ contrast: 'more' });
  const [strong, ...others] = await colours();
  expect(others).toEqual([strong, strong, strong]);
});

test('S11.12 S19.1 a device that is dark gets the night, unless its reader chose otherwise', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, '/meta/impressum');
  await expect(page.locator('html')).toHaveAttribute('data-tone', 'night');
  await page.getByRole('radio', { name: 'Hell' }).check();
  await expect(page.locator('html')).not.toHaveAttribute('data-tone');
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-tone');
});

test('S19.1 names and roles as Chromium tells them to a screen reader', async ({ page }) => {
  await visit(page, '/meta/faq');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - banner:
      - link "Sprechstunde, zur Startseite"
      - navigation "Hauptnavigation"
  `);
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - group "Darstellung":
      - radio "Hell"
      - radio "Dunkel"
      - radio "Nach der Tageszeit" [checked]
    - button "Ruhemodus"
  `);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Häufige Fragen" [level=1]
      - paragraph:
        - link "Einfache Sprache"
      - navigation "Alle Fragen"
  `);
});

for (const moves of [false, true]) {
  test(`S19.1 on a page that the browser translates, what changes is seen${moves ? ', where the texts themselves are moved' : ''}`, async ({
    page,
  }) => {
    await visit(page, '/suche?query=Schlaf');
    const found = page.getByRole('main').locator('output');
    await expect(found).toHaveText(/^\d+ Ergebnisse$/);
    await translate(page, moves);
    const field = page.getByRole('main').getByRole('combobox');
    for (const [query, number] of [
      ['xyzxyzxyz', /^0 Ergebnisse$/],
      ['Brustschmerz', /^[1-9]\d* Ergebnisse$/],
    ] as const) {
      await field.fill(query);
      await expect(found, query).toHaveText(number);
    }
    await expect(found.locator('font').first(), 'translated as well').toBeVisible();

    await visit(page, '/gesundheit/krankheiten');
    const topics = page.getByText(/^\d+ Themen/).first();
    const all = await topics.textContent();
    await translate(page, moves);
    await page.getByRole('main').locator('a[href*="letter=h"]').first().click();
    await expect(topics).toHaveText(/^\d+ Themen zu „H“$/);
    await page.goBack();
    await expect(topics).toHaveText(all ?? '?');
  });
}
