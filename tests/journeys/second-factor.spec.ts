import { expect } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ready, test, visit } from './journey.ts';
import { mailedLink } from './mailbox.ts';
import { logIn, logOut, member } from './member.ts';

/** The code that an app shows now, or `steps` half minutes later: each is accepted only once. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({ timestamp: Date.now() + steps * 30_000 });

test('S16.4 a second factor is switched on with an app, asked for at the login, replaced once by a recovery code, and switched off', async ({
  page,
}) => {
  const person = await member(page);
  await visit(page, '/user/security');
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Einrichten' }).click();
  await expect(page.getByRole('link', { name: 'QR-Code mit dem Schlüssel' }).locator('img')).toBeVisible();
  await expect(page.getByText('Scanne dieses Bild')).toBeFocused();
  const secret = (await page.locator('code').textContent()) ?? '';

  await page.getByLabel('Code aus der App').fill('000000');
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByLabel('Code aus der App')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code aus der App').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Einschalten' }).click();
  await expect(page.getByRole('heading', { name: 'Deine Wiederherstellungscodes' })).toBeFocused();
  const [recovery = ''] = await page.locator('li > code').allTextContents();
  await page.getByRole('button', { name: 'Ich habe sie aufbewahrt' }).click();
  await expect(page.getByText('Die Anmeldung in zwei Schritten ist eingeschaltet.')).toBeFocused();

  await visit(page, '/home');
  await logOut(page);
  await visit(page, '/login?redirect=%2Fuser%2Fsecurity');
  await logIn(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch ein Schritt');
  await expect(page.getByRole('heading', { level: 1 }), 'the focus is not lost with the form').toBeFocused();
  await page.goBack();
  await expect(page.getByLabel('E-Mail', { exact: true }), 'Back leads to the form, not away from it').toHaveValue(person.email);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Noch ein Schritt');
  // A login without the second factor grants no access.
  expect((await page.request.get('/api/user')).status()).toBe(401);
  await page.getByLabel('Code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page).toHaveURL('/user/security');
  await ready(page);

  await page.getByLabel('Code aus der App oder ein Wiederherstellungscode').fill(recovery);
  await page.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(page.getByLabel('Code aus der App oder')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Code aus der App oder').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Ausschalten' }).click();
  await expect(page.getByRole('button', { name: 'Einrichten' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('S16.3 the newsletter is ordered, confirmed by a click on the page of the mail’s link, and ended in the profile', async ({
  page,
}) => {
  const { email } = await member(page);
  await visit(page, '/user/profile');
  await page.getByRole('button', { name: 'Newsletter bestellen' }).click();
  await expect(page.getByText('Fast da:')).toBeVisible();
  const { pathname, search } = new URL(await mailedLink(email, /https?:\/\/\S+\/newsletter\?confirm=[\w-]+/));
  await visit(page, pathname + search);
  await page.getByRole('main').getByRole('button').click();
  await expect(page.getByRole('main')).toContainText('Du bekommst jetzt unseren Newsletter.');
  await visit(page, '/user/profile');
  await expect(page.getByText('Du bekommst unseren Newsletter.')).toBeVisible();
  await page.getByRole('button', { name: 'Newsletter abbestellen' }).click();
  await expect(page.getByText('Du bekommst unseren Newsletter nicht.')).toBeVisible();
});
