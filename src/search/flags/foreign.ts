import type { Steps } from '#kit/steps.ts';
import { Concepts } from '../engine/concepts.ts';
import { wordsOf } from '../language/tokens.ts';

/** Names of emergencies in other languages, by a German text that needs the same help. */
export type ForeignNames = ReadonlyMap<string, readonly string[]>;

/**
 * Translates a text that names an emergency in another language to the German one (S12.5): 'zawał serca' to 'Herzinfarkt'. Names
 * are found like those of concepts, inflected and with other words between.
 */
export function* translatorInSteps(
  foreign: ForeignNames,
  isOrdinary: (word: string) => boolean,
): Steps<(text: string) => string | undefined> {
  const names = yield* Concepts.inSteps(
    [...foreign].map(([key, list]) => ({ key, kind: 'situation', names: { foreign: list }, edges: {} })),
  );
  const mayBeForeign = (word: string): boolean => !isOrdinary(word);
  return (text) => {
    const said = wordsOf(text);
    // 'Sepsis' is no inflected 'sepsi'.
    const isTranslated = (places: readonly number[]): boolean => places.some((at) => mayBeForeign(said[at] ?? ''));
    return names.named(said, [], mayBeForeign).find(({ isForeign, places }) => isForeign && isTranslated(places))?.concept.key;
  };
}
