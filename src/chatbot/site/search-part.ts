import { englishReady } from '#kit/bilingual.ts';
import type { Locale } from '#kit/locale.ts';
import type * as late from './late-search.ts';
import type { QuestionsParts } from './questions.ts';

type Part = typeof late;

let here: Part | undefined;

/** Loads the search and its texts when the reader is about to ask (S12.11). */
export async function loadSearch(locale: Locale): Promise<Part> {
  const part = await import('./late-search.ts');
  if (locale === 'en') await englishReady();
  here = part;
  return part;
}

/** The loaded search; it is loaded whenever there is an answer to show. */
export const loadedSearch = (): Part | undefined => here;

/** Sends a question to the search, and to nobody else. */
export const askSearch =
  (locale: Locale): QuestionsParts['ask'] =>
  async (value, signal) => {
    const { searchCall } = await loadSearch(locale);
    const answer = await searchCall(locale)({ value, page: 1, unnoted: true }, { signal });
    return answer.ok ? answer.value : null;
  };
