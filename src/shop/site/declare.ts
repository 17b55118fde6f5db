import type { z } from 'zod';
import { csrfToken } from '#accounts/site/door.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { shopAddresses } from '#paths/shop-api.ts';
import { readAnswer } from '#ui/read-answer.ts';
import type { shopEndpoints } from '../contract.ts';
import type { Declaration } from '../withdrawal-rules.ts';

type Declared = z.output<(typeof shopEndpoints)['withdraw']['out']>;

/** Declares a withdrawal. A token of another time is renewed once: whoever withdraws has no session to lose. */
export async function declareWithdrawal(declaration: Declaration, locale: Locale): Promise<Result<Declared>> {
  const send = async (): Promise<Response> =>
    fetch(shopAddresses.withdraw.replace(/^POST /, ''), {
      method: 'POST',
      headers: {
        'X-Language': locale,
        Accept: 'application/json',
        'Content-Type': 'application/json',
        'X-XSRF-TOKEN': await csrfToken(),
      },
      body: JSON.stringify(declaration),
    });
  let response = await send();
  if (response.status === 419) {
    await fetch('/auth/csrf-cookie');
    response = await send();
  }
  return (await readAnswer('withdraw', response)) as Result<Declared>;
}
