import { eq, sql } from 'drizzle-orm';
import { keptAddress } from '#kit/mail-address.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { pageLinks } from '#paths/routes.ts';
import type { Services } from '#platform/services.ts';
import { audit } from '#desk/server/door.ts';
import { issueEnrolment, resetSecondFactor } from './enrolments.ts';
import { absolute, type LetterParts } from './self-mails.ts';
import { users } from './tables.ts';
import { findUserByEmail } from './users.ts';

const linkOf = (parts: LetterParts, locale: 'de' | 'en', token: string): string =>
  absolute(parts, pageLinks(locale, parts.presenterSlug)('user.security', { enrolment: token }));

/**
 * Gives a registered member the role `admin`; `not-found` for an unknown address. Answers the link to set up the second factor
 * that the role needs; null if they have one, or none is needed.
 */
export const makeAdmin = (
  parts: Pick<Services, 'db' | 'clock' | 'isDemo' | 'baseUrl' | 'siteName' | 'presenterSlug'>,
  email: string,
): Promise<Result<{ link: string | null }>> =>
  parts.db.transaction(async (tx): Promise<Result<{ link: string | null }>> => {
    const [made] = await tx
      .update(users)
      .set({ roles: sql`array_append(array_remove(${users.roles}, 'admin'), 'admin')` })
      .where(eq(users.email, keptAddress(email)))
      .returning();
    if (!made) return fail('not-found');
    const details = { console: true };
    await audit(tx, { actor: null, action: 'roles', entity: 'user', id: made.id, details, at: parts.clock.now() });
    if (made.totpConfirmedAt || parts.isDemo) return ok({ link: null });
    return ok({ link: linkOf(parts, made.locale, await issueEnrolment(tx, parts.clock, made.id)) });
  });

/** Removes a member's second factor and answers the link to set up a new one: for an admin who lost it and has no colleague. */
export const giveEnrolment = (
  parts: Pick<Services, 'db' | 'clock' | 'isDemo' | 'baseUrl' | 'siteName' | 'presenterSlug'>,
  email: string,
): Promise<Result<{ link: string }>> =>
  parts.db.transaction(async (tx): Promise<Result<{ link: string }>> => {
    const user = await findUserByEmail(tx, keptAddress(email));
    if (!user) return fail('not-found');
    const { token } = await resetSecondFactor(tx, parts.clock, user.id);
    const details = { console: true };
    await audit(tx, { actor: null, action: 'second-factor', entity: 'user', id: user.id, details, at: parts.clock.now() });
    return ok({ link: linkOf(parts, user.locale, token) });
  });
