import { expect } from '@playwright/test';
import { test, visit } from './journey.ts';
import { logOut } from './member.ts';
import { owner, reloadCourse, visitCourse } from './owner.ts';

test('S13.4 an unsaved note outlives reload and leaving, and not its saving or a logout', async ({ page }) => {
  await owner(page);
  await visitCourse(page);
  const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('day-note')));
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
