import type { Handlers } from '#kit/endpoint.ts';
import { ok } from '#kit/result.ts';
import type { accountEndpoints } from '../contract.ts';
import { logIn, passSecondFactor } from './login.ts';
import { forgetPassword, resetPassword } from './password-reset.ts';
import type { AccountParts } from './parts.ts';
import { register, resendVerification } from './registration.ts';
import { closeSession } from './sessions.ts';

type Calls = 'login' | 'secondFactor' | 'logout' | 'forgotPassword' | 'resetPassword' | 'register' | 'resendVerification';

/** How members come in, and how they go (S7.1). */
export const entryHandlers = (parts: AccountParts): Pick<Handlers<typeof accountEndpoints>, Calls> => ({
  login: (form, context) => logIn(parts, form, context),
  secondFactor: ({ code }, context) => passSecondFactor(parts, code, context),
  logout: async (_, { client }) => {
    await closeSession(parts.db, client);
    return ok(undefined);
  },
  forgotPassword: ({ email }, context) => forgetPassword(parts, email, context),
  resetPassword: (form, context) => resetPassword(parts, form, context),
  register: (form, context) => register(parts, form, context),
  resendVerification: ({ email }, context) => resendVerification(parts, email, context),
});
