import { expect } from '@playwright/test';
import { test, visit, watchConsole } from './journey.ts';
import { atOffice, menu, newTag, newTitle, officeReady, rowOf, save, titleField, titlesIn } from './office.ts';

test('S10.1 S6.4 each role has its own menu, and what is not for it is not there', async ({ page, browser }) => {
  const names = async (): Promise<string[]> => menu(page).getByRole('link').allTextContents();
  await atOffice(page, 'redaktion');
  await expect(menu(page).getByRole('link', { name: 'Videos' })).toBeVisible();
  expect(await names()).toEqual(expect.arrayContaining(['Übersicht', 'Videos', 'Playlists', 'Tags', 'Partner', 'Coachings']));
  expect(await names()).not.toContain('Codes');
  await page.goto('/backend/coupon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hier ist nichts');

  const other = await browser.newPage();
  await atOffice(other, 'support');
  await expect(menu(other).getByRole('link', { name: 'Codes' })).toBeVisible();
  await expect(menu(other).getByRole('link', { name: 'Videos' })).toHaveCount(0);
  await other.close();
});

test('S2.19 S10.1 a visitor comes to the wanted page by the login, and leaves for the site by a logout', async ({ page }) => {
  const said = watchConsole(page);
  await atOffice(page, 'admin', '/home');
  await page.getByRole('link', { name: 'Zur Redaktion' }).click();
  await expect(page).toHaveURL('/backend');
  await officeReady(page);
  await page.goto('/backend/playlist?page=2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playlists');
  expect(said).toEqual([]);
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/backend');
  await expect(page).toHaveURL('/login?redirect=%2Fbackend');
});

test('S10.2 an editor makes a page, which is a draft until it is published, and changes it', async ({ page, browser }) => {
  const title = newTitle('Schlafhilfe');
  await atOffice(page, 'redaktion', '/backend/partner');
  await page.getByRole('link', { name: 'Erstellen' }).click();
  await titleField(page).fill(title);
  await page.getByRole('button', { name: 'Speichern' }).click();
  // The server's message is shown at the field it concerns.
  await expect(page.getByRole('textbox', { name: 'Website' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Website' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Website' }).fill('https://example.org/');
  // Typed as words, it becomes an address.
  await page.getByLabel('Adresse (Slug)').fill('Über den Schlaf');
  await page.getByLabel('Adresse (Slug)').blur();
  await expect(page.getByLabel('Adresse (Slug)')).toHaveValue('ueber-den-schlaf');
  await page.getByRole('button', { name: 'Aus dem Titel bilden' }).click();
  const slug = await page.getByLabel('Adresse (Slug)').inputValue();
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/partner\/[\da-f-]{36}$/);

  const reader = await browser.newPage();
  expect((await reader.goto(`/partner/${slug}`))?.status()).toBe(404);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();
  await expect(async () => expect((await reader.goto(`/partner/${slug}`))?.status()).toBe(200)).toPass();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);

  await titleField(page).fill(`${title} neu`);
  await save(page);
  // It was disabled while it worked.
  await expect(page.getByRole('button', { name: 'Speichern' })).toBeFocused();
  await expect(async () => {
    await reader.goto(`/partner/${slug}`);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${title} neu`, { timeout: 1000 });
  }).toPass();
  await page.getByRole('button', { name: 'Zurück auf Entwurf' }).click();
  await expect(async () => expect((await reader.goto(`/partner/${slug}`))?.status()).toBe(404)).toPass();
  await reader.close();
});

test('S10.2 the order of a list is changed by keyboard and by dragging, and is kept', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/coaching');
  await expect(page.locator('tbody th a').nth(2)).toBeVisible();
  const [first = '', second = '', third = ''] = await titlesIn(page);
  const down = rowOf(page, first).getByRole('button', { name: 'Nach unten' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await titlesIn(page)).slice(0, 2)).toEqual([second, first]);
  await expect(page.getByText(`${first} steht jetzt an Stelle 2.`)).toBeAttached();
  await expect(rowOf(page, first).getByRole('button', { name: 'Nach unten' })).toBeFocused();
  await page.reload();
  await officeReady(page);
  await expect.poll(async () => (await titlesIn(page)).slice(0, 3)).toEqual([second, first, third]);

  const saved = page.waitForResponse((response) => response.url().endsWith('/api/backend/coaching/sort'));
  const from = await rowOf(page, first).getByTitle('Ziehen, um die Reihenfolge zu ändern').boundingBox();
  const to = await rowOf(page, second).getByTitle('Ziehen, um die Reihenfolge zu ändern').boundingBox();
  if (!from || !to) throw new Error('Both rows are in sight.');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y, { steps: 4 });
  await page.mouse.move(to.x + 8, to.y + 4, { steps: 8 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await officeReady(page);
  await expect.poll(async () => (await titlesIn(page)).slice(0, 3)).toEqual([first, second, third]);
  // If the list is sorted by a date, the order is changed in the form.
  await page.goto('/backend/video');
  await expect(page.locator('tbody th a').nth(2)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nach unten' })).toHaveCount(0);
});

test('S10.2 a place in a list stands in the address: a step back finds it again, the menu leaves it', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/video');
  await page.getByLabel('Suchen').fill('Panikattacke');
  await expect(page).toHaveURL(/\/video\?q=Panikattacke$/);
  await page.getByLabel('Zustand').selectOption('Veröffentlicht');
  await expect(page).toHaveURL(/\/video\?q=Panikattacke&state=published$/);
  await page.locator('tbody th a').filter({ hasText: 'Panikattacke' }).first().click();
  await expect(titleField(page)).toHaveValue(/Panikattacke/);
  await page.goBack();
  await expect(page.getByLabel('Suchen')).toHaveValue('Panikattacke');
  await expect(page.getByLabel('Zustand')).toHaveValue('published');
  await menu(page).getByRole('link', { name: 'Videos', exact: true }).click();
  await expect(page).toHaveURL(/\/video$/);
  await expect(page.getByLabel('Suchen')).toHaveValue('');
  await expect(page.getByText(/^Seite 1 von/)).toBeVisible();
  // A page number beyond the end shows the last page.
  await page.goto('/backend/video?page=900');
  await expect(page.locator('tbody th a').first()).toBeVisible();
  await expect(page.getByText(/^Seite (\d+) von \1$/)).toBeVisible();
  // On a new site an empty list says what would stand there.
  await page.route('**/api/backend/tag/list?*', (route) => route.fulfill({ json: { data: [], total: 0 } }));
  await menu(page).getByRole('link', { name: 'Tags', exact: true }).click();
  await expect(page.getByText('Hier gibt es noch nichts. Ein Tag sagt, worum es in Videos und Playlists geht.')).toBeVisible();
});

test('S10.2 two windows at one entry: the second is told, sees the difference and decides', async ({ page, context }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Zweierlei');
  await newTag(page, title);
  const other = await context.newPage();
  await other.goto(page.url());
  await titleField(other).fill(`${title} B`);
  await titleField(page).fill(`${title} A`);
  await page.getByLabel('Titel (Englisch)').fill('Of the first alone');
  await save(page);

  await other.getByRole('button', { name: 'Speichern' }).click();
  const question = other.getByRole('alertdialog', { name: 'Jemand hat inzwischen gespeichert' });
  await expect(question.locator('del')).toContainText('A');
  await expect(question.locator('ins')).toContainText('B');
  await expect(question.getByText('Ihr habt beide geändert: Titel.')).toBeVisible();
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await expect(titleField(other)).toHaveValue(`${title} B`);
  await other.getByRole('button', { name: 'Speichern' }).click();
  await question.getByRole('button', { name: 'Meine Änderungen speichern' }).click();
  await expect(other.getByText('Gespeichert.')).toBeVisible();
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title} B`);
  // What only the first has changed stays, for the second too.
  for (const one of [page, other]) await expect(one.getByLabel('Titel (Englisch)')).toHaveValue('Of the first alone');
  await other.close();
});

test('S10.2 S10.8 what cannot be read is not saved, what is written during a save stays, and a page taken off stays off', async ({
  page,
  context,
}) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Unlesbar');
  await newTag(page, title);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();

  // Half a date: its day without its time.
  const from = page.getByLabel('Sichtbar ab');
  await from.focus();
  await from.pressSequentially('12242030');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Noch nicht gespeichert: Die Angabe in „Sichtbar ab“')).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('2030-12-24T08:00');
  // Whoever corrects the year begins with the year 2.
  await from.fill('0002-12-24T08:00');
  await expect(from).toHaveValue('0002-12-24T08:00');
  await from.fill('');

  const other = await context.newPage();
  await other.goto(page.url());
  await titleField(other).fill(`${title} B`);
  await page.route('**/tag/save', async (route) => {
    await titleField(page).fill(`${title} später`);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Zurück auf Entwurf' }).click();
  await expect(page.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${title} später`);

  await other.getByRole('button', { name: 'Speichern' }).click();
  const question = other.getByRole('alertdialog', { name: 'Jemand hat inzwischen gespeichert' });
  await expect(question.getByText('Die neuere ist:')).toContainText('Entwurf');
  await question.getByRole('button', { name: 'Meine Änderungen speichern' }).click();
  await expect(other.getByText('Gespeichert.')).toBeVisible();
  await expect(other.getByRole('button', { name: 'Veröffentlichen' })).toBeVisible();
  await other.close();
});

test('S10.8 a scheduled change is what one sees and writes on, and can be unscheduled', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Geplant');
  await newTag(page, title);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.')).toBeVisible();
  await titleField(page).fill(`${title} neu`);
  await page.getByLabel('Sichtbar ab').fill('2030-12-24T08:00');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Du siehst die Fassung, die ab 24\.12\.2030, 08:00 auf der Website steht/)).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${title} neu`);
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title} neu`);
  await page.getByRole('button', { name: 'Planung aufheben' }).click();
  await expect(page.getByText('Die Planung ist aufgehoben.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
  await expect(page.getByLabel('Sichtbar ab')).toHaveValue('');
});

test('S10.8 what is not saved is asked about, kept as a draft and taken up again after a reload', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Angefangen');
  await newTag(page, title);
  await titleField(page).fill(`${title} halb`);
  await expect(page.getByText('Geändert', { exact: true })).toBeVisible();
  await menu(page).getByRole('link', { name: 'Videos' }).click();
  const question = page.getByRole('alertdialog', { name: 'Ungespeicherte Änderungen' });
  await question.getByRole('button', { name: 'Hier bleiben' }).click();
  await expect(titleField(page)).toHaveValue(`${title} halb`);
  await expect(page.getByText(/^Entwurf gesichert um \d\d:\d\d$/)).toBeVisible();

  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(titleField(page)).toHaveValue(title);
  await expect(page.getByText(/^Hier wurde schon etwas angefangen: von .+/)).toBeVisible();
  await page.getByRole('button', { name: 'Weiterschreiben' }).click();
  await expect(titleField(page)).toHaveValue(`${title} halb`);
  await save(page);
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title} halb`);
  await expect(page.getByRole('button', { name: 'Weiterschreiben' })).toHaveCount(0);
});

test('S10.8 an earlier version shows what is different and is taken back', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Früher');
  await newTag(page, title);
  await titleField(page).fill(`${title} später`);
  await save(page);
  await page.getByRole('button', { name: 'Frühere Fassungen zeigen' }).click();
  const revisions = page.getByRole('group').filter({ has: page.locator('summary') });
  await revisions.last().locator('summary').click();
  await expect(revisions.last().locator('ins')).toContainText('später');
  await revisions.last().getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByText('Die frühere Fassung gilt wieder.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(title);
});

test('S10.2 S10.8 what is deleted lies in the bin, and comes back from there', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Abgelegt');
  await newTag(page, title);
  await page.getByRole('button', { name: 'Papierkorb' }).click();
  const question = page.getByRole('alertdialog', { name: 'In den Papierkorb legen?' });
  await expect(question.getByText('Wird nirgends verwendet.')).toBeVisible();
  await question.getByRole('button', { name: 'In den Papierkorb' }).click();
  await expect(page).toHaveURL(/\/backend\/tag$/);
  await page.getByLabel('Suchen').fill(title);
  await expect(page.getByText('Dazu wurde nichts gefunden.')).toBeVisible();
  await page.getByLabel('Zustand').selectOption('Papierkorb');
  await rowOf(page, title).getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(page.getByText(`„${title}“ ist wieder da.`)).toBeVisible();
  await page.getByLabel('Zustand').selectOption('Alle');
  await expect(rowOf(page, title)).toBeVisible();
});

test('S1.7 the back office speaks English when it is told to, and remembers it', async ({ page }) => {
  await atOffice(page, 'redaktion');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.goto('/backend/tag/create');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('alert')).toContainText('Please');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag: new');
});

test('S2.19 a link of the site to the back office leaves the app', async ({ page }) => {
  await visit(page, '/login?redirect=%2Fbackend%2Fvideo');
  await page.getByLabel('E-Mail', { exact: true }).fill('redaktion@example.org');
  await page.getByLabel('Passwort', { exact: true }).fill('sprechstunde-demo');
  await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Videos');
  expect(await page.evaluate(() => document.querySelector('[data-background]'))).toBeNull();
});
