import { expect } from '@playwright/test';
import { findings } from './axe.ts';
import { test } from './journey.ts';
import { atOffice } from './office.ts';

test('S15.6 the form marks forbidden wording while one writes, names the law, and forgets what is taken back', async ({
  page,
}) => {
  await atOffice(page, 'redaktion', '/backend/page/create');
  const check = page.getByRole('region', { name: 'Heilmittelwerbung' });
  await expect(check).toContainText('Nichts gefunden.');
  const title = page.getByLabel('Titel', { exact: true }).first();
  await title.fill('Dieser Kurs heilt Deine Rückenschmerzen.');
  await expect(check.locator('mark')).toHaveText('heilt Deine Rückenschmerzen');
  await expect(check.getByRole('link')).toContainText('§ 3 Satz 2');
  expect(await findings(page)).toEqual([]);
  await title.fill('Dieser Kurs heilt nicht.');
  await expect(check).toContainText('Nichts gefunden.');
});
