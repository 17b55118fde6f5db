import { expect, type Locator, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { answer, answersOf, decide, guideOf, logOf, meet, restart } from './guide.ts';
import { passTime, stopClock, test, visit, watchConsole, watchRequests } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';
import { expectPlaying, layerOf } from './player.ts';

test.describe('a question in the reader’s own words', () => {
  const field = (page: Page): Locator => guideOf(page).getByRole('textbox', { name: 'Oder schreib, was Du wissen willst' });
  const ask = async (page: Page, text: string): Promise<void> => {
    await field(page).fill(text);
    await guideOf(page).getByRole('button', { name: 'Fragen', exact: true }).click();
    await expect(logOf(page)).toContainText(`Du: ${text}`);
    await expect(field(page)).toHaveValue('');
  };
  const searches = '**/api/search/video';

  test('S12.11 finds films with the second at which something is said, which play, and leads to all of them', async ({
    page,
  }) => {
    await decide(page, 0.1);
    const said = watchConsole(page);
    await meet(page);
    const late = watchRequests(page, (request) => /\/assets\/(?:late-search|search)-/.test(request.url()));
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(late).toEqual([]);
    await expect(field(page)).toHaveAttribute('maxlength', '200');
    await expect(field(page)).toHaveAttribute('autocomplete', 'off');
    expect(await field(page).getAttribute('name')).toBeNull();
    await field(page).focus();
    await expect.poll(() => late.length).toBeGreaterThan(0);
    await ask(page, 'Haltestelle');
    const spoken = logOf(page).getByRole('link', { name: /^Im Video bei \d+:\d\d: „.+“$/ });
    await expect(spoken.first()).toHaveAttribute('href', /^\/watch\/[\w-]+\?t=\d+$/);
    const films = logOf(page).locator('li');
    expect(await films.count()).toBeGreaterThan(0);
    expect(await films.count()).toBeLessThanOrEqual(3);
    await expect(logOf(page).getByRole('link', { name: 'Alle Ergebnisse' })).toHaveAttribute('href', '/suche?query=Haltestelle');
    await expect(page).toHaveURL('/');
    expect(await findings(page)).toEqual([]);
    await spoken.first().click();
    await expectPlaying(page);
    await page.keyboard.press('Escape');
    await expect(layerOf(page)).toBeHidden();
    await expect(logOf(page)).toContainText('Du: Haltestelle');
    expect(said).toEqual([]);
  });

  for (const size of [phone, desktop]) {
    test(`S12.11 S12.5 'ich will nicht mehr leben' shows the TelefonSeelsorge at once, whole (${size.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await decide(page, 0.1);
      await page.clock.install();
      await visit(page, '/');
      await guideOf(page).scrollIntoViewIfNeeded();
      await expect(async () => {
        await passTime(page, 500);
        await expect(field(page)).toBeVisible({ timeout: 100 });
      }).toPass();
      await stopClock(page);
      await ask(page, 'ich will nicht mehr leben');
      const note = logOf(page).getByRole('alert');
      await expect(note).toHaveCount(1);
      const call = note.getByRole('link', { name: '0800 1110111' });
      await expect(call).toHaveAttribute('href', 'tel:08001110111');
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(logOf(page)).not.toContainText('noch nichts');
      const isWhole = await note.evaluate((element) => {
        const [box, own] = [element.closest('[data-help]')?.getBoundingClientRect(), element.getBoundingClientRect()];
        const isInside = box && own.top >= box.top && own.bottom <= box.bottom && own.left >= box.left && own.right <= box.right;
        const isFitting = [element, ...element.querySelectorAll('*')].every(
          (one) => one.scrollWidth <= one.clientWidth + 1 || one.clientWidth === 0,
        );
        return Boolean(isInside) && isFitting;
      });
      expect(isWhole).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      // The accessibility check needs a running clock.
      await page.clock.resume();
      for (const tone of ['day', 'night']) {
        await page.evaluate((one) => document.documentElement.setAttribute('data-tone', one), tone);
        expect(await findings(page), tone).toEqual([]);
      }
    });
  }

  test('S12.11 S16.7 S19.1 it is asked by the keyboard, follows the talk, and goes on with it; a failure says so, offers the 112 and another try, and what finds nothing leads on; nothing of it goes anywhere but to the search, and nothing stays', async ({
    page,
  }) => {
    await test.step('it is asked by the keyboard, follows the talk, and goes on with it', async () => {
      await decide(page, 0.1);
      await meet(page);
      await answer(page, 'Etwas plagt mich').click();
      await expect(answer(page, 'Im Kopf')).toBeVisible();
      await field(page).fill('Husten');
      await page.keyboard.press('Enter');
      await expect(field(page)).toBeFocused();
      await expect(logOf(page).getByRole('link', { name: 'Alle Ergebnisse' })).toBeVisible();
      await answer(page, 'Im Kopf').click();
      await expect(logOf(page)).toHaveText(/Du: Etwas plagt mich.*Du: Husten.*Alle Ergebnisse.*Du: Im Kopf/s);
    });
    await test.step('a failure says so, offers the 112 and another try; what finds nothing leads on', async () => {
      await restart(page);
      await page.route(searches, (route) => route.abort());
      await ask(page, 'xyzxyzxyz');
      await expect(logOf(page)).toContainText('Das hat gerade nicht geklappt.');
      await expect(logOf(page).getByRole('link', { name: '112 anrufen' })).toHaveAttribute('href', 'tel:112');
      await page.unroute(searches);
      await logOf(page).getByRole('button', { name: 'Nochmal versuchen' }).click();
      await expect(answersOf(page)).toBeFocused();
      await expect(logOf(page)).toContainText('Dazu haben wir noch nichts.');
      await expect(logOf(page).getByRole('link').first()).toHaveAttribute('href', /^\/(?:suche|gesundheit|wohlfuehlen)/);
    });
    await test.step('nothing of it goes anywhere but to the search, and nothing stays', async () => {
      const sent: string[] = [];
      await restart(page);
      page.on('request', (request) => {
        const text = `${request.method()} ${decodeURIComponent(request.url())} ${request.postData() ?? ''}`;
        if (/nicht mehr leben|nicht\+mehr\+leben|statistics|matomo|track/i.test(text)) sent.push(new URL(request.url()).pathname);
      });
      await ask(page, 'ich will nicht mehr leben');
      await expect(logOf(page).getByRole('alert')).toBeVisible();
      expect(sent).toEqual(['/api/search/video']);
      await expect(page).toHaveURL('/');
      const kept = () =>
        page.evaluate(() =>
          JSON.stringify([
            Object.entries(localStorage),
            Object.entries(sessionStorage),
            document.cookie,
            history.state,
            document.title,
          ]),
        );
      expect(await kept()).not.toContain('leben');
      await field(page).fill('noch nicht gesendet');
      await answersOf(page).getByRole('button', { name: 'Neu beginnen' }).click();
      await expect(answersOf(page)).toBeFocused();
      await expect(logOf(page)).not.toContainText('nicht mehr leben');
      await expect(field(page)).toHaveValue('');
      await expect(answer(page, 'Etwas plagt mich')).toBeVisible();
      await page.reload();
      await guideOf(page).scrollIntoViewIfNeeded();
      await expect(field(page)).toHaveValue('');
      await expect(logOf(page)).not.toContainText('nicht mehr leben');
    });
  });
});
