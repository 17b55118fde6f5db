import { expect, type Page } from '@playwright/test';
import { ready, test } from './journey.ts';
import { coachingList, freeVideo } from '../world.ts';
import { findings } from './axe.ts';
import { sideways } from './layout.ts';
import { call } from './office-call.ts';
import { atOffice, editPlaylist, menu, newTag, newTitle, officeReady, rowOf, save, titleField, titlesIn } from './office.ts';

/** The form of a free video. */
async function atVideo(page: Page): Promise<void> {
  await atOffice(page, 'redaktion', `/backend/video?filter=${encodeURIComponent(JSON.stringify({ q: freeVideo.shortid }))}`);
  await rowOf(page, freeVideo.title).getByRole('link').first().click();
  await expect(titleField(page)).toHaveValue(freeVideo.title);
}

/** Collects save requests from now on. */
function watchSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/save')) saves.push(request.url());
  });
  return saves;
}

test('(S10.2) Enter takes the first hit of a picker, and saves nothing in any field', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const [parent, child] = [newTitle('Oberbegriff'), newTitle('Unterbegriff')];
  for (const title of [parent, child]) {
    await newTag(page, title);
    await page.getByRole('button', { name: 'Veröffentlichen' }).click();
    await expect(page.getByText('Veröffentlicht.')).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const saves = watchSaves(page);
  await titleField(page).fill(`${child} hal`);
  await titleField(page).press('Enter');
  const picker = page.getByRole('combobox', { name: 'Steht unter' });
  await picker.fill(parent);
  await picker.press('Enter');
  await expect(page.getByRole('option', { name: parent })).toHaveAttribute('class', /Mui-focused/);
  await picker.press('Enter');
  await expect(picker).toHaveValue(new RegExp(parent));
  await picker.press('Enter');
  await page.getByLabel('Adresse (Slug)').press('Enter');
  await page.getByLabel('Sichtbar ab').press('Enter');
  await page.waitForLoadState('networkidle');
  expect(saves).toEqual([]);
  await save(page);
  expect(saves).toHaveLength(1);
  await page.reload();
  await expect(picker).toHaveValue(new RegExp(parent));
});

test('(S10.8) what is begun of a new entry is kept, taken up again after a reload, and forgotten once it is saved', async ({
  page,
}) => {
  const title = newTitle('Angefangenes');
  await atOffice(page, 'redaktion', '/backend/tag/create');
  await titleField(page).fill(title);
  await expect(page.getByText(/^Auf diesem Gerät gesichert um \d\d:\d\d$/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await officeReady(page);
  await expect(titleField(page)).toHaveValue('');
  await expect(page.getByText(/^Auf diesem Gerät wurde hier schon etwas angefangen/)).toBeVisible();
  await page.getByRole('button', { name: 'Weiterschreiben' }).click();
  await expect(titleField(page)).toHaveValue(title);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/tag\/[\da-f-]{36}$/);
  await page.goto('/backend/tag/create');
  await officeReady(page);
  await expect(page.getByRole('button', { name: 'Weiterschreiben' })).toHaveCount(0);
  await titleField(page).fill('Fremdes');
  await expect(page.getByText(/^Auf diesem Gerät gesichert/)).toBeVisible();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('office-new')))).toEqual([]);
});

/** The next tag is saved, and nobody learns of it. */
const loseNextSave = (page: Page) =>
  page.route(
    '**/api/backend/tag/save',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );

test('(S10.8) a save whose answer was lost can be made again: nothing is there twice, and nobody else is said to have saved', async ({
  page,
}) => {
  await atOffice(page, 'redaktion', '/backend/tag/create');
  const title = newTitle('Antwort verloren');
  const offline = page.getByText('Der Server ist gerade nicht zu erreichen');
  await titleField(page).fill(title);
  await loseNextSave(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(offline).toBeVisible();
  await save(page);
  await expect(page).toHaveURL(/\/backend\/tag\/[\da-f-]{36}$/);
  await titleField(page).fill(`${title}, zweimal`);
  await loseNextSave(page);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(offline).toBeVisible();
  await save(page);
  await page.goto(`/backend/tag?q=${encodeURIComponent(title)}`);
  await expect(rowOf(page, `${title}, zweimal`)).toBeVisible();
  expect(await titlesIn(page)).toEqual([`${title}, zweimal`]);
});

test('(S10.8) two write at one entry: the draft of the first stays, the second sees it and goes on with both', async ({
  page,
  browser,
}) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Zu zweit');
  await newTag(page, title);
  const other = await (await browser.newContext()).newPage();
  await atOffice(other, 'admin', page.url());
  const kept = (of: Page) => expect(of.getByText(/^Entwurf gesichert um \d\d:\d\d$/)).toBeVisible();
  await titleField(page).fill(`${title} von der Ersten`);
  await kept(page);

  await other.getByLabel('Titel (Englisch)').fill('By the second');
  const offer = other.getByRole('alert').filter({ hasText: 'Hier wurde schon etwas angefangen: von Robin Redaktion' });
  await expect(offer.locator('ins')).toHaveText(/von der Ersten/);
  await expect(other.getByText('Der Entwurf konnte nicht gesichert werden.')).toBeVisible();
  await offer.getByRole('button', { name: 'Weiterschreiben' }).click();
  await expect(titleField(other)).toHaveValue(`${title} von der Ersten`);
  await expect(other.getByLabel('Titel (Englisch)')).toHaveValue('By the second');
  await kept(other);

  // The first goes on in turn, and decides for what is hers.
  await titleField(page).fill(`${title} und weiter`);
  const back = page.getByRole('alert').filter({ hasText: 'Hier wurde schon etwas angefangen: von Alex Admin' });
  await back.getByRole('button', { name: 'Verwerfen' }).click();
  await expect(back).toBeHidden();
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);
  await save(page);
  await other.context().close();
});

test('(S10.8) a draft that was begun before a save is taken up without what that has changed, and what both have is shown', async ({
  page,
}) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Überholt');
  await newTag(page, title);
  await titleField(page).fill(`${title} im Entwurf`);
  await expect(page.getByText(/^Entwurf gesichert um \d\d:\d\d$/)).toBeVisible();
  const address = `/api/backend/tag/get/${page.url().split('/').at(-1)}`;
  const { data } = await call<{ data: Record<string, unknown> }>(page, address);
  const saved = { ...data, title: `${title} gespeichert`, en: { title: 'Saved meanwhile' }, draft_at: null };
  await call(page, '/api/backend/tag/save', saved);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  const offer = page.getByRole('alert').filter({ hasText: 'Seither gibt es eine neuere Fassung.' });
  await expect(offer.locator('del')).toHaveText(/gespeichert/);
  await expect(offer.locator('ins')).toHaveText(/im Entwurf/);
  await offer.getByRole('button', { name: 'Weiterschreiben' }).click();
  await expect(titleField(page)).toHaveValue(`${title} im Entwurf`);
  await expect(page.getByLabel('Titel (Englisch)')).toHaveValue('Saved meanwhile');
  await save(page);
});

test('(S10.8) what somebody moves to the bin while another writes: they are told, restore it and lose nothing', async ({
  page,
}) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Weggelegt');
  await newTag(page, title);
  await call(page, '/api/backend/tag/delete', { id: page.url().split('/').at(-1) });
  await titleField(page).fill(`${title} und weiter`);
  await expect(page.getByText(/^Entwurf gesichert um \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('button', { name: 'Speichern' }).click();
  const question = page.getByRole('alertdialog', { name: 'Das liegt inzwischen im Papierkorb' });
  await expect(question.locator('ins')).toHaveText(/und weiter/);
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(question).toBeHidden();
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);
  await save(page);
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);
  await expect(page.getByRole('button', { name: 'Weiterschreiben' })).toHaveCount(0);
});

test('(S10.8) what somebody deletes for good while another writes is saved as something new', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Ganz gelöscht');
  await newTag(page, title);
  const erased = page.url();
  const id = erased.split('/').at(-1);
  await titleField(page).fill(`${title} und weiter`);
  for (const from_bin of [false, true]) await call(page, '/api/backend/tag/delete', { id, from_bin });
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Jemand hat diesen Eintrag inzwischen endgültig gelöscht.')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const asNew = page.getByRole('button', { name: 'Als neuen Entwurf speichern' });
  await loseNextSave(page);
  await asNew.click();
  await expect(page.getByText('Der Server ist gerade nicht zu erreichen')).toBeVisible();
  await asNew.click();
  await expect(page).not.toHaveURL(erased);
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);
  await expect(page.getByRole('button', { name: 'Weiterschreiben' })).toHaveCount(0);
  await page.goto(`/backend/tag?q=${encodeURIComponent(title)}`);
  await expect(rowOf(page, `${title} und weiter`)).toBeVisible();
  expect(await titlesIn(page)).toEqual([`${title} und weiter`]);
});

test('(S10.8) something new in two windows: what one has kept, the other neither replaces nor forgets', async ({
  page,
  context,
}) => {
  await atOffice(page, 'redaktion', '/backend/tag/create');
  const other = await context.newPage();
  await other.goto('/backend/tag/create');
  await officeReady(other);
  const [one, two] = [newTitle('Neu hier'), newTitle('Neu dort')];
  await titleField(page).fill(one);
  await expect(page.getByText(/^Auf diesem Gerät gesichert um /)).toBeVisible();
  await titleField(other).fill(two);
  await expect(other.getByText('Auf diesem Gerät wurde hier schon etwas angefangen')).toBeVisible();
  await other.getByRole('button', { name: 'Speichern' }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(`Tag: ${two}`);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Weiterschreiben' }).click();
  await expect(titleField(page)).toHaveValue(one);
});

test('(S10.7) what was corrected in captions is saved with the video, in both languages, and asked about before it is lost', async ({
  page,
}) => {
  test.slow();
  await atVideo(page);
  const film = page.getByRole('region', { name: 'Film' });
  const line = film.getByLabel('Text von Zeile 1');
  await expect(line).not.toHaveValue('');
  const before = await line.inputValue();
  await line.fill('Ganz neu geschrieben.');
  await expect(film.getByText('Noch nicht gespeichert: Deutsch.')).toBeVisible();
  await menu(page).getByRole('link', { name: 'Playlists' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hier bleiben' }).click();
  // Switching to the other language loses nothing.
  const language = film.getByRole('combobox', { name: 'Sprache' }).first();
  await language.click();
  await page.getByRole('option', { name: 'Englisch' }).click();
  await language.click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(line).toHaveValue('Ganz neu geschrieben.');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  await expect(film.getByText(/^Noch nicht gespeichert/)).toHaveCount(0);
  await page.reload();
  await expect(line).toHaveValue('Ganz neu geschrieben.');

  await film.getByLabel('Ende von Zeile 1').fill('99:00');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Noch nicht gespeichert. Sieh Dir zuerst an: Untertitel.')).toBeVisible();
  await page.reload();
  await line.fill(before);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(film.getByText(/^Noch nicht gespeichert/)).toHaveCount(0);
});

test('S10.8 a draft that met no connection is kept once there is one, without another key', async ({ page, context }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Im Funkloch');
  await newTag(page, title);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await titleField(page).fill(`${title} und weiter`);
  await expect(page.getByText('Der Entwurf konnte nicht gesichert werden.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^Entwurf gesichert um \d\d:\d\d$/)).toBeVisible();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await officeReady(page);
  const takeUp = page.getByRole('button', { name: 'Weiterschreiben' });
  await expect(takeUp).toBeVisible();
  // The question fits a narrow window (WCAG 1.4.10).
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  await takeUp.click();
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);
});

test('(S16.4) a session that ends while somebody writes: they sign in above the form, and what they wrote is saved', async ({
  page,
  context,
}) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Unterbrochen');
  await newTag(page, title);
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await titleField(page).fill(`${title} und weiter`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const dialog = page.getByRole('dialog', { name: 'Bitte melde Dich noch einmal an' });
  await expect(dialog.getByLabel('E-Mail')).toHaveValue('redaktion@example.org');
  await dialog.getByLabel('Passwort').fill('falsch');
  await dialog.getByRole('button', { name: 'Anmelden', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  // 'Gespeichert.' may still stand there from the first save.
  const isSaved = () => page.waitForResponse((answer) => answer.url().endsWith('/tag/save') && answer.ok());
  const saved = isSaved();
  await dialog.getByLabel('Passwort').fill('sprechstunde-demo');
  await dialog.getByLabel('Passwort').press('Enter');
  await saved;
  await expect(page.getByText('Gespeichert.', { exact: true })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(titleField(page)).toHaveValue(`${title} und weiter`);

  // After 'later' the editor stays on the page with all unsaved input.
  await context.clearCookies();
  await titleField(page).fill(`${title} später`);
  await dialog.getByRole('button', { name: 'Später' }).click();
  await expect(page.getByText('Der Entwurf konnte nicht gesichert werden.')).toBeVisible();
  await expect(titleField(page)).toHaveValue(`${title} später`);
  await page.getByRole('button', { name: 'Speichern' }).click();
  const savedAgain = isSaved();
  await dialog.getByLabel('Passwort').fill('sprechstunde-demo');
  await dialog.getByLabel('Passwort').press('Enter');
  await savedAgain;
  await expect(page.getByText('Geändert', { exact: true })).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(titleField(page)).toHaveValue(`${title} später`);
});

test('(S10.2) what is wrong in a row is marked there, and what is missing is named', async ({ page }) => {
  await atVideo(page);
  await page.getByRole('button', { name: 'Quellen: hinzufügen' }).click();
  await page.getByLabel('Titel der Quelle').last().fill('Leitlinie');
  await page.getByLabel('Adresse der Quelle').last().fill('leitlinie');
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Es geht um: Quellen.' })).toBeVisible();
  await expect(page.getByLabel('Adresse der Quelle').last()).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Adresse der Quelle').last()).toBeFocused();
  await expect(page.getByLabel('Titel der Quelle').last()).toHaveAttribute('aria-invalid', 'false');

  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/backend/video/create');
  await officeReady(page);
  await titleField(page).fill(newTitle('Ohne Film'));
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect(page.getByText(/Es fehlt etwas\. Es geht um: Film\./)).toBeVisible();
});

test('(S10.2) what is pasted and too long is not cut: its field says so, and it is saved once it fits', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/tag/create');
  const title = newTitle('Eingefügt');
  await titleField(page).focus();
  await page.keyboard.insertText(`${title} ${'x'.repeat(300)} bis hier`);
  await expect(titleField(page)).toHaveValue(/ bis hier$/);
  await expect(titleField(page)).toHaveAccessibleDescription(/^Zu lang: 3\d\d Zeichen, höchstens 300 sind möglich\.$/);
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText('Es geht um: Titel.')).toBeVisible();
  await titleField(page).fill(title);
  // As much as the server takes.
  const english = page.getByLabel('Titel (Englisch)');
  await english.fill('x'.repeat(5001));
  await expect(english).toHaveAccessibleDescription('Zu lang: 5.001 Zeichen, höchstens 5.000 sind möglich.');
  await english.fill('x'.repeat(400));
  await expect(english).toHaveAccessibleDescription('');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page).toHaveURL(/\/backend\/tag\/[\da-f-]{36}$/);
  await expect(titleField(page)).toHaveValue(title);
});

test('(S10.8) picked is only what can be seen: another page, filter or order drops it', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/video');
  const picked = page.getByText('1 ausgewählt');
  const pickFirst = async (): Promise<void> => {
    await page.getByRole('row').getByRole('checkbox').nth(1).check();
    await expect(picked).toBeVisible();
  };
  await pickFirst();
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect(page.getByText(/^Seite 2 von/)).toBeVisible();
  await expect(picked).toHaveCount(0);
  await pickFirst();
  await page.goBack();
  await expect(page.getByText(/^Seite 1 von/)).toBeVisible();
  await expect(picked).toHaveCount(0);
  await pickFirst();
  await page.getByLabel('Zustand').selectOption('Papierkorb');
  await expect(picked).toHaveCount(0);
  await page.getByLabel('Zustand').selectOption('Veröffentlicht');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('row').getByRole('checkbox', { checked: true })).toHaveCount(0);
});

test('(S10.8) entries are published, tagged and restored many at once', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const name = newTitle('Gemeinsam');
  for (const which of ['A', 'B']) await newTag(page, `${name} ${which}`);
  await page.goto(`/backend/tag?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const pick = async (): Promise<void> => {
    await expect(rowOf(page, `${name} B`)).toBeVisible();
    for (const which of ['A', 'B']) await page.getByRole('checkbox', { name: `${name} ${which} auswählen` }).check();
  };
  await pick();
  await expect(page.getByText('2 ausgewählt')).toBeVisible();
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await page
    .getByRole('dialog', { name: '2 Einträge veröffentlichen?' })
    .getByRole('button', { name: 'Veröffentlichen' })
    .click();
  await expect(page.getByText('Erledigt: 2.')).toBeVisible();
  await expect(rowOf(page, `${name} A`)).toContainText('Veröffentlicht');
  await pick();
  await page.getByRole('button', { name: 'In den Papierkorb' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'In den Papierkorb' }).click();
  // It covers the list, for mouse users, until it is dismissed.
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByLabel('Zustand').selectOption('Papierkorb');
  await pick();
  await page.getByRole('button', { name: 'Wiederherstellen' }).first().click();
  await expect(page.getByText('Erledigt: 2.').last()).toBeVisible();

  const tag = newTitle('Mappe');
  await newTag(page, tag);
  await page.goto(`/backend/video?filter=${encodeURIComponent(JSON.stringify({ q: freeVideo.shortid }))}`);
  await page.getByRole('checkbox', { name: `${freeVideo.title} auswählen` }).check();
  await page.getByRole('button', { name: 'Tags' }).click();
  await page.getByRole('dialog').getByLabel('Tag').fill(tag);
  await expect(page.getByRole('option', { name: tag })).toBeVisible();
  await page.getByRole('dialog').getByLabel('Tag').press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Hinzufügen' }).click();
  // Draft tags may be assigned: readers see them once they are published.
  await expect(page.getByText('Erledigt: 1.').last()).toBeVisible();
});

test('(S10.8) drafts that belong together are published together', async ({ page }) => {
  await atOffice(page, 'redaktion');
  const title = newTitle('Zusammen');
  const draft = { title, state: 'draft' };
  const tag = await call<{ data: { id: string } }>(page, '/api/backend/tag/save', draft);
  const list = await call<{ data: { id: string } }>(page, '/api/backend/playlist/save', { ...draft, tags: [tag.data.id] });
  await page.goto(`/backend/playlist/${list.data.id}`);
  await officeReady(page);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  const question = page.getByRole('alertdialog', { name: 'Dazu gehören Entwürfe' });
  await expect(question.getByRole('checkbox', { name: `Tag: ${title}` })).toBeChecked();
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Speichern und veröffentlichen' }).click();
  await expect(page.getByText('Veröffentlicht.', { exact: true })).toBeVisible();
  await page.goto(`/backend/tag?filter=${encodeURIComponent(JSON.stringify({ q: title }))}`);
  await expect(rowOf(page, title)).toContainText('Veröffentlicht');
});

test('(S6.1) what a save does to videos elsewhere is said before, and can be thought over', async ({ page }) => {
  await editPlaylist(page, coachingList);
  await page.waitForLoadState('networkidle');
  const picker = page.getByRole('combobox', { name: 'Videos: suchen' });
  await picker.fill(freeVideo.title);
  await page.getByRole('option', { name: freeVideo.title }).first().click();
  const saves = watchSaves(page);
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Das wird sich auch ändern' });
  await expect(question).toContainText(
    `Dieses Video kann dann nur noch sehen, wer das Coaching gekauft hat: „${freeVideo.title}“.`,
  );
  await question.getByRole('button', { name: 'Weiter bearbeiten' }).click();
  await page.waitForLoadState('networkidle');
  expect(saves).toEqual([]);
  await page.getByRole('button', { name: 'Papierkorb', exact: true }).click();
  await expect(page.getByRole('alertdialog').getByText(/^Diese \d+ Videos können dann alle sehen/)).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Abbrechen' }).click();
});

test('(S6.3) a course’s download is chosen among the files, and no name can be typed', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/playlist/create');
  await titleField(page).fill(newTitle('Mit Plan'));
  const field = page.getByRole('group', { name: 'Datei zum Download' });
  await expect(field.getByText('Keine Datei')).toBeVisible();
  await expect(field.getByRole('textbox')).toHaveCount(0);
  await field.getByRole('button', { name: 'Aus Dateien wählen' }).click();
  const chooser = page.getByRole('dialog');
  await chooser
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Übungsplan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 Plan') });
  await chooser.getByRole('listitem').getByRole('button', { name: 'Übungsplan.pdf', exact: true }).click();
  await expect(field.getByText('Uebungsplan.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page).toHaveURL(/\/backend\/playlist\/[\da-f-]{36}$/);
  await page.reload();
  await expect(field.getByText('Uebungsplan.pdf')).toBeVisible();
});
