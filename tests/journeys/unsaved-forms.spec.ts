import { expect } from '@playwright/test';
import { ready, test, visit } from './journey.ts';
import { logOut, member } from './member.ts';
import { owner, reloadCourse, visitCourse } from './owner.ts';

test('S13.4 an unsaved note outlives reload and leaving, and not its saving or a logout', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft ')));
  const note = page.getByLabel('Notiz zu Tag 1', { exact: true });
  await note.fill('Halb fertig');
  await reloadCourse(page);
  await expect(note).toHaveValue('Halb fertig');
  await visit(page, '/meta/faq');
  await visitCourse(page);
  await expect(note).toHaveValue('Halb fertig');
  await page.getByRole('button', { name: 'Notiz speichern' }).click();
  await expect(page.getByText('Notiz gespeichert.')).toBeVisible();
  expect(await kept()).toEqual([]);
  await note.fill('Noch einmal');
  await expect.poll(kept).toHaveLength(1);
  await visit(page, '/home');
  await logOut(page);
  await expect.poll(kept).toEqual([]);
});

test('S5.1 what was typed into a form outlives a reload, but for passwords and consents, until it is sent or a logout', async ({
  page,
}) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  await visit(page, '/register');
  await field('E-Mail').fill('grete@example.org');
  await field('Geschlecht').selectOption('weiblich');
  await field('Passwort').fill('Ein langes Geheimnis');
  await page.getByRole('checkbox', { name: 'Nutzungsbedingungen' }).check();
  await page.reload();
  await ready(page);
  await expect(field('E-Mail')).toHaveValue('grete@example.org');
  await expect(field('Geschlecht')).toHaveValue('f');
  await expect(field('Passwort')).toHaveValue('');
  await expect(page.getByRole('checkbox', { name: 'Nutzungsbedingungen' })).not.toBeChecked();

  await visit(page, '/meta/barriere-melden');
  await page.getByLabel('Was geht nicht?').fill('Das Menü.');
  await page.reload();
  await ready(page);
  await expect(page.getByLabel('Was geht nicht?')).toHaveValue('Das Menü.');

  await member(page);
  await visit(page, '/user/edit');
  await field('Straße').fill('Lange Gasse');
  await page.reload();
  await ready(page);
  await expect(field('Straße')).toHaveValue('Lange Gasse');
  await visit(page, '/home');
  await logOut(page);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
