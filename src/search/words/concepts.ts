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

/** Builds concepts from their sources; definitions of the same one in several places are merged. */
function conceptsOf(written: readonly ConceptSource[]): Concept[] {
  const all = new Map<string, Concept>();
  for (const concept of written.map(conceptOf)) {
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

/** The concepts shipped with the product. */
export const shippedConcepts = (): readonly Concept[] => conceptsOf(sources);
