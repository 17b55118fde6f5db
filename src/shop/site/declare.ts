import type { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { renewToken } from '#ui/csrf.ts';
import { readAnswer } from '#ui/read-answer.ts';
import { send } from '#ui/send.ts';
import type { shopEndpoints } from '../contract.ts';
import type { Declaration } from '../withdrawal-rules.ts';

type Declared = z.output<(typeof shopEndpoints)['withdraw']['out']>;

/** Declares a withdrawal. A token of another time is renewed once: whoever withdraws has no session to lose. */
export async function declareWithdrawal(declaration: Declaration, locale: Locale): Promise<Result<Declared>> {
  const declare = (): Promise<Response> => send(shopAddresses.withdraw, declaration, { locale });
  let response = await declare();
  if (response.status === 419) {
    await renewToken();
    response = await declare();
  }
  return (await readAnswer('withdraw', response)) as Result<Declared>;
}
