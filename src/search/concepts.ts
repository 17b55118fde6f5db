/** The kinds of concepts; each offers different links (S12.10). */
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

/**
 * Who uses a name. `foreign` are names in other languages that are spoken in Germany, `code` those of ICD-10-GM (BfArM), as they
 * stand on sick notes and in doctors' letters.
 */
export const registers = [
  'medical',
  'lay',
  'regional',
  'older',
  'youth',
  'english',
  'foreign',
  'simple',
  'misspelled',
  'code',
] as const;
export type Register = (typeof registers)[number];

export const perRegister = <Value>(valueOf: (register: Register) => Value): Record<Register, Value> =>
  Object.fromEntries(registers.map((register) => [register, valueOf(register)])) as Record<Register, Value>;

/** Names that no film has, and that no typo of a German or English word means. */
export const isApart = (register: string): boolean => register === 'foreign' || register === 'code';

/** Relations between concepts: is a kind of, offered instead, is taken or done for, is a sign of. */
export const conceptEdges = ['broader', 'near', 'treats', 'signOf'] as const;
export type ConceptEdge = (typeof conceptEdges)[number];

/** Something people search for: its names by register, and the keys of related concepts. */
export type Concept = {
  readonly key: string;
  readonly kind: ConceptKind;
  readonly names: Readonly<Partial<Record<Register, readonly string[]>>>;
  /** How people describe it in their own words, without naming it. */
  readonly said?: readonly string[];
  readonly edges: Readonly<Partial<Record<ConceptEdge, readonly string[]>>>;
};

/** Parts of the body, medicines, who treats and how, and what does one good ('Keto'): named alone, they are no emergency. */
const harmlessKinds: ReadonlySet<ConceptKind> = new Set([
  'body',
  'treatment',
  'group',
  'substance',
  'trade',
  'specialist',
  'wellbeing',
]);

/** The names of concepts whose name alone is no emergency. */
export const harmlessNames = (concepts: readonly Concept[]): string[] =>
  concepts.filter(({ kind }) => harmlessKinds.has(kind)).flatMap(({ names }) => Object.values(names).flat());

/** The names that utterances are written beside. */
export const namesBesideSaid = ({ names }: Concept): string[] =>
  registers.flatMap((register) => (isApart(register) ? [] : (names[register] ?? [])));

/** The utterances of all concepts are megabytes, which only those need who learn from them. */
export const withoutSaid = ({ key, kind, names, edges }: Concept): Concept => ({ key, kind, names, edges });
