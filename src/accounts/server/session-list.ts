import { and, desc, eq, gt } from 'drizzle-orm';
import Bowser from 'bowser';
import type { Caller } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import type { Services } from '#platform/services.ts';
import type { SessionView } from '../contract.ts';
import { selfTexts } from '../self-texts.ts';
import { sessions } from './tables.ts';

/** A readable name for a user agent: 'Chrome auf Windows'. */
export function deviceInWords(userAgent: string, locale: Locale): string {
  const t = selfTexts[locale].sessions;
  // The parser throws for an empty string.
  if (userAgent === '') return t.unknown;
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return t.device(browser.name, os.name);
  return browser.name || os.name || t.unknown;
}

/** A member's sessions (S16.4), the last used first. */
export async function listSessions(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  locale: Locale,
): Promise<SessionView[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, caller.userId), eq(sessions.awaitsSecondFactor, false), gt(sessions.expiresAt, clock.now())))
    .orderBy(desc(sessions.seenAt), sessions.id);
  return rows.map((row) => ({
    id: row.id,
    device: deviceInWords(row.device, locale),
    created_at: row.createdAt.toISOString(),
    seen_at: row.seenAt.toISOString(),
    current: row.id === caller.sessionId,
  }));
}
