import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { users } from '../../src/accounts/server/tables.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { giveCoaching } from '../owners.ts';
import { siteDatabase } from './enter.ts';
import { ready, visit } from './journey.ts';
import { member, type Person } from './member.ts';

/** The course with a video for each of its thirty days. */
export const course = { shortid: 'schlaf30', slug: 'besser-schlafen', page: '/mein-dr-muster/coaching/besser-schlafen' };

/** The data of a call made as the logged-in user. */
export const called = <Data>(page: Page, path: string): Promise<Data> =>
  page.evaluate(async (address) => ((await (await fetch(address)).json()) as { data: Data }).data, path);

/** A new member who has just been given the course. */
export async function owner(page: Page): Promise<Person> {
  const person = await member(page);
  const db = siteDatabase();
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, person.email));
  if (!user) throw new Error('A member has a row.');
  await giveCoaching({ database: { db }, clock: systemClock }, user, course.shortid);
  return person;
}

/** Opens the course page and waits for the owner's part. */
export async function visitCourse(page: Page): Promise<void> {
  await visit(page, course.page);
  await expect(page.getByRole('progressbar')).toBeVisible();
}

/** Confirms that there are no medical objections to the course. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /gelesen/ }).check();
  await page.getByRole('button', { name: 'Bestätigen und beginnen' }).click();
  await expect(page.getByRole('heading', { name: 'Bevor es losgeht' })).toBeHidden();
}

/** Reloads the page and waits for the owner's part. */
export async function reloadCourse(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
}
