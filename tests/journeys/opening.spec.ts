import { expect } from '@playwright/test';
import { test } from './journey.ts';
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
