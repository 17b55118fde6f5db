import type { Page } from '@playwright/test';

/** By how many pixels the page is wider than the window. */
export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { documentElement: root, body } = document;
    return Math.max(root.scrollWidth, body.scrollWidth) - root.clientWidth;
  });

/** The text spacing of WCAG 1.4.12, until the page is left. By the CSSOM, since the policy allows no style element. */
export const spaceText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });

/** What hides a part of its own words. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main) =>
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

/**
 * What reaches out of a window of 320 px with type twice as large (1280 px at 400 %, WCAG 1.4.4, 1.4.10), whether one can scroll
 * there or it is cut off. Rows that are moved by hand may.
 */
export async function outside(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found = (): Promise<string[]> =>
    page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const isMoved = (part: Element): boolean => {
        for (let box = part.parentElement; box; box = box.parentElement)
          if (/auto|scroll/.test(getComputedStyle(box).overflowX) && box.getBoundingClientRect().right <= width + 1) return true;
        return false;
      };
      return [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((part) => !part.closest('.visually-hidden') && part.clientWidth !== 1)
        .filter((part) => part.matches('a, button, input, select, textarea') || [...part.childNodes].some(isText))
        .filter((part) => {
          const { left, right } = part.getBoundingClientRect();
          const runsOut = getComputedStyle(part).overflowX === 'visible' && left + part.scrollWidth > width + 1;
          return (right > width + 1 || left < -1 || runsOut) && !isMoved(part);
        })
        .map((part) => part.outerHTML.slice(0, 120));

      function isText(node: Node): boolean {
        return node instanceof Text && node.data.trim() !== '';
      }
    });
  let parts = await found();
  // Some components react to a resize by script.
  for (let frames = 0; parts.length > 0 && frames < 20; frames += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    parts = await found();
  }
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return parts;
}

/**
 * Words of neighbours in page and popups, such as the choices of a group, that lie upon each other in a window of 320 px with type twice as large
 * (WCAG 1.4.4).
 */
export async function overlapping(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const found = await page.evaluate(() => {
    const boxesOf = (part: Element): DOMRect[] => {
      const words = document.createRange();
      words.selectNodeContents(part);
      return [...words.getClientRects()].filter(({ width }) => width > 1);
    };
    return [...document.querySelectorAll(':is(main, dialog) :is(ul, ol, div, fieldset)')].flatMap((group) => {
      const parts = [...group.children].filter((part) => part.checkVisibility() && part.matches('li, label, a, button'));
      return parts
        .filter((part, nth) =>
          boxesOf(part).some((box) =>
            parts
              .slice(nth + 1)
              .flatMap(boxesOf)
              .some(
                (other) =>
                  Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                  // Lines are higher than their letters.
                  Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 8,
              ),
          ),
        )
        .map((part) => part.outerHTML.slice(0, 120));
    });
  });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  return found;
}

/** What can be pressed and measures less than 24 px, without room around it and not within a sentence (WCAG 2.5.8). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
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

/**
 * Does to the page's texts what Chrome's translator does, now and to whatever comes later: each is replaced by an element with its
 * translation, here the same words. `moves`: the text itself goes into that element, as with some extensions.
 */
export const translate = (page: Page, moves: boolean): Promise<void> =>
  page.evaluate((isMoved) => {
    const one = (text: Text): void => {
      const around = text.parentElement?.closest('script, style, textarea, svg, font, [translate="no"]');
      if (around !== null || text.data.trim() === '') return;
      const shown = document.createElement('font');
      text.replaceWith(shown);
      shown.append(isMoved ? text : text.data);
    };
    const all = (root: Node): void => {
      const texts: Node[] = [];
      const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      if (root instanceof Text) texts.push(root);
      while (walk.nextNode()) texts.push(walk.currentNode);
      for (const text of texts) if (text instanceof Text) one(text);
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) all(node);
    }).observe(document.body, { childList: true, subtree: true });
    all(document.body);
  }, moves);
