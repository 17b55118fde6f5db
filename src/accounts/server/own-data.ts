import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { selfTexts } from '../self-texts.ts';
import type { PersonalData } from './parts.ts';
import { picturePath } from './picture-path.ts';
import { newsletterConsents, recoveryCodes, sessions, users } from './tables.ts';

/** Each by name: what is added to the table is not exported by itself. */
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

/** What this room keeps of a person, as every other room says it (S16.2). No secret and no hash of one is exported. */
export const ownData: PersonalData = {
  tables: ['users', 'sessions', 'password_resets', 'enrolments', 'recovery_codes', 'newsletter_consents'],
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
    // Who never confirmed the address may not take its newsletter from whoever has it: that consent is not theirs.
    const theirs = user?.verifiedAt ? undefined : isNull(newsletterConsents.confirmedAt);
    await tx.delete(newsletterConsents).where(and(eq(newsletterConsents.email, email), theirs));
    // Sessions, links and codes go with the row.
    await tx.delete(users).where(eq(users.id, id));
    return user?.image ? [picturePath(user.image)] : [];
  },
};
