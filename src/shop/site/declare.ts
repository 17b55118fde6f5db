import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { sendTransport } from '#ui/send.ts';
import type { shopEndpoints } from '../contract.ts';
import type { Declaration } from '../withdrawal-rules.ts';

type Calls = Api<Pick<typeof shopEndpoints, 'withdraw'>>;

/** Declares a withdrawal. Nobody is logged in here, so an expired token is renewed silently. */
export const declareWithdrawal = (declaration: Declaration, locale: Locale): ReturnType<Calls['withdraw']> =>
  createClient<Pick<typeof shopEndpoints, 'withdraw'>>(shopAddresses, sendTransport(locale)).withdraw(declaration);
