import { conceptEdges, registers, type Concept } from '../concepts.ts';
import type { ConceptSource } from './concepts/source.ts';
import { sources } from './concepts/index.ts';

const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

const joined = (one: readonly string[] = [], other: readonly string[] = []): string[] => [...new Set([...one, ...other])];

function conceptOf(source: ConceptSource): Concept {
  const fields = (of: readonly (keyof ConceptSource)[]) =>
    Object.fromEntries(of.map((field) => [field, listOf(source[field])]).filter(([, list]) => list?.length !== 0));
  return { key: source.key, kind: source.kind, names: fields(registers), edges: fields(conceptEdges) };
}

/** The concepts shipped with the product; definitions of the same one in several places are merged. */
export function shippedConcepts(): Concept[] {
  const all = new Map<string, Concept>();
  for (const concept of sources.map(conceptOf)) {
    const known = all.get(concept.key);
    if (!known) {
      all.set(concept.key, concept);
      continue;
    }
    const names = Object.fromEntries(
      registers.map((register) => [register, joined(known.names[register], concept.names[register])]),
    );
    const edges = Object.fromEntries(conceptEdges.map((edge) => [edge, joined(known.edges[edge], concept.edges[edge])]));
    all.set(concept.key, { ...known, names, edges });
  }
  return [...all.values()];
}
