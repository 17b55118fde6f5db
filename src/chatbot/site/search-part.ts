import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type * as late from './late-search.ts';
import type { QuestionsParts } from './questions.ts';

type Part = typeof late;

let here: Part | undefined;

/** The search with its texts, once somebody is about to ask (S12.11). */
export async function loadSearch(locale: Locale): Promise<Part> {
  const part = await import('./late-search.ts');
  if (locale === 'en') await englishReady();
  here = part;
  return part;
}

/** The same where it has come: it has, wherever there is an answer to show. */
export const loadedSearch = (): Part | undefined => here;

/** Asks the search what somebody wants to know; nothing is told to anybody else. */
export const askSearch =
  (locale: Locale): QuestionsParts['ask'] =>
  async (value, signal) => {
    const { searchCall } = await loadSearch(locale);
    const answer = await searchCall(locale)({ value, page: 1, unnoted: true }, { signal });
    return answer.ok ? answer.value : null;
  };
