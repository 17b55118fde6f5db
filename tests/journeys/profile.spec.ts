import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, test, visit, watchConsole } from './journey.ts';
import { outside } from './layout.ts';
import { logIn, logOut, member, memberElsewhere } from './member.ts';
import { desktop, inEnglish, phone } from './page-kinds.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const popup = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'));

/** A screenshot of the page: any real image will do. */
const somePicture = async (page: Page) => ({
  name: 'ich.png',
  mimeType: 'image/png',
  buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 640, height: 480 } }),
});

test('S2.7 S3.14 S4.12 S5.1 S5.2 S5.5 S9.8 a member edits profile and address; what is wrong stands at its field; the password is changed in a popup, and the old one is over', async ({
  page,
}) => {
  const person = await member(page);
  await test.step('a member edits profile and address; what is wrong stands at its field', async () => {
    await visit(page, '/home');
    await expect(page.getByRole('link', { name: 'Zur Redaktion' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Profil bearbeiten' }).click();
    await expect(page.getByRole('heading', { name: 'Profildaten' })).toBeVisible();
    await expect(field(page, 'E-Mail')).toHaveValue(person.email);
    await expect(field(page, 'E-Mail')).toHaveAttribute('readonly', '');
    await expect(field(page, 'Land')).toHaveValue('de');
    await expect(field(page, 'Land').locator('option')).toHaveCount(250);
    await expect(field(page, 'Land').locator('option').nth(1)).toHaveText('Österreich');
    await field(page, 'Vorname').fill('');
    await button(page, 'Speichern').click();
    await expect(field(page, 'Vorname')).toHaveAttribute('aria-invalid', 'true');
    await expect(button(page, 'Speichern')).not.toHaveAttribute('aria-busy');
    await field(page, 'Vorname').fill('Margarete');
    await field(page, 'Straße').fill('Lindenweg');
    await field(page, 'Hausnummer').fill('7a');
    await field(page, 'PLZ').fill('1010');
    await field(page, 'Ort').fill('Wien');
    await field(page, 'Land').selectOption('Österreich');
    await button(page, 'Speichern').click();
    await expect(page.getByText('Gespeichert.')).toBeVisible();
    await visit(page, '/user/profile');
    await expect(page.getByRole('main')).toContainText('Margarete Sommer');
    await expect(page.getByText('Lindenweg 7a')).toContainText('1010 Wien\nÖsterreich', { useInnerText: true });
  });
  await test.step('the password is changed in a popup, and the old one is over', async () => {
    await visit(page, '/user/edit');
    await button(page, 'Passwort ändern').click();
    const inside = popup(page);
    await inside.getByLabel('Altes Passwort', { exact: true }).fill('nicht-das-richtige');
    await inside.getByLabel('Neues Passwort', { exact: true }).fill('gewitter-im-juni');
    await inside.getByLabel('Passwort bestätigen', { exact: true }).fill('gewitter-im-juni');
    await inside.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(inside.getByLabel('Altes Passwort', { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await inside.getByLabel('Altes Passwort', { exact: true }).fill(person.password);
    await inside.getByRole('button', { name: 'Passwort ändern' }).click();
    await expect(page.getByText('Dein Passwort ist geändert.')).toBeVisible();
    await expect(inside).toBeHidden();
    await expect(button(page, 'Passwort ändern')).toBeFocused();
    await visit(page, '/home');
    await logOut(page);
    await visit(page, '/login');
    await logIn(page, person);
    await expect(page.getByRole('alert')).toHaveText('E-Mail oder Passwort ist falsch.');
  });
});

test('S3.14 a member’s country stays the one it is in a browser that names countries differently', async ({ page }) => {
  await page.addInitScript(() => {
    const Known = Intl.DisplayNames;
    class Other extends Known {
      override of(code: string): string | undefined {
        return code === 'HK' ? 'Hongkong' : super.of(code);
      }
    }
    Object.assign(Intl, { DisplayNames: Other });
  });
  await member(page, { country: 'nl' });
  await visit(page, '/user/edit');
  await expect(field(page, 'Land')).toHaveValue('nl');
  await expect(field(page, 'Land').locator('option:checked')).toHaveText('Niederlande');
  // A Dutch post code has letters, which a keyboard of digits has not.
  await expect(field(page, 'PLZ')).toHaveAttribute('inputmode', 'text');
  await field(page, 'Land').selectOption('de');
  await expect(field(page, 'PLZ')).toHaveAttribute('inputmode', 'numeric');
  await field(page, 'Land').selectOption('nl');
  await field(page, 'Ort').fill('Delft');
  await button(page, 'Speichern').click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await visit(page, '/user/edit');
  await expect(field(page, 'Land')).toHaveValue('nl');
});

test('S1.4 S4.20 S4.24 S8.8 S9.4 S16.2 a picture is chosen, cropped and sent, and taken away again; a member takes the data along, deletes the account after a confirmation and is refused afterwards', async ({
  page,
}) => {
  const person = await member(page);
  await test.step('a picture is chosen, cropped and sent, and taken away again', async () => {
    await visit(page, '/user/profile');
    const picture = page.getByRole('img', { name: 'Dein Profilbild' });
    const standard = await picture.getAttribute('src');
    await button(page, 'Profilbild ändern').click();
    await popup(page)
      .locator('input[type="file"]')
      .setInputFiles(await somePicture(page));
    await expect(popup(page).getByText(/^Verschieb den Ausschnitt/), 'the field that chose it is gone').toBeFocused();
    await popup(page).getByRole('button', { name: 'Hochladen' }).click();
    await expect(popup(page)).toBeHidden();
    await expect(picture).not.toHaveAttribute('src', standard ?? '');
    const size = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    });
    expect(size).toEqual([400, 400]);
    await visit(page, '/home');
    await expect(picture).not.toHaveAttribute('src', standard ?? '');
    await visit(page, '/user/edit');
    await button(page, 'Profilbild löschen').click();
    await expect(popup(page)).toHaveAccessibleName('Profilbild löschen.');
    await expect(popup(page)).toHaveAccessibleDescription(
      /Willst du dein Profilbild wirklich löschen\? Das Bild wird unwiderruflich/,
    );
    await popup(page).getByRole('button', { name: 'Bestätigen' }).click();
    await expect(picture).toHaveAttribute('src', standard ?? '');
    await expect(button(page, 'Profilbild löschen')).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Profilbild' }), 'the button that opened the popup is gone').toBeFocused();
  });
  await test.step('a member takes the data along, deletes the account after a confirmation and is refused afterwards', async () => {
    await visit(page, '/user/profile');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Meine Daten herunterladen' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);
    await button(page, 'Account löschen').click();
    await expect(popup(page)).toHaveAccessibleDescription(
      'Willst du deinen Account wirklich löschen? Alle Daten werden dabei unwiderruflich gelöscht.',
    );
    await popup(page).getByRole('button', { name: 'Abbrechen' }).click();
    await button(page, 'Account löschen').click();
    await popup(page).getByRole('button', { name: 'Bestätigen' }).click();
    await expect(page).toHaveURL('/');
    await visit(page, '/login');
    await logIn(page, person);
    await expect(page.getByRole('alert')).toHaveText('E-Mail oder Passwort ist falsch.');
  });
});

test('S16.4 a member sees where the account is open, and ends the others', async ({ page, browser, baseURL }) => {
  const person = await member(page);
  const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
  const other = await elsewhere.newPage();
  await visit(other, '/login');
  await logIn(other, person);
  await expect(other).toHaveURL('/home');
  await visit(page, '/user/sessions');
  await expect(page.getByRole('list', { name: 'Deine Sitzungen' }).getByRole('listitem')).toHaveCount(2);
  // Of two sessions in one browser the name says which.
  await expect(page.getByRole('button', { name: /^Beenden: Chrome auf \S+, Angemeldet seit .*\d{4}/ })).toBeVisible();
  await button(page, 'Alle anderen beenden').click();
  await expect(page.getByText('Sonst bist Du nirgends angemeldet.')).toBeVisible();
  await other.goto('/home');
  await expect(other).toHaveURL('/login?redirect=%2Fhome');
  await elsewhere.close();
});

test.describe('S8.3 S8.6 faults', () => {
  const saving = '**/api/user/save';

  test("S4.1 S4.4 S4.24 S8.3 S8.6 a 500 at saving shows the popup '(Code 500)', and the button can be pressed again; a deletion of the account that does not reach the server says so, and can be pressed again; a 401 and a 419 while logged in say so, forget the member and end the session; a logout that fails leads to the login", async ({
    page,
    context,
  }) => {
    await test.step("a 500 at saving shows the popup '(Code 500)', and the button can be pressed again", async () => {
      await member(page);
      await visit(page, '/user/edit');
      await page.route(saving, (route) => route.fulfill({ status: 500, json: { message: 'x' } }));
      await button(page, 'Speichern').click();
      await expect(popup(page)).toContainText('(Code 500)');
      await popup(page).getByRole('button', { name: 'Schließen' }).click();
      await expect(button(page, 'Speichern')).not.toHaveAttribute('aria-busy');
      await page.unroute(saving);
      await button(page, 'Speichern').click();
      await expect(page.getByText('Gespeichert.')).toBeVisible();
    });
    await test.step('a deletion of the account that does not reach the server says so, and can be pressed again', async () => {
      const press = async (): Promise<void> => {
        await button(page, 'Account löschen').click();
        await popup(page).getByRole('button', { name: 'Bestätigen' }).click();
      };
      await page.route('**/api/user/delete', (route) => route.abort());
      await press();
      await expect(page.getByRole('alert')).toContainText('Wir erreichen den Server gerade nicht.');
      await page.unroute('**/api/user/delete');
      await press();
      await expect(page).toHaveURL('/');
    });
    await test.step('a 401 and a 419 while logged in say so, forget the member and end the session', async () => {
      for (const status of [401, 419]) {
        await member(page);
        await visit(page, '/user/edit');
        await page.route(saving, (route) => route.fulfill({ status, json: { message: 'x' } }));
        await button(page, 'Speichern').click();
        await expect(popup(page)).toContainText(`(Code ${status})`);
        await expect
          .poll(async () => (await context.cookies()).map(({ name }) => name), String(status))
          .not.toContain('has_session');
        await popup(page).getByRole('button', { name: 'Seite neu laden' }).click();
        await expect(page).toHaveURL('/login?redirect=%2Fuser%2Fedit');
        await page.unroute(saving);
      }
    });
    await test.step('a logout that fails leads to the login', async () => {
      await member(page);
      await page.route('**/auth/logout', (route) => route.abort());
      await visit(page, '/logout');
      await expect(page).toHaveURL('/home');
    });
  });
});

test('S19.1 S4.16 by keyboard alone: in, to the profile, and out', async ({ page }) => {
  const person = await memberElsewhere();
  await visit(page, '/login');
  const tabTo = async (name: string, role: 'link' | 'button' | 'textbox'): Promise<void> => {
    const target = page.getByRole(role, { name, exact: true }).and(page.locator('main *')).first();
    for (let step = 0; step < 40; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  };
  await tabTo('E-Mail', 'textbox');
  await page.keyboard.type(person.email);
  await tabTo('Passwort', 'textbox');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/home');
  await tabTo('Profil bearbeiten', 'link');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Profil bearbeiten');
  await tabTo('Passwort ändern', 'button');
  await page.keyboard.press('Enter');
  await expect(popup(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(button(page, 'Passwort ändern')).toBeFocused();
});

const own = ['/home', '/user/profile', '/user/edit', '/user/address/ruecken10', '/user/sessions', '/user/security'];
const open = [
  '/login?error=sso_mismatch',
  '/register',
  '/password/forgot',
  '/password/reset?email=a%40example.org&token=x',
  '/newsletter',
];

async function expectWhole(page: Page, addresses: readonly string[]): Promise<void> {
  const said = watchConsole(page);
  for (const address of addresses) {
    for (const [shown, viewport] of [
      [address, desktop],
      [inEnglish(address), phone],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.goto(shown);
      await ready(page);
      await expect(page).toHaveURL(shown);
      const [across, wide] = await page.evaluate(() => [
        document.documentElement.clientWidth,
        document.documentElement.scrollWidth,
      ]);
      expect(wide, shown).toBeLessThanOrEqual(across ?? 0);
      expect(await findings(page), shown).toEqual([]);
    }
    expect(await outside(page), address).toEqual([]);
  }
  expect(said).toEqual([]);
}

test('S19.1 S1.7 nothing is found on the pages that lead in, in both languages, on a desk and a phone', async ({ page }) => {
  await expectWhole(page, open);
});

test('S19.1 S1.7 nothing is found on the pages of members either', async ({ page }) => {
  test.setTimeout(240_000);
  await member(page);
  await expectWhole(page, own);
});

test('S19.1 S2.5 nor on the page of the confirmation', async ({ page }) => {
  await member(page, { verifiedAt: null });
  await visit(page, '/verify');
  await expectWhole(page, ['/verify']);
});
