import { expect, type Page } from '@playwright/test';
import { findings } from './axe.ts';
import { ready, test, visit, watchConsole } from './journey.ts';
import { mailsTo } from './mailbox.ts';
import { logIn, logOut, member } from './member.ts';
import { atOffice } from './office.ts';
import { desktop, phone } from './page-kinds.ts';

const checkout = '/shop/checkout/ruhe7';
const consent = (page: Page) => page.getByRole('checkbox', { name: /Widerrufsrecht/ });
const order = (page: Page) => page.getByRole('button', { name: 'zahlungspflichtig bestellen', exact: true });
const code = (page: Page) => page.getByLabel('Gutscheincode', { exact: true });
const redeem = (page: Page) => page.getByRole('button', { name: 'Einlösen', exact: true });
const total = (page: Page) => page.getByRole('main').locator('dl').last();
const pay = (page: Page) => page.getByRole('button', { name: 'bezahlen', exact: true });
const thanks = (page: Page) => page.getByRole('heading', { level: 1, name: 'Danke', exact: true });

/** Pays on the stand-in's page, and waits for the confirmation. */
async function payUp(page: Page): Promise<void> {
  await pay(page).click();
  await expect(thanks(page)).toBeVisible();
}

test('S1.5 S2.16 S2.20 S4.8 S4.9 S14.1 S14.2 a course is bought: from its page to the payment, thanked for and owned', async ({
  page,
}) => {
  const said = watchConsole(page);
  await member(page);
  await visit(page, '/mein-dr-muster/coaching/gelassen-in-sieben-tagen');
  await page.getByRole('link', { name: 'Kurs buchen' }).click();
  await expect(page).toHaveURL(checkout);
  await expect(total(page)).toContainText('Gesamtpreis');
  await expect(total(page)).toContainText('39,00 €');
  await expect(total(page)).toContainText('inklusive 19 % Umsatzsteuer (6,23 €)');
  await expect(page.getByText('Zahlungsarten')).toBeVisible();
  await expect(consent(page)).not.toBeChecked();
  await order(page).click();
  await expect(page).toHaveURL(checkout);
  await expect(consent(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(consent(page)).toBeFocused();
  await consent(page).check();
  await order(page).click();
  await expect(page.getByText('39,00 €').first()).toBeVisible();
  await payUp(page);
  await expect(page).toHaveURL(/\/shop\/danke\//);
  await expect(page.getByText('Deine Zahlung ist da.')).toBeVisible();
  await page.getByRole('link', { name: 'Zum Kurs', exact: true }).click();
  await expect(page).toHaveURL('/mein-dr-muster/coaching/gelassen-in-sieben-tagen');
  await expect(page.getByRole('link', { name: 'Kurs buchen' })).toHaveCount(0);
  await page.goto(checkout);
  await expect(page).toHaveURL('/mein-dr-muster/coaching/gelassen-in-sieben-tagen');
  await visit(page, '/home');
  await expect(page.getByText('Erworben').first()).toBeVisible();
  await page.getByRole('link', { name: /^Ansehen.*Gelassen/ }).click();
  await expect(page).toHaveURL('/mein-dr-muster/coaching/gelassen-in-sieben-tagen');
  expect(said).toEqual([]);
});

test('S1.5 (S14.1) the price that is shown goes with the order; a cancelled payment leads back, with what was typed', async ({
  page,
}) => {
  await member(page);
  await visit(page, checkout);
  await code(page).fill('GUTSCHEIN-10');
  await page.getByRole('button', { name: 'Einlösen', exact: true }).click();
  await expect(total(page)).toContainText('35,10 €');
  await consent(page).check();
  const sent = page.waitForRequest(/\/stripe\/checkout\//);
  await order(page).click();
  expect((await sent).postDataJSON()).toMatchObject({ code: 'GUTSCHEIN-10', shown_total: '3510', shown_due: '3510' });
  await page
    .getByRole('button', { name: 'abbrechen', exact: true })
    .or(page.getByRole('link', { name: 'abbrechen' }))
    .click();
  await expect(page.getByRole('alert')).toContainText('Du hast die Zahlung abgebrochen.');
  await expect(code(page)).toHaveValue('GUTSCHEIN-10');
  await expect(total(page)).toContainText('35,10 €');
});

test('S5.4 S8.2 S14.5 codes: upper case as typed, at most 19 characters; used and wrong ones are told at the field', async ({
  page,
}) => {
  await visit(page, checkout);
  await code(page).pressSequentially('gutschein-10');
  await expect(code(page)).toHaveValue('GUTSCHEIN-10');
  await redeem(page).click();
  await expect(page.getByText('Der Code GUTSCHEIN-10 ist eingelöst. Du sparst 3,90 €.')).toBeVisible();
  await expect(total(page)).toContainText('35,10 €');
  await expect(page).toHaveURL(`${checkout}?code=GUTSCHEIN-10`);
  await page.reload();
  await ready(page);
  await expect(total(page)).toContainText('35,10 €');
  await page.getByRole('button', { name: 'Code entfernen' }).click();
  await expect(total(page)).not.toContainText('35,10 €');
  await expect(code(page)).toBeFocused();

  await code(page).pressSequentially('abcdefghijklmnopqrstuvwxyz');
  await expect(code(page)).toHaveValue('ABCDEFGHIJKLMNOPQRS');
  for (const [typed, words] of [
    ['VERBRAUCHT', 'Dieser Code wurde bereits verwendet.'],
    ['GIBT-ES-NICHT', 'Dieser Code ist ungültig.'],
  ] as const) {
    await code(page).fill(typed);
    await code(page).press('Enter');
    await expect(page.getByText(words)).toBeVisible();
    await expect(code(page)).toBeFocused();
    await expect(code(page)).toHaveAccessibleDescription(words);
    await expect(total(page)).toContainText('39,00 €');
  }
  for (const [error, words] of [
    ['code-used', 'Dieser Code wurde bereits verwendet.'],
    ['sonst-etwas', 'Dieser Code ist ungültig.'],
  ] as const) {
    await page.setViewportSize(phone);
    await visit(page, `${checkout}?error=${error}`);
    await expect(page.getByText(words)).toBeInViewport();
    await expect(code(page)).toBeFocused();
  }
});

test('S14.5 S17.1 a code that is typed, and a gift that is ticked, before the script is there stay so', async ({ page }) => {
  let come = (): void => {};
  const isComing = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await isComing;
    await route.continue();
  });
  await page.goto(checkout, { waitUntil: 'commit' });
  const gift = page.getByRole('checkbox', { name: 'Als Geschenk kaufen' });
  await gift.check();
  await code(page).fill('gutschein-10');
  come();
  await ready(page);
  await expect(page).toHaveURL(`${checkout}?gift=1`);
  await expect(gift).toBeChecked();
  await expect(code(page)).toHaveValue('GUTSCHEIN-10');
  await redeem(page).click();
  await expect(total(page)).toContainText('35,10 €');
  await expect(gift).toBeChecked();
});

test('S14.1 on a phone, too, the amounts of an order stand below each other', async ({ page }) => {
  await page.setViewportSize(phone);
  await visit(page, `${checkout}?code=GUTHABEN-30`);
  await expect(total(page)).toContainText('Noch zu zahlen');
  const ends = await total(page)
    .locator('dd')
    .evaluateAll((amounts) =>
      amounts.map((amount) => {
        const text = document.createRange();
        text.selectNodeContents(amount);
        return Math.round(text.getBoundingClientRect().right);
      }),
    );
  expect(new Set(ends).size, String(ends)).toBe(1);
});

test('S14.5 a code that covers everything needs no payment', async ({ page }) => {
  await member(page);
  await visit(page, `${checkout}?code=KURS-GESCHENKT`);
  await expect(total(page)).toContainText('0,00 €');
  await expect(page.getByRole('heading', { name: 'Nichts zu bezahlen' })).toBeVisible();
  await expect(page.getByText('Kreditkarte')).toHaveCount(0);
  await consent(page).check();
  await page.getByRole('button', { name: 'Jetzt einlösen', exact: true }).click();
  await expect(thanks(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Kurs', exact: true })).toBeVisible();
});

test('S6.1 S2.14 a visitor is told that an account is needed, and the login leads back with code and gift', async ({ page }) => {
  const person = await member(page);
  await visit(page, '/home');
  await logOut(page);
  await visit(page, '/lp/coupon/gutschein-10');
  await expect(page.getByRole('heading', { name: '10 % Rabatt' })).toBeVisible();
  await page.getByRole('link', { name: 'Gelassen in sieben Tagen' }).click();
  await expect(page).toHaveURL(`${checkout}?code=GUTSCHEIN-10`);
  await page.getByRole('checkbox', { name: 'Als Geschenk kaufen' }).check();
  await expect(page).toHaveURL(`${checkout}?code=GUTSCHEIN-10&gift=1`);
  await expect(page.getByText('Du musst mit einem Account angemeldet sein, um das Produkt kaufen zu können.')).toBeVisible();
  await expect(order(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Anmelden', exact: true }).click();
  await logIn(page, person);
  await expect(page).toHaveURL(`${checkout}?code=GUTSCHEIN-10&gift=1`);
  await expect(page.getByRole('checkbox', { name: 'Als Geschenk kaufen' })).toBeChecked();
  await expect(total(page)).toContainText('35,10 €');
  await expect(order(page)).toBeVisible();
});

test('S1.5 S2.14 S14.5 a gift: bought by one member, redeemed by another, and then used', async ({ page, browser }) => {
  await member(page);
  /** The keys of the forms that were sent; the first one's answer is lost. */
  const keys: (string | null)[] = [];
  await page.route('**/stripe/checkout/coaching/*', async (route) => {
    keys.push(new URLSearchParams(route.request().postData() ?? '').get('form_key'));
    if (keys.length > 1) return route.fallback();
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  const send = async (): Promise<void> => {
    await visit(page, `${checkout}?gift=1`);
    await consent(page).check();
    await order(page).click();
  };
  await send();
  await expect.poll(() => keys).toHaveLength(1);
  await expect(page).toHaveURL('chrome-error://chromewebdata/');
  await send();
  await payUp(page);
  await page.getByRole('link', { name: 'Zum Geschenk' }).click();
  const shown =
    (await page
      .getByText(/^Dein Code: /)
      .last()
      .locator('..')
      .textContent()) ?? '';
  const given = shown.replace(/^.*: /, '');
  expect(given).toMatch(/^[A-Z0-9-]{10,19}$/);
  await send();
  await expect(pay(page)).toBeVisible();
  expect(keys).toEqual([expect.stringMatching(/^\w{28}$/), keys[0], expect.not.stringContaining(keys[0] ?? '')]);
  const other = await browser.newContext();
  const friend = await other.newPage();
  await member(friend);
  await visit(friend, `/lp/coupon/${given}`);
  await friend.getByRole('link', { name: 'Einlösen', exact: true }).click();
  await expect(friend).toHaveURL(`${checkout}?code=${given}`);
  await consent(friend).check();
  await friend.getByRole('button', { name: 'Jetzt einlösen', exact: true }).click();
  await expect(thanks(friend)).toBeVisible();
  await visit(friend, `/lp/coupon/${given}`);
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Dieser Code wurde bereits verwendet.');
  await other.close();
});

test('S2.27 S6.1 whoever could not be asked for at first is the member once there is an answer: in the header and at the order', async ({
  page,
}) => {
  await member(page);
  let asked = 0;
  await page.route('**/api/user', (route) => {
    asked += 1;
    if (asked === 1) return route.abort();
    return asked === 2 ? route.fulfill({ status: 500, json: { message: 'x' } }) : route.continue();
  });
  await visit(page, checkout);
  await expect(order(page)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profil' }).first()).toBeVisible();
  expect(asked).toBe(3);
});

test('S14.4 S14.5 who lost the mails of a gift asks support, who finds the order by the address and sends them again', async ({
  page,
  browser,
}) => {
  const { email } = await member(page);
  await visit(page, `${checkout}?gift=1`);
  await consent(page).check();
  await order(page).click();
  await payUp(page);
  await page.getByRole('link', { name: 'Zum Geschenk' }).click();
  await expect(page.getByText(/^Dein Code: /).last()).toBeVisible();
  const subjects = async (): Promise<(string | undefined)[]> => (await mailsTo(email)).map(({ subject }) => subject);
  const ofGift = /^Deine Bestellung |^Dein Geschenk ist da$/;
  await expect.poll(async () => (await subjects()).filter((subject) => ofGift.test(subject ?? '')).length).toBe(2);

  const desk = await (await browser.newContext()).newPage();
  const said = watchConsole(desk);
  await atOffice(desk, 'support', '/backend/order');
  await desk.getByRole('searchbox', { name: 'Suchen' }).fill(email);
  const row = desk.getByRole('row').filter({ hasText: 'Windstille' });
  await expect(desk.getByText('1 Eintrag', { exact: true })).toBeVisible();
  await row.getByRole('link').first().click();
  await desk.getByRole('button', { name: 'Bestätigung erneut senden' }).click();
  await expect(desk.getByText(`Die E-Mail geht noch einmal an ${email}.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(email)).at(-1)?.text).toContain('die Bestätigung Deiner Bestellung noch einmal');
  await desk.getByRole('button', { name: 'Code erneut senden' }).click();
  await expect.poll(async () => (await subjects()).filter((subject) => subject === 'Dein Geschenk ist da').length).toBe(2);
  await expect(desk.getByText('Dein Geschenk ist da')).toHaveCount(2);
  expect(said).toEqual([]);
  // Back in the list, what was looked for is still there.
  await desk.goBack();
  await expect(row).toHaveCount(1);
  await expect(desk.getByRole('searchbox', { name: 'Suchen' })).toHaveValue(email);
  await desk.context().close();
});

test('S4.8 S3.2 what is not paid yet is in progress, and cannot be bought again', async ({ page }) => {
  await member(page);
  await visit(page, checkout);
  await consent(page).check();
  await order(page).click();
  await page.getByRole('button', { name: 'Später bezahlt' }).click();
  await expect(page).toHaveURL(/\/shop\/danke\//);
  await visit(page, '/home');
  const offer = page.getByRole('listitem').filter({ hasText: 'Gelassen in sieben Tagen' });
  await expect(offer.getByRole('button', { name: 'In Bearbeitung' })).toBeDisabled();
  await expect(page.getByText('7-Tage-Kurs „Windstille“').locator('..')).toContainText('In Bearbeitung');
  await visit(page, '/mein-dr-muster');
  const card = page.getByRole('main').getByRole('article').filter({ hasText: 'Gelassen in sieben Tagen' }).first();
  await expect(card).toContainText('In Bearbeitung');
  await expect(card).not.toContainText('39,00 €');
  await visit(page, '/mein-dr-muster/coaching/gelassen-in-sieben-tagen');
  await expect(page.getByRole('link', { name: 'Kurs buchen' })).toHaveCount(0);
});

test('S14.3 S3.2 a gift is withdrawn from: its code is worth nothing, and it is no purchase any more', async ({ page }) => {
  const { email } = await member(page);
  await visit(page, `${checkout}?gift=1`);
  await consent(page).check();
  await order(page).click();
  await payUp(page);
  const number = /B-[A-Z0-9-]+/.exec(await page.getByRole('main').innerText())?.[0] ?? 'none';
  await page.getByRole('link', { name: 'Zum Geschenk' }).click();
  const shown = page.getByText(/^Dein Code: /).last();
  const given = ((await shown.locator('..').textContent()) ?? '').replace(/^.*: /, '');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Grete Größer');
  await page.getByLabel('E-Mail', { exact: true }).fill(email);
  await page.getByLabel('Bestellnummer oder Vertrag').fill(number);
  await page.getByRole('button', { name: 'Weiter', exact: true }).click();
  await page.getByRole('button', { name: 'Widerruf bestätigen', exact: true }).click();
  await expect(page.getByText(/W-[A-Z0-9]{4}-[A-Z0-9]{4}/).first()).toBeVisible();
  await visit(page, `/lp/coupon/${given}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dieser Code ist ungültig.');
  await visit(page, '/home');
  await expect(page.getByText('7-Tage-Kurs „Windstille“')).toHaveCount(0);
});

test('(S3.2, S14.3, S14.5) a gift is listed as one, has a card with name and greeting, and its withdrawal begins filled in', async ({
  page,
}) => {
  const { email } = await member(page);
  await visit(page, `${checkout}?gift=1`);
  await consent(page).check();
  await order(page).click();
  await payUp(page);
  await visit(page, '/home');
  const bought = page.getByRole('listitem').filter({ hasText: '7-Tage-Kurs „Windstille“' });
  await expect(bought).toContainText('Geschenk');
  await expect(bought).not.toContainText('Erworben');
  await bought.getByRole('link', { name: /^Zum Geschenk/ }).click();
  await page.getByLabel('Für wen').fill('Oma Grete');
  await page.getByLabel('Dein Gruß').fill('Schlaf gut!');
  const card = page.getByRole('article').filter({ hasText: 'Einlösen unter' });
  await expect(card).toContainText('Ein Geschenk für Oma Grete');
  await expect(card).toContainText('Schlaf gut!');
  // As on plain http, first with the old way through a selection, then without.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Kopiert.' })).toBeVisible();
  await page.evaluate(() => (document.execCommand = () => false));
  await page.getByRole('button', { name: 'Code kopieren' }).click();
  await expect(page.locator('[data-failed]')).toContainText('Das Kopieren hat nicht geklappt.');
  await page.getByRole('link', { name: 'Zu meinem Bereich' }).click();
  await bought.getByRole('link', { name: /^Vertrag widerrufen/ }).click();
  await expect(page.getByLabel('Bestellnummer oder Vertrag')).toHaveValue(/^B-/);
  await expect(page.getByLabel('E-Mail', { exact: true })).toHaveValue(email);
  await expect(page.getByLabel('Name', { exact: true })).not.toHaveValue('');
});

test('(S2.9, S4.8) price and order of a course are seen without scrolling; to its owner it is theirs, in lists too', async ({
  page,
}) => {
  const course = '/mein-dr-muster/coaching/gelassen-in-sieben-tagen';
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size);
    await visit(page, course);
    await expect(page.getByText('39,00 €').first()).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Kurs buchen' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(desktop);
  await member(page);
  await visit(page, `${checkout}?code=KURS-GESCHENKT`);
  await consent(page).check();
  await page.getByRole('button', { name: 'Jetzt einlösen', exact: true }).click();
  await expect(thanks(page)).toBeVisible();
  await visit(page, '/mein-dr-muster');
  const own = page.getByRole('main').getByRole('article').filter({ hasText: 'Gelassen in sieben Tagen' }).first();
  await expect(own).toContainText('Erworben');
  await expect(own).not.toContainText('39,00 €');
});

test('S2.43 S4.13 the shop’s items lead to their orders', async ({ page }) => {
  await visit(page, '/shop');
  const item = page.getByRole('article').filter({ hasText: 'Gutschein über 25 €' });
  await expect(item).toContainText('25,00 €');
  await item.getByRole('link', { name: 'Jetzt kaufen' }).click();
  await expect(page).toHaveURL(/\/shop\/product\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Bestellung');
  await expect(total(page)).toContainText('25,00 €');
});

test('S4.7 S14.1 a retreat asks for the address, which one button saves and orders with', async ({ page }) => {
  await member(page);
  await visit(page, '/shop/checkout/ostsee');
  await order(page).click();
  await expect(page.getByText('Trage zuerst Deine Adresse ein, dann kannst Du bestellen.')).toBeVisible();
  await expect(page.getByLabel('Straße', { exact: true })).toBeFocused();
  for (const [label, text] of [
    ['Straße', 'Seeweg'],
    ['Hausnummer', '7'],
    ['PLZ', '12345'],
    ['Ort', 'Seeheim'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(text);
  }
  await order(page).click();
  await payUp(page);
  await expect(page.getByRole('link', { name: 'Termin speichern' })).toHaveAttribute('href', /termin\.ics$/);
});

test('S4.16 a day of a course that is not one’s own leads to its order; trailers play', async ({ page }) => {
  await visit(page, '/playlist/kurs-besser-schlafen');
  await page.getByRole('article').filter({ hasText: 'Tag 1' }).first().getByRole('link').click();
  await expect(page).toHaveURL('/shop/checkout/schlaf30');
  for (const list of ['coaching/schlaf30', 'playlist/kl-schlaf']) {
    await visit(page, '/partner');
    await page.goto(`/watch/schlaf-01/${list}`);
    await expect(page).toHaveURL('/shop/checkout/schlaf30');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/partner');
  }
});

test('S1.5 S5.4 S8.2 S17.1 without script a member buys too, and learns what is wrong with a code', async ({
  page,
  browser,
  baseURL,
}) => {
  await member(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  await still.goto(checkout);
  await code(still).fill('verbraucht');
  await redeem(still).click();
  await expect(still.getByText('Dieser Code wurde bereits verwendet.')).toBeVisible();
  await code(still).fill('gutschein-10');
  await redeem(still).click();
  await expect(total(still)).toContainText('35,10 €');
  await expect(order(still)).toHaveCount(0);
  await still.getByRole('button', { name: 'Weiter zur Bestellung', exact: true }).click();
  await expect(still).toHaveURL(/\/stripe\/checkout\/coaching\//);
  await expect(total(still)).toContainText('35,10 €');
  await expect(consent(still)).not.toBeChecked();
  await consent(still).check();
  await order(still).click();
  await expect(still.getByText('35,10 €').first()).toBeVisible();
  await pay(still).click();
  await expect(thanks(still)).toBeVisible();
  await plain.close();
});

test('S19.1 from a course to its purchase by keyboard alone', async ({ page }) => {
  await member(page);
  await visit(page, '/mein-dr-muster/coaching/beweglicher-ruecken');
  const tabTo = async (target: ReturnType<Page['getByRole']>): Promise<void> => {
    await expect(target).toBeVisible();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('never reached by the tab key');
  };
  await tabTo(page.getByRole('link', { name: 'Kurs buchen' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/shop/checkout/ruecken10');
  await tabTo(consent(page));
  await page.keyboard.press('Space');
  await tabTo(order(page));
  await page.keyboard.press('Enter');
  await tabTo(pay(page));
  await page.keyboard.press('Enter');
  await expect(thanks(page)).toBeVisible();
});

test('S19.1 the shop’s pages are without automated finding, on a desk and a phone', async ({ page }) => {
  test.slow();
  await member(page);
  for (const address of [
    checkout,
    `${checkout}?error=code-used&gift=1`,
    '/shop/checkout/ostsee?notice=address',
    '/shop/checkout/eifel',
    '/shop',
    '/lp/coupon/GUTHABEN-30',
    '/lp/coupon/VERBRAUCHT',
    '/en/shop/checkout/ruhe7?code=GUTSCHEIN-10',
    '/mein-dr-muster/auszeit/stille-tage-in-der-eifel',
  ]) {
    await visit(page, address);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      expect(await findings(page), `${address} at ${size.width}`).toEqual([]);
    }
  }
});
