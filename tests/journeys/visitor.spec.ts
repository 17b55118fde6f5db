import { expect } from '@playwright/test';
import { ready, test, watchConsole, withMotion } from './journey.ts';
import { activeCue, expectPlaying, layerOf, skipToEnd } from './player.ts';

test.use(withMotion);

test('S1.1 S2.39 S4.15 S4.17 S11.1 a visitor finds a video by its letter, watches it, sees the next one and the recommendations', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.goto('/');
  await ready(page);

  await page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Gesundheit' }).click();
  await expect(page).toHaveURL('/gesundheit');
  await page.getByRole('main').getByRole('link', { name: 'Krankheiten', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Krankheiten');

  const letter = page.getByRole('button', { name: 'D', exact: true });
  await letter.click();
  await expect(page).toHaveURL('/gesundheit/krankheiten?letter=d');
  await expect(letter).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(1);

  const address = page.url();
  await page.getByRole('main').locator('a[href^="/watch/"]').first().click();
  await expect(layerOf(page)).toBeVisible();
  await expect(page).toHaveURL(/\/watch\/[\w-]+\/playlist\/[\w-]+$/);
  await expectPlaying(page);
  await layerOf(page).locator('video').hover();
  await layerOf(page).getByRole('button', { name: 'Untertitel' }).click();
  await expect.poll(() => activeCue(page)).not.toBe('');

  const playlist = page.url().split('/playlist/')[1] ?? '';
  const { data } = (await (await page.request.get(`/api/playlist/shortid/${playlist}`)).json()) as {
    data: { videos: { shortid: string; title: string }[] };
  };
  const showsVideo = async (video: (typeof data.videos)[number] | undefined): Promise<void> => {
    await expect(page).toHaveURL(new RegExp(`/watch/${video?.shortid}/playlist/${playlist}$`));
    await expectPlaying(page);
  };
  await skipToEnd(page);
  await showsVideo(data.videos[1]);
  // The others come one after another likewise.
  const list = layerOf(page).getByRole('complementary', { name: 'Videoliste' });
  await list.getByRole('listitem').last().getByRole('link').click();
  await showsVideo(data.videos.at(-1));
  await skipToEnd(page);
  await expect(page.getByRole('heading', { name: 'Empfehlungen für Dich:' })).toBeVisible();

  await page.goBack();
  await expect(layerOf(page)).toBeHidden();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
});
