import { useCallback, useSyncExternalStore } from 'react';
import type { Locale } from '#kit/locale.ts';
import { createClient } from '#kit/client.ts';
import { addDays, dayOf, instantOf } from '#kit/dates.ts';
import { ok, type FailureCode, type Result } from '#kit/result.ts';
import { currentMember, watchLogout } from '#accounts/site/door.ts';
import { courseAddresses } from '#paths/shop-api.ts';
import { CallFault } from '#ui/faults.ts';
import { sendTransport } from '#ui/send.ts';
import { useLocale } from '#ui/site.tsx';
import type { courseEndpoints, Journey } from '../contract.ts';
import { courseCalls } from './calls.ts';

/*
 * The member's journeys, shared by the window: the course's page, the player and the login area show the same, and watched time
 * from the player appears on the page at once. Reset when the member changes.
 */
let owner: string | undefined;
const known = new Map<string, Journey>();
/** With the journey that each shows. */
const listeners = new Map<() => void, { readonly shortid: string; readonly locale: Locale }>();

const keyOf = (shortid: string, locale: Locale): string => `${locale} ${shortid}`;

function forgetOthers(): void {
  const member = currentMember()?.id;
  if (member === owner) return;
  owner = member;
  known.clear();
}

/** Stores a journey from the server. */
export function keepJourney(journey: Journey, locale: Locale): void {
  // Also where only the progress is shown: unsaved notes of the course's page may be there.
  watchLogout();
  forgetOthers();
  known.set(keyOf(journey.coaching.shortid, locale), journey);
  for (const listener of listeners.keys()) listener();
}

export const currentJourney = (shortid: string, locale: Locale): Journey | undefined => {
  forgetOthers();
  return known.get(keyOf(shortid, locale));
};

/** Loads the journeys that are shown anew: a day may have begun, or another device has gone on. */
function refresh(): void {
  if (document.hidden) return;
  const shown = new Map([...listeners.values()].map((journey) => [keyOf(journey.shortid, journey.locale), journey]));
  for (const [key, { shortid, locale }] of shown) if (known.has(key)) loadJourney(shortid, locale).catch(() => {});
}

/** Not all windows ask at the same moment, nor one whose clock is a little ahead too early. */
const afterMidnightMs = { least: 5000, spread: 30_000 } as const;

/** Refreshes when a window that was open overnight becomes visible, and when a day begins while it is. Answers how to stop. */
function followDays(): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    const now = new Date();
    const midnight = instantOf(addDays(dayOf(now), 1), 0).getTime() - now.getTime();
    timer = setTimeout(
      () => {
        refresh();
        wait();
      },
      midnight + afterMidnightMs.least + Math.random() * afterMidnightMs.spread,
    );
  };
  wait();
  document.addEventListener('visibilitychange', refresh);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', refresh);
  };
}

let stopFollowing: (() => void) | undefined;

function watch(listener: () => void, shortid: string, locale: Locale): () => void {
  if (listeners.size === 0) stopFollowing = followDays();
  listeners.set(listener, { shortid, locale });
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopFollowing?.();
  };
}

/** The current journey, also on the next day; undefined until it is loaded. */
export function useJourney(shortid: string): Journey | undefined {
  const locale = useLocale();
  return useSyncExternalStore(
    useCallback((listener: () => void) => watch(listener, shortid, locale), [shortid, locale]),
    () => currentJourney(shortid, locale),
    () => undefined,
  );
}

/** Loads and stores a journey. Throws for a lost connection or an unexpected answer. */
export async function loadJourney(shortid: string, locale: Locale): Promise<Result<Journey>> {
  const answer = await courseCalls(locale).journey({ shortid });
  if (!answer.ok) return answer;
  keepJourney(answer.value.data, locale);
  return ok(answer.value.data);
}

/** A watched range of a day, in seconds. */
export type Watched = {
  readonly coaching: string;
  readonly video: string;
  readonly ranges: readonly (readonly [number, number])[];
};

/** These are permanent refusals. */
const isFinal: ReadonlySet<FailureCode> = new Set(['forbidden', 'not-found', 'conflict', 'invalid']);

/**
 * Reports watched time (S13.2); the request outlives the page. Answers whether the report is finished: permanent refusals are,
 * temporary failures are sent again. Both are silent.
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
  // The certificate may be available now.
  if (days.every(({ open }) => open) && !journey.certificate) loadJourney(coaching, locale).catch(() => {});
}
