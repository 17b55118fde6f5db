import { expect, type Page, type Route } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, scrollTop, test, watchConsole, watchRequests } from './journey.ts';
import { desktop, phone } from './page-kinds.ts';
import { buildParts, type PartsSite } from './parts.ts';

// Serial in one browser, so that the pages are built only once.
test.describe.configure({ mode: 'default' });

let site: PartsSite;
test.beforeAll(async () => {
  site = await buildParts();
});
test.afterAll(() => site.remove());
test.beforeEach(({ page }) => site.attach(page));

async function open(page: Page, name: string, locale = 'de'): Promise<void> {
  await page.goto(`/parts/${locale}/${name}`);
  await ready(page);
}

/** Fulfils a call of the component pages; without an answer it hangs until `release`. */
async function answerCall(page: Page, name: string, answer?: { status: number; json: object; headers?: Record<string, string> }) {
  const held: Route[] = [];
  const asked = watchRequests(page, (request) => request.url().endsWith(`/call/${name}`));
  await page.route(`**/call/${name}`, async (route) => {
    if (answer) await route.fulfill(answer);
    else held.push(route);
  });
  const release = async (later: { status: number; json: object }) => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await held.shift()?.fulfill(later);
  };
  return { asked, release };
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const alertText = (page: Page) => page.getByRole('alert').filter({ hasText: /./ });

test.describe('a form', () => {
  test('S4.12 S5.1 S8.6 a form is sent once, however often and fast one presses; a password is shown and hidden by a control of its own; a general message, a wrong field, success and a lost connection are said, what was typed is still there and what was wrong is forgotten with the next attempt', async ({
    page,
  }) => {
    await open(page, 'login');
    await test.step('a password is shown and hidden by a control of its own', async () => {
      const field = page.getByLabel('Passwort', { exact: true });
      await field.fill('geheim');
      const show = page.getByRole('button', { name: 'Anzeigen' });
      await expect(show).toHaveAccessibleDescription('Passwort');
      await show.click();
      await expect(field).toHaveAttribute('type', 'text');
      await expect(field).toHaveValue('geheim');
      await press(page, 'Verbergen');
      await expect(field).toHaveAttribute('type', 'password');
    });
    await test.step('a general message is an alert at the top, has the focus, and what was typed is still there', async () => {
      await answerCall(page, 'login', {
        status: 422,
        json: { message: 'Diese Zugangsdaten passen nicht zusammen.', errors: {} },
      });
      await page.getByLabel('E-Mail').fill('mitglied@example.org');
      await press(page, 'Anmelden');
      await expect(alertText(page)).toHaveText('Diese Zugangsdaten passen nicht zusammen.');
      await expect(alertText(page)).toBeFocused();
      await expect(page.getByLabel('E-Mail')).toHaveValue('mitglied@example.org');
    });
    await test.step('is sent once, however often and fast one presses, and says that it is busy', async () => {
      const { asked, release } = await answerCall(page, 'login');
      const button = page.getByRole('button', { name: 'Anmelden' });
      await page.locator('form').evaluate((form: HTMLFormElement) => {
        form.requestSubmit();
        form.requestSubmit();
      });
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await button.focus();
      await expect(button).toBeFocused();
      await page.keyboard.press('Enter');
      await page.getByLabel('E-Mail').press('Enter');
      await button.click({ force: true });
      await release({ status: 422, json: { message: 'Diese Zugangsdaten passen nicht zusammen.' } });
      await expect(button).not.toHaveAttribute('aria-busy');
      expect(asked).toHaveLength(1);
    });
    await test.step('a wrong field says so, is described by the words beneath it and has the focus', async () => {
      await answerCall(page, 'login', {
        status: 422,
        json: { message: 'x', errors: { password: ['Dieses Passwort ist zu kurz.'] } },
      });
      await press(page, 'Anmelden');
      const field = page.getByLabel('Passwort', { exact: true });
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(/Dieses Passwort ist zu kurz\./);
      await expect(field).toBeFocused();
      await expect(page.getByLabel('E-Mail')).not.toHaveAttribute('aria-invalid');
    });
    await test.step('what was wrong is forgotten with the next attempt, and success is said', async () => {
      const { release } = await answerCall(page, 'login');
      await press(page, 'Anmelden');
      await release({ status: 422, json: { errors: { email: ['fehlt'] } } });
      await expect(page.getByLabel('E-Mail')).toHaveAttribute('aria-invalid', 'true');
      await press(page, 'Anmelden');
      await expect(page.getByLabel('E-Mail')).not.toHaveAttribute('aria-invalid');
      await release({ status: 200, json: {} });
      await expect(page.getByRole('status').filter({ hasText: 'Angemeldet.' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Anmelden' })).not.toHaveAttribute('aria-busy');
    });
    await test.step('with a lost connection the button rests again and the reader knows why', async () => {
      await page.route('**/call/login', (route) => route.abort());
      await press(page, 'Anmelden');
      await expect(alertText(page)).toContainText('Wir erreichen den Server gerade nicht.');
      await expect(page.getByRole('button', { name: 'Anmelden' })).not.toHaveAttribute('aria-busy');
    });
  });

  test('S8.3 S5.1 a browser that keeps no cookie is told that the form needs one; an unexpected answer and a session that has ended become a popup; where the wrong fields are further down, the page is at its top and the summary leads to them', async ({
    page,
    context,
    baseURL,
  }) => {
    await test.step('a browser that keeps no cookie is told that the form needs one, and what was typed stays', async () => {
      await answerCall(page, 'login', { status: 419, json: { message: 'CSRF token mismatch.' } });
      await open(page, 'login', 'en');
      await page.getByLabel('E-Mail').fill('jemand@example.org');
      await press(page, 'Anmelden');
      await expect(page.getByRole('alert')).toContainText('Please allow cookies for this website');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByLabel('E-Mail')).toHaveValue('jemand@example.org');
    });
    await test.step('an unexpected answer becomes a popup with the code and the request, which is loaded only now', async () => {
      await answerCall(page, 'login', { status: 500, json: { message: 'x' }, headers: { 'X-Request-Id': 'anfrage-9' } });
      const scripts = watchRequests(page, (request) => request.resourceType() === 'script');
      await press(page, 'Anmelden');
      const popup = page.getByRole('alertdialog', { name: 'Error occurred' });
      await expect(popup).toContainText('An unexpected error has occurred. (Code 500)');
      await expect(popup).toContainText('anfrage-9');
      expect(scripts.some((script) => script.includes('error-popup'))).toBe(true);
      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Anmelden' })).toBeFocused();
    });
    await test.step('a session that has ended while one was writing is a popup too', async () => {
      await context.addCookies([{ name: 'XSRF-TOKEN', value: 'of-an-ended-session', url: baseURL ?? '' }]);
      await answerCall(page, 'login', { status: 419, json: { message: 'CSRF token mismatch.' } });
      await open(page, 'login');
      await press(page, 'Anmelden');
      await expect(page.getByRole('alertdialog')).toContainText('(Code 419)');
      await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    });
    await test.step('where the wrong fields are further down, the page is at its top and the summary leads to them', async () => {
      await page.setViewportSize(phone);
      const errors = { town: [], consent: ['Ohne Deine Zustimmung geht es nicht.'], news: ['Bitte wähl eines.'] };
      await answerCall(page, 'registration', { status: 422, json: { message: 'x', errors } });
      await open(page, 'registration');
      await page.getByRole('button', { name: 'Registrieren' }).click();
      await expect(alertText(page)).toBeFocused();
      expect(await scrollTop(page)).toBe(0);
      await expect(alertText(page).getByRole('button')).toHaveText(['Neuigkeiten per Mail', /^Ich habe die Datenschutz/]);
      await alertText(page).getByRole('button', { name: 'Neuigkeiten per Mail' }).click();
      await expect(page.getByLabel('Einmal in der Woche')).toBeFocused();
      await expect(page.getByRole('radiogroup', { name: 'Neuigkeiten per Mail' })).toHaveAccessibleDescription(
        'Bitte wähl eines.',
      );
    });
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('a form sends nothing, no password gets into the address, and it says what it needs', async ({ page }) => {
    await page.goto('/parts/de/login');
    await page.getByLabel('E-Mail').fill('mitglied@example.org');
    await page.getByLabel('Passwort', { exact: true }).fill('geheim');
    await expect(page.getByText('Dieses Formular braucht JavaScript.')).toBeVisible();
    const asked = watchRequests(page, () => true);
    await page.getByLabel('E-Mail').press('Enter');
    await page.getByRole('button', { name: 'Anmelden' }).click({ force: true });
    await expect(page.getByLabel('E-Mail')).toHaveValue('mitglied@example.org');
    expect(new URL(page.url()).search).toBe('');
    expect(asked).toEqual([]);
  });
});

test.describe('a popup', () => {
  const opener = (page: Page) => page.getByRole('button', { name: 'Wissenswertes' });
  const popupOf = (page: Page) => page.getByRole('dialog', { name: 'Wissenswertes' });

  test('S19.1 S2.44 keeps the focus, in both directions, and gives it back; is left by its button and by a press beside it, but not by a drag that ends there; the page behind stands still, and where it was', async ({
    page,
  }) => {
    await open(page, 'popups');
    await test.step('keeps the focus, in both directions, and gives it back', async () => {
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(popupOf(page).getByRole('heading')).toBeFocused();
      const stops = ['Schlaf', 'Licht', 'Verstanden', 'Schließen'];
      const named = (name: string) => popupOf(page).getByRole(name.length < 8 ? 'link' : 'button', { name });
      for (const stop of [...stops, ...stops]) {
        await page.keyboard.press('Tab');
        await expect(named(stop)).toBeFocused();
      }
      for (const stop of ['Verstanden', 'Licht', 'Schlaf', 'Schließen', 'Verstanden']) {
        await page.keyboard.press('Shift+Tab');
        await expect(named(stop)).toBeFocused();
      }
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
    await test.step('going back from its heading stays inside as well', async () => {
      await opener(page).click();
      await page.keyboard.press('Shift+Tab');
      await expect(popupOf(page).getByRole('button', { name: 'Schließen' })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toHaveCount(0);
    });
    await test.step('is left by its button and by a press beside it, but not by a drag that ends there', async () => {
      await opener(page).click();
      await popupOf(page).getByText('guttut').hover();
      await page.mouse.down();
      await page.mouse.move(20, 20);
      await page.mouse.up();
      await expect(popupOf(page)).toBeVisible();
      await page.mouse.click(20, 20);
      await expect(popupOf(page)).toHaveCount(0);
      await opener(page).click();
      await popupOf(page).getByRole('button', { name: 'Schließen' }).click();
      await expect(popupOf(page)).toHaveCount(0);
      await expect(opener(page)).toBeFocused();
    });
    await test.step('the page behind stands still, and where it was', async () => {
      await page.getByRole('button', { name: 'Noch etwas' }).focus();
      const top = await scrollTop(page);
      expect(top).toBeGreaterThan(600);
      await page.keyboard.press('Enter');
      await expect(popupOf(page)).toBeVisible();
      await page.mouse.move(20, 20);
      await page.mouse.wheel(0, -600);
      // The wheel event has taken effect after two frames.
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      expect(await scrollTop(page)).toBe(top);
      await page.keyboard.press('Escape');
      await expect(popupOf(page)).toHaveCount(0);
      expect(await scrollTop(page)).toBe(top);
      await page.mouse.wheel(0, -600);
      await expect.poll(() => scrollTop(page)).toBeLessThan(top);
    });
  });

  test('S2.44 S8.8 a confirmation starts on leaving, cannot be left while it works, and works once', async ({ page }) => {
    const { asked, release } = await answerCall(page, 'delete');
    await open(page, 'popups');
    await press(page, 'Account löschen');
    const popup = page.getByRole('alertdialog', { name: 'Account löschen.' });
    await expect(popup).toHaveAccessibleDescription(/^Willst du deinen Account wirklich löschen\?/);
    await expect(popup.getByRole('button', { name: 'Abbrechen' })).toBeFocused();
    await page.mouse.click(20, 20);
    await expect(popup).toBeVisible();
    const confirm = popup.getByRole('button', { name: 'Bestätigen' });
    await confirm.click();
    await expect(confirm).toHaveAttribute('aria-busy', 'true');
    await page.keyboard.press('Enter');
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape');
    await popup.getByRole('button', { name: 'Abbrechen' }).click({ force: true });
    await expect(popup).toBeVisible();
    await release({ status: 403, json: {} });
    await expect(confirm).not.toHaveAttribute('aria-busy');
    expect(asked).toHaveLength(1);
    await confirm.click();
    await release({ status: 200, json: {} });
    await expect(popup).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Account löschen' })).toBeFocused();
  });
});

const pages = ['login', 'registration', 'popups', 'picture', 'files'];

for (const viewport of [phone, desktop]) {
  test(`S19.1 nothing is found on any part at ${viewport.width} px, nothing is too small or runs over the edge`, async ({
    page,
  }) => {
    const said = watchConsole(page);
    await page.setViewportSize(viewport);
    for (const name of pages) {
      for (const locale of ['de', 'en']) {
        await open(page, name, locale);
        expect(await findings(page), `${name} ${locale}`).toEqual([]);
      }
      const sizes = await page.evaluate(() =>
        [...document.querySelectorAll('main :is(button, input, select, textarea)')].map((control) => {
          const around = control.matches('[type="checkbox"], [type="radio"]') ? control.parentElement : control;
          const shown = control.matches('[type="file"]') ? control.nextElementSibling : around;
          return {
            height: shown?.getBoundingClientRect().height ?? 0,
            text: Number.parseFloat(getComputedStyle(control).fontSize),
          };
        }),
      );
      for (const { height } of sizes) expect(height).toBeGreaterThanOrEqual(44);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(wide).toBe(0);
    }
    await open(page, 'registration');
    const fields = page.locator('main :is(input, select, textarea)');
    for (const size of await fields.evaluateAll((all) => all.map((field) => Number.parseFloat(getComputedStyle(field).fontSize))))
      expect(size).toBeGreaterThanOrEqual(16);
    expect(said).toEqual([]);
  });

  test(`S19.1 nor in what opens, at ${viewport.width} px`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const errors = { email: ['Diese Adresse fehlt.'], news: ['Bitte wähl eines.'], consent: ['Das brauchen wir.'] };
    await answerCall(page, 'registration', { status: 422, json: { errors } });
    await open(page, 'registration');
    await page.getByRole('button', { name: 'Registrieren' }).click();
    await expect(alertText(page)).toBeVisible();
    expect(await findings(page), 'errors').toEqual([]);
    await open(page, 'popups');
    for (const name of ['Wissenswertes', 'Account löschen', 'Fehler', 'Sitzung']) {
      await press(page, name);
      await expect(page.locator('dialog[open]')).toBeVisible();
      expect(await findings(page), name).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
    }
    await press(page, 'Speichern');
    await expect(page.getByRole('status').filter({ hasText: 'Gespeichert.' })).toBeVisible();
    expect(await findings(page), 'status').toEqual([]);
  });
}
