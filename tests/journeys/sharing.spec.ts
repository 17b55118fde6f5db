import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { passTime, stopClock, test, visit, watchConsole, watchRequests } from './journey.ts';
import { currentTime, expectPlaying, isPaused, layerOf, openVideo, tileOf } from './player.ts';
import { phone } from './page-kinds.ts';

const list = '/playlist/arthrose';
const first = 'Arthrose: Warum Dein Knie Bewegung mag';
const shared = (base: string | undefined): string => `${base}/watch/arthrose1/playlist/l-arthros`;

const triggerOf = (page: Page, title: string): Locator =>
  page.getByRole('main').getByRole('button', { name: `Mehr zu „${title}“` });
const menuOf = (page: Page): Locator => page.getByRole('menu');
const entry = (page: Page, name: string): Locator => menuOf(page).getByRole('menuitem', { name, exact: true });
const sharePart = (page: Page): Locator => page.getByRole('group', { name: 'Teilen' });

async function openMenu(page: Page, title = first): Promise<Locator> {
  const trigger = triggerOf(page, title);
  await trigger.click();
  await expect(menuOf(page)).toBeVisible();
  return trigger;
}

test.describe('the context menu', () => {
  test('S2.34 S2.35 S2.38 S16.1 S19.1 S19.2 its trigger is named for its video and a second press closes it; by keyboard in, around, to the video and back; it is there at once where nothing is to move, without findings; the links carry address and title, and nothing foreign is asked for before one is followed', async ({
    page,
    baseURL,
  }) => {
    const said = watchConsole(page);
    await test.step('its trigger is named for its video, a second press closes what the first one opened, and that of another brings its menu instead', async () => {
      await visit(page, list);
      const trigger = triggerOf(page, first);
      await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
      await openMenu(page);
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(menuOf(page)).toHaveAccessibleName(`Menü zu „${first}“`);
      await expect(entry(page, 'Abspielen')).toHaveAttribute('href', '/watch/arthrose1/playlist/l-arthros');
      await trigger.click();
      await expect(menuOf(page)).toHaveCount(0);
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await trigger.click();
      await expect(menuOf(page)).toBeVisible();
      await openMenu(page, 'Kraft kennt kein Alter');
      await expect(menuOf(page)).toHaveCount(1);
      await expect(menuOf(page)).toHaveAccessibleName('Menü zu „Kraft kennt kein Alter“');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
    });
    await test.step('by keyboard alone: in, around, to the video and back', async () => {
      const trigger = triggerOf(page, first);
      await trigger.focus();
      await page.keyboard.press('Enter');
      await expect(entry(page, 'Abspielen')).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(entry(page, 'Link kopieren')).toBeFocused();
      await page.keyboard.press('ArrowDown');
      await expect(entry(page, 'Abspielen')).toBeFocused();
      await page.keyboard.press('t');
      await expect(entry(page, 'Teilen')).toBeFocused();
      await page.keyboard.press('Home');
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
      await expect(trigger).toBeFocused();

      await page.keyboard.press('Enter');
      await expect(entry(page, 'Abspielen')).toBeFocused();
      await page.keyboard.press('Space');
      await expect(layerOf(page).getByRole('heading', { name: first })).toBeVisible();
      await expect(menuOf(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(layerOf(page)).toBeHidden();
      await expect(trigger).toBeFocused();
    });
    await test.step('it is there at once where nothing is to move, and neither it nor its share part has findings', async () => {
      await openMenu(page);
      const durations = await page
        .locator('[popover]')
        .evaluate((popup) =>
          popup.getAnimations({ subtree: true }).map(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0)),
        );
      expect(Math.max(0, ...durations)).toBeLessThan(1);
      expect(await findings(page)).toEqual([]);
      await entry(page, 'Teilen').click();
      await expect(sharePart(page)).toBeVisible();
      expect(await findings(page)).toEqual([]);
    });
    await test.step('the links carry address and title, and nothing foreign is asked for before one is followed', async () => {
      await page.keyboard.press('Escape');
      await openMenu(page);
      await entry(page, 'Teilen').click();
      const link = (name: string) => sharePart(page).getByRole('link', { name, exact: true });
      await expect(link('WhatsApp')).toBeFocused();
      const query = async (name: string) => new URL((await link(name).getAttribute('href')) ?? '').searchParams;
      expect((await query('Facebook')).get('u')).toBe(shared(baseURL));
      expect((await query('X')).get('url')).toBe(shared(baseURL));
      expect((await query('WhatsApp')).get('text')).toBe(`${first} ${shared(baseURL)}`);
      await expect(link('E-Mail')).toHaveAttribute('href', /^mailto:/);
      expect((await query('E-Mail')).get('subject')).toBe(`Video von Dr. Muster: ${first}`);
      expect((await query('E-Mail')).get('body')).toContain(shared(baseURL));
      for (const name of ['WhatsApp', 'Facebook', 'X']) {
        await expect(link(name)).toHaveAttribute('rel', /noopener/);
        await expect(link(name)).toHaveAttribute('target', '_blank');
      }
      expect(said).toEqual([]);
    });
  });

  const ends: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'a press outside': (page) => page.mouse.click(5, 400),
    scrolling: (page) => page.mouse.wheel(0, 60),
    'another size of the window': (page) => page.setViewportSize({ width: 1300, height: 900 }),
    Escape: (page) => page.keyboard.press('Escape'),
    Tab: (page) => page.keyboard.press('Tab'),
    'another page': (page) => page.evaluate(() => history.back()),
  };
  test(`S2.35 ${Object.keys(ends).join(', ')}: each closes it`, async ({ page }) => {
    await visit(page, list);
    await page.getByRole('navigation', { name: 'Brotkrumen' }).getByRole('link', { name: 'Krankheiten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Krankheiten' })).toBeVisible();
    await page.goBack();
    await page.goForward();
    for (const [what, end] of Object.entries(ends)) {
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
      await expect(menuOf(page), what).toBeVisible();
      await end(page);
      await expect(menuOf(page), what).toHaveCount(0);
    }
  });
});

test.describe('the context menu elsewhere', () => {
  test('S2.35 S15.2 S1.7 elsewhere: it leads to the playlist and the partner of a video; each tile of the start page opens one that is whole in the window; English readers have it in English, and what they share is the same address', async ({
    page,
    baseURL,
  }) => {
    await test.step('it leads to the playlist and the partner of a video', async () => {
      await visit(page, '/partner/bergluft-stiftung');
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
      await expect(menuOf(page).getByRole('menuitem', { name: /^Playlist „/ })).toBeVisible();
      await expect(entry(page, 'Partner: Bergluft-Stiftung')).toHaveAttribute('href', '/partner/bergluft-stiftung');
      await menuOf(page)
        .getByRole('menuitem', { name: /^Playlist „/ })
        .click();
      await expect(page).toHaveURL(/\/playlist\//);
      await expect(menuOf(page)).toHaveCount(0);
    });
    await test.step('on the start page each of its tiles opens a menu that is whole in the window', async () => {
      await visit(page, '/');
      const triggers = page.getByRole('main').locator('[aria-haspopup=menu]:visible');
      expect(await triggers.count()).toBeGreaterThan(20);
      for (const place of [0, 3, 12, 20]) {
        await triggers.nth(place).click();
        await expect(menuOf(page)).toBeVisible();
        await expect(menuOf(page)).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(menuOf(page)).toHaveCount(0);
      }
    });
    await test.step('English readers have it in English, and what they share is the same address', async () => {
      await visit(page, '/en/playlist/arthrose');
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
      await entry(page, 'Share').click();
      const mail = page.getByRole('link', { name: 'E-mail' });
      await expect(mail).toHaveAttribute('href', /^mailto:\?subject=Video%20by%20Dr\.%20Muster%3A/);
      const href = (await mail.getAttribute('href')) ?? '';
      expect(new URL(href).searchParams.get('body')).toContain(shared(baseURL));
    });
  });
});

test.describe('sharing', () => {
  test("S2.34 S9.7 S11.4 'Einbetten' copies the code of a free video, and others have none; after copying the link it says so, and closes 1.5 s later", async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install();
    await visit(page, list);
    await test.step("'Einbetten' copies the code of a free video, and others have none", async () => {
      await openMenu(page);
      await entry(page, 'Teilen').click();
      await sharePart(page).getByRole('button', { name: 'Einbetten' }).click();
      await expect(page.getByText('Code zum Einbetten kopiert')).toBeVisible();
      const code = await page.evaluate(() => navigator.clipboard.readText());
      expect(code).toContain(`<iframe src="${baseURL}/embed/arthrose1" `);
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
    });
    await test.step('after copying it says so, and closes 1.5 s later', async () => {
      const trigger = await openMenu(page);
      await stopClock(page);
      await entry(page, 'Link kopieren').click();
      await expect(page.getByRole('status').filter({ hasText: 'Link kopiert' })).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared(baseURL));
      await passTime(page, 1400);
      await expect(menuOf(page)).toBeVisible();
      await passTime(page, 100);
      await expect(menuOf(page)).toHaveCount(0);
      await expect(trigger).toBeFocused();
    });
    await test.step("what is not free has no 'Einbetten'", async () => {
      await page.clock.resume();
      await visit(page, '/playlist/nur-fuer-mitglieder');
      await page.getByRole('main').locator('[aria-haspopup=menu]').first().click();
      await entry(page, 'Teilen').click();
      await expect(sharePart(page).getByRole('button', { name: 'Link kopieren' })).toBeVisible();
      await expect(sharePart(page).getByRole('button', { name: 'Einbetten' })).toHaveCount(0);
    });
  });

  test("S2.34 where the clipboard is denied, the old way copies; where nothing copies, the address stands there to be copied by hand; a device's own menu is offered where there is one, and leaving it leaves ours as it was", async ({
    page,
    context,
    baseURL,
  }) => {
    await test.step('where the clipboard is denied, the old way copies', async () => {
      await context.grantPermissions(['clipboard-read']);
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('denied', 'NotAllowedError'));
      });
      await visit(page, list);
      await openMenu(page);
      await entry(page, 'Link kopieren').click();
      await expect(page.getByText('Link kopiert')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared(baseURL));
      await expect(page.locator('textarea')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(menuOf(page)).toHaveCount(0);
    });
    await test.step('where nothing copies, the address stands there to be copied by hand', async () => {
      await page.evaluate(() => {
        document.execCommand = () => false;
      });
      await openMenu(page);
      await entry(page, 'Link kopieren').click();
      const field = page.getByLabel(/kopiere ihn selbst/);
      await expect(field).toHaveValue(shared(baseURL));
      await expect(field).toBeFocused();
      expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionEnd - element.selectionStart)).toBe(
        shared(baseURL).length,
      );
      await expect(page.getByText('Link kopiert')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(field).toHaveCount(0);
      await expect(menuOf(page)).toHaveCount(0);
    });
    await test.step("a device's own menu is offered where there is one, and leaving it leaves ours as it was", async () => {
      await page.evaluate(() => {
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        navigator.share = (data) => {
          asked.push(data);
          return asked.length > 1 ? Promise.resolve() : Promise.reject(new DOMException('left', 'AbortError'));
        };
      });
      await openMenu(page);
      await entry(page, 'Teilen').click();
      const more = sharePart(page).getByRole('button', { name: 'Weitere Apps …' });
      await more.click();
      await expect(sharePart(page)).toBeVisible();
      await more.click();
      await expect(sharePart(page)).toHaveCount(0);
      const asked = await page.evaluate(() => (window as unknown as { asked: unknown[] }).asked);
      const given = { title: first, url: shared(baseURL) };
      expect(asked).toEqual([given, given]);
    });
  });
});

test.describe('in the player', () => {
  const share = (page: Page): Locator => layerOf(page).getByRole('button', { name: 'Teilen', exact: true });

  test('S2.34 S2.35 S11.4 S19.1 the second that plays can be shared with it, without findings; keys in the menu are not the player’s, and Escape closes the menu alone; the list beside it has menus as well, which can be reached over the page that is inert', async ({
    page,
    baseURL,
  }) => {
    await test.step('keys in the menu are not the player’s, and Escape closes the menu alone', async () => {
      await visit(page, list);
      await openVideo(page, 'arthrose1');
      await expectPlaying(page);
      await page.keyboard.press('Space');
      await expect.poll(() => isPaused(page)).toBe(true);
      await share(page).click();
      await expect(sharePart(page)).toBeVisible();
      const before = await currentTime(page);
      for (const key of ['ArrowRight', 'k', 'm', 'f']) await page.keyboard.press(key);
      expect([await currentTime(page), await isPaused(page)]).toEqual([before, true]);
      await page.keyboard.press('Escape');
      await expect(sharePart(page)).toHaveCount(0);
      await expect(layerOf(page)).toBeVisible();
      await expect(share(page)).toBeFocused();
    });
    await test.step('the second that plays can be shared with it', async () => {
      await layerOf(page)
        .locator('video')
        .evaluate((video: HTMLVideoElement) => (video.currentTime = 12.7));
      await share(page).click();
      await expect(share(page)).toHaveAttribute('aria-expanded', 'true');
      const whatsapp = sharePart(page).getByRole('link', { name: 'WhatsApp' });
      await expect(whatsapp).toBeFocused();
      const address = async () => (await whatsapp.getAttribute('href')) ?? '';
      expect(new URL(await address()).searchParams.get('text')).toBe(`${first} ${shared(baseURL)}`);
      await sharePart(page).getByRole('checkbox', { name: 'Ab 0:12 teilen' }).check();
      expect(new URL(await address()).searchParams.get('text')).toBe(`${first} ${shared(baseURL)}?t=12`);
    });
    await test.step('the share menu over the player has no findings', async () => {
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(sharePart(page)).toHaveCount(0);
    });
    await test.step('the list beside it has menus as well, which can be reached over the page that is inert', async () => {
      await layerOf(page).getByRole('button', { name: 'Mehr zu „Kraft kennt kein Alter“' }).click();
      await expect(menuOf(page)).toBeInViewport({ ratio: 1 });
      await entry(page, 'Abspielen').click();
      await expect(layerOf(page).getByRole('heading', { level: 2, name: 'Kraft kennt kein Alter' })).toBeVisible();
      await expect(menuOf(page)).toHaveCount(0);
    });
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('S2.35 S19.1 the menu comes from below, all of it can be tapped, and a tap beside it only closes', async ({ page }) => {
    await visit(page, list);
    const trigger = triggerOf(page, first);
    await trigger.scrollIntoViewIfNeeded();
    expect(await trigger.boundingBox()).toMatchObject({ width: 44, height: 44 });
    await trigger.tap();
    await expect(menuOf(page)).toBeVisible();
    const popup = page.locator('[popover]');
    await expect.poll(async () => popup.boundingBox().then((box) => box && box.y + box.height)).toBe(phone.height);
    for (const item of await menuOf(page).getByRole('menuitem').all())
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    const tile = await tileOf(page, 'arthrose1').boundingBox();
    await page.touchscreen.tap((tile?.x ?? 0) + 20, (tile?.y ?? 0) + 5);
    await expect(menuOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(list);
    await tileOf(page, 'arthrose1').tap();
    await expect(layerOf(page)).toBeVisible();
  });
});

test.describe('pictures', () => {
  const page30 = '/mein-dr-muster/coaching/besser-schlafen';
  const linkOf = (page: Page): Locator =>
    page
      .getByRole('main')
      .getByRole('link', { name: /^Bild vergrößern/ })
      .first();

  test('S2.26 S19.1 where the lightbox cannot be had, the link of a picture is what it is; else it opens large by keyboard, closes by Escape, which gives the focus back, and by a press beside it; with a modifier it opens a tab', async ({
    page,
    context,
  }) => {
    await test.step('where the lightbox cannot be had, the link is what it is', async () => {
      await visit(page, page30);
      await page.route('**/assets/lightbox-*.js', (route) => route.abort());
      await linkOf(page).click();
      await expect(page).toHaveURL(/\/storage\/.*\.jpg$/);
      await page.unroute('**/assets/lightbox-*.js');
    });
    await test.step('one opens large by keyboard, closes by Escape, which gives the focus back, and by a press beside it; with a modifier it opens a tab', async () => {
      const said = watchConsole(page);
      await visit(page, page30);
      const name = (await linkOf(page).getAttribute('aria-label')) ?? '';
      const fetched = watchRequests(page, (request) => request.url().includes('/assets/lightbox-'));
      await linkOf(page).focus();
      await page.keyboard.press('Enter');
      const box = page.getByRole('dialog');
      await expect(box).toBeVisible();
      expect(fetched.length).toBeGreaterThan(0);
      await expect(box).toHaveAccessibleName(name.replace('Bild vergrößern: ', ''));
      await expect(box.getByRole('button', { name: 'Schließen' })).toBeFocused();
      const picture = box.getByRole('img');
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
      await expect(picture).toBeInViewport({ ratio: 1 });
      expect(await findings(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(box).toHaveCount(0);
      await expect(linkOf(page)).toBeFocused();
      expect(said).toEqual([]);

      await linkOf(page).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.mouse.click(20, 450);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      const [tab] = await Promise.all([context.waitForEvent('page'), linkOf(page).click({ modifiers: ['ControlOrMeta'] })]);
      expect(tab.url()).toMatch(/\/storage\/.*\.jpg$|about:blank/);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S17.1 no menu is offered that could not open, and pictures are links to themselves', async ({ page }) => {
    await page.goto(list);
    await expect(page.locator('[aria-haspopup=menu]').first()).toBeHidden();
    await page.goto('/mein-dr-muster/coaching/besser-schlafen');
    await page
      .getByRole('link', { name: /^Bild vergrößern/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/storage\/.*\.jpg$/);
  });
});

test("S2.46 'Hinweise' shows the notes, hides them again, and stays as it is from page to page: start page, playlist, category, and the videos on each", async ({
  page,
}) => {
  const toggle = page.getByRole('button', { name: 'Hinweise' });
  const panel = page.getByRole('complementary', { name: 'Hinweise der Redaktion' });
  await visit(page, '/');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(panel).toHaveCount(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect(panel).toContainText('Neu hier?');
  await expect(panel).toBeInViewport();
  await page.getByRole('main').locator('a[href="/gesundheit/krankheiten"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankheiten');
  await expect(panel).toContainText('Zuckerkrankheit');
  await page.getByRole('main').locator('a[href="/playlist/asthma"]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Asthma/ })).toBeVisible();
  await expect(panel).toContainText('keine Hinweise');
  await openVideo(page, 'asthma1');
  const slip = layerOf(page).getByText('Einen persönlichen Notfallplan bekommst Du in Deiner Praxis.');
  await expect(slip).toBeVisible();
  await layerOf(page).locator('a[href^="/watch/atemther"]').click();
  await expect(slip).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(layerOf(page)).toBeHidden();
  await toggle.click();
  await expect(panel).toHaveCount(0);
  await openVideo(page, 'asthma1');
  await expect(layerOf(page).getByRole('heading', { name: /Asthma/ })).toBeVisible();
  await expect(slip).toHaveCount(0);
});
