import { ECDH } from 'node:crypto';
import { and, eq, ne } from 'drizzle-orm';
import type { CallContext, Caller, Handlers } from '#kit/endpoint.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Services } from '#platform/services.ts';
import { holdSession } from '#accounts/server/door.ts';
import type { deviceEndpoints } from '../contract.ts';
import { isPushEndpoint } from '../push-rules.ts';
import { pushTexts } from '../push-texts.ts';
import { pushKeys } from './push-keys.ts';
import { pushSubscriptions } from './tables.ts';

type State = { data: { on: boolean; key: string } };

const callerOf = async (context: CallContext): Promise<Caller> => {
  const caller = await context.caller();
  if (!caller) throw new Error('The guard lets nobody else in.');
  return caller;
};

function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed') === key;
  } catch {
    return false;
  }
}

/** The calls by which a device gets notifications (S17.6). */
export function pushHandlers(parts: Pick<Services, 'db' | 'clock' | 'config'>): Handlers<typeof deviceEndpoints> {
  const { db, clock, config } = parts;
  const stateOf = async ({ sessionId }: Caller): Promise<Result<State>> => {
    const on = (await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId))) > 0;
    return ok({ data: { on, key: (await pushKeys(parts)).publicKey } });
  };
  return {
    pushState: async (_, context) => stateOf(await callerOf(context)),

    subscribeToPush: async ({ endpoint, p256dh, auth }, context) => {
      const caller = await callerOf(context);
      if (!isPushEndpoint(endpoint, config.push.services) || !isPoint(p256dh))
        return refuse(pushTexts[context.locale].badSubscription);
      const { sessionId, userId } = caller;
      const row = { userId, locale: context.locale, endpoint, p256dh, auth, createdAt: clock.now() };
      const isKept = await db.transaction(async (tx) => {
        // It may have been ended from another device, or the account deleted.
        if (!(await holdSession(tx, caller))) return false;
        // Somebody else was logged in on this device before, and their session was never ended.
        const sameDevice = and(eq(pushSubscriptions.endpoint, endpoint), ne(pushSubscriptions.sessionId, sessionId));
        await tx.delete(pushSubscriptions).where(sameDevice);
        await tx
          .insert(pushSubscriptions)
          .values({ sessionId, ...row })
          .onConflictDoUpdate({ target: pushSubscriptions.sessionId, set: row });
        return true;
      });
      return isKept ? stateOf(caller) : fail('unauthenticated');
    },

    unsubscribeFromPush: async (_, context) => {
      const caller = await callerOf(context);
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, caller.sessionId));
      return stateOf(caller);
    },
  };
}
