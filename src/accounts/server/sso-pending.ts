import type { Client } from '#kit/endpoint.ts';
import type { Services } from '#platform/services.ts';
import type { ProvidedIdentity } from '../rules.ts';
import { seal, unseal } from './sealed.ts';

/** Somebody whom a provider sent without an address, until they have told it. */
export type Pending = { readonly identity: ProvidedIdentity; readonly redirect: string | null };

const cookie = 'sso_pending';
const purpose = 'pending sign-in';
/** Seconds for the form that asks for the address. */
const pendingTime = 30 * 60;

export function keepPending(
  { key, clock }: Pick<Services, 'key' | 'clock'>,
  client: Client,
  { identity, redirect }: Pending,
): void {
  const until = new Date(clock.now().getTime() + pendingTime * 1000);
  const whole = seal(key, purpose, { identity, redirect }, until);
  // Browsers keep no cookie beyond 4096 bytes; a lost destination is better than a lost sign-in.
  client.setCookie(cookie, whole.length <= 3500 ? whole : seal(key, purpose, { identity, redirect: null }, until), {
    maxAge: pendingTime,
  });
}

export const findPending = ({ key, clock }: Pick<Services, 'key' | 'clock'>, client: Client): Pending | undefined =>
  unseal(key, purpose, client.cookie(cookie), clock.now()) as Pending | undefined;

export const forgetPending = (client: Client): void => client.clearCookie(cookie);
