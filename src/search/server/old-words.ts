import type { Concept, Register } from '../concepts.ts';
import { redFlagFinder } from '../flags/judging.ts';
import type { FlagRule, FlagTerm, Level } from '../flags/shapes.ts';
import { stemOf } from '../language/stems.ts';
import { tokensOf } from '../language/tokens.ts';
import { isCorrect } from './lexicon.ts';

/** The editors' lists before there were concepts and rules: pairs of lay and medical words, and words that point to help. */

export type Pair = readonly [lay: string, medical: string];

/** The identity of a name, whatever its case, accents or inflection. */
const nameKey = (name: string): string =>
  tokensOf(name)
    .map(({ word }) => stemOf(word, 'de'))
    .join(' ');

const slugOf = (name: string): string =>
  tokensOf(name)
    .map(({ word }) => word.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean)
    .join('-')
    .slice(0, 60);

/** Converts pairs to concepts: a pair with a known word adds a name to its concept, another one becomes a concept. */
export function withOldPairs(concepts: readonly Concept[], pairs: readonly Pair[]): Concept[] {
  const all = new Map(concepts.map((concept) => [concept.key, concept]));
  const byName = new Map<string, string>();
  for (const { key, names } of concepts) {
    for (const name of Object.values(names).flat()) if (!byName.has(nameKey(name))) byName.set(nameKey(name), key);
  }
  const give = (key: string, register: Register, name: string): void => {
    const concept = all.get(key);
    if (!concept || byName.has(nameKey(name))) return;
    all.set(key, { ...concept, names: { ...concept.names, [register]: [...(concept.names[register] ?? []), name] } });
    byName.set(nameKey(name), key);
  };
  for (const [lay, medical] of pairs) {
    const key = byName.get(nameKey(medical)) ?? byName.get(nameKey(lay)) ?? slugOf(medical);
    if (key === '') continue;
    if (!all.has(key)) all.set(key, { key, kind: 'illness', names: {}, edges: {} });
    give(key, 'medical', medical);
    give(key, 'lay', lay);
  }
  return [...all.values()].filter(({ names }) => Object.values(names).flat().length > 0);
}

export type OldWord = { readonly word: string; readonly help: '112' | '116117' | 'telefonseelsorge' };

const levelOf: Readonly<Record<OldWord['help'], Level>> = { '112': 'now', '116117': 'today', telefonseelsorge: 'talk' };

/** Words that no rule covers become a term and a rule of their own. */
export function withOldWords(
  { terms, rules }: { readonly terms: readonly FlagTerm[]; readonly rules: readonly FlagRule[] },
  words: readonly OldWord[],
): { readonly terms: FlagTerm[]; readonly rules: FlagRule[] } {
  const find = redFlagFinder({ terms, rules, isOrdinary: isCorrect });
  const unknown = Map.groupBy(
    words.filter(({ word }) => find(word) === null),
    ({ help }) => help,
  );
  const added = [...unknown].map(([help, list]) => ({ help, key: `eigene-${help}`, names: list.map(({ word }) => word) }));
  const kept = <Entry extends { readonly key: string }>(entries: readonly Entry[]): Entry[] =>
    entries.filter(({ key }) => !added.some((one) => one.key === key));
  return {
    terms: [...kept(terms), ...added.map(({ key, names }) => ({ key, names }))],
    rules: [
      ...kept(rules),
      ...added.map(({ help, key, names }): FlagRule => ({
        key,
        level: levelOf[help],
        helps: help === '112' ? ['112'] : [help, '112'],
        when: [key],
        examples: names.slice(0, 10),
        calm: [],
        source: 'Wörter der Redaktion',
        reviewer: 'Redaktion',
        reviewed: '2026-11-22',
      })),
    ],
  };
}
