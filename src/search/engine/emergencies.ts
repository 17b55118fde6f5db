import { searchLimits, type Emergency } from '../contract.ts';
import { tokensOf } from '../language/tokens.ts';

export type EmergencyWord = { readonly word: string; readonly help: Emergency };

/** Who is named where words point to several: what cannot wait first. */
const urgency: readonly Emergency[] = ['112', 'telefonseelsorge', '116117'];

const between = (words: readonly string[]): string => ` ${words.join(' ')} `;
const apostrophes = /(?<=\p{L})['’‘](?=\p{L})/gu;

/** The folded words of a text as they are compared: people write can't, can’t and cant. */
export const emergencyWordsIn = (text: string): string[] => tokensOf(text.replace(apostrophes, '')).map(({ word }) => word);

export type FindEmergency = (words: readonly string[]) => Emergency | null;

/**
 * Whether words of a search (`emergencyWordsIn`) point to an emergency (S12.5): where those of an entry stand whole and side by side. A search ends
 * at 20 characters, so of a longer entry only these are compared.
 */
export function emergencyFinder(entries: readonly EmergencyWord[]): FindEmergency {
  const listed = entries
    .map(({ word, help }) => ({ key: between(emergencyWordsIn(word.slice(0, searchLimits.most))), help }))
    .filter(({ key }) => key.trim() !== '');
  return (words) => {
    const text = between(words);
    const helps = new Set(listed.filter(({ key }) => text.includes(key)).map(({ help }) => help));
    return urgency.find((help) => helps.has(help)) ?? null;
  };
}
