import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { videos } from '../../src/catalog/server/content-tables.ts';
import { bumpContent } from '../../src/platform/content-version.ts';
import { tellCorrections } from '../../src/playback/server/corrections.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { dayOf } from '../../src/kit/dates.ts';
import { findings } from './axe.ts';
import { siteDatabase } from './enter.ts';
import { test, visit } from './journey.ts';
import { member } from './member.ts';
import { control, currentTime, layerOf, playAfterAddress, videoIn } from './player.ts';

const watched = '/watch/hochdruck1';
const card = (page: Page) => layerOf(page).getByRole('region', { name: 'Beleg', exact: true });
const opener = (page: Page) =>
  card(page).getByRole('button', { name: /^Beleg, Systematische Übersicht ?: Weniger Salz senkt den Blutdruck\.$/ });

/** Stops at the second, so that a busy machine has the time to look. */
async function stopAt(page: Page, second: number): Promise<void> {
  await videoIn(page).evaluate((element: HTMLVideoElement, to) => {
    element.pause();
    element.currentTime = to;
  }, second);
}

test('S15.5 S19.1 at the second of a claim a card appears, which is opened and closed by keys', async ({ page }) => {
  await visit(page, watched);
  await playAfterAddress(page);
  await stopAt(page, 5);
  await expect(card(page)).toHaveCount(0);
  await stopAt(page, 17.5);
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(opener(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page).getByRole('link', { name: /Cochrane 2013/ })).toHaveAttribute(
    'href',
    'https://doi.org/10.1002/14651858.CD004937.pub2',
  );
  expect(await findings(page)).toEqual([]);
  // It stays while it is open, wherever the film is.
  await stopAt(page, 34);
  await expect(opener(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(layerOf(page)).toBeVisible();
});

test('S15.5 whoever switches the cards off sees none any more, until they switch them on', async ({ page }) => {
  await visit(page, watched);
  await playAfterAddress(page);
  await stopAt(page, 17.5);
  await opener(page).click();
  await card(page).getByRole('button', { name: 'Nicht mehr einblenden' }).click();
  await expect(card(page)).toHaveCount(0);
  await page.reload();
  await playAfterAddress(page);
  await stopAt(page, 17.5);
  await control(page, 'Einstellungen').click();
  const choice = layerOf(page).getByRole('switch', { name: 'Belege im Film einblenden' });
  await expect(choice).not.toBeChecked();
  await choice.click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeVisible();
});

test('S15.5 all claims stand below the film, and each leads to its second', async ({ page }) => {
  await visit(page, watched);
  await playAfterAddress(page);
  const list = layerOf(page).getByRole('region', { name: 'Belege', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await expect(list).toContainText('Leitlinie: Fachgesellschaften');
  await list.getByRole('link', { name: 'Stelle 0:23 abspielen' }).click();
  await expect.poll(() => currentTime(page)).toBeGreaterThanOrEqual(23);
});

test('S15.5 a member reads what was corrected since they watched it, and puts it away', async ({ page }) => {
  await visit(page, '/');
  await member(page);
  await page.evaluate(async () => {
    await fetch('/auth/csrf-cookie');
    const [, token = ''] = /XSRF-TOKEN=([^;]+)/.exec(document.cookie) ?? [];
    await fetch('/api/user/positions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-xsrf-token': decodeURIComponent(token) },
      body: JSON.stringify({ positions: [{ video: 'gicht1', seconds: 20, age: 0 }] }),
    });
  });
  const db = siteDatabase();
  await db.transaction(async (tx) => {
    const corrections = [{ date: dayOf(new Date()), text: 'Es ist der große Zeh.' }];
    await tx.update(videos).set({ corrections }).where(eq(videos.shortid, 'gicht1'));
    await bumpContent(tx);
  });
  await tellCorrections({ db, clock: systemClock });
  await visit(page, '/home');
  const heading = page.getByRole('heading', { name: 'Korrigiert, seit Du es gesehen hast' });
  const part = page.locator('section').filter({ has: heading });
  await expect(part).toContainText('Es ist der große Zeh.');
  expect(await findings(page)).toEqual([]);
  await part.getByRole('button', { name: /^Gelesen/ }).click();
  await expect(part).toContainText('Du hast alle Korrekturen gelesen.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(part).toHaveCount(0);
});
