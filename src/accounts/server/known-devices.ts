import { createHmac, randomBytes } from 'node:crypto';
import type { Client } from '#kit/endpoint.ts';
import type { Services } from '#platform/services.ts';
import { seal, unseal } from './sealed.ts';

/**
 * A browser in which somebody logged in with their password, or set a new one by the link of a mail, is known for their account from
 * then on: strangers' wrong passwords do not lock it out. It opens nothing by itself.
 */
type Device = { readonly id: string; readonly accounts: readonly string[] };

const cookie = 'device';
const purpose = 'known device';
/** Seconds since the last login. */
const knownFor = 180 * 24 * 60 * 60;
/** A family's tablet. */
const mostAccounts = 6;

/** Stands for an address, so that the browser holds none. */
const markOf = ({ key }: Pick<Services, 'key' | 'clock'>, email: string): string =>
  createHmac('sha256', key).update(`device of ${email.toLowerCase()}`).digest('base64url').slice(0, 22);

const deviceOf = ({ key, clock }: Pick<Services, 'key' | 'clock'>, client: Client): Device | undefined =>
  unseal(key, purpose, client.cookie(cookie), clock.now()) as Device | undefined;

/** The id of the device where it is known for this address. */
export function knownDevice(parts: Pick<Services, 'key' | 'clock'>, client: Client, email: string): string | undefined {
  const device = deviceOf(parts, client);
  return device?.accounts.includes(markOf(parts, email)) ? device.id : undefined;
}

/** Keeps in mind that the owner of this address is here. */
export function rememberDevice(parts: Pick<Services, 'key' | 'clock'>, client: Client, email: string): void {
  const { id = randomBytes(12).toString('base64url'), accounts = [] } = deviceOf(parts, client) ?? {};
  const mark = markOf(parts, email);
  const device: Device = { id, accounts: [mark, ...accounts.filter((one) => one !== mark)].slice(0, mostAccounts) };
  const until = new Date(parts.clock.now().getTime() + knownFor * 1000);
  client.setCookie(cookie, seal(parts.key, purpose, device, until), { maxAge: knownFor });
}
