import type { Handlers } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import type { accountEndpoints } from '../contract.ts';
import { logIn, passSecondFactor } from './login.ts';
import type { AccountParts } from './parts.ts';
import { closeSession } from './sessions.ts';

type Entry = Pick<Handlers<typeof accountEndpoints>, 'login' | 'secondFactor' | 'logout'>;

/** How members come in, and how they go (S7.1). */
export const entryHandlers = (parts: AccountParts): Entry => ({
  login: (form, context) => logIn(parts, form, context),
  secondFactor: ({ code }, context) => passSecondFactor(parts, code, context),
  logout: async (_, { client }) => {
    await closeSession(parts.db, client);
    return ok(undefined);
  },
});
