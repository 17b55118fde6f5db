import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Concept } from '../concepts.ts';

const words = path.join(import.meta.dirname, '../words');

/** The lists of a file by the keys of their concepts: '# key', then an entry a line. */
function listsIn(file: string): [string, readonly string[]][] {
  const all = new Map<string, string[]>();
  let lines: string[] = [];
  for (const line of readFileSync(path.join(words, file), 'utf8').split('\n')) {
    if (line.startsWith('# ')) all.set(line.slice(2), (lines = []));
    else if (line !== '') lines.push(line);
  }
  return [...all];
}

/** The utterances: a file for each topic. */
export const readSaid = (): ReadonlyMap<string, readonly string[]> =>
  new Map(
    readdirSync(path.join(words, 'said'))
      .toSorted()
      .flatMap((file) => listsIn(`said/${file}`)),
  );

/** What people say in English. It stands apart from the utterances that editors keep: pieces of English words are in German ones by chance. */
export const readSaidInEnglish = (): ReadonlyMap<string, readonly string[]> => new Map(listsIn('said-english.txt'));

/** Names in Turkish, Russian, Ukrainian, Polish, Arabic and Romanian. */
export const readForeign = (): ReadonlyMap<string, readonly string[]> => new Map(listsIn('foreign.txt'));

/** Names of emergencies in twenty languages that are spoken in Germany, by a German text that needs the same help. */
export const readForeignEmergencies = (): ReadonlyMap<string, readonly string[]> => new Map(listsIn('flags/foreign.txt'));

/** Concepts with the utterances and the names in other languages that this version ships. */
export function withTexts(concepts: readonly Concept[]): Concept[] {
  const said = readSaid();
  const foreign = readForeign();
  return concepts.map((concept) => {
    const own = said.get(concept.key);
    const names = foreign.get(concept.key);
    return { ...concept, ...(own && { said: own }), ...(names && { names: { ...concept.names, foreign: names } }) };
  });
}
