import { expect, type Page } from '@playwright/test';
import { ready, visit } from './journey.ts';
import { member, type Person } from './member.ts';

/** The course with a video for each of its thirty days. */
export const course = { shortid: 'schlaf30', slug: 'besser-schlafen', page: '/mein-dr-muster/coaching/besser-schlafen' };

/** What a call of the site answers to whoever is logged in. */
export const called = <Data>(page: Page, path: string): Promise<Data> =>
  page.evaluate(async (address) => ((await (await fetch(address)).json()) as { data: Data }).data, path);

/** A new member who has just bought the course, as everybody does. */
export async function owner(page: Page): Promise<Person> {
  const person = await member(page);
  const { id } = await called<{ id: string }>(page, `/api/coaching/${course.slug}`);
  await page.goto(`/stripe/checkout/coaching/${id}?consent=1`);
  await page.getByRole('button', { name: 'bezahlen' }).click();
  await page.waitForURL(/\/shop\/danke\//);
  await expect
    .poll(async () =>
      (await called<{ coachings: { status: string }[] }>(page, '/api/user')).coachings.map(({ status }) => status),
    )
    .toEqual(['succeeded']);
  return person;
}

/** The course's page with its owner's part. */
export async function visitCourse(page: Page): Promise<void> {
  await visit(page, course.page);
  await expect(page.getByRole('progressbar')).toBeVisible();
}

/** Confirms that nothing speaks against the course. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: /gelesen/ }).check();
  await page.getByRole('button', { name: 'Bestätigen und beginnen' }).click();
  await expect(page.getByRole('heading', { name: 'Bevor es losgeht' })).toBeHidden();
}

/** Loads the page again and waits for the owner's part. */
export async function reloadCourse(page: Page): Promise<void> {
  await page.reload();
  await ready(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
}
