import { createClient, type Api } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { sendTransport } from '#ui/send.ts';
import type { shopEndpoints } from '../contract.ts';
import type { Declaration } from '../withdrawal-rules.ts';

type Calls = Api<Pick<typeof shopEndpoints, 'withdraw'>>;

/** Declares a withdrawal. Whoever withdraws has no session to lose, so a token of another time is renewed. */
export const declareWithdrawal = (declaration: Declaration, locale: Locale): ReturnType<Calls['withdraw']> =>
  createClient<Pick<typeof shopEndpoints, 'withdraw'>>(shopAddresses, sendTransport(locale)).withdraw(declaration);
