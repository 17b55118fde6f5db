import { expect } from '@playwright/test';
import { test } from './journey.ts';
import { atOffice } from './office.ts';

test('S15.6 the form marks wording that advertising law may forbid while one writes', async ({ page }) => {
  await atOffice(page, 'redaktion', '/backend/page/create');
  const check = page.getByRole('region', { name: 'Heilmittelwerbung' });
  await expect(check).toContainText('Nichts gefunden.');
  await page.getByLabel('Titel', { exact: true }).first().fill('Dieser Kurs heilt Deine Rückenschmerzen.');
  await expect(check.locator('mark')).toHaveText('Kurs heilt');
});

test('S15.6 marked wording is published once somebody has said why it may stay, and shows the reason from then on', async ({
  page,
}) => {
  await atOffice(page, 'redaktion', '/backend/page/create');
  const risky = 'Dieser Kurs heilt Deine Rückenschmerzen.';
  await page.getByLabel('Titel', { exact: true }).first().fill(risky);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  const gate = page.getByRole('alertdialog', { name: 'Eine Stelle könnte verboten sein' });
  await expect(gate.locator('mark')).toHaveText('Kurs heilt');
  const publish = gate.getByRole('button', { name: 'Mit Begründung veröffentlichen' });
  await expect(publish).toBeDisabled();
  await gate.getByRole('button', { name: 'Zurück zum Text' }).click();
  await expect(page.getByLabel('Titel', { exact: true }).first()).toHaveValue(risky);
  await page.getByRole('button', { name: 'Veröffentlichen', exact: true }).click();
  await gate.getByLabel('Warum darf das so bleiben?').fill('Die Seite erklärt, warum dieser Satz verboten ist.');
  await publish.click();
  await expect(page).toHaveURL(/\/backend\/page\/[\da-f-]{36}$/);
  const check = page.getByRole('region', { name: 'Heilmittelwerbung' });
  await expect(check).toContainText('Die Seite erklärt, warum dieser Satz verboten ist.');
  // Nothing is asked again about the same sentence.
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert.')).toBeVisible();
  await expect(gate).toHaveCount(0);
});
