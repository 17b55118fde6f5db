import { useSyncExternalStore } from 'react';
import type { Locale } from '#kit/locale.ts';
import { createClient } from '#kit/client.ts';
import { ok, type FailureCode, type Result } from '#kit/result.ts';
import { currentMember } from '#accounts/site/door.ts';
import { courseAddresses } from '#paths/shop-api.ts';
import { CallFault } from '#ui/faults.ts';
import { sendTransport } from '#ui/send.ts';
import { useLocale } from '#ui/site.tsx';
import type { courseEndpoints, Journey } from '../contract.ts';
import { courseCalls } from './calls.ts';

/*
 * One's own journeys as this window knows them: the course's page, the player and the login area show the same, and what the
 * player reports shows on the page below it at once. Another member in the same window finds nothing of the one before.
 */
let owner: string | undefined;
const known = new Map<string, Journey>();
const listeners = new Set<() => void>();

const keyOf = (shortid: string, locale: Locale): string => `${locale} ${shortid}`;

function forgetOthers(): void {
  const member = currentMember()?.id;
  if (member === owner) return;
  owner = member;
  known.clear();
}

/** Knows a journey from now on, as the server last told it. */
export function keepJourney(journey: Journey, locale: Locale): void {
  forgetOthers();
  known.set(keyOf(journey.coaching.shortid, locale), journey);
  for (const listener of listeners) listener();
}

export const currentJourney = (shortid: string, locale: Locale): Journey | undefined => {
  forgetOthers();
  return known.get(keyOf(shortid, locale));
};

const watch = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** A journey as it is known now; undefined until somebody has loaded it. */
export function useJourney(shortid: string): Journey | undefined {
  const locale = useLocale();
  return useSyncExternalStore(
    watch,
    () => currentJourney(shortid, locale),
    () => undefined,
  );
}

/** Asks for a journey and keeps it. A lost connection throws, and so does an unexpected answer. */
export async function loadJourney(shortid: string, locale: Locale): Promise<Result<Journey>> {
  const answer = await courseCalls(locale).journey({ shortid });
  if (!answer.ok) return answer;
  keepJourney(answer.value.data, locale);
  return ok(answer.value.data);
}

/** What was watched of a day: seconds from and to. */
export type Watched = {
  readonly coaching: string;
  readonly video: string;
  readonly ranges: readonly (readonly [number, number])[];
};

/** These would be refused again. */
const isFinal: ReadonlySet<FailureCode> = new Set(['forbidden', 'not-found', 'conflict', 'invalid']);

/**
 * Reports what was watched (S13.2); the call outlives the page. Answers whether the report is done with: a refusal is, since it
 * would be refused again; what may pass is to be sent once more. Nobody is told of either.
 */
export async function sendWatched(watched: Watched, locale: Locale): Promise<boolean> {
  const { addWatched } = createClient<typeof courseEndpoints>(courseAddresses, sendTransport(locale));
  try {
    const answer = await addWatched(watched, { keepalive: true });
    if (answer.ok) showWatched(watched, answer.value.data, locale);
    return answer.ok || isFinal.has(answer.code);
  } catch (thrown) {
    if (thrown instanceof CallFault) return thrown.status === 400;
    throw thrown;
  }
}

function showWatched({ coaching, video }: Watched, now: { progress: number; day_progress: number }, locale: Locale): void {
  const journey = currentJourney(coaching, locale);
  if (!journey) return;
  const days = journey.days.map((day) => (day.video === video ? { ...day, progress: now.day_progress } : day));
  keepJourney({ ...journey, progress: now.progress, days }, locale);
  // The certificate may be there by now.
  if (journey.over && !journey.certificate) loadJourney(coaching, locale).catch(() => {});
}
