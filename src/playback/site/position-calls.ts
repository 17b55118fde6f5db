import { createClient } from '#kit/client.ts';
import type { Locale } from '#kit/locale.ts';
import type { Result } from '#kit/result.ts';
import { playbackAddresses } from '#paths/playback-api.ts';
import { CallFault } from '#ui/faults.ts';
import { sendTransport } from '#ui/send.ts';
import type { Video } from '#catalog/contract.ts';
import type { CorrectionNotice, positionEndpoints } from '../contract.ts';
import { ageOf } from '../resume-rules.ts';
import type { Position } from './device-positions.ts';

const callsIn = (locale: Locale) => createClient<typeof positionEndpoints>(playbackAddresses, sendTransport(locale));
const calls = callsIn('de');
/** Saving outlives the page. */
const keepalive = { keepalive: true };

/** Errors are not shown to the reader: a fault becomes an ordinary answer. A lost connection throws. */
const quietly = <Value>(asked: Promise<Result<Value>>): Promise<Result<Value> | (CallFault & { readonly ok?: never })> =>
  asked.catch((thrown: unknown) => {
    if (thrown instanceof CallFault) return thrown;
    throw thrown;
  });

/** Temporary refusals: too many calls, an expired token, a fault of the server. */
const mayPass = (answer: Awaited<ReturnType<typeof quietly>>): boolean =>
  answer instanceof CallFault
    ? answer.status >= 500
    : !answer.ok && (answer.code === 'too-many' || answer.code === 'session-expired');

/** The account's positions (S11.3), converted to this device's clock. */
export const accountPositions = {
  async list(): Promise<readonly Position[]> {
    const answer = await quietly(calls.positions({}));
    return answer.ok ? answer.value.data.map(({ age, ...reached }) => ({ ...reached, at: Date.now() - age })) : [];
  },
  async save(positions: readonly Position[]): Promise<boolean> {
    const now = Date.now();
    const sent = positions.map(({ video, seconds, at }) => ({ video, seconds, age: ageOf(at, now) }));
    return !mayPass(await quietly(calls.savePositions({ positions: sent }, keepalive)));
  },
  forget: async (): Promise<boolean> => (await quietly(calls.forgetPositions({}, keepalive))).ok === true,
};

/** A member's unfinished videos, the last watched first; empty on failure (S8.6). */
export async function fetchUnfinished(locale: Locale): Promise<readonly Video[]> {
  const answer = await callsIn(locale)
    .unfinished({})
    .catch(() => null);
  return answer?.ok ? answer.value.data : [];
}

/** Corrections of what a member has watched (S15.5); empty on failure (S8.6). */
export async function fetchCorrections(locale: Locale): Promise<readonly CorrectionNotice[]> {
  const answer = await callsIn(locale)
    .corrections({})
    .catch(() => null);
  return answer?.ok ? answer.value.data : [];
}

/** Puts a correction away; false if that failed, and it stays. */
export const readCorrection = async ({ video, date }: CorrectionNotice): Promise<boolean> =>
  (await calls.readCorrection({ video: video.shortid, date }).catch(() => null))?.ok === true;
