import { expect } from '@playwright/test';
import { ready, test, visit } from './journey.ts';
import { somebody } from './member.ts';

test('S1.3 S2.2 S2.7 S4.5 with Google one is in at once, back where one wanted to go, and has no password to change', async ({
  page,
}) => {
  const { email } = somebody();
  await visit(page, '/login?redirect=%2Fuser%2Fedit');
  await page.getByRole('link', { name: 'Mit Google anmelden' }).click();
  await page.locator('#email').fill(email);
  await page.locator('#email ~ button').click();
  await expect(page).toHaveURL('/user/edit');
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
  await expect(page.getByRole('heading', { name: 'Account löschen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Passwort ändern' })).toHaveCount(0);
});

test('S1.3 S8.1 an address that is registered otherwise is told so on the login', async ({ page }) => {
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Mit Google anmelden' }).click();
  await page.locator('#email').fill('mitglied@example.org');
  await page.locator('#email ~ button').click();
  await expect(page).toHaveURL(/\/login\?error=sso_mismatch/);
  await expect(page.getByRole('alert')).toContainText('Diese E-Mail-Adresse ist schon registriert');
});

test('S1.3 S5.3 whom Facebook sends without an address is asked for it and the terms, and gets a mail', async ({ page }) => {
  const { email } = somebody();
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Mit Facebook anmelden' }).click();
  const coming = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await coming.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'ohne E-Mail' }).click();
  await expect(page).toHaveURL(/\/register\?sso=facebook/);
  // Typed before the script is there.
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  coming.resolve(undefined);
  await ready(page);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByRole('checkbox', { name: 'Nutzungsbedingungen' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('checkbox', { name: 'Nutzungsbedingungen' }).check();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`)).toBeVisible();
});
