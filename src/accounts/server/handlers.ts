import type { Client, Handlers } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import { csrfCookie, type Csrf } from '#platform/http/csrf.ts';
import type { accountEndpoints } from '../contract.ts';
import { memberOf } from './caller.ts';
import { entryHandlers } from './entry-handlers.ts';
import type { AccountParts } from './parts.ts';
import { selfHandlers } from './self-handlers.ts';
import { sessionCookie } from './sessions.ts';
import { completeSignIn } from './sso-complete.ts';
import { presentUser } from './users.ts';

type All = Handlers<typeof accountEndpoints>;

/** Gives a browser a token for its session, and answers with it. */
export function giveToken(csrf: Pick<Csrf, 'issue'>, client: Client): string {
  const token = csrf.issue(client.cookie(sessionCookie), client.cookie(csrfCookie));
  client.setCookie(csrfCookie, token);
  return token;
}

/** The server's side of S7.1 and S7.2. */
export const accountHandlers = (parts: AccountParts): All => ({
  ...entryHandlers(parts),
  ...selfHandlers(parts),
  completeSignIn: ({ email }, context) => completeSignIn(parts, email, context),
  csrfCookie: async (_, { client }) => {
    giveToken(parts.csrf, client);
    return ok(undefined);
  },
  user: async (_, context) => {
    const { row } = await memberOf(context);
    return ok({ data: await presentUser(parts, row, context.locale) });
  },
});
