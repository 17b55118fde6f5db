import { expect, type Locator, type Page } from '@playwright/test';
import { speeches } from '../../demo/content/speeches.ts';
import { findings } from './axe.ts';
import { smallWindow, test, visit, watchRequests, withMotion } from './journey.ts';
import {
  activeCue,
  control,
  currentTime,
  expectPlaying,
  isPaused,
  layerOf,
  playAfterAddress,
  skipToEnd,
  stageOf,
  tileOf,
  videoIn,
} from './player.ts';

test.use({ ...withMotion, ...smallWindow });

/** Its clip has the chapters and sentences named below. */
const mindful = 'achtsam1';
/** Its clip has audio description. */
const described = 'd-atem';

/** Opens a URL with the video running, and pauses it, for stable measurements. */
async function paused(page: Page, address = `/watch/${mindful}`): Promise<void> {
  await visit(page, address);
  await playAfterAddress(page);
  await expectPlaying(page);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(true);
}

const settingsOf = (page: Page): Locator => layerOf(page).getByRole('region', { name: 'Einstellungen' });
const choice = (page: Page, group: string, name: string): Locator =>
  settingsOf(page).getByRole('group', { name: group }).getByRole('radio', { name, exact: true });
async function openSettings(page: Page): Promise<void> {
  await videoIn(page).hover();
  await control(page, 'Einstellungen').click();
  await expect(settingsOf(page)).toBeVisible();
}

const height = (page: Page) => videoIn(page).evaluate((element: HTMLVideoElement) => element.videoHeight);
/** Set by an effect, which comes after the next paint: poll it. */
const speed = (page: Page) => videoIn(page).evaluate((element: HTMLVideoElement) => element.playbackRate);
const volume = (page: Page) => videoIn(page).evaluate((element: HTMLVideoElement) => element.volume);

type Heard = { heard?: string[] };
/** Records the player's messages from here on, since each is shown only briefly. */
const listen = (page: Page): Promise<void> =>
  stageOf(page).evaluate((stage) => {
    const heard: string[] = [];
    (window as Heard).heard = heard;
    new MutationObserver(() =>
      heard.push(...Array.from(stage.querySelectorAll('[aria-live]'), ({ textContent }) => textContent)),
    ).observe(stage, { subtree: true, childList: true, characterData: true });
  });
const heard = (page: Page) => page.evaluate(() => (window as Heard).heard);

const transcriptOf = (page: Page): Locator => layerOf(page).getByRole('region', { name: 'Transkript' });
const sentencesIn = (page: Page): Locator => transcriptOf(page).getByRole('button');
const currentIn = (page: Page): Locator => transcriptOf(page).locator('[aria-current="true"]');

test.describe('settings', () => {
  test('S11.2 the speed is chosen, survives the next video and a reload, and Escape closes the settings alone', async ({
    page,
  }) => {
    await paused(page, '/watch/arthrose1/playlist/l-arthros');
    await openSettings(page);
    await expect(choice(page, 'Geschwindigkeit', '1×')).toBeChecked();
    await choice(page, 'Geschwindigkeit', '1,5×').check();
    await expect.poll(() => speed(page)).toBe(1.5);
    await page.keyboard.press('Escape');
    await expect(settingsOf(page)).toBeHidden();
    await expect(layerOf(page)).toBeVisible();
    await expect(control(page, 'Einstellungen')).toBeFocused();

    await layerOf(page).getByRole('complementary', { name: 'Videoliste' }).locator('a[href^="/watch/physio1"]').click();
    await expectPlaying(page);
    await expect.poll(() => speed(page)).toBe(1.5);
    await page.reload();
    await playAfterAddress(page);
    await expect.poll(() => speed(page)).toBe(1.5);
  });

  test('S11.2 S16.1 another quality really changes the picture, is kept on the device, and automatic lets it go', async ({
    page,
  }) => {
    await visit(page, `/watch/${mindful}`);
    await playAfterAddress(page);
    await openSettings(page);
    for (const [name, lines] of [
      ['480p', 480],
      ['1080p', 1080],
    ] as const) {
      await choice(page, 'Qualität', name).check();
      await videoIn(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 1));
      await expect.poll(() => height(page), { message: name }).toBe(lines);
    }
    await choice(page, 'Qualität', '480p').check();
    await page.reload();
    await playAfterAddress(page);
    await expectPlaying(page);
    expect(await height(page)).toBe(480);
    await openSettings(page);
    await expect(choice(page, 'Qualität', '480p')).toBeChecked();
    await choice(page, 'Qualität', 'Automatisch').check();
    expect(await page.evaluate(() => localStorage.getItem('player.quality'))).toBe('auto');
  });

  test('S7.10 S11.2 where the stream cannot be had the two files are the choice, at the same second', async ({ page }) => {
    await page.route('**/asset/**/hls/**', (route) => route.fulfill({ status: 404, body: '' }));
    await paused(page);
    const before = await currentTime(page);
    await openSettings(page);
    await expect(settingsOf(page).getByRole('group', { name: 'Qualität' }).getByRole('radio')).toHaveCount(3);
    await choice(page, 'Qualität', '540p').check();
    await expect.poll(() => height(page)).toBe(540);
    expect(await currentTime(page)).toBeCloseTo(before, 1);
    expect(await isPaused(page)).toBe(true);
  });

  test('S11.1 S11.2 chapters are named in the bar and in a list, and are jumped to; keys do what people know, tell it, and list themselves; captions are had in another language, and the button shows them in that', async ({
    page,
  }) => {
    await test.step('chapters are named in the bar and in a list, and are jumped to', async () => {
      await paused(page);
      await videoIn(page).hover();
      const chapter = layerOf(page).getByRole('button', { name: /^Kapitel/ });
      await expect(chapter).toHaveAccessibleName('Kapitel: Halt kurz an');
      await chapter.click();
      const list = layerOf(page).getByRole('region', { name: 'Kapitel' });
      await expect(list.getByRole('button')).toHaveText([/Halt kurz an/, /Hör hin/, /Freundlich zurück/]);
      await expect(list.getByRole('button', { name: 'Halt kurz an' })).toHaveAttribute('aria-current', 'true');
      await list.getByRole('button', { name: 'Hör hin' }).click();
      await expect(list).toBeHidden();
      await expect.poll(() => currentTime(page)).toBeCloseTo(9.1, 1);
      await expect(chapter).toHaveAccessibleName('Kapitel: Hör hin');
      const bar = page.getByRole('slider', { name: 'Position' });
      await expect(bar).toHaveAttribute('aria-valuetext', '0:09 von 0:26, Kapitel „Hör hin“');

      const box = await bar.boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) * 0.8, (box?.y ?? 0) + 22);
      await expect(stageOf(page).getByText('Freundlich zurück')).toBeVisible();
    });
    await test.step('keys do what people know, tell it, and list themselves', async () => {
      await listen(page);
      const jump = async (key: string, to: number, from?: number) => {
        if (from !== undefined)
          await videoIn(page).evaluate((element: HTMLVideoElement, time) => (element.currentTime = time), from);
        await page.keyboard.press(key);
        await expect.poll(() => currentTime(page), { message: key }).toBeCloseTo(to, 1);
      };
      const duration = await videoIn(page).evaluate((element: HTMLVideoElement) => element.duration);
      await jump('5', duration / 2);
      await jump('0', 0);
      await jump('l', 10);
      await expect.poll(() => heard(page)).toContain('0:10');
      await jump('j', 2, 12);
      await jump('ArrowRight', 7);
      await jump('ArrowLeft', 2);

      await page.keyboard.press('ArrowDown');
      expect(await volume(page)).toBe(0.95);
      await expect.poll(() => heard(page)).toContain('Lautstärke 95 %');
      await page.keyboard.press('ArrowUp');
      expect(await volume(page)).toBe(1);
      await page.keyboard.press('>');
      await expect.poll(() => speed(page)).toBe(1.25);
      await page.keyboard.press('<');
      await expect.poll(() => speed(page)).toBe(1);
      await page.keyboard.press('m');
      expect(await videoIn(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);

      await page.keyboard.press('?');
      const help = page.getByRole('dialog', { name: 'Tastenkürzel' });
      await expect(help).toContainText('10 Sekunden zurück oder vor');
      // While the list is open, shortcuts are explained but not executed.
      await page.keyboard.press('l');
      expect(await currentTime(page)).toBeCloseTo(2, 1);
      await page.keyboard.press('Escape');
      await expect(help).toBeHidden();
      await expect(layerOf(page)).toBeVisible();

      await page.keyboard.press('f');
      await expect(control(page, 'Vollbild')).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('f');
      await expect(control(page, 'Vollbild')).toHaveAttribute('aria-pressed', 'false');
    });
    await test.step('captions are had in another language, and the button shows them in that', async () => {
      await openSettings(page);
      await choice(page, 'Sprache der Untertitel', 'English').check();
      await videoIn(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 2));
      await expect.poll(() => activeCue(page)).toMatch(/pause for a moment/i);
      await choice(page, 'Sprache der Untertitel', 'Aus').check();
      await expect.poll(() => activeCue(page)).toBe('');
      await page.keyboard.press('Escape');
      await page.keyboard.press('c');
      await expect.poll(() => activeCue(page)).toMatch(/pause for a moment/i);
    });
  });

  test('S11.6 audio description is a second sound that really plays; other videos have none to choose', async ({ page }) => {
    const sounds = watchRequests(page, (request) => /\/hls\/(?:sound|described)\.mp4/.test(request.url()));
    const begun = watchRequests(page, (request) => /\/assets\/hls|\/hls\/master\.m3u8/.test(request.url()));
    await visit(page, `/watch/${described}`);
    await playAfterAddress(page);
    await expectPlaying(page);
    expect(begun, 'one player, one manifest').toHaveLength(2);
    expect(sounds.every((url) => url.includes('/sound.mp4')) && sounds.length > 0).toBe(true);
    await openSettings(page);
    const description = settingsOf(page).getByRole('switch', { name: 'Audiobeschreibung' });
    await expect(description).toHaveAttribute('aria-checked', 'false');
    await description.click();
    await expect(description).toHaveAttribute('aria-checked', 'true');
    await expect.poll(() => sounds.some((url) => url.includes('/described.mp4'))).toBe(true);
    const before = await currentTime(page);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(before + 0.5);

    await visit(page, `/watch/${mindful}`);
    await playAfterAddress(page);
    await openSettings(page);
    await expect(choice(page, 'Qualität', '720p')).toBeVisible();
    await expect(settingsOf(page).getByRole('switch', { name: 'Audiobeschreibung' })).toHaveCount(0);
  });
});

test.describe('a film that says something of its own, over pictures that it shares', () => {
  const chapters = speeches.schilddr1 ?? [];
  const sentences = chapters.flatMap((chapter) => chapter.sentences);

  test('S11.1 S11.2 it plays to its end with its own sound, captions, sentences and chapters', async ({ page }) => {
    const sounds = watchRequests(page, (request) => request.url().includes('/sound.mp4'));
    await paused(page, '/watch/schilddr1');
    expect(sounds.length > 0 && sounds.every((url) => url.includes('/asset/schilddr1/hls/'))).toBe(true);
    await control(page, 'Transkript').click();
    await expect(sentencesIn(page)).toHaveText(sentences.map(({ de }) => de));
    for (const { title } of chapters) await expect(transcriptOf(page).getByRole('heading', { name: title })).toBeVisible();
    await page.keyboard.press('c');
    await sentencesIn(page).nth(1).click();
    const cue = async () => (await activeCue(page)).replaceAll('\n', ' ');
    await expect.poll(cue).toBe(sentences[1]?.de);
    await skipToEnd(page);
    await page.keyboard.press('k');
    await expect.poll(() => videoIn(page).evaluate((element: HTMLVideoElement) => element.ended)).toBe(true);
  });

  test('S7.10 where the stream cannot be had each of its files has the picture and its sound', async ({ page }) => {
    await page.route('**/asset/**/hls/**', (route) => route.fulfill({ status: 404, body: '' }));
    await visit(page, '/watch/schilddr1');
    await playAfterAddress(page);
    await expectPlaying(page);
    expect(await height(page)).toBe(1080);
    await openSettings(page);
    await choice(page, 'Qualität', '540p').check();
    await expect.poll(() => height(page)).toBe(540);
    // Far into the part that is not buffered yet.
    await videoIn(page).evaluate((element: HTMLVideoElement) => (element.currentTime = 24));
    await expect.poll(() => currentTime(page)).toBeGreaterThan(24.5);
  });
});

test('S11.1 S11.2 S19.1 with keys alone: settings are reached, moved through, left, and what is written is no command; a word is found in the transcript; picture in picture is offered where the browser has it, and goes with the layer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    let shown: HTMLVideoElement | null = null;
    Object.defineProperty(Document.prototype, 'pictureInPictureEnabled', { get: () => true });
    Object.defineProperty(Document.prototype, 'pictureInPictureElement', { get: () => shown });
    HTMLVideoElement.prototype.requestPictureInPicture = () => {
      shown = document.querySelector('video');
      shown?.dispatchEvent(new Event('enterpictureinpicture'));
      return Promise.resolve({} as PictureInPictureWindow);
    };
    Document.prototype.exitPictureInPicture = () => {
      const left = shown;
      shown = null;
      left?.dispatchEvent(new Event('leavepictureinpicture'));
      return Promise.resolve();
    };
  });
  await paused(page);
  await test.step('with keys alone: settings are reached, moved through, left, and what is written is no command', async () => {
    await control(page, 'Einstellungen').focus();
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Geschwindigkeit', '1×')).toBeFocused();
    const before = await currentTime(page);
    await page.keyboard.press('ArrowRight');
    await expect(choice(page, 'Geschwindigkeit', '1,25×')).toBeChecked();
    await expect.poll(async () => [await speed(page), await currentTime(page)]).toEqual([1.25, before]);
    await page.keyboard.press('Escape');
    await expect(control(page, 'Einstellungen')).toBeFocused();

    await control(page, 'Ton aus').focus();
    await page.keyboard.press('Tab');
    const loudness = page.getByRole('slider', { name: 'Lautstärke' });
    await expect(loudness).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(async () => [await volume(page), await currentTime(page)]).toEqual([0.95, before]);

    await control(page, 'Transkript').click();
    const search = transcriptOf(page).getByRole('searchbox');
    await search.fill('');
    await search.pressSequentially('fk m5 ');
    expect([await isPaused(page), await currentTime(page)]).toEqual([true, before]);
    await expect(control(page, 'Vollbild')).toHaveAttribute('aria-pressed', 'false');
    await expect(transcriptOf(page).getByText('Keine Stelle gefunden.')).toBeVisible();
  });
  await test.step('a word is found in the transcript', async () => {
    await transcriptOf(page).getByRole('searchbox').fill('gerausche');
    await expect(transcriptOf(page).getByText('1 Stelle')).toBeVisible();
    await expect(transcriptOf(page).locator('mark')).toHaveText('Geräusche');
    await expect(sentencesIn(page)).toHaveCount(1);
    await sentencesIn(page).click();
    await expect.poll(() => currentTime(page)).toBeCloseTo(9.7, 1);
  });
  await test.step('picture in picture is offered where the browser has it, and goes with the layer', async () => {
    const small = control(page, 'Bild im Bild');
    await small.click();
    await expect(small).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('Escape');
    await expect(layerOf(page)).toBeHidden();
    await expect.poll(() => page.evaluate(() => document.pictureInPictureElement)).toBeNull();
  });
});

test.describe('transcript', () => {
  test('S11.1 it is beside the picture, follows the speech, and a press on a sentence jumps there', async ({ page }) => {
    await paused(page, '/watch/arthrose1/playlist/l-arthros');
    const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
    await expect(list).toBeVisible();
    await control(page, 'Transkript').click();
    await expect(sentencesIn(page).first()).toHaveText('Arthrose, der Gelenkverschleiß, trifft oft Knie und Hüfte.');
    const [picture, text] = [await videoIn(page).boundingBox(), await transcriptOf(page).boundingBox()];
    expect(text?.x).toBeGreaterThan((picture?.x ?? 0) + (picture?.width ?? 0));
    await expect(list).toBeHidden();
    await expect(transcriptOf(page).getByRole('heading', { name: 'Bewegen ohne Stauchen' })).toBeVisible();

    const third = transcriptOf(page).getByRole('button', { name: /^Wie ein Schwamm/ });
    await third.click();
    await expect(third).toHaveAttribute('aria-current', 'true');
    await expect(currentIn(page)).toHaveCount(1);
    const begins = await currentTime(page);
    expect(begins).toBeGreaterThan(8);
    await control(page, 'Abspielen').click();
    await expect(third).not.toHaveAttribute('aria-current');
    await expect(currentIn(page)).toHaveText(/^Radfahren/);

    await control(page, 'Videoliste').click();
    await expect(transcriptOf(page)).toBeHidden();
    await expect(list).toBeVisible();
  });

  test('S11.1 it needs no running video, and has the language of the captions', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, `/watch/${mindful}`);
    await control(page, 'Transkript').click();
    await expect(sentencesIn(page).first()).toHaveText('Halt einen Moment an, genau da, wo Du gerade bist.');
    expect(await isPaused(page)).toBe(true);
    await sentencesIn(page).nth(2).click();
    await expect.poll(() => isPaused(page)).toBe(false);
    await expect.poll(() => currentTime(page)).toBeGreaterThan(9.5);

    await openSettings(page);
    await choice(page, 'Sprache der Untertitel', 'English').check();
    await expect(sentencesIn(page).first()).toHaveText('Pause for a moment, right where you are.');
    await choice(page, 'Sprache der Untertitel', 'Aus').check();
    await expect(sentencesIn(page).first()).toHaveText('Pause for a moment, right where you are.');
  });
});

test.describe('in a low window', () => {
  test.use({ viewport: { width: 1300, height: 420 }, ...withMotion });

  const sees = (page: Page) =>
    currentIn(page).evaluate((line) => {
      const [box, own] = [
        line.parentElement?.parentElement?.parentElement?.getBoundingClientRect(),
        line.getBoundingClientRect(),
      ];
      return box !== undefined && own.top >= box.top && own.bottom <= box.bottom;
    });

  test('S11.1 the current sentence is kept in view until the reader scrolls, and again when asked to', async ({ page }) => {
    await paused(page);
    await control(page, 'Transkript').click();
    await expect(sentencesIn(page).first()).toBeVisible();
    await page.keyboard.press('9');
    await expect(currentIn(page)).toHaveText(/Komm freundlich zurück/);
    await expect.poll(() => sees(page)).toBe(true);

    await transcriptOf(page).getByRole('heading', { level: 4 }).first().hover();
    await page.mouse.wheel(0, -2000);
    await expect.poll(() => sees(page)).toBe(false);
    const again = transcriptOf(page).getByRole('button', { name: 'Zur aktuellen Stelle' });
    await page.keyboard.press('8');
    await expect(again).toBeVisible();
    expect(await sees(page)).toBe(false);
    await again.click();
    await expect.poll(() => sees(page)).toBe(true);
    await expect(again).toBeHidden();
  });

  test('S19.2 for those who asked for stillness it stays where it is', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await paused(page);
    await control(page, 'Transkript').click();
    await expect(sentencesIn(page).first()).toBeVisible();
    await page.keyboard.press('9');
    await expect(currentIn(page)).toHaveText(/Komm freundlich zurück/);
    expect(await sees(page)).toBe(false);
    await transcriptOf(page).getByRole('button', { name: 'Zur aktuellen Stelle' }).click();
    await expect.poll(() => sees(page)).toBe(true);
  });
});

test('S8.6 S11.2 S19.1 a part that cannot be fetched says so, and is had when asked for again; nothing automated finds fault with settings, chapters, transcript and keys; a browser without picture in picture has no button for it', async ({
  page,
}) => {
  await test.step('a browser without picture in picture has no button for it', async () => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'pictureInPictureEnabled', { get: () => false }));
    await paused(page);
    await expect(control(page, 'Vollbild')).toBeVisible();
    await expect(control(page, 'Bild im Bild')).toHaveCount(0);
  });
  await test.step('a part that cannot be fetched says so, and is had when asked for again', async () => {
    await listen(page);
    await page.route('**/assets/settings-*.js', (route) => route.abort());
    await control(page, 'Einstellungen').click();
    await expect.poll(() => heard(page)).toContain('Das lädt gerade nicht. Versuche es gleich noch einmal.');
    await page.unroute('**/assets/settings-*.js');
    await expect(control(page, 'Einstellungen')).toHaveAttribute('aria-expanded', 'false');
    await openSettings(page);
    await page.keyboard.press('Escape');
    await expect(settingsOf(page)).toBeHidden();
  });
  await test.step('nothing automated finds fault with settings, chapters, transcript and keys', async () => {
    expect(await findings(page)).toEqual([]);
    await openSettings(page);
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await control(page, 'Transkript').click();
    await expect(sentencesIn(page).first()).toBeVisible();
    await layerOf(page)
      .getByRole('button', { name: /^Kapitel/ })
      .click();
    await expect(layerOf(page).getByRole('region', { name: 'Kapitel' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Tastenkürzel' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('S11.1 S11.2 settings come from below, the transcript is below the picture, and nothing is too small or wide', async ({
    page,
  }) => {
    await visit(page, '/');
    await tileOf(page, 'faust-univ').tap();
    await expectPlaying(page);
    await control(page, 'Einstellungen').tap();
    await expect(settingsOf(page)).toBeVisible();
    // It slides up from below; poll until it has arrived.
    const sheet = async () => {
      const box = await settingsOf(page).boundingBox();
      return box && [box.x, box.width, box.y + box.height];
    };
    await expect.poll(sheet).toEqual([0, 390, 844]);
    await choice(page, 'Geschwindigkeit', '2×').check();
    await expect.poll(() => speed(page)).toBe(2);
    await videoIn(page).tap();
    await expect(settingsOf(page)).toBeHidden();

    await control(page, 'Transkript').tap();
    await expect(sentencesIn(page).first()).toBeVisible();
    const [picture, text] = [await videoIn(page).boundingBox(), await transcriptOf(page).boundingBox()];
    expect(text?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? 0));
    for (const button of await layerOf(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      if (!box || (await button.evaluate((it) => it.closest('[lang]:not(html)') !== null))) continue;
      expect(Math.min(box.width, box.height), (await button.textContent()) ?? '').toBeGreaterThanOrEqual(44);
      expect(box.x + box.width).toBeLessThanOrEqual(390);
    }
    expect(await findings(page)).toEqual([]);
  });
});
