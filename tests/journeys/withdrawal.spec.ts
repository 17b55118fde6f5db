import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, test, visit, watchConsole, watchDocuments } from './journey.ts';
import { mailedText } from './mailbox.ts';
import { desktop, phone } from './page-kinds.ts';

const field = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function fill(page: Page, email: string): Promise<void> {
  await field(page, 'Name').fill('Jörg Größer');
  await field(page, 'E-Mail').fill(email);
  await field(page, 'Nachricht (freiwillig)').fill('Bitte bestätigen.\nDanke!');
}

/** The required content of the receipt, on the page and in the mail. */
async function receiptIs(page: Page, email: string, order: string): Promise<void> {
  await expect(heading(page, 'Dein Widerruf ist eingegangen')).toBeVisible();
  const said = await page.getByRole('main').innerText();
  const number = /W-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(said)?.[0] ?? 'none';
  expect(said).toContain(email);
  expect(said).toMatch(/\d{1,2}\. \p{L}+ \d{4} um \d{2}:\d{2}:\d{2}/u);
  const mail = await mailedText(email, number);
  for (const wanted of [number, email, 'noch keine Bestellung']) expect(mail).toContain(wanted);
  // For an unknown order, user input is not repeated.
  for (const typed of ['Jörg Größer', order, 'Bitte bestätigen.']) expect(mail).not.toContain(typed);
}

for (const viewport of [desktop, phone]) {
  const width = `${viewport.width}`;
  test(`S14.3 a contract is withdrawn from by the link of the footer, without a login, at ${width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const said = watchConsole(page);
    await visit(page, '/meta/faq');
    const documents = watchDocuments(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(heading(page, 'Vertrag widerrufen')).toBeVisible();
    expect(await findings(page)).toEqual([]);

    await button(page, 'Weiter').click();
    await expect(field(page, 'Name')).toBeFocused();
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert')).toContainText('Bitte prüfe diese Angaben:');
    expect(await findings(page)).toEqual([]);

    await fill(page, `mit-${width}@example.org`);
    await field(page, 'Bestellnummer oder Vertrag').fill('B-4711');
    await button(page, 'Weiter').click();
    await expect(heading(page, 'Stimmt das so?')).toBeFocused();
    await expect(page.getByRole('main')).toContainText('Hiermit widerrufe ich den folgenden Vertrag.');
    await expect(page.getByRole('main')).toContainText('B-4711');
    expect(await findings(page)).toEqual([]);

    await button(page, 'Angaben ändern').click();
    await expect(heading(page, 'Vertrag widerrufen')).toBeFocused();
    await expect(field(page, 'Bestellnummer oder Vertrag')).toHaveValue('B-4711');
    await field(page, 'Bestellnummer oder Vertrag').fill('B-4712');
    await button(page, 'Weiter').click();
    await expect(heading(page, 'Stimmt das so?')).toBeFocused();
    await page.goBack();
    await expect(field(page, 'Bestellnummer oder Vertrag'), 'Back leads to the form as it was filled in').toHaveValue('B-4712');
    await expect(field(page, 'Nachricht (freiwillig)')).toHaveValue('Bitte bestätigen.\nDanke!');
    await page.goForward();
    await expect(heading(page, 'Stimmt das so?')).toBeFocused();
    await page.reload();
    await ready(page);
    documents.length = 0;
    await expect(field(page, 'Bestellnummer oder Vertrag'), 'a reload keeps what was typed').toHaveValue('B-4712');
    await expect(field(page, 'Nachricht (freiwillig)')).toHaveValue('Bitte bestätigen.\nDanke!');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Häufige Fragen - FAQ' }).click();
    await expect(page).toHaveURL('/meta/faq');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(field(page, 'E-Mail'), 'so does another page').toHaveValue(`mit-${width}@example.org`);
    await button(page, 'Weiter').click();
    await button(page, 'Widerruf bestätigen').click();
    await receiptIs(page, `mit-${width}@example.org`, 'B-4712');
    expect(await findings(page)).toEqual([]);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
    await expect(field(page, 'Bestellnummer oder Vertrag')).toHaveValue('');
    expect(documents).toEqual([]);
    expect(said).toEqual([]);
  });
}

test('S14.3 the link in a mail fills in the number', async ({ page }) => {
  await visit(page, '/widerruf?order=B-1001');
  await expect(field(page, 'Bestellnummer oder Vertrag')).toHaveValue('B-1001');
});

test('S14.3 S1.7 the same in English', async ({ page }) => {
  await visit(page, '/en/widerruf?order=B-1001');
  await field(page, 'Name').fill('Jane Doe');
  await field(page, 'E-mail').fill('jane@example.org');
  await button(page, 'Continue').click();
  await button(page, 'Confirm withdrawal').click();
  await expect(heading(page, 'We have received your withdrawal')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('S14.3 S17.1 a contract is withdrawn from step by step, and the receipt fits a phone and a desk', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/widerruf?order=B-4711');
    await expect(field(page, 'Bestellnummer oder Vertrag')).toHaveValue('B-4711');
    await button(page, 'Weiter').click();
    await expect(page.getByRole('alert')).toContainText('Bitte prüfe Deine Angaben.');
    await expect(field(page, 'Name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'Bestellnummer oder Vertrag')).toHaveValue('B-4711');

    await fill(page, 'ohne@example.org');
    await button(page, 'Weiter').click();
    await expect(heading(page, 'Stimmt das so?')).toBeVisible();
    await button(page, 'Angaben ändern').click();
    await expect(field(page, 'Nachricht (freiwillig)')).toHaveValue('Bitte bestätigen.\nDanke!');
    await button(page, 'Weiter').click();
    await button(page, 'Widerruf bestätigen').click();
    await receiptIs(page, 'ohne@example.org', 'B-4711');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${viewport.width}`).toBe(true);
    }
  });
});

test('S14.3 a press before the script is there gets the same page', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/widerruf');
  await fill(page, 'frueh@example.org');
  await field(page, 'Bestellnummer oder Vertrag').fill('B-4711');
  await page.unroute('**/assets/*.js');
  await button(page, 'Weiter').click();
  await expect(heading(page, 'Stimmt das so?')).toBeVisible();
  await button(page, 'Widerruf bestätigen').click();
  await receiptIs(page, 'frueh@example.org', 'B-4711');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Zur Startseite', exact: true }).click();
  await ready(page);
});
