import type { ConceptEdge, ConceptKind, Register } from '../../concepts.ts';

/** The source form of a concept: names and relations as comma-separated lists. */
export type ConceptSource = { readonly key: string; readonly kind: ConceptKind } & {
  readonly [Field in Register | ConceptEdge]?: string;
};
