import { expect, type Page } from '@playwright/test';
import { test, visit } from './journey.ts';
import { desktop, pageKinds } from './page-kinds.ts';

/* What readers change about a page by themselves (docs/accessibility.md): its width, its spacing, its colours, the way of the focus. */

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    return Math.max(root.scrollWidth, body.scrollWidth) - root.clientWidth;
  });

test('S19.1 every kind of page reflows at 320 px, which is 1280 px at 400 % (WCAG 1.4.10)', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 256 });
  for (const { kind, address } of pageKinds) {
    await visit(page, address);
    await expect.poll(() => sideways(page), kind).toBeLessThanOrEqual(0);
  }
});

test('S19.1 with the text spacing of WCAG 1.4.12 no words are cut off', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1024, height: 800 });
  for (const { kind, address } of pageKinds) {
    await visit(page, address);
    await page.evaluate(() => {
      // By the CSSOM, since the policy allows no style element.
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
      );
      document.adoptedStyleSheets = [sheet];
    });
    const cut = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll<HTMLElement>('a, button, h1, h2, h3, label, legend, th, td')]
        .filter(
          (part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.textContent.trim() !== '',
        )
        // Skip links and what only screen readers hear measure one pixel.
        .filter((part) => !part.closest('.visually-hidden') && part.clientWidth > 1)
        .filter((part) => {
          const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(part);
          const hides = [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
          return (
            hides &&
            webkitLineClamp === 'none' &&
            (part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1)
          );
        })
        .map((part) => part.outerHTML.slice(0, 120)),
    );
    expect(cut, kind).toEqual([]);
    await expect.poll(() => sideways(page), kind).toBeLessThanOrEqual(0);
  }
  // From this width on the header is one line: with the spacing it becomes two, and nothing of it leaves the window.
  await page.setViewportSize({ width: 1200, height: 800 });
  const beyond = () =>
    page
      .getByRole('banner')
      .getByRole('link')
      .evaluateAll((links) => links.filter((link) => link.getBoundingClientRect().right > innerWidth).length);
  await expect.poll(beyond).toBe(0);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

test('S19.1 what can be pressed measures 24 px at least, or has room around it, or stands in a sentence (WCAG 2.5.8)', async ({
  page,
}) => {
  test.slow();
  for (const { kind, address } of pageKinds) {
    await visit(page, address);
    const small = await page.evaluate(() => {
      const targets = [
        ...document.querySelectorAll<HTMLElement>('a[href], button, input:not([type="hidden"]), select, textarea, summary'),
      ]
        .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .map((part) => ({ part, box: part.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && box.height > 1 && box.bottom + scrollY > 0);
      const middle = ({ left, right, top, bottom }: DOMRect) => [(left + right) / 2, (top + bottom) / 2] as const;
      return targets
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .filter(({ part }) => !part.closest('p, li, dd, td, figcaption')?.textContent.replace(part.textContent, '').trim())
        .filter(({ part }) => !part.closest('label') && getComputedStyle(part, '::after').position !== 'absolute')
        .filter(({ part, box }) => {
          const [x, y] = middle(box);
          return targets.some(({ part: other, box: near }) => {
            if (other === part || other.contains(part) || part.contains(other)) return false;
            const dx = Math.max(near.left - x, 0, x - near.right);
            const dy = Math.max(near.top - y, 0, y - near.bottom);
            return Math.hypot(dx, dy) < 12;
          });
        })
        .map(({ part, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${part.outerHTML.slice(0, 100)}`);
    });
    expect(small, kind).toEqual([]);
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
