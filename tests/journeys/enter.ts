import type { Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openSession, sessionCookie } from '../../src/accounts/server/sessions.ts';
import { users } from '../../src/accounts/server/tables.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { Db } from '../../src/platform/database.ts';
import { databaseUrl, port } from './serve.ts';

let db: Db | undefined;

/** The database of this worker's server, for preparing journeys. */
export const siteDatabase = (): Db =>
  (db ??= drizzle(new Pool({ connectionString: databaseUrl(), max: 2, allowExitOnIdle: true })));

/** Logs a user in without the login form: creates a session in the database and sets its cookies. */
export async function enter(page: Page, email: string): Promise<void> {
  const [user] = await siteDatabase().select({ id: users.id }).from(users).where(eq(users.email, email));
  if (!user) throw new Error(`There is nobody with the address ${email}.`);
  const cookies: Parameters<ReturnType<Page['context']>['addCookies']>[0][number][] = [];
  await openSession(
    siteDatabase(),
    systemClock,
    {
      ip: '127.0.0.1',
      userAgent: await page.evaluate(() => navigator.userAgent),
      cookie: () => undefined,
      setCookie: (name, value) =>
        void cookies.push({ name, value, url: `http://127.0.0.1:${port}`, httpOnly: name === sessionCookie, sameSite: 'Lax' }),
      clearCookie: () => undefined,
    },
    { userId: user.id, remember: false },
  );
  await page.context().addCookies(cookies);
}
