import type { ConceptEdge, ConceptKind, Register } from '../../concepts.ts';

/** A concept as it is written here: names and edges as lists with commas. */
export type ConceptSource = { readonly key: string; readonly kind: ConceptKind } & {
  readonly [Field in Register | ConceptEdge]?: string;
};
