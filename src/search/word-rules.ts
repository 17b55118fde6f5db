import { givenDay } from '#kit/shapes.ts';
import { conceptEdges, type Concept } from './concepts.ts';
import { problemsOfLines, type FindRedFlag } from './flags/judging.ts';
import type { FlagRule, FlagTerm } from './flags/shapes.ts';

/** Validation of the editors' lists (S12.8, S12.10). */
export const wordLimits = { key: 60, name: 80, names: 1000, line: 200, lines: 60, advice: 600, source: 200 } as const;

/** An entry of the editors' lists. */
export type KnownEntry =
  | { readonly kind: 'concept'; readonly entry: Concept }
  | { readonly kind: 'term'; readonly entry: FlagTerm }
  | { readonly kind: 'rule'; readonly entry: FlagRule };

/**
 * Why an entry is refused: `taken` if its key exists, `nameless` without a name, `unknown` for a broken reference, `circle` if a
 * concept is broader than itself, `lost` if an example no longer leads to the rule, or a harmless text does.
 */
export type WordProblem = 'missing' | 'odd' | 'taken' | 'nameless' | 'unknown' | 'circle' | 'lost';

/** Problems by field, with details for each. */
export type WordProblems = Readonly<Record<string, { readonly problem: WordProblem; readonly what: readonly string[] }>>;

/** Normalises a word: composed, trimmed, single spaces. */
export const tidyWord = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

export const keyPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Letters, digits and punctuation within words: no control characters or bidi controls, no emoji, no markup. */
const plain = /^[\p{L}\p{M}\p{N} .,;:!?'’‐‑–\-/()+*%&°„“]+$/u;
const hasWord = /[\p{L}\p{N}]/u;

/** A name with at least one searchable word. */
const isName = (name: string): boolean => plain.test(name) && hasWord.test(name);

type Others = { readonly concepts: readonly Concept[]; readonly terms: readonly FlagTerm[]; readonly rules: readonly FlagRule[] };

/** Finds red flags with these terms and rules. */
type Finder = (terms: readonly FlagTerm[], rules: readonly FlagRule[]) => FindRedFlag;

/** The problems of an entry, given all others. */
export function problemsOfEntry(known: KnownEntry, others: Others, finderOf: Finder): WordProblems {
  const { key } = known.entry;
  const taken: Readonly<Record<KnownEntry['kind'], readonly { readonly key: string }[]>> = {
    concept: others.concepts,
    term: others.terms,
    rule: others.rules,
  };
  if (key === '') return { key: { problem: 'missing', what: [] } };
  if (!keyPattern.test(key)) return { key: { problem: 'odd', what: [key] } };
  if (taken[known.kind].some((other) => other.key === key)) return { key: { problem: 'taken', what: [key] } };
  if (known.kind === 'concept')
    return problemsOfConcept(known.entry, new Map([...others.concepts, known.entry].map((one) => [one.key, one])));
  if (known.kind === 'term') return problemsOfTerm(known.entry, others, finderOf);
  return problemsOfRule(known.entry, others, finderOf);
}

/** A term is used by several rules: none may lose a match, or match a harmless text. */
function problemsOfTerm(term: FlagTerm, { terms, rules }: Others, finderOf: Finder): WordProblems {
  const ofNames = problemsOfNames(term.names);
  if (Object.keys(ofNames).length > 0) return ofNames;
  const lost = lostBy(rules, finderOf([...terms, term], rules));
  return lost.length > 0 ? { names: { problem: 'lost', what: lost } } : {};
}

/** The rules that use a term, which therefore cannot be deleted. */
export const rulesWith = (key: string, rules: readonly FlagRule[]): string[] =>
  rules.filter(({ when }) => problemsOfLines(when, []).some(({ what }) => what === key)).map((rule) => rule.key);

function problemsOfNames(names: readonly string[]): WordProblems {
  if (names.length === 0) return { names: { problem: 'nameless', what: [] } };
  const odd = names.filter((name) => !isName(name));
  return odd.length > 0 ? { names: { problem: 'odd', what: odd } } : {};
}

/** `known` has every concept by key, including this one. */
export function problemsOfConcept(concept: Concept, known: ReadonlyMap<string, Concept>): WordProblems {
  const ofNames = problemsOfNames(Object.values(concept.names).flat());
  if (Object.keys(ofNames).length > 0) return ofNames;
  const odd = (concept.said ?? []).filter((text) => !isName(text));
  if (odd.length > 0) return { said: { problem: 'odd', what: odd } };
  for (const edge of conceptEdges) {
    const unknown = (concept.edges[edge] ?? []).filter((key) => !known.has(key));
    if (unknown.length > 0) return { [edge]: { problem: 'unknown', what: unknown } };
  }
  return isBroaderThanItself(concept, known) ? { broader: { problem: 'circle', what: [concept.key] } } : {};
}

function isBroaderThanItself(concept: Concept, known: ReadonlyMap<string, Concept>): boolean {
  const seen = new Set<string>();
  const waiting = [...(concept.edges.broader ?? [])];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (key === concept.key) return true;
    if (seen.has(key)) continue;
    seen.add(key);
    waiting.push(...(known.get(key)?.edges.broader ?? []));
  }
  return false;
}

function problemsOfRule(rule: FlagRule, { terms, rules }: Others, finderOf: Finder): WordProblems {
  const missing = (['helps', 'when', 'examples', 'reviewer', 'source', 'reviewed'] as const).find(
    (field) => rule[field].length === 0,
  );
  if (missing) return { [missing]: { problem: 'missing', what: [] } };
  const wrong = problemsOfLines(rule.when, terms);
  if (wrong.length > 0) return { when: { problem: 'unknown', what: wrong.map(({ line, what }) => what || line) } };
  if (!givenDay.safeParse(rule.reviewed).success) return { reviewed: { problem: 'odd', what: [rule.reviewed] } };
  // Checked alone: a match by another rule does not count.
  const find = finderOf(terms, [rule]);
  const lost = rule.examples.filter((example) => find(example) === null);
  if (lost.length > 0) return { examples: { problem: 'lost', what: lost } };
  const alarming = lostBy([...rules, rule], finderOf(terms, [...rules, rule]));
  return alarming.length > 0 ? { calm: { problem: 'lost', what: alarming } } : {};
}

/** Examples that the rules miss, and harmless texts that they match. */
const lostBy = (rules: readonly FlagRule[], find: FindRedFlag): string[] =>
  rules.flatMap(({ examples, calm }) => [
    ...examples.filter((example) => find(example) === null),
    ...calm.filter((text) => {
      const found = find(text);
      return found !== null && found.level !== 'prevention';
    }),
  ]);
