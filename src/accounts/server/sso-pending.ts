import type { Client } from '#kit/endpoint.ts';
import type { ProvidedIdentity } from '../rules.ts';
import type { AccountParts } from './parts.ts';
import { seal, unseal } from './sealed.ts';

/** Somebody whom a provider sent without an address, until they have told it. */
export type Pending = { readonly identity: ProvidedIdentity; readonly redirect: string | null };

const cookie = 'sso_pending';
const purpose = 'pending sign-in';
/** Seconds for the form that asks for the address. */
const pendingTime = 30 * 60;

type Parts = Pick<AccountParts, 'key' | 'clock'>;

export function keepPending({ key, clock }: Parts, client: Client, { identity, redirect }: Pending): void {
  const until = new Date(clock.now().getTime() + pendingTime * 1000);
  const whole = seal(key, purpose, { identity, redirect }, until);
  // Browsers keep no cookie beyond 4096 bytes; a lost destination is better than a lost sign-in.
  client.setCookie(cookie, whole.length <= 3500 ? whole : seal(key, purpose, { identity, redirect: null }, until), {
    maxAge: pendingTime,
  });
}

export const findPending = ({ key, clock }: Parts, client: Client): Pending | undefined =>
  unseal(key, purpose, client.cookie(cookie), clock.now()) as Pending | undefined;

export const forgetPending = (client: Client): void => client.clearCookie(cookie);
