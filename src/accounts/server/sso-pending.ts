import type { Client } from '#kit/endpoint.ts';
import type { Services } from '#platform/services.ts';
import type { ProvidedIdentity } from '../rules.ts';
import { seal, unseal } from './sealed.ts';

/** An identity from a provider without an address, until the form supplies one. */
export type Pending = { readonly identity: ProvidedIdentity; readonly redirect: string | null };

const cookie = 'sso_pending';
const purpose = 'pending sign-in';
/** Time limit of the form that asks for the address, in seconds. */
const pendingTime = 30 * 60;

export function keepPending(
  { key, clock }: Pick<Services, 'key' | 'clock'>,
  client: Client,
  { identity, redirect }: Pending,
): void {
  const until = new Date(clock.now().getTime() + pendingTime * 1000);
  const whole = seal(key, purpose, { identity, redirect }, until);
  // Browsers limit cookies to 4096 bytes; losing the redirect is better than losing the sign-in.
  client.setCookie(cookie, whole.length <= 3500 ? whole : seal(key, purpose, { identity, redirect: null }, until), {
    maxAge: pendingTime,
  });
}

export const findPending = ({ key, clock }: Pick<Services, 'key' | 'clock'>, client: Client): Pending | undefined =>
  unseal(key, purpose, client.cookie(cookie), clock.now()) as Pending | undefined;

export const forgetPending = (client: Client): void => client.clearCookie(cookie);
