import { expect } from '@playwright/test';
import { findings } from './axe.ts';
import { test } from './journey.ts';

const whoIsLoggedIn = '/api/user';

test('S1.3 in the demo one signs in with Google’s stand-in, which says what it is and can be used by everyone', async ({
  page,
}) => {
  await page.goto('/sso/redirect/google?redirect=/partner');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mit Google anmelden');
  await expect(page.getByText('Das ist eine Übungsanmeldung.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  for (const button of await page.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('button', { name: 'Als Mara Beispiel fortfahren' }).click();
  await expect(page).toHaveURL('/partner');
  expect(await (await page.request.get(whoIsLoggedIn)).json()).toMatchObject({ data: { fullname: 'Mara Beispiel' } });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S1.3 the stand-in takes an address, in two tabs at once', async ({ page, context }) => {
    const other = await context.newPage();
    await page.goto('/sso/redirect/facebook?redirect=/partner');
    await other.goto('/sso/redirect/google?redirect=/meta/faq');
    await page.getByLabel('Andere E-Mail-Adresse').fill('probe@example.org');
    await page.getByRole('button', { name: 'Mit dieser Adresse fortfahren' }).click();
    await expect(page).toHaveURL('/partner');
    expect(await (await page.request.get(whoIsLoggedIn)).json()).toMatchObject({
      data: { email: 'probe@example.org', sso_driver: 'facebook' },
    });
    await other.getByRole('button', { name: 'Als Jonas Probe fortfahren' }).click();
    await expect(other).toHaveURL('/meta/faq');
    expect(await (await page.request.get(whoIsLoggedIn)).json()).toMatchObject({ data: { fullname: 'Jonas Probe' } });
  });

  test('S7.6 ‘Abbrechen’ leads back to the login', async ({ page }) => {
    await page.goto('/sso/redirect/facebook');
    await page.getByRole('button', { name: 'Abbrechen' }).click();
    await expect(page).toHaveURL('/login');
    expect((await page.request.get(whoIsLoggedIn)).status()).toBe(401);
  });
});
