/** What a concept is; the ways on from it differ by that (S12.10). */
export const conceptKinds = [
  'body',
  'sign',
  'illness',
  'treatment',
  'group',
  'substance',
  'trade',
  'specialist',
  'situation',
  'person',
  'wellbeing',
] as const;
export type ConceptKind = (typeof conceptKinds)[number];

/** Who says a name. */
export const registers = ['medical', 'lay', 'regional', 'older', 'youth', 'english', 'simple', 'misspelled'] as const;
export type Register = (typeof registers)[number];

/** What leads from a concept to others: is a kind of, offered instead, is taken or done for, is a sign of. */
export const conceptEdges = ['broader', 'near', 'treats', 'signOf'] as const;
export type ConceptEdge = (typeof conceptEdges)[number];

/** What people search for, with its names by who says them and the keys of other concepts. */
export type Concept = {
  readonly key: string;
  readonly kind: ConceptKind;
  readonly names: Readonly<Partial<Record<Register, readonly string[]>>>;
  readonly edges: Readonly<Partial<Record<ConceptEdge, readonly string[]>>>;
};
