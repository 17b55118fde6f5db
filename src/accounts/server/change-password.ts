import { and, eq } from 'drizzle-orm';
import type { CallContext } from '#kit/endpoint.ts';
import { ok, refuse, type FieldErrors, type Result } from '#kit/result.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { Services } from '#platform/services.ts';
import { countBadTries } from './limits.ts';
import { endPasswordLinks } from './link-tokens.ts';
import { passwordErrors } from './password-errors.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { send } from './self-mails.ts';
import { selfTexts } from '../self-texts.ts';
import { endSessions, renewSession } from './sessions.ts';
import { users } from './tables.ts';
import type { UserRow } from './users.ts';

type Change = { readonly old: string; readonly password: string; readonly password_confirmation: string };

/** Limits guesses by somebody at an unattended computer. */
const wrongPasswords: Limit = { name: 'own-password', points: 10, seconds: 15 * 60 };

/** Checks a member's password; fails with `too-many` after ten wrong ones. Correct ones do not count. */
export const knowsPassword = ({ limits }: Pick<Services, 'limits'>, row: UserRow, given: string): Promise<Result<boolean>> =>
  countBadTries(
    limits,
    [[wrongPasswords, row.id]],
    async () => ok(await isPassword(row.passwordHash, given)),
    (done) => done.ok && done.value,
  );

/**
 * Sets a new password (S5.2). All other sessions end, this one gets a new token, and a mail reports the change, whoever made it.
 */
export async function changePassword(
  parts: Pick<Services, 'db' | 'limits' | 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>,
  member: { readonly row: UserRow; readonly sessionId: string },
  change: Change,
  { client, locale }: Pick<CallContext, 'client' | 'locale'>,
): Promise<Result<{ message: string }>> {
  const { row, sessionId } = member;
  const t = selfTexts[locale];
  if (row.passwordHash === null) return refuse(t.password.none);
  const knows = await knowsPassword(parts, row, change.old);
  if (!knows.ok) return knows;
  const errors: FieldErrors = {
    ...(knows.value ? {} : { old: [t.password.wrong] }),
    ...passwordErrors(change, row, locale),
  };
  if (Object.keys(errors).length > 0) return refuse(t.check, errors);
  const passwordHash = await hashPassword(change.password);
  const isChanged = await parts.db.transaction(async (tx) => {
    const unchanged = and(eq(users.id, row.id), eq(users.passwordHash, row.passwordHash ?? ''));
    const changed = await tx.update(users).set({ passwordHash }).where(unchanged).returning({ id: users.id });
    if (changed.length === 0) return false;
    await endPasswordLinks(tx, row.id);
    await endSessions(tx, row.id, sessionId);
    await renewSession(tx, client, sessionId);
    await send(tx, parts, { to: row.email, locale, ...t.mails.passwordChanged(parts.siteName) });
    return true;
  });
  // A concurrent change won: the old password is no longer the current one.
  return isChanged ? ok({ message: t.password.changed }) : refuse(t.check, { old: [t.password.wrong] });
}
