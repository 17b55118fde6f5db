import type { CallContext, Caller, Handlers } from '#kit/endpoint.ts';
import { fail, ok } from '#kit/result.ts';
import { csrfCookie } from '#platform/http/csrf.ts';
import type { accountEndpoints } from '../contract.ts';
import { entryHandlers } from './entry-handlers.ts';
import type { AccountParts } from './parts.ts';
import { rowOfCaller } from './sessions.ts';
import { presentUser } from './users.ts';

type All = Handlers<typeof accountEndpoints>;

/** Who asks, where the endpoint's guard let nobody else in. */
export async function callerOf(context: CallContext): Promise<Caller> {
  const caller = await context.caller();
  if (!caller) throw new Error('This call has no guard.');
  return caller;
}

/** The server's side of S7.1 and S7.2. */
export const accountHandlers = (parts: AccountParts): All =>
  ({
    ...entryHandlers(parts),
    csrfCookie: async (_, { client }) => {
      client.setCookie(csrfCookie, parts.csrf.issue(client.cookie(csrfCookie)), { httpOnly: false });
      return ok(undefined);
    },
    user: async (_, context) => {
      const row = rowOfCaller(await callerOf(context));
      return row ? ok({ data: await presentUser(parts, row, context.locale) }) : fail('unauthenticated');
    },
  }) as Partial<All> as All;
