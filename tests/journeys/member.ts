import { expect, type Page } from '@playwright/test';
import { systemClock } from '../../src/platform/clock.ts';
import { givenMember, testPassword } from '../browser.ts';
import { enter, siteDatabase } from './enter.ts';
import { ready, visit } from './journey.ts';
import { mailedLink } from './mailbox.ts';

export type Person = { readonly email: string; readonly password: string; readonly name: string; readonly surname: string };

let count = 0;

/** A person who is not registered yet. */
export function somebody(): Person {
  count += 1;
  return {
    email: `journey-${process.pid}-${count}@example.org`,
    password: testPassword,
    name: 'Grete',
    surname: 'Sommer',
  };
}

const filled = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

/** Fills in the registration form and submits it. */
export async function register(page: Page, { email, password, name, surname }: Person): Promise<void> {
  await filled(page, 'E-Mail', email);
  await filled(page, 'Vorname', name);
  await filled(page, 'Nachname', surname);
  await page.getByLabel('Geschlecht').selectOption('weiblich');
  await filled(page, 'Passwort', password);
  await filled(page, 'Passwort bestätigen', password);
  await page.getByRole('checkbox', { name: 'Nutzungsbedingungen' }).check();
  await page.getByRole('button', { name: 'Registrieren' }).click();
}

export async function logIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await filled(page, 'E-Mail', email);
  await filled(page, 'Passwort', password);
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
}

const verification = /https?:\/\/\S+\/auth\/email\/verify\/\S+/;

/** The confirmation link from the mail, on the host of the journeys. */
export async function verificationLink({ email }: Person): Promise<string> {
  const { pathname, search } = new URL(await mailedLink(email, verification));
  return pathname + search;
}

/** Opens the confirmation link where nobody is logged in, and confirms. */
export async function followVerification(page: Page, person: Person): Promise<void> {
  await page.goto(await verificationLink(person));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hast Du Dich registriert?');
  await expect(page.getByRole('main')).toContainText(person.email);
  await page.getByRole('button', { name: 'E-Mail-Adresse bestätigen' }).click();
}

/** A person who has registered but not followed the link yet. */
export async function registered(page: Page): Promise<Person> {
  const person = somebody();
  await visit(page, '/register');
  await register(page, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Schau in Dein Postfach');
  return person;
}

/** A member who is logged in nowhere, as if registered some days ago. */
export async function memberElsewhere(row: Parameters<typeof givenMember>[1] = {}): Promise<Person> {
  const person = somebody();
  const { email, name, surname } = person;
  await givenMember({ database: { db: siteDatabase() }, clock: systemClock }, { email, name, surname, gender: 'f', ...row });
  return person;
}

/** A logged-in member, as if registered some days ago; the page is not navigated. */
export async function member(page: Page, row: Parameters<typeof givenMember>[1] = {}): Promise<Person> {
  const person = await memberElsewhere(row);
  await enter(page, person.email);
  return person;
}

/** A member registered through the forms and the mail's link; the page shows the members' home page. */
export async function joined(page: Page): Promise<Person> {
  const person = await registered(page);
  await page.goto(await verificationLink(person));
  if (new URL(page.url()).pathname === '/login') {
    await ready(page);
    await logIn(page, person);
  }
  await expect(page).toHaveURL(/\/home/);
  await ready(page);
  return person;
}

/** Logs out with the button of the members' area. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
}
