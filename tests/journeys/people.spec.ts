import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, test, visit, watchConsole } from './journey.ts';
import { logIn, member } from './member.ts';

const staff = (name: 'admin' | 'support' | 'redaktion') => ({ email: `${name}@example.org`, password: 'sprechstunde-demo' });

/** Logs a member of staff in and opens the office. */
async function inOffice(page: Page, name: Parameters<typeof staff>[0], path = ''): Promise<void> {
  await visit(page, `/login?redirect=${encodeURIComponent(`/backend${path}`)}`);
  await logIn(page, staff(name));
  await expect(page).toHaveURL(new RegExp(`/backend${path.replaceAll('/', '\\/')}`));
  await ready(page);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true }).first();

test('S10.3 S6.4 S19.1 the dashboard shows charts with tables for a range, and editors no money', async ({ page }) => {
  const said = watchConsole(page);
  await inOffice(page, 'admin');
  await expect(heading(page)).toHaveText('Übersicht');
  for (const name of ['Aufrufe', 'Registrierungen', 'Käufe', 'Umsatz', 'Meistgesehen', 'Fehlgeschlagene Aufgaben'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('figure', { name: /^Registrierungen: \d/ })).toBeVisible();
  await page.getByRole('button', { name: '7 Tage' }).click();
  await expect(page).toHaveURL(/range=7/);
  await page.getByText('Als Tabelle: Registrierungen').click();
  await expect(card(page, 'Registrierungen').getByRole('row')).toHaveCount(8);
  expect(await findings(page)).toEqual([]);
  expect(said).toEqual([]);
  await page.context().clearCookies({ name: 'session' });
  await inOffice(page, 'redaktion');
  await expect(page.getByRole('heading', { name: 'Aufrufe', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Umsatz' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Benutzer', exact: true })).toHaveCount(0);
});

test('S10.3 S18.4 an admin reads that the disk is short, in the language of the office, with what to do', async ({ page }) => {
  let disk: unknown = { free_bytes: 700 << 20, takes_files: true, has_files: true };
  await page.route('**/api/backend/dashboard*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...body.data, short_disk: disk } } });
  });
  await inOffice(page, 'admin');
  const short = card(page, 'Der Speicherplatz wird knapp');
  await expect(short).toContainText('noch 700 MB frei');
  await expect(short.getByRole('link')).toHaveAttribute('href', '/backend/file');
  expect(await findings(page)).toEqual([]);
  disk = { free_bytes: 90 << 20, takes_files: false, has_files: false };
  await page.getByRole('button', { name: 'English' }).click();
  await page.reload();
  await expect(card(page, 'There is not enough disk space left')).toContainText('only 90 MB left');
  await expect(card(page, 'There is not enough disk space left').getByRole('link')).toHaveCount(0);
});

test('S10.4 S6.4 a member is found, made an editor, and given a course', async ({ page, browser }) => {
  const theirs = await browser.newPage();
  const person = await member(theirs);
  await inOffice(page, 'admin');
  await page.getByRole('link', { name: 'Benutzer', exact: true }).click();
  await expect(heading(page)).toHaveText('Benutzer');
  await page.getByLabel('Suchen', { exact: true }).fill(person.email);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Grete Sommer' }).click();
  await expect(heading(page)).toHaveText('Grete Sommer');
  await page.getByRole('checkbox', { name: 'Redaktion' }).check();
  await page.getByRole('button', { name: 'Rollen speichern' }).click();
  await expect(page.getByText('Die Rollen sind gespeichert.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Kurse vergeben' }).click();
  const form = page.getByRole('form', { name: 'Kurs geben' });
  await form.getByLabel('Coaching').fill('Gelassen');
  await page.getByRole('option').first().click();
  await form.getByRole('combobox', { name: 'Mitglied' }).fill(person.email);
  await expect(page.getByRole('option')).toHaveText(`Grete Sommer (${person.email})`);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('combobox', { name: 'Mitglied' })).toHaveValue('Grete Sommer');
  expect(await findings(page)).toEqual([]);
  await form.getByRole('button', { name: 'Kurs geben' }).click();
  await expect(page.getByText('Das Mitglied hat den Kurs jetzt.')).toBeVisible();
  await visit(theirs, '/home');
  await expect(theirs.getByRole('main')).toContainText('Gelassen');
  await page.getByRole('link', { name: 'Protokoll' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'vergeben' }).first()).toBeVisible();
  await theirs.close();
});

test('S14.4 S14.5 support makes codes, takes them as a table, and looks at an order', async ({ page }) => {
  const said = watchConsole(page);
  await inOffice(page, 'support', '/code');
  await page.getByLabel('Anzahl').fill('3');
  await page.getByLabel('Name der Serie').fill(`Reise ${process.pid}`);
  // A double click creates only one batch, and closes the form.
  await page.getByRole('button', { name: 'Erzeugen', exact: true }).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await expect(page.getByRole('heading', { name: `Erzeugte Codes: Reise ${process.pid}` })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: `Reise ${process.pid}, 3 Codes` })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Als Tabelle herunterladen' }).click();
  expect((await downloading).suggestedFilename()).toBe('codes.csv');
  await page.getByRole('button', { name: 'Weitere Codes erzeugen' }).click();
  await page.getByLabel('Prozent').fill('150');
  await page.getByRole('button', { name: 'Erzeugen', exact: true }).click();
  await expect(page.getByText('Ein Rabatt in Prozent liegt zwischen 1 und 100', { exact: false })).toBeVisible();
  // An amount that cannot be read is not taken for none, and a missing offer is told where it is chosen.
  const create = page.getByRole('button', { name: 'Erzeugen', exact: true });
  const value = page.getByLabel('Betrag in Euro');
  await page.getByLabel('Prozent').fill('10');
  await value.fill('fünf Euro');
  await create.click();
  await expect(value).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Erzeugte Codes', exact: false })).toHaveCount(0);
  await page.getByLabel('Art', { exact: true }).selectOption('single');
  await create.click();
  await expect(page.getByLabel('Gilt für')).toHaveAccessibleDescription('Bitte wähle das Angebot, für das der Code gilt.');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Bestellungen', exact: true }).click();
  await page.getByRole('button', { name: 'Für die Buchhaltung' }).click();
  const bookkeeping = page.getByRole('dialog', { name: 'Für die Buchhaltung' });
  await bookkeeping.getByLabel('Bis').fill('2020-01-01');
  await expect(bookkeeping.getByText('Das Ende liegt vor dem Anfang.')).toBeVisible();
  await bookkeeping.getByLabel('Bis').fill('');
  expect(await findings(page)).toEqual([]);
  const papers = page.waitForEvent('download');
  await bookkeeping.getByRole('link', { name: 'Als Tabelle herunterladen: Rechnungen und Gutschriften' }).click();
  expect((await papers).suggestedFilename()).toBe('belege.csv');
  await bookkeeping.getByRole('button', { name: 'Schließen' }).click();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByText('Rechnungen und Gutschriften')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  expect(said.filter((line) => !line.includes('422'))).toEqual([]);
});

test('S14.3 S14.4 the order that a withdrawal means is found by its number, or by who declared it', async ({ page, browser }) => {
  const said = watchConsole(page);
  await inOffice(page, 'support', '/order');
  const number = await page.getByRole('row').nth(1).getByRole('link').first().textContent();
  const reader = await browser.newPage();
  await visit(reader, '/widerruf');
  const field = (name: string) => reader.getByRole('main').getByLabel(name, { exact: true });
  await field('Name').fill('Ohne Nummer');
  await field('E-Mail').fill('niemand@example.org');
  await field('Bestellnummer oder Vertrag').fill('den Kurs vom Frühling');
  await reader.getByRole('button', { name: 'Weiter', exact: true }).click();
  await reader.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Dein Widerruf ist eingegangen');
  await reader.close();

  await page.getByRole('link', { name: 'Widerrufe', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: 'Ohne Nummer' }).first();
  await row.getByRole('button', { name: 'Entscheiden' }).click();
  const order = page.getByRole('dialog').getByRole('combobox', { name: 'Bestellung' });
  await order.click();
  await expect(page.getByText('Nichts gefunden')).toBeVisible();
  await order.fill(number ?? '');
  await page.getByRole('option', { name: new RegExp(`^${number} \\(`) }).click();
  await expect(order).toHaveValue(number ?? '');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ablehnen' }).click();
  await expect(row).toContainText('Abgelehnt');
  expect(said).toEqual([]);
});

test('S10.9 an admin invites a colleague, who is then in the list and gets a link for the second factor', async ({ page }) => {
  const said = watchConsole(page);
  const email = `kollegin-${process.pid}-${Date.now()}@example.net`;
  await inOffice(page, 'admin', '/user');
  await page.getByRole('button', { name: 'Ins Team einladen' }).click();
  const form = page.getByRole('dialog', { name: 'Jemanden ins Team einladen' });
  await expect(form).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await form.getByLabel('E-Mail').fill('keine Adresse');
  await form.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(form.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
  await form.getByLabel('E-Mail').fill(email);
  await form.getByLabel('Vorname').fill('Ida');
  await form.getByLabel('Nachname').fill('Neu');
  await form.getByRole('button', { name: 'Einladung senden' }).click();
  await expect(page.getByText(`Die Einladung an ${email} ist unterwegs.`)).toBeVisible();
  await expect(form).toBeHidden();
  await page.getByLabel('Suchen', { exact: true }).fill(email);
  await page.getByRole('row').filter({ hasText: email }).getByRole('link', { name: 'Ida Neu' }).click();
  await expect(heading(page)).toHaveText('Ida Neu');
  await page.getByRole('button', { name: 'Link für den zweiten Faktor senden' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Link für den zweiten Faktor senden' });
  await expect(asked).toContainText('sieben Tage');
  expect(await findings(page)).toEqual([]);
  await asked.getByRole('button', { name: 'Link für den zweiten Faktor senden' }).click();
  await expect(page.getByText('Die E-Mail mit dem Link zum Einrichten ist unterwegs.')).toBeVisible();
  // The browser itself logs the rejected form.
  expect(said.filter((line) => !line.includes('422'))).toEqual([]);
});
