import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { selfTexts } from '../self-texts.ts';
import type { PersonalData } from './parts.ts';
import { picturePath } from './picture-path.ts';
import { newsletterConsents, recoveryCodes, sessions, users } from './tables.ts';

/** Listed by name: new columns are not exported automatically. */
const profileColumns = {
  id: users.id,
  email: users.email,
  name: users.name,
  surname: users.surname,
  gender: users.gender,
  locale: users.locale,
  ssoDriver: users.ssoDriver,
  ssoSubject: users.ssoSubject,
  image: users.image,
  street: users.street,
  streetNumber: users.streetNumber,
  zipcode: users.zipcode,
  city: users.city,
  country: users.country,
  roles: users.roles,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  verifiedAt: users.verifiedAt,
  termsAcceptedAt: users.termsAcceptedAt,
  totpConfirmedAt: users.totpConfirmedAt,
  createdAt: users.createdAt,
};

/** The personal data of this room (S16.2). Secrets and their hashes are never exported. */
export const ownData: PersonalData = {
  tables: ['users', 'sessions', 'password_resets', 'invitations', 'enrolments', 'recovery_codes', 'newsletter_consents'],
  words: { de: selfTexts.de.data.words, en: selfTexts.en.data.words },
  exported: async (db, { id, email }) => {
    const [profile] = await db.select(profileColumns).from(users).where(eq(users.id, id));
    if (!profile) return {};
    const codes = await db.$count(recoveryCodes, eq(recoveryCodes.userId, id));
    const { createdAt, seenAt, expiresAt, remember, device } = sessions;
    const logins = await db
      .select({ device, createdAt, seenAt, expiresAt, remember })
      .from(sessions)
      .where(eq(sessions.userId, id))
      .orderBy(desc(sessions.seenAt));
    const { wording, askedAt, confirmedAt, revokedAt, locale } = newsletterConsents;
    const newsletter = await db
      .select({ wording, locale, askedAt, confirmedAt, revokedAt })
      .from(newsletterConsents)
      .where(eq(newsletterConsents.email, email))
      .orderBy(askedAt);
    return { profile: { ...profile, recoveryCodesLeft: codes }, sessions: logins, newsletter };
  },
  erase: async (tx, { id, email }) => {
    const [user] = await tx.select().from(users).where(eq(users.id, id));
    // An unconfirmed account must not delete the newsletter subscription of the address's real owner.
    const theirs = user?.verifiedAt ? undefined : isNull(newsletterConsents.confirmedAt);
    await tx.delete(newsletterConsents).where(and(eq(newsletterConsents.email, email), theirs));
    // Sessions, links and codes are deleted with the row.
    await tx.delete(users).where(eq(users.id, id));
    return user?.image ? [picturePath(user.image)] : [];
  },
};
