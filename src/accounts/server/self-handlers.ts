import { and, eq } from 'drizzle-orm';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { accountEndpoints, User } from '../contract.ts';
import { callerOf, memberOf } from './caller.ts';
import { changePassword } from './change-password.ts';
import { deleteAccount } from './deletion.ts';
import { newsletterHandlers } from './newsletter-handlers.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from './own-second-factor.ts';
import type { AccountParts } from './parts.ts';
import { deletePicture } from './picture.ts';
import { saveProfile } from './profile.ts';
import { listSessions } from './session-list.ts';
import { endSessions, forgetSession } from './sessions.ts';
import { sessions } from './tables.ts';
import { imageOf, presentUser, type KnownUser } from './users.ts';

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

/** S3.13: members act on themselves alone, whatever id they name. */
const isSelf = async (context: CallContext, id: string): Promise<boolean> =>
  (await callerOf(context)).userId === id.toLowerCase();

/** What members do with their own account. */
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
