import { expect, type Page } from '@playwright/test';
import { passTime, ready, stopClock, test, visit, watchConsole, watchDocuments, watchRequests } from './journey.ts';
import { mailedLink } from './mailbox.ts';
import { followVerification, joined, logIn, logOut, member, registered, verificationLink } from './member.ts';
import { expectPlaying, layerOf, playAfterAddress, tileOf } from './player.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inHeader = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test('S2.1 S2.2 S2.6 S2.18 S2.27 S4.4 S4.25 from a registration to the login area, greeted on the start page, and out again', async ({
  page,
}) => {
  const said = watchConsole(page);
  const person = await joined(page);
  await expect(title(page)).toHaveText('Grete Sommer');
  await expect(page.getByText('Deine E-Mail-Adresse ist bestätigt.')).toBeVisible();
  const documents = watchDocuments(page);
  await page.getByRole('link', { name: 'Sprechstunde, zur Startseite' }).click();
  await expect(page.getByText('Hi Grete! Schön, dass Du da bist.')).toBeVisible();
  await inHeader(page, 'Profil').click();
  await expect(page).toHaveURL('/home');
  await logOut(page);
  await expect(page.getByText('Hi Grete!')).toBeHidden();
  await inHeader(page, 'Login').click();
  await logIn(page, person);
  await expect(page).toHaveURL('/home');
  expect(documents).toEqual([]);
  expect(said).toEqual([]);
});

test('S4.1 visitors are never asked who they are; a marker without a session is taken away, and nobody is sent anywhere', async ({
  page,
  context,
  baseURL,
}) => {
  const asked = watchRequests(page, (request) => request.url().endsWith('/api/user'));
  await visit(page, '/');
  await visit(page, '/login');
  expect(asked).toEqual([]);
  await page.goto('about:blank');
  await context.addCookies([{ name: 'has_session', value: '1', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect.poll(async () => (await context.cookies()).filter(({ name }) => name === 'has_session')).toEqual([]);
  await expect(page).toHaveURL('/');
  await expect(inHeader(page, 'Login')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('S4.2 S2.5 S9.7 an unconfirmed member is led to the confirmation from every page of members, can have the mail again and leave', async ({
  page,
}) => {
  const person = await registered(page);
  await page.clock.install();
  await visit(page, '/login?redirect=%2Fuser%2Fsessions');
  await stopClock(page);
  await logIn(page, person);
  await expect(page).toHaveURL('/verify');
  await expect(page.getByRole('main').getByRole('link', { name: 'Abmelden' })).toBeVisible();
  const again = page.getByRole('button', { name: 'E-Mail erneut senden' });
  await passTime(page, 900);
  await expect(again).toHaveCount(0);
  await passTime(page, 200);
  await again.click();
  await expect(page.getByText('haben wir Dir eine E-Mail mit einem neuen Link geschickt')).toBeVisible();
  await page.goto('/user/edit');
  await expect(page).toHaveURL('/verify');
  await page.goto(await verificationLink(person));
  await expect(page).toHaveURL(/\/home\?verified=1/);
  await page.goto('/verify');
  await expect(page).toHaveURL('/home');
});

test('S4.25 S8.1 an address that is confirmed in another browser is confirmed there in words, and the login goes on from it', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await registered(page);
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const other = await elsewhere.newPage();
  await followVerification(other, person);
  await expect(other).toHaveURL(/\/login\?redirect=/);
  await expect(other.getByText('Deine E-Mail-Adresse ist bestätigt. Melde Dich jetzt an')).toBeVisible();
  await ready(other);
  await logIn(other, person);
  await expect(other).toHaveURL(/\/home\?verified=1/);
  await elsewhere.close();
});

test('S4.3 whoever is led to the login is told why, whatever page it was', async ({ page }) => {
  for (const [address, words] of [
    ['/user/sessions', 'Melde Dich an, dann geht es gleich weiter zu der Seite, die Du öffnen wolltest.'],
    ['/login?redirect=%2Fbackend%2Fvideos', 'Melde Dich mit Deinem Konto an, dann geht es weiter in die Redaktion.'],
    ['/en/user/edit', 'Log in to go on to the page that you wanted to open.'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(words), address).toBeVisible();
  }
  await page.goto('/login');
  await expect(page.getByText(/dann geht es/)).toHaveCount(0);
});

test('S4.3 S4.5 the login leads back to where one wanted to go, and never to another site', async ({ page }) => {
  const person = await member(page);
  await visit(page, '/home');
  await logOut(page);
  await page.goto('/user/sessions?x=1');
  await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fsessions%3Fx%3D1');
  await logIn(page, person);
  await expect(page).toHaveURL('/user/sessions?x=1');
  await expect(title(page)).toHaveText('Sitzungen');
  // A logged-in member on the login page is redirected by the same rule.
  await page.goto('/login?redirect=%2Fpartner');
  await expect(page).toHaveURL('/partner');
  for (const foreign of ['https://example.org/', '//example.org', '/\\example.org', 'javascript:alert(1)']) {
    await page.goto(`/login?redirect=${encodeURIComponent(foreign)}`);
    await expect(page).toHaveURL('/home');
  }
  await page.goto('/en/login');
  await expect(page).toHaveURL('/en/home');
});

test('S4.5 S6.1 a redirect to the checkout is loaded as a document', async ({ page }) => {
  const person = await member(page);
  await visit(page, '/home');
  await logOut(page);
  await visit(page, '/login?redirect=%2Fstripe%2Fcheckout%2Fcoaching%2F1');
  await expect(page.getByText('Du musst mit einem Account angemeldet sein')).toBeVisible();
  const documents = watchDocuments(page);
  await logIn(page, person);
  await expect.poll(() => documents.length).toBe(1);
  expect(documents[0]).toContain('/stripe/checkout/coaching/1');
});

test('S5.1 S5.3 S8.1 S8.4 what is wrong is said where it is: at the login, the registration and by the links of mails', async ({
  page,
}) => {
  await visit(page, '/login');
  await logIn(page, { email: 'niemand@example.org', password: 'falsches-passwort' });
  await expect(page.getByRole('alert')).toHaveText('E-Mail oder Passwort ist falsch.');
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).not.toHaveAttribute('aria-busy');
  await visit(page, '/register');
  await page.getByRole('button', { name: 'Registrieren' }).click();
  for (const label of ['E-Mail', 'Vorname', 'Nachname', 'Geschlecht', 'Passwort']) {
    await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label), label).toHaveAccessibleDescription(/\S/);
  }
  await expect(page.getByRole('checkbox', { name: 'Nutzungsbedingungen' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('checkbox', { name: 'Nutzungsbedingungen' })).toHaveAccessibleDescription(
    'Bitte setz hier den Haken.',
  );
  await expect(field(page, 'Geschlecht')).toHaveAccessibleDescription('Bitte wähle etwas aus.');
  for (const [error, words] of [
    ['signature-expired', 'Der Link zur Bestätigung ist abgelaufen. Melde Dich an und fordere einen neuen an'],
    ['signature-invalid', 'Der Link zur Bestätigung ist nicht gültig.'],
    ['sso_mismatch', 'Diese E-Mail-Adresse ist schon registriert oder einem anderen Dienst zugeordnet.'],
    ['sso_lost', 'Erlaube Cookies für diese Website und versuch es noch einmal, oder registriere Dich mit E-Mail und Passwort.'],
  ] as const) {
    await visit(page, `/login?error=${error}`);
    await expect(page.getByRole('alert')).toContainText(words);
  }
});

test('S2.3 S2.4 S4.6 a forgotten password: the answer takes the form’s place, the mailed link sets a new one, and the old one is over', async ({
  page,
}) => {
  const person = await member(page);
  await visit(page, '/home');
  await logOut(page);
  await visit(page, '/login');
  await page.getByRole('link', { name: 'Passwort vergessen?' }).click();
  // The login has a field of that name too.
  await expect(page).toHaveURL('/password/forgot');
  await field(page, 'E-Mail').fill(person.email);
  await page.getByRole('button', { name: 'Link anfordern' }).click();
  await expect(page.getByText('Wenn es zu dieser Adresse ein Konto gibt')).toBeVisible();
  await expect(page.getByRole('main').locator('form')).toHaveCount(0);
  const { pathname, search } = new URL(await mailedLink(person.email, /https?:\/\/\S+\/password\/reset\?\S+/));
  await visit(page, pathname + search);
  await field(page, 'Neues Passwort').fill('gewitter-im-juni');
  await field(page, 'Passwort bestätigen').fill('gewitter-im-juli');
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await expect(page.getByText('Die beiden Passwörter stimmen nicht überein.')).toBeVisible();
  await field(page, 'Passwort bestätigen').fill('gewitter-im-juni');
  // Once the password is set nothing else has to arrive: the link works once.
  await page.route('**/auth/logout', (route) => route.abort());
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.getByRole('link', { name: 'Zur Anmeldung' }).click();
  await logIn(page, person);
  await expect(page.getByRole('alert')).toBeVisible();
  await logIn(page, { ...person, password: 'gewitter-im-juni' });
  await expect(page).toHaveURL('/home');
});

test('S4.16 S8.5 a visitor on a members’ video logs in and watches it', async ({ page }) => {
  const person = await member(page);
  await visit(page, '/home');
  await logOut(page);
  await visit(page, '/playlist/nur-fuer-mitglieder');
  await tileOf(page, 'ex-frage1').click();
  await expect(page).toHaveURL(/\/login\?redirect=%2Fwatch%2Fex-frage1%2Fplaylist/);
  await expect(page.getByText('Dieses Video ist für Mitglieder.')).toBeVisible();
  await visit(page, '/watch/ex-frage1/playlist/exklusiv1');
  await expect(page).toHaveURL('/login?redirect=%2Fwatch%2Fex-frage1%2Fplaylist%2Fexklusiv1');
  await visit(page, '/watch/ex-frage1');
  await layerOf(page).getByRole('link', { name: 'Zur Anmeldung' }).click();
  await expect(page).toHaveURL('/login?redirect=%2Fwatch%2Fex-frage1');
  await logIn(page, person);
  await expect(page).toHaveURL('/watch/ex-frage1');
  await playAfterAddress(page);
  await visit(page, '/playlist/nur-fuer-mitglieder');
  await tileOf(page, 'ex-frage1').click();
  await expectPlaying(page);
});

test('S4.1 a login and a logout are seen in the other tab', async ({ page, context }) => {
  const person = await member(page);
  await visit(page, '/home');
  await logOut(page);
  const other = await context.newPage();
  await visit(other, '/partner');
  await expect(inHeader(other, 'Login')).toBeVisible();
  await visit(page, '/login');
  await logIn(page, person);
  await expect(inHeader(other, 'Profil')).toBeVisible();
  await visit(other, '/user/edit');
  await visit(page, '/home');
  await logOut(page);
  await expect(other).toHaveURL('/login?redirect=%2Fuser%2Fedit');
});

test('S4.1 a page that Back shows as it was left learns of a login and a logout meanwhile', async ({ page, context }) => {
  // What the browser keeps for Back hears of no change (bfcache).
  await page.addInitScript(() =>
    window.cookieStore.addEventListener('change', (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  const shownAgain = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await visit(page, '/partner');
  await expect(inHeader(page, 'Login')).toBeVisible();
  await member(page);
  await shownAgain();
  await expect(inHeader(page, 'Profil')).toBeVisible();
  await context.clearCookies();
  await shownAgain();
  await expect(inHeader(page, 'Login')).toBeVisible();
});
