import { playbackAddresses } from '#paths/playback-api.ts';
import type { Locale } from '#kit/locale.ts';
import type { CallInput } from '#paths/call-address.ts';
import { send } from '#ui/send.ts';
import type { Video } from '#catalog/contract.ts';
import type { Position as WirePosition } from '../contract.ts';
import { ageOf } from '../resume-rules.ts';
import type { Position } from './device-positions.ts';

/** Asks without telling the reader of what goes wrong; a save outlives its page. */
const ask = (name: keyof typeof playbackAddresses, input: CallInput = {}, locale: Locale = 'de'): Promise<Response> =>
  send(playbackAddresses[name], input, { locale, keepalive: true });

/** Refusals that may pass: too many calls, a token of another time, a fault of the server. */
const mayPass = (status: number): boolean => status === 429 || status === 419 || status >= 500;

/** What an account keeps (S11.3), on this device's clock. */
export const accountPositions = {
  async list(): Promise<readonly Position[]> {
    const response = await ask('positions');
    if (!response.ok) return [];
    const { data } = (await response.json()) as { data: readonly WirePosition[] };
    return data.map(({ age, ...reached }) => ({ ...reached, at: Date.now() - age }));
  },
  async save(positions: readonly Position[]): Promise<boolean> {
    const now = Date.now();
    const told = positions.map(({ video, seconds, at }) => ({ video, seconds, age: ageOf(at, now) }));
    return !mayPass((await ask('savePositions', { positions: told })).status);
  },
  forget: async (): Promise<boolean> => (await ask('forgetPositions', {})).ok,
};

/** What a member did not finish, watched last first; nothing where it cannot be known (S8.6). */
export async function fetchUnfinished(locale: Locale): Promise<readonly Video[]> {
  const response = await ask('unfinished', {}, locale).catch(() => null);
  return response?.ok ? ((await response.json()) as { data: readonly Video[] }).data : [];
}
