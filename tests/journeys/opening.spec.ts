import { expect } from '@playwright/test';
import { test, watchRequests } from './journey.ts';
import { atOffice, menu } from './office.ts';

test("S18.8 an admin sees under 'Bereit für den Start?' what is missing, confirms an item, and takes that back", async ({
  page,
}) => {
  await atOffice(page, 'admin');
  await expect(page.getByRole('region', { name: 'Fehlgeschlagene Aufgaben' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Die Website ist noch nicht geöffnet' })).toHaveCount(0);
  // As a new site answers: its admin learns first what is to do.
  await page.route('**/api/backend/opening', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: object };
    await route.fulfill({ response: answer, json: { data: { ...data, is_open: false } } });
  });
  await page.reload();
  const notOpen = page.getByRole('region', { name: 'Die Website ist noch nicht geöffnet' });
  await expect(notOpen).toContainText(/Punkte sind noch offen\. Leser:innen sehen/);
  await page.unroute('**/api/backend/opening');
  await notOpen.getByRole('link', { name: 'Bereit für den Start?' }).click();
  await expect(page).toHaveURL(/\/backend\/opening$/);
  await page.reload();
  await menu(page).getByRole('link', { name: 'Bereit für den Start?' }).click();
  const group = (name: string) => page.getByRole('region', { name });
  // The demo is open, has no mail server, and is still a demo.
  await expect(page.getByText('Die Seite ist geöffnet.')).toBeVisible();
  await expect(group('Fehlt noch').getByRole('heading', { name: 'Die Demo ist beendet' })).toBeVisible();
  await expect(group('Erledigt').getByRole('heading', { name: 'Ein erstes Video' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Seite öffnen' })).toHaveCount(0);

  // The demo pays with a stand-in, so there is nobody to send a report.
  await page.getByRole('button', { name: 'Ausprobieren: Meldungen des Zahlungsdienstes' }).click();
  await expect(page.getByText('Es ist kein Zahlungsdienst eingerichtet.')).toBeVisible();

  await page.getByRole('button', { name: 'Bestätigen: Sicherungen' }).click();
  const done = group('Erledigt').getByRole('listitem').filter({ hasText: 'Sicherungen' });
  await expect(done).toContainText('Bestätigt von');
  await page.reload();
  await expect(done).toContainText('Bestätigt von');
  await page.getByRole('button', { name: 'Bestätigung zurücknehmen: Sicherungen' }).click();
  await expect(group('Bitte bestätigen').getByRole('heading', { name: 'Sicherungen' })).toBeVisible();
  await page.getByRole('link', { name: 'Dorthin: Impressum' }).click();
  await expect(page).toHaveURL(/\/backend\/page\?q=impressum/);
});

test("S18.8 what 'Bereit für den Start?' calls by name is there under that name", async ({ page }) => {
  await atOffice(page, 'admin', '/backend/opening');
  await expect(page.getByRole('listitem').filter({ hasText: 'Ein erstes Thema' })).toContainText(
    'Rubrik (im Formular unter „Darstellung“)',
  );
  await page.getByRole('link', { name: 'Dorthin: Notfallhinweise gelesen' }).click();
  await page.getByRole('combobox', { name: 'Liste' }).click();
  await expect(page.getByRole('option', { name: 'Warnzeichen', exact: true })).toBeVisible();
  await page.goto('/backend/playlist/create');
  const look = page.getByRole('region', { name: 'Darstellung' });
  await expect(look.getByRole('combobox', { name: 'Rubrik' })).toBeVisible();
});

test('S2.33 the chatbot of a new site says what it needs, and finds fault only with what somebody has begun', async ({
  page,
}) => {
  await page.route('**/api/backend/chatbot/get*', (route) => route.fulfill({ json: { data: null } }));
  const checks = watchRequests(page, (request) => request.url().includes('/api/backend/chatbot/check'));
  await atOffice(page, 'redaktion', '/backend/chatbot');
  await expect(page.getByText('Noch gibt es keinen Chatbot;')).toBeVisible();
  const persona = page.getByRole('group', { name: 'Wer spricht' });
  await persona.getByRole('textbox', { name: 'Name' }).fill('Ida');
  await expect(page.getByText('Noch gibt es keinen Chatbot;')).toBeHidden();
  const problems = page.getByRole('region', { name: 'Was noch nicht stimmt' });
  await expect(problems.getByRole('button')).toHaveText([
    'Wer spricht, Vor der ersten Nachricht: Hier fehlt noch ein Text. (verhindert das Speichern)',
    'Variante 1, Schritt „start“, Sagt: Hier fehlt noch ein Text. (verhindert das Speichern)',
    'Variante 1, Schritt „start“: Hier endet das Gespräch, ohne etwas anzubieten.',
    'Variante 2, Schritt „start“, Sagt: Hier fehlt noch ein Text. (verhindert das Speichern)',
    'Variante 2, Schritt „start“: Hier endet das Gespräch, ohne etwas anzubieten.',
  ]);
  expect(checks.length, 'nothing is checked before somebody has begun').toBe(1);
  await problems.getByRole('button', { name: /^Wer spricht/ }).click();
  await expect(persona).toBeFocused();
});
