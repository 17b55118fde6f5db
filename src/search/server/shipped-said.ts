import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Concept } from '../concepts.ts';

/** A file for each topic: '# key', then one utterance a line. */
const folder = path.join(import.meta.dirname, '../words/said');

/** The utterances by the keys of their concepts. */
export function readSaid(): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  for (const file of readdirSync(folder).toSorted()) {
    let lines: string[] = [];
    for (const line of readFileSync(path.join(folder, file), 'utf8').split('\n')) {
      if (line.startsWith('# ')) all.set(line.slice(2), (lines = []));
      else if (line !== '') lines.push(line);
    }
  }
  return all;
}

/** Concepts with the utterances that this version ships. */
export function withSaid(concepts: readonly Concept[]): Concept[] {
  const said = readSaid();
  return concepts.map((concept) => {
    const own = said.get(concept.key);
    return own ? { ...concept, said: own } : concept;
  });
}
