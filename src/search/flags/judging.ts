import { FlagReader, type Occurrence, type Reading } from './reading.ts';
import { some } from '../collections.ts';
import { levels, type FlagRule, type FlagTerm, type Help, type Level } from './shapes.ts';

type RedFlag = { readonly rule: string; readonly level: Level; readonly helps: readonly Help[] };

/** What is wrong with a line of a rule. */
export type LineProblem = { readonly line: string; readonly problem: 'unknown' | 'empty'; readonly what: string };

type Line = { readonly all: readonly (readonly string[])[]; readonly unless: readonly string[] };
type Rule = FlagRule & { readonly lines: readonly Line[] };

/** Words of a line belong to one matter where they are no further apart: a long text says several things. */
const togetherness = 12;

/** Terms with a meaning of their own for every rule. */
export const contexts = {
  prevention: 'vorbeugung',
  past: 'vergangenheit',
  fiction: 'erfundenes',
  /** What asks how something is, how it is done or where it is sold. */
  knowledge: 'wissen',
  /** What takes one's breath away as a figure of speech: rents, mails, needles. */
  occasion: 'anlass',
  /** What is learned for an examination or at work. */
  lesson: 'lehrstoff',
  /** What says that somebody has recovered, or asks what they may do again. */
  recovered: 'genesen',
  /** What opens a question about how things are; who asks about himself says 'ich'. */
  question: 'frage',
  me: 'ich',
  acute: 'jetzt',
  /** What asks for help without saying whether it is needed. */
  asking: 'wastun',
  /** What is so now, or of these days: no past. */
  present: 'nun',
  /** Somebody of one's own is in trouble: neither a tale nor a lesson. */
  person: 'betroffen',
  /** Phrases that mean something else than their words: 'todmüde', 'zum Totlachen'. */
  sayings: 'redensarten',
} as const;

/** What calms is not guessed: 'verfärbt' is no mistyped 'vererbt'. */
const asWritten: ReadonlySet<string> = new Set([
  contexts.past,
  contexts.fiction,
  contexts.knowledge,
  contexts.occasion,
  contexts.question,
  contexts.lesson,
  contexts.recovered,
]);

const quoted = /^'(?<words>[^']+)'$/;

const lineOf = (line: string): Line => {
  const [wanted = '', ...unless] = line.split(/\s+-\s+/);
  const keys = (text: string): string[] =>
    text
      .split('/')
      .map((key) => key.trim())
      .filter(Boolean);
  return {
    all: wanted
      .split(/\s*\+\s*/)
      .map(keys)
      .filter((list) => list.length > 0),
    unless: unless.flatMap(keys),
  };
};

const keysOfLine = ({ all, unless }: Line): string[] => [...all.flat(), ...unless];

/** What is wrong with the lines of a rule: terms that there are none of, and lines that say nothing. */
export function problemsOfLines(lines: readonly string[], terms: readonly Pick<FlagTerm, 'key'>[]): LineProblem[] {
  const known = new Set(terms.map(({ key }) => key));
  return lines.flatMap((line): LineProblem[] => {
    const read = lineOf(line);
    if (read.all.length === 0) return [{ line, problem: 'empty', what: '' }];
    const unknown = keysOfLine(read).filter((key) => !quoted.test(key) && !known.has(key));
    return unknown.map((what) => ({ line, problem: 'unknown' as const, what }));
  });
}

export type FindRedFlag = (text: string, options?: { readonly endsOpen?: boolean; readonly isBegun?: boolean }) => RedFlag | null;

export type FlagWords = {
  readonly terms: readonly FlagTerm[];
  readonly rules: readonly FlagRule[];
  /** Whether a folded word is one that nobody mistyped. */
  readonly isOrdinary: (word: string) => boolean;
};

/** Finds the most urgent rule that a text meets (S12.8). A rule of which a line names an unknown term is left out. */
export function redFlagFinder({ terms: given, rules, isOrdinary }: FlagWords): FindRedFlag {
  const terms = given.filter(({ key }) => key !== contexts.sayings);
  const sayings = given.find(({ key }) => key === contexts.sayings)?.names ?? [];
  const good = rules.filter(({ when }) => problemsOfLines(when, terms).length === 0);
  const compiled: Rule[] = good.map((rule) => ({ ...rule, lines: rule.when.map(lineOf) }));
  const literals = new Set(compiled.flatMap(({ lines }) => lines.flatMap(keysOfLine)).filter((key) => quoted.test(key)));
  const all = [...terms, ...[...literals].map((key) => ({ key, names: [quoted.exec(key)?.groups?.words ?? ''] }))];
  const reader = new FlagReader(all, sayings, isOrdinary, asWritten);
  const urgent = compiled.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  return (text, options) => {
    const reading = reader.read(text, options);
    if (reading.found.size === 0) return null;
    const said = new Set(
      [...reading.found].flatMap(([key, places]) => (places.some(({ isNegated }) => !isNegated) ? [key] : [])),
    );
    const has = (key: string): boolean => said.has(key);
    const { isCalm, isOfDespairAlone } = toneOf(reading, has);
    const met = urgent.filter(
      (rule) => (!isOfDespairAlone || isOfDespair(rule)) && rule.lines.some((line) => isMet(line, reading, has)),
    );
    if (met.length === 0) return null;
    if (isCalm) {
      const prevented = has(contexts.prevention) ? met.find(({ prevents }) => prevents) : undefined;
      return prevented ? { rule: prevented.key, level: 'prevention', helps: ['prevention'] } : null;
    }
    const [first] = met;
    if (!first) return null;
    // Who else helps is named too: an overdose is a matter of the 112, of the poison centre and of somebody who listens.
    const others = met.slice(1).flatMap(({ helps }) => helps);
    return { rule: first.key, level: first.level, helps: [...new Set([...first.helps, ...others])] };
  };
}

/** Who is in despair is heard, whatever occasion he names and however he asks. */
const isOfDespair = ({ level, helps }: FlagRule): boolean => level === 'talk' || helps.includes('telefonseelsorge');

/** Whether a text is calm whatever it names, or tells of despair alone. */
function toneOf(
  { found }: Reading,
  has: (key: string) => boolean,
): { readonly isCalm: boolean; readonly isOfDespairAlone: boolean } {
  if (has(contexts.acute)) return { isCalm: false, isOfDespairAlone: false };
  const isOfNow = has(contexts.present);
  const isOfSomebody = has(contexts.person);
  const isHelpAsked = has(contexts.asking) && !has(contexts.lesson);
  const isGeneral = !isHelpAsked && !isOfNow && !isOfSomebody;
  const isOver = has(contexts.past) && !isHelpAsked && (!isOfNow || has(contexts.recovered));
  const isCalm =
    (has(contexts.prevention) && !(isOfNow && isOfSomebody)) ||
    isOver ||
    (has(contexts.fiction) && !isHelpAsked && !isOfSomebody) ||
    (isGeneral && (has(contexts.knowledge) || has(contexts.lesson)));
  const isFigure = !isHelpAsked && !isOfNow && has(contexts.occasion);
  const isQuestion = isGeneral && !has(contexts.me) && some(found.get(contexts.question) ?? [], ({ from }) => from === 0);
  return { isCalm, isOfDespairAlone: isFigure || isQuestion };
}

function isMet({ all, unless }: Line, { found, length }: Reading, has: (key: string) => boolean): boolean {
  if (!all.every((keys) => keys.some(has)) || unless.some(has)) return false;
  const groups = all.map((keys) => keys.flatMap((key) => found.get(key) ?? []).filter(({ isNegated }) => !isNegated));
  const [first, ...rest] = groups;
  if (!first) return false;
  return length <= togetherness || first.some((one) => areTogether(one, rest));
}

function areTogether(one: Occurrence, others: readonly (readonly Occurrence[])[]): boolean {
  const distance = (other: Occurrence): number => Math.max(other.from - one.to, one.from - other.to, 0);
  return others.every((group) => group.some((other) => distance(other) <= togetherness));
}
