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
