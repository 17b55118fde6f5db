import { expect, type Page } from '@playwright/test';
import { passTime, ready, scrollTop, stopClock, test, visit, withMotion } from './journey.ts';
import { openVideo } from './player.ts';

test.use(withMotion);

const background = (page: Page) => page.locator('[data-background]');
const light = (page: Page): Promise<string> => background(page).evaluate((element) => element.style.getPropertyValue('--light'));
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name, exact: true });

/**
 * Running fade-ins after a navigation, and their durations: each animation is paused when it starts, so that none is missed.
 */
async function holdFades(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const animate = Object.getOwnPropertyDescriptor(Element.prototype, 'animate')?.value as Element['animate'];
    Element.prototype.animate = function hold(this: Element, ...how): Animation {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });
}
const fades = (page: Page): Promise<[string, number][]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => !(animation instanceof CSSAnimation) && !(animation instanceof CSSTransition))
      .map(({ effect }) => effect as KeyframeEffect)
      .map((effect): [string, number] => [effect.target?.localName ?? '', Number(effect.getTiming().duration)])
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

test('S2.31 the light fades in over 1.4 s behind a page that can be read and pressed from the first moment', async ({ page }) => {
  await holdFades(page);
  await visit(page, '/');
  expect(await fades(page), 'not on the first page').toEqual([]);
  await page.getByRole('main').locator('a[href="/gesundheit"]').first().click();
  await expect(heading(page, 'Gesundheit')).toBeVisible();
  expect(await fades(page)).toEqual([
    ['div', 1400],
    ['main', 200],
  ]);
  await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
  await expect(heading(page, 'Krankheiten')).toBeVisible();
  await page.getByRole('button', { name: 'H', exact: true }).click();
  await expect(page).toHaveURL(/letter=h/);
  expect(await fades(page), 'a filter is no other page').toHaveLength(4);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('S19.2 S2.31 nothing fades and the light stands still', async ({ page }) => {
    await holdFades(page);
    await page.clock.install();
    await visit(page, '/');
    await entry(page, 'Partner').click();
    await expect(heading(page, 'Partner')).toBeVisible();
    expect(await fades(page)).toEqual([]);
    const fetched = page.waitForResponse(/background-loop/);
    await stopClock(page);
    await passTime(page, 9500);
    await (await fetched).finished();
    await passTime(page, 60_000);
    expect(await light(page)).toBe('');
  });
});

/** Stops the clock and advances it until the background animation has started. */
async function untilLoop(page: Page): Promise<void> {
  await stopClock(page);
  await expect(async () => {
    await passTime(page, 1000);
    expect(await light(page)).not.toBe('');
  }).toPass();
}

test('S4.21 the looping fade begins after the cross-fade, moves once a second, and stops where nobody sees it; under the video layer the light stands still', async ({
  page,
}) => {
  await test.step('the looping fade begins after the cross-fade, moves once a second, and stops where nobody sees it', async () => {
    await page.clock.install();
    await page.goto('/');
    await ready(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await stopClock(page);
    expect(asked.filter((address) => address.includes('background-loop'))).toEqual([]);
    await untilLoop(page);
    const shape = () =>
      background(page)
        .locator('[data-theme="default"] i')
        .first()
        .evaluate((element) => getComputedStyle(element).transform + getComputedStyle(element).opacity);
    const [before, place] = [await light(page), await shape()];
    await passTime(page, 10_000);
    const after = await light(page);
    expect(Number.parseFloat(before) - Number.parseFloat(after)).toBe(10);
    expect(await shape()).not.toBe(place);

    const show = (isHidden: boolean) =>
      page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
    await show(true);
    await passTime(page, 60_000);
    expect(await light(page), 'not in a hidden tab').toBe(after);
    await show(false);
    await passTime(page, 1000);
    expect(await light(page)).not.toBe(after);
  });
  await test.step('under the video layer the light stands still', async () => {
    await page.clock.resume();
    await openVideo(page, 'faust-univ');
    await stopClock(page);
    const before = await light(page);
    await passTime(page, 20_000);
    expect(await light(page)).toBe(before);
  });
});

test('S4.21 S9.7 another theme comes 2 s after the navigation and fades for 7.5 s; the words lie still', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00+01:00') });
  await visit(page, '/');
  await stopClock(page);
  await entry(page, 'Wohlfühlen').click();
  await expect(heading(page, 'Wohlfühlen')).toBeVisible();
  await passTime(page, 1999);
  await expect(background(page)).toHaveAttribute('data-background', 'default');
  await passTime(page, 1);
  await expect(background(page)).toHaveAttribute('data-background', 'feelgood');
  const fading = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.transitionProperty === 'opacity')
      .map(({ effect }) => effect as KeyframeEffect)
      .map((effect) => [(effect.target as HTMLElement).dataset.theme ?? '', effect.getTiming().duration] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
  expect(fading).toEqual([
    ['default', 7500],
    ['feelgood', 7500],
  ]);
});

test('S2.31 S9.7 a place that did not exist yet is taken 1410 ms later, unless the reader went on meanwhile', async ({
  page,
}) => {
  const deep = 1000;
  await page.clock.install();
  for (const goesOn of [false, true]) {
    await visit(page, '/gesundheit/krankheiten');
    await page.evaluate((top) => window.scrollTo(0, top), deep);
    // A real click would scroll to its target.
    await entry(page, 'Partner').evaluate((link: HTMLElement) => link.click());
    await expect(heading(page, 'Partner')).toBeVisible();
    await expect.poll(() => scrollTop(page)).toBe(0);
    // The page is short at first, like with late content.
    await page.evaluate(() => {
      const style = document.querySelector('main')?.parentElement?.style;
      if (style) Object.assign(style, { height: '1300px', overflow: 'hidden' });
    });
    await stopClock(page);
    await page.goBack();
    await expect(heading(page, 'Krankheiten')).toBeVisible();
    const clamped = await scrollTop(page);
    expect(clamped, 'at once, as far as there is page').toBeGreaterThan(0);
    expect(clamped).toBeLessThan(deep);
    await page.evaluate(() => document.querySelector('main')?.parentElement?.removeAttribute('style'));
    if (goesOn) await page.evaluate(() => window.scrollTo(0, 100));
    await passTime(page, 1409);
    expect(await scrollTop(page)).toBe(goesOn ? 100 : clamped);
    await passTime(page, 1);
    expect(await scrollTop(page)).toBe(goesOn ? 100 : deep);
    await page.clock.resume();
  }
});
