import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { test, visit, withMotion } from './journey.ts';
import { sideways } from './layout.ts';
import { pageKinds } from './page-kinds.ts';
import { control, currentTime, isPaused, openVideo, videoIn } from './player.ts';

const html = (page: Page) => page.locator('html');
const bar = (page: Page) => page.getByRole('complementary', { name: 'Ruhemodus' });

/** Switched on by an earlier visit. */
const chosen = (page: Page): Promise<unknown> => page.addInitScript(() => localStorage.setItem('quiet', 'on'));

const sizeOf = (page: Page, part: string): Promise<number> =>
  page
    .locator(part)
    .first()
    .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));

test('S19.5 two tabs and a press switch it on; the device keeps it, and the first paint has it', async ({ page, browser }) => {
  await visit(page, '/meta/impressum');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('banner').or(page.locator('body')).getByRole('button', { name: 'Ruhemodus' }).first(),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(html(page)).toHaveAttribute('data-quiet', '');
  await expect(bar(page)).toBeVisible();

  // The same bytes, which the early script alone has made quiet: nothing else of ours has run.
  const early = await browser.newContext({ storageState: await page.context().storageState() });
  const other = await early.newPage();
  await other.route('**/assets/*.js', (route) => route.abort());
  await other.goto(page.url());
  await expect(html(other)).toHaveAttribute('data-quiet', '');
  await early.close();

  await page.reload();
  await expect(html(page)).toHaveAttribute('data-quiet', '');
  await bar(page).getByRole('button', { name: 'Ruhemodus beenden' }).click();
  await expect(html(page)).not.toHaveAttribute('data-quiet');
  await expect(bar(page)).toBeHidden();
  await page.reload();
  await expect(html(page)).not.toHaveAttribute('data-quiet');
});

test('S19.5 type is at least a quarter larger, on a desk and on a phone', async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/meta/impressum');
    const parts = ['main p', 'footer a', 'main section p'];
    const before = await Promise.all(parts.map((part) => sizeOf(page, part)));
    const toggle = page.getByRole('contentinfo').getByRole('button', { name: 'Ruhemodus' });
    await toggle.click();
    const after = await Promise.all(parts.map((part) => sizeOf(page, part)));
    for (const [at, part] of parts.entries())
      expect((after[at] ?? 0) / (before[at] ?? 1), `${part} at ${width}`).toBeGreaterThanOrEqual(1.25);
    await toggle.click();
  }
});

test('S19.5 there is one column, however wide the window: nothing of the content stands beside another', async ({ page }) => {
  await chosen(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const address of ['/', '/playlist/arthrose', '/gesundheit', '/meta/faq']) {
    await visit(page, address);
    const beside = await page.getByRole('main').evaluate((main) => {
      const shown = [...main.querySelectorAll('article, li:has(h2, h3), section')].filter((one) => one.checkVisibility());
      return shown.flatMap((one) => {
        const next = one.nextElementSibling;
        if (!next || next.tagName !== one.tagName || !next.checkVisibility()) return [];
        const [first, second] = [one.getBoundingClientRect(), next.getBoundingClientRect()];
        return second.height > 0 && second.top < first.bottom - 2 ? [one.textContent.slice(0, 60)] : [];
      });
    });
    expect(beside, address).toEqual([]);
  }
});

test('S19.5 at 320 px every kind of page keeps to the window, and axe finds nothing', async ({ page }) => {
  test.slow();
  await chosen(page);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { kind, address } of pageKinds) {
    await visit(page, address);
    await expect(bar(page), kind).toBeAttached();
    await expect.poll(() => sideways(page), kind).toBeLessThanOrEqual(0);
  }
  await visit(page, '/meta/faq');
  expect(await findings(page)).toEqual([]);
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('S19.5 nothing moves: no background, no transition, no autoplay, and a click still plays', async ({ page }) => {
    await chosen(page);
    await visit(page, '/watch/faust-univ');
    await expect(control(page, 'Abspielen')).toBeVisible();
    expect([await isPaused(page), await currentTime(page)]).toEqual([true, 0]);
    await visit(page, '/');
    await expect(page.locator('[data-background]')).toBeHidden();
    const moving = await page.evaluate(
      () =>
        document.getAnimations().filter(({ timeline, playState, effect }) => {
          const { endTime = 0 } = effect?.getComputedTiming() ?? {};
          return timeline instanceof DocumentTimeline && playState === 'running' && Number(endTime) > 1;
        }).length,
    );
    expect(moving).toBe(0);
  });
});

test('S19.5 captions are on, and can be switched off without forgetting what is chosen elsewhere', async ({ page }) => {
  await chosen(page);
  await visit(page, '/');
  await page.evaluate(() => localStorage.setItem('player.captions', 'off'));
  await openVideo(page, 'faust-univ');
  const showing = () =>
    videoIn(page).evaluate((video: HTMLVideoElement) => [...video.textTracks].some(({ mode }) => mode === 'showing'));
  await expect.poll(showing).toBe(true);
  await page.keyboard.press('c');
  await expect.poll(showing).toBe(false);
  expect(await page.evaluate(() => localStorage.getItem('player.captions'))).toBe('off');
});

/** A device with these voices, which says what it is given and tells each sentence's end when the journey says so. */
const speaking = (page: Page, voices: readonly { lang: string; localService: boolean }[]): Promise<unknown> =>
  page.addInitScript((own) => {
    const said: SpeechSynthesisUtterance[] = [];
    const made = own.map((voice) => ({ ...voice, default: false, name: voice.lang, voiceURI: voice.lang }));
    class Utterance extends EventTarget {
      lang = '';
      rate = 1;
      voice: unknown = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      said,
      calls: [] as string[],
      getVoices: () => made,
      speak: (words: SpeechSynthesisUtterance) => said.push(words),
      cancel: () => synthesis.calls.push('cancel'),
      pause: () => synthesis.calls.push('pause'),
      resume: () => synthesis.calls.push('resume'),
    });
    Object.defineProperty(globalThis, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { value: Utterance });
  }, voices);

type Spoken = {
  said: { text: string; voice: { localService: boolean }; dispatchEvent: (event: Event) => void }[];
  calls: string[];
};
const spoken = (page: Page) =>
  page.evaluate(() => {
    const { said, calls } = speechSynthesis as unknown as Spoken;
    return { texts: said.map(({ text }) => text), isLocal: said.every(({ voice }) => voice.localService), calls };
  });

test('S19.5 the page is read aloud sentence by sentence by a voice of the device, with pause and stop; the sentence is marked', async ({
  page,
}) => {
  await chosen(page);
  await speaking(page, [
    { lang: 'de-DE', localService: false },
    { lang: 'de-DE', localService: true },
  ]);
  await visit(page, '/meta/barrierefreiheit');
  await bar(page).getByRole('button', { name: 'Vorlesen' }).click();
  await expect.poll(async () => (await spoken(page)).texts).toEqual(['Barrierefreiheit']);
  const marked = () => page.evaluate(() => [...(CSS.highlights.get('read-aloud') ?? [])].map(String).join(''));
  expect(await marked()).toBe('Barrierefreiheit');
  await page.evaluate(() => (speechSynthesis as unknown as Spoken).said.at(-1)?.dispatchEvent(new Event('end')));
  await expect.poll(async () => (await spoken(page)).texts.at(-1)).toBe('Gesundheit geht alle an.');
  expect(await marked()).toBe('Gesundheit geht alle an.');
  expect((await spoken(page)).isLocal).toBe(true);
  await bar(page).getByRole('button', { name: 'Pause' }).click();
  await bar(page).getByRole('button', { name: 'Weiterlesen' }).click();
  expect((await spoken(page)).calls.slice(-2)).toEqual(['pause', 'resume']);
  await bar(page).getByRole('button', { name: 'Stopp' }).click();
  await expect(bar(page).getByRole('button', { name: 'Vorlesen' })).toBeVisible();
  expect(await marked()).toBe('');
});

test('S19.5 S16.1 without a German voice of the device nothing is sent elsewhere, and the page says so', async ({ page }) => {
  await chosen(page);
  await speaking(page, [
    { lang: 'de-DE', localService: false },
    { lang: 'en-GB', localService: true },
  ]);
  await visit(page, '/meta/impressum');
  await bar(page).getByRole('button', { name: 'Vorlesen' }).click();
  await expect(bar(page).getByText('keine eigene deutsche Stimme')).toBeVisible();
  expect((await spoken(page)).texts).toEqual([]);
});

test('S19.5 what is read aloud ends with its page', async ({ page }) => {
  await chosen(page);
  await speaking(page, [{ lang: 'de-DE', localService: true }]);
  await visit(page, '/meta/impressum');
  await bar(page).getByRole('button', { name: 'Vorlesen' }).click();
  await expect(bar(page).getByRole('button', { name: 'Stopp' })).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Datenschutz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutzerklärung');
  await expect(bar(page).getByRole('button', { name: 'Vorlesen' })).toBeVisible();
});
