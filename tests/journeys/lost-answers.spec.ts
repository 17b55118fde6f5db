import { expect, type Locator, type Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { ready, test, visit } from './journey.ts';
import { mailedLink, mailsTo } from './mailbox.ts';
import { logIn, member, memberElsewhere, register, somebody } from './member.ts';

/** The next such call arrives and does what it does; its answer is lost, with the cookies that `route.fetch` would take. */
const loseAnswerOf = (page: Page, call: string): Promise<unknown> =>
  page.route(
    `**${call}`,
    async (route) => {
      const asked = route.request();
      const { 'content-length': _, ...headers } = await asked.allHeaders();
      const answer = await fetch(asked.url(), { method: asked.method(), headers, body: asked.postData() });
      expect(answer.ok).toBe(true);
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

const lost = (page: Page): Locator => page.getByText('Wir erreichen den Server gerade nicht.');
const popup = (page: Page): Locator => page.getByRole('alertdialog', { name: 'Es ist ein Fehler aufgetreten.' });
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('S3.12 S8.3 a registration that is pressed again has one mail', async ({ page }) => {
  const person = somebody();
  await visit(page, '/register');
  await loseAnswerOf(page, '/auth/register');
  await register(page, person);
  await expect(lost(page)).toBeVisible();
  await button(page, 'Registrieren').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schau in Dein Postfach');
  await mailedLink(person.email, /https?:\/\/\S+\/auth\/email\/verify\/\S+/);
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual(['Bitte bestätige Deine E-Mail-Adresse']);
});

test('S5.2 S8.3 whoever changed the password and did not see the answer is told which password may count', async ({ page }) => {
  const person = await member(page);
  await visit(page, '/user/edit');
  await button(page, 'Passwort ändern').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Altes Passwort').fill(person.password);
  await dialog.getByLabel('Neues Passwort').fill('gewitter-im-juni');
  await dialog.getByLabel('Passwort bestätigen').fill('gewitter-im-juni');
  await loseAnswerOf(page, '/api/user/password');
  const save = dialog.getByRole('button', { name: 'Passwort ändern' });
  await save.click();
  await expect(lost(page)).toBeVisible();
  await save.click();
  await expect(popup(page)).toContainText('(Code 401)');
  await expect(popup(page)).toContainText('Melde Dich zuerst mit dem neuen Passwort an.');
  await popup(page).getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page).toHaveURL(/\/login/);
  await ready(page);
  await logIn(page, { ...person, password: 'gewitter-im-juni' });
  await expect(page).toHaveURL('/user/edit');
});

test('S4.24 S8.3 whoever deleted the account and did not see the answer is told that it may be gone', async ({ page }) => {
  await member(page);
  await visit(page, '/user/profile');
  await loseAnswerOf(page, '/api/user/delete');
  for (const said of [lost(page), popup(page).getByText('Dann gibt es Dein Konto nicht mehr')]) {
    await button(page, 'Account löschen').click();
    await button(page, 'Bestätigen').click();
    await expect(said).toBeVisible();
  }
});

test('S16.4 S8.3 whoever switched the second factor on and did not see the answer is told so, and how to get recovery codes', async ({
  page,
}) => {
  const person = await member(page);
  await visit(page, '/user/security');
  await page.getByLabel('Passwort', { exact: true }).fill(person.password);
  await button(page, 'Einrichten').click();
  const secret = Secret.fromBase32((await page.locator('code').innerText()).replaceAll(' ', ''));
  const codeIn = (steps: number): string => new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel('Code aus der App').fill(codeIn(0));
  await loseAnswerOf(page, '/api/user/second-factor/confirm');
  await button(page, 'Einschalten').click();
  await expect(lost(page)).toBeVisible();
  await button(page, 'Einschalten').click();
  await expect(popup(page)).toContainText('Dann fragen wir Dich beim Anmelden auch nach einem Code aus Deiner App.');
  await popup(page).getByRole('button', { name: 'Seite neu laden' }).click();
  await expect(page).toHaveURL(/\/login/);
  await ready(page);
  await logIn(page, person);
  await page.getByLabel('Code', { exact: true }).fill(codeIn(1));
  await button(page, 'Weiter').click();
  await expect(page).toHaveURL('/user/security');
  await expect(page.getByText('Hast Du keine Wiederherstellungscodes (mehr)?')).toBeVisible();
});

test('S4.6 S8.3 whoever set a password by the link and did not see the answer finds the login', async ({ page }) => {
  const person = await memberElsewhere();
  await visit(page, '/password/forgot');
  await page.getByRole('main').getByLabel('E-Mail').fill(person.email);
  await button(page, 'Link anfordern').click();
  const { pathname, search } = new URL(await mailedLink(person.email, /https?:\/\/\S+\/password\/reset\?\S+/));
  await visit(page, pathname + search);
  await page.getByLabel('Neues Passwort').fill('gewitter-im-juni');
  await page.getByLabel('Passwort bestätigen').fill('gewitter-im-juni');
  await loseAnswerOf(page, '/auth/reset-password');
  await button(page, 'Passwort speichern').click();
  await expect(lost(page)).toBeVisible();
  await button(page, 'Passwort speichern').click();
  await expect(page.getByText('Dieser Link ist abgelaufen oder wurde schon benutzt.')).toBeVisible();
  await page.getByText('Hast Du gerade schon ein Passwort gespeichert?').getByRole('link', { name: 'Zur Anmeldung' }).click();
  await logIn(page, { ...person, password: 'gewitter-im-juni' });
  await expect(page).toHaveURL('/home');
});

test('S14.3 a withdrawal that is confirmed again is one declaration, with one receipt', async ({ page }) => {
  const { email } = somebody();
  await visit(page, '/widerruf');
  const main = page.getByRole('main');
  await main.getByLabel('Name', { exact: true }).fill('Jörg Größer');
  await main.getByLabel('E-Mail', { exact: true }).fill(email);
  await main.getByLabel('Bestellnummer oder Vertrag').fill('B-4711');
  await button(page, 'Weiter').click();
  await loseAnswerOf(page, '/api/shop/withdraw');
  await button(page, 'Widerruf bestätigen').click();
  await expect(lost(page)).toBeVisible();
  await button(page, 'Widerruf bestätigen').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Widerruf ist eingegangen');
  const number = /W-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await main.innerText())?.[0] ?? 'none';
  await expect.poll(async () => (await mailsTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
});
