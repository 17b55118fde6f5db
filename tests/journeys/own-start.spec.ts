import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { test, visit } from './journey.ts';
import { member } from './member.ts';
import { course, owner } from './owner.ts';
import { desktop, phone } from './page-kinds.ts';

const own = (page: Page) =>
  page
    .getByRole('region', { name: 'Heute für Dich' })
    .or(page.locator('section', { hasText: 'Heute für Dich' }))
    .first();

for (const size of [desktop, phone]) {
  test(`S2.1 S13.2 an owner finds today’s day and the daily right after the greeting (${size.width} px)`, async ({ page }) => {
    await page.setViewportSize(size);
    await owner(page);
    await visit(page, '/');
    const day = own(page).getByRole('link', { name: /^Zum heutigen Tag/ });
    await expect(day).toBeInViewport();
    await expect(own(page)).toContainText('Heute: Tag 1');
    await expect(own(page).locator('a[href^="/watch/"]').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Dein Daily', exact: true }).filter({ visible: true })).toHaveCount(1);
    expect(await findings(page)).toEqual([]);
    await day.click();
    await expect(page).toHaveURL(course.page);
  });
}

test('S2.1 S4.1 whoever has no session any more, though the browser says so, sees what visitors see', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'has_session', value: '1', url: baseURL }]);
  await visit(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  await expect(page.getByRole('heading', { name: 'Dein Daily', exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(own(page)).toHaveCount(0);
});

test('S1.6 S2.1 the notice for all has the whole line of a member, who has no daily beside it', async ({ page }) => {
  await page.setViewportSize(desktop);
  const notice = page.locator('section', { has: page.getByRole('heading', { name: 'Die Kurse sind umgezogen' }) }).last();
  const width = async (): Promise<number> => (await notice.boundingBox())?.width ?? 0;
  await visit(page, '/');
  expect(await width()).toBeLessThan(desktop.width * 0.5);
  await member(page);
  await visit(page, '/');
  expect(await width()).toBeGreaterThan(desktop.width * 0.8);
});

test('S2.1 S13.1 in a window that stays open today is the new day: from midnight on, and when it is seen again', async ({
  page,
}) => {
  await owner(page);
  await page.clock.install({ time: new Date('2026-11-21T23:30:00+01:00') });
  let now: object = { today: 1 };
  await page.route(`**/api/coaching/journey/${course.shortid}`, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { data: { ...data, ...now } } });
  });
  await visit(page, '/');
  await expect(own(page)).toContainText('Heute: Tag 1');
  now = { today: 2 };
  await page.clock.fastForward('00:31:00');
  await expect(own(page)).toContainText('Heute: Tag 2');
  now = { today: 30, over: true };
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(own(page)).toContainText('Alle Tage sind offen');
  await expect(own(page).getByRole('link', { name: /^Zum Kurs/ })).toBeVisible();
});

test('S1.7 S2.1 a member’s start page in English comes by its address, and in both languages by the switch', async ({ page }) => {
  await member(page);
  await visit(page, '/en');
  await expect(page.getByRole('heading', { name: 'Today for you', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await expect(own(page)).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Today for you', exact: true })).toBeVisible();
});

test('S2.1 S11.3 what a member began stands there too', async ({ page }) => {
  await member(page);
  await visit(page, '/');
  await expect(own(page)).toBeVisible();
  await page.evaluate(async () => {
    await fetch('/auth/csrf-cookie');
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '');
    const answer = await fetch('/api/user/positions', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-XSRF-TOKEN': token },
      body: JSON.stringify({ positions: [{ video: 'arthrose1', seconds: 12, age: 0 }] }),
    });
    if (!answer.ok) throw new Error(`The position was not kept: ${answer.status}`);
  });
  await visit(page, '/');
  await expect(page.getByRole('heading', { name: 'Weiterschauen' })).toBeVisible();
});

test('S2.1 a visitor’s start page is the site’s', async ({ page }) => {
  await visit(page, '/');
  await expect(page.locator('html')).not.toHaveAttribute('data-member');
  await expect(page.getByText('Heute für Dich')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Gesundheit verstehen' })).toBeVisible();
});
