import { addDays, dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Concept } from '../concepts.ts';
import { contentOf, planOf } from '../engine/plan.ts';
import { guesses } from '../engine/spelling.ts';
import { soundOf } from '../language/sounds.ts';
import { listEmptySearches, type EmptySearch } from './empty-searches.ts';
import type { Live } from './live-index.ts';

/** A search without results by several visitors, with the concept that may be meant (S12.10). */
export type Proposal = EmptySearch & {
  readonly nearest: Concept | null;
  /** The concept has these words already: what is missing is a film. */
  readonly isNamed: boolean;
};

const days = 30;
const most = 50;

/** The proposals of the last thirty days, most frequent first. */
export async function listProposals(db: Db, live: Live, { now, locale }: { now: Date; locale: Locale }): Promise<Proposal[]> {
  const today = dayOf(now);
  const found = await listEmptySearches(db, { from: addDays(today, -days), to: today }, most);
  return found.map((empty) => ({ ...empty, ...nearestTo(empty.words, live, locale) }));
}

function nearestTo(text: string, live: Live, locale: Locale): Pick<Proposal, 'nearest' | 'isNamed'> {
  const { vocabulary, concepts } = live.languages[locale];
  const [named] = planOf(`${text} `, live.languages[locale]).named;
  if (named) return { nearest: named.concept, isNamed: true };
  for (const { word } of contentOf(text, locale)) {
    for (const guess of guesses(word, vocabulary, live.knowledge.listedBySound.get(soundOf(word)) ?? [])) {
      const [meant] = concepts.named([guess.word]);
      if (meant) return { nearest: meant.concept, isNamed: false };
    }
  }
  return { nearest: null, isNamed: false };
}
