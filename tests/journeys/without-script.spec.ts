import { expect, type Page } from '@playwright/test';
import { test } from './journey.ts';
import { pageKinds } from './page-kinds.ts';

test.use({ javaScriptEnabled: false });

const letter = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('S17.1 every kind of page is there without script: heading, text, navigation and pictures', async ({ page }) => {
  for (const { kind, address, status = 200 } of pageKinds) {
    const answer = await page.goto(address);
    expect(answer?.status(), kind).toBe(status);
    await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible();
    await expect(page.getByRole('main'), kind).toContainText(/\p{L}{3,} \p{L}+/u);
    await expect(page.getByRole('contentinfo'), kind).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link').first(), kind).toBeVisible();
  }
});

test('S17.1 S2.11 S2.39 S8.5 S12.5 on a phone the navigation can be reached; the filter works as a form; a video that is gone says so and leads on; a long playlist has links to all of its videos; an emergency is answered by a page without script in both languages', async ({
  page,
}) => {
  await test.step('the filter works as a form', async () => {
    await page.goto('/gesundheit/krankheiten');
    await letter(page, 'H').click();
    await expect(page).toHaveURL('/gesundheit/krankheiten?letter=h');
    await expect(letter(page, 'H')).toHaveAttribute('aria-pressed', 'true');
    await letter(page, 'Herz').click();
    const chosen = new URL(page.url()).searchParams;
    expect([chosen.get('letter'), chosen.get('tag')]).toEqual(['h', 'herz']);
    await letter(page, 'H').click();
    await expect(letter(page, 'H')).toHaveAttribute('aria-pressed', 'false');
    await expect(letter(page, 'Herz')).toHaveAttribute('aria-pressed', 'true');
  });
  await test.step('a video that is gone says so and leads on', async () => {
    expect((await page.goto('/watch/gibtsnicht'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Dieses Video ist nicht mehr verfügbar.' })).toBeVisible();
    await page.getByRole('link', { name: 'Zur Suche' }).click();
    await expect(page).toHaveURL('/suche');
  });
  await test.step('an emergency is answered by a page without script in both languages', async () => {
    await page.goto('/');
    await page.getByRole('main').getByRole('searchbox').fill('Brustschmerzen');
    await page.getByRole('main').getByRole('button', { name: 'Suchen' }).click();
    await expect(page.getByRole('alert').getByRole('link', { name: '112 anrufen' })).toBeInViewport();
    await page.goto('/en/suche?query=chest+pain');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Call 112' })).toBeInViewport();
  });
  await test.step('a long playlist has links to all of its videos', async () => {
    await page.goto('/playlist/kurs-besser-schlafen');
    await expect(page.getByRole('region', { name: /^Videos aus/ }).locator('a[href^="/watch/"]')).toHaveCount(30);
  });
  await test.step('on a phone the navigation can be reached without script', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/partner');
    await page.getByRole('link', { name: 'Gesundheit', exact: true }).first().click();
    await expect(page).toHaveURL('/gesundheit');
  });
});

test('S17.1 S2.12 a tile leads to the page of its video, where a free one plays and a kept one does not', async ({ page }) => {
  await page.goto('/playlist/arthrose');
  const tile = page.getByRole('main').locator('article a[href^="/watch/arthrose1"]').first();
  const title = await tile.innerText();
  await tile.click();
  await expect(page).toHaveURL('/watch/arthrose1/playlist/l-arthros');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const video = page.locator('video');
  await expect(video).toBeInViewport();
  await expect(video).toHaveAttribute('controls', '');
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime)).toBeGreaterThan(0.5);
  const track = page.locator('video track[kind="captions"]').first();
  await expect(track).toHaveAttribute('src', /\.vtt$/);
  const captions = await page.request.get((await track.getAttribute('src')) ?? '');
  expect([captions.status(), (await captions.text()).slice(0, 6)]).toEqual([200, 'WEBVTT']);

  const [film, heading] = await Promise.all([video.boundingBox(), page.locator('#watch-title').boundingBox()]);
  expect(Math.min(film?.x ?? 0, heading?.x ?? 0)).toBeGreaterThanOrEqual(16);

  await page.goto('/watch/ex-frage1');
  await expect(page.locator('video')).toHaveCount(0);
  const alone = page.locator('[data-watch="alone"]');
  await expect(alone).toContainText('Dieses Video ist nur für angemeldete Benutzer:innen verfügbar.');
  await expect(alone.getByRole('link', { name: 'Zur Anmeldung' })).toHaveAttribute(
    'href',
    '/login?redirect=%2Fwatch%2Fex-frage1',
  );
  await page.goto('/watch/schlaf-01');
  await alone.getByRole('link', { name: 'Zum Coaching' }).click();
  await expect(page).toHaveURL('/mein-dr-muster/coaching/besser-schlafen');
});

test.describe('where the script does not come', () => {
  test.use({ javaScriptEnabled: true });

  test('S17.1 a phone that gets no script, or nothing but the first, is told what does not work, and shows what works without', async ({
    page,
  }) => {
    let asked = 0;
    await page.setViewportSize({ width: 390, height: 844 });
    for (const [which, isLost] of [
      ['no script', () => true],
      ['nothing but the first script', () => asked > 1],
    ] as const)
      await test.step(which, async () => {
        await page.route('**/assets/*.js', (route) => {
          asked += 1;
          return isLost() ? route.abort() : route.continue();
        });
        const opened = async (address: string): Promise<void> => {
          asked = 0;
          await page.goto(address);
          await page.locator('html[data-scriptless]').waitFor();
        };
        await opened('/login');
        await expect(page.getByText('Dieses Formular braucht JavaScript.')).toBeVisible();
        await expect(page.getByText('oder lade die Seite noch einmal')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Menü' })).toBeHidden();
        await opened('/shop/checkout/ruhe7');
        await expect(page.getByText('Zum Bestellen musst Du angemeldet sein.')).toBeVisible();
        await expect(page.getByRole('button', { name: 'zahlungspflichtig bestellen' })).toBeHidden();
        await opened('/logout');
        await expect(page.getByText('Du bist noch angemeldet')).toBeVisible();
        await page.getByRole('link', { name: 'Gesundheit', exact: true }).first().click();
        await expect(page).toHaveURL('/gesundheit');
        await page.unroute('**/assets/*.js');
      });
  });

  test('S17.1 a phone whose script is held up says so after a while, and no longer once it has come', async ({ page }) => {
    await page.clock.install();
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/assets/*.js', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    const note = page.getByText('Dieses Formular braucht JavaScript.');
    await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
    await expect(note).toBeHidden();
    await page.clock.fastForward(20_000);
    await expect(note).toBeVisible();
    answer();
    await page.locator('html[data-ready]').waitFor();
    await expect(note).toBeHidden();
  });
});
