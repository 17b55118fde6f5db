import { and, eq, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Db } from '#platform/database.ts';
import type { accountEndpoints, AddressForm, ProfileForm, User } from '../contract.ts';
import { selfTexts } from '../self-texts.ts';
import { callerOf, memberOf } from './caller.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './deletion.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './own-second-factor.ts';
import type { AccountParts } from './parts.ts';
import { deletePicture } from './picture.ts';
import { listSessions } from './session-list.ts';
import { endSessions, forgetSession } from './sessions.ts';
import { sessions, users } from './tables.ts';
import { findUser, imageOf, knownUser, type KnownUser, presentUser } from './users.ts';

type All = Handlers<typeof accountEndpoints>;

type SelfCall =
  | 'saveProfileInformation'
  | 'changeOwnPassword'
  | 'saveUser'
  | 'saveAddress'
  | 'changePassword'
  | 'deleteUser'
  | 'deleteImage'
  | 'sessions'
  | 'endSession'
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'endSecondFactor'
  | 'askNewsletter'
  | 'confirmNewsletter'
  | 'endNewsletter';

/** S3.13: members can only change their own account, whatever id they send. */
const isSelf = async (context: CallContext, id: string): Promise<boolean> =>
  (await callerOf(context)).userId === id.toLowerCase();

/** The handlers for a member's own account. */
export function selfHandlers(parts: AccountParts): Pick<All, SelfCall> {
  const shown = async (saved: Result<KnownUser>, { locale }: CallContext): Promise<Result<{ data: User }>> =>
    saved.ok ? ok({ data: await presentUser(parts, saved.value, locale) }) : saved;
  const save = async (form: Parameters<typeof saveProfile>[2], context: CallContext) =>
    shown(await saveProfile(parts.db, (await callerOf(context)).userId, form, context.locale), context);
  const change = async (form: Parameters<typeof changePassword>[2], context: CallContext) =>
    changePassword(parts, await memberOf(context), form, context);
  return {
    ...newsletterHandlers(parts),
    saveUser: async ({ id, ...form }, context) => ((await isSelf(context, id)) ? save(form, context) : fail('forbidden')),
    saveProfileInformation: save,
    saveAddress: async ({ id, ...form }, context) => ((await isSelf(context, id)) ? save(form, context) : fail('forbidden')),
    changePassword: async ({ id, ...form }, context) => ((await isSelf(context, id)) ? change(form, context) : fail('forbidden')),
    changeOwnPassword: change,
    deleteUser: async ({ id, password }, context) =>
      (await isSelf(context, id)) ? deleteAccount(parts, await memberOf(context), password, context) : fail('forbidden'),
    deleteImage: async ({ id }, context) => {
      if (!(await isSelf(context, id))) return fail('forbidden');
      await deletePicture(parts, (await callerOf(context)).userId);
      return ok({ image: imageOf({ image: null }) });
    },

    sessions: async (_, context) => ok({ data: await listSessions(parts, await callerOf(context), context.locale) }),
    endSession: async ({ id }, context) => {
      const { userId, sessionId } = await callerOf(context);
      if (id === undefined) {
        await endSessions(parts.db, userId, sessionId);
        return ok({});
      }
      const theirs = and(eq(sessions.id, id), eq(sessions.userId, userId));
      const ended = await parts.db.delete(sessions).where(theirs).returning({ id: sessions.id });
      if (ended.some((one) => one.id === sessionId)) forgetSession(context.client);
      return ended.length > 0 ? ok({}) : fail('not-found');
    },

    beginSecondFactor: async (form, context) => beginSecondFactor(parts, (await memberOf(context)).row, form, context.locale),
    confirmSecondFactor: async (form, context) => {
      const codes = await confirmSecondFactor(parts, await memberOf(context), form, context);
      return codes.ok ? ok({ recovery_codes: codes.value }) : codes;
    },
    endSecondFactor: async ({ code }, context) => endSecondFactor(parts, await memberOf(context), code, context),
  };
}

type Profile = Omit<z.output<typeof ProfileForm>, 'id'>;
type Address = Omit<z.output<typeof AddressForm>, 'id' | 'coaching'>;

/** Empty means not given; undefined leaves the column unchanged. */
const orNull = (text: string | undefined): string | null | undefined => (text === '' ? null : text);

/**
 * Saves a member's profile in one statement: with a `revision` only if nobody saved meanwhile (else `conflict`), or if all of it
 * is there already, as when the answer to the first try was lost. Without one the last save wins. Columns are listed by name, so
 * that nothing else can be set (S3.13, S5.5).
 */
async function saveProfile(
  db: Db,
  userId: string,
  { revision, ...given }: Profile | Address,
  locale: Locale,
): Promise<Result<KnownUser>> {
  const columns = {
    ...('name' in given ? { name: given.name, surname: given.surname, gender: given.gender } : {}),
    street: orNull(given.street),
    streetNumber: orNull(given.street_number),
    zipcode: orNull(given.zipcode),
    city: orNull(given.city),
    country: given.country,
  };
  const isThere = Object.entries(columns).flatMap(([name, value]) =>
    value === undefined ? [] : sql`${users[name as keyof typeof columns]} is not distinct from ${value}`,
  );
  const maySave = revision === undefined ? undefined : or(eq(users.revision, revision), and(...isThere));
  const [saved] = await db
    .update(users)
    .set({ ...columns, revision: sql`${users.revision} + 1` })
    .where(and(eq(users.id, userId), maySave))
    .returning(knownUser);
  if (saved) return ok(saved);
  return (await findUser(db, userId)) ? refuse(selfTexts[locale].stale, {}, 'conflict') : fail('unauthenticated');
}
