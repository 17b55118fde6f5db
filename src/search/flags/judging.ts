import { runSteps, type Steps } from '#kit/steps.ts';
import { isStop, type Classifier } from './classifier.ts';
import { translatorInSteps, type ForeignNames } from './foreign.ts';
import { FlagReader, namesInSteps, type Occurrence, type Reading } from './reading.ts';
import { apostrophes } from './phrases.ts';
import { some } from '../collections.ts';
import { wordsOf } from '../language/tokens.ts';
import { levels, type FlagRule, type FlagTerm, type Help, type Level } from './shapes.ts';

/** What a text needs, and the rule that says so; null where it is learned from examples. */
type RedFlag = { readonly rule: string | null; readonly level: Level; readonly helps: readonly Help[] };

/** An error in a line of a rule: an unknown term, or nothing at all. */
export type LineProblem = { readonly line: string; readonly problem: 'unknown' | 'empty'; readonly what: string };

type Line = { readonly all: readonly (readonly string[])[]; readonly unless: readonly string[] };
type Rule = FlagRule & { readonly lines: readonly Line[] };

/** Maximum distance of a line's words: a long text may be about several things. */
const togetherness = 12;

/** Terms with a special meaning for every rule. */
export const contexts = {
  prevention: 'vorbeugung',
  past: 'vergangenheit',
  fiction: 'erfundenes',
  /** Questions about how something is, how it is done or where it is sold. */
  knowledge: 'wissen',
  /** Things that take one's breath away figuratively: rents, mails, needles. */
  occasion: 'anlass',
  /** Learning for an examination or at work. */
  lesson: 'lehrstoff',
  /** Recovery: somebody is well again, or asks what they may do again. */
  recovered: 'genesen',
  /** The start of a general question; people who ask about themselves write 'ich'. */
  question: 'frage',
  me: 'ich',
  acute: 'jetzt',
  /** Asking for help without saying whether it is needed. */
  asking: 'wastun',
  /** The present, or these days: not the past. */
  present: 'nun',
  /** A relative is in trouble: neither a story nor a lesson. */
  person: 'betroffen',
  /** Figures of speech: 'todmüde', 'zum Totlachen'. */
  sayings: 'redensarten',
} as const;

/** Calming terms are never guessed from typos: 'verfärbt' is no mistyped 'vererbt'. */
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

/** The errors of a rule: unknown terms, and lines that say nothing. */
export function problemsOfLines(lines: readonly string[], terms: readonly Pick<FlagTerm, 'key'>[]): LineProblem[] {
  const known = new Set(terms.map(({ key }) => key));
  return lines.flatMap((line): LineProblem[] => {
    const read = lineOf(line);
    if (read.all.length === 0) return [{ line, problem: 'empty', what: '' }];
    const unknown = keysOfLine(read).filter((key) => !quoted.test(key) && !known.has(key));
    return unknown.map((what) => ({ line, problem: 'unknown' as const, what }));
  });
}

type Options = {
  readonly endsOpen?: boolean;
  readonly isBegun?: boolean;
  /** Without the classifier. */
  readonly byRulesAlone?: boolean;
};
export type FindRedFlag = (text: string, options?: Options) => RedFlag | null;

export type FlagWords = {
  readonly terms: readonly FlagTerm[];
  readonly rules: readonly FlagRule[];
  /** Whether a folded word is one that nobody mistyped. */
  readonly isOrdinary: (word: string) => boolean;
  /** A second opinion; without it rules decide alone. */
  readonly learned?: Learned;
  readonly foreign?: ForeignNames;
  /** Texts that need no help, whichever rule has their words, unless that names them itself: 'Fingernagel'. */
  readonly harmless?: readonly string[];
};

/** A classifier, and the keys of the rules that it may overrule or name further helps for. */
export type Learned = { readonly classifier: Classifier; readonly overruled: ReadonlySet<string> };

const usableRules = ({ terms, rules }: FlagWords): FlagRule[] => {
  const usable = terms.filter(({ key }) => key !== contexts.sayings);
  return rules.filter(({ when }) => problemsOfLines(when, usable).length === 0);
};

/** Reads texts for the terms, and for the words that rules quote. The classifier has learned from what this reads. */
export const flagReaderInSteps = (words: FlagWords): Steps<FlagReader> => readerInSteps(words, usableRules(words));

function* readerInSteps(words: FlagWords, usable: readonly FlagRule[]): Steps<FlagReader> {
  const keys = usable.flatMap(({ when }) => when.flatMap((line) => keysOfLine(lineOf(line))));
  const literals = [...new Set(keys)].flatMap((key) => {
    const name = quoted.exec(key)?.groups?.words;
    return name === undefined ? [] : [{ key, names: [name] }];
  });
  const terms = words.terms.filter(({ key }) => key !== contexts.sayings);
  const sayings = words.terms.find(({ key }) => key === contexts.sayings)?.names ?? [];
  return new FlagReader(yield* namesInSteps([...terms, ...literals]), sayings, words.isOrdinary, asWritten);
}

/** Finds the most urgent rule that a text meets (S12.8). Rules with an unknown term are ignored. */
export const redFlagFinder = (words: FlagWords): FindRedFlag => runSteps(redFlagFinderInSteps(words));

/** The same in steps. */
export function* redFlagFinderInSteps({ learned, foreign, harmless = [], ...words }: FlagWords): Steps<FindRedFlag> {
  const { rules } = words;
  const usable = usableRules(words);
  const compiled: Rule[] = usable.map((rule) => ({ ...rule, lines: rule.when.map(lineOf) }));
  const reader = yield* readerInSteps(words, usable);
  const decided = new Set(
    [...rules.flatMap(({ examples }) => examples), ...sufficientNames({ rules: usable, terms: words.terms })].map(plain),
  );
  const calm = new Set(rules.flatMap((rule) => rule.calm.map(plain)));
  for (const bare of harmless.map(plain)) if (!decided.has(bare)) calm.add(bare);
  const germanOf = foreign && (yield* translatorInSteps(foreign, words.isOrdinary));
  const urgent = compiled.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
  const find: FindRedFlag = (text, { byRulesAlone = false, ...options } = {}) => {
    const reading = reader.read(text, options);
    const second = byRulesAlone ? undefined : learned;
    const said = new Set(
      [...reading.found].flatMap(([key, places]) => (places.some(({ isNegated }) => !isNegated) ? [key] : [])),
    );
    const has = (key: string): boolean => said.has(key);
    const { isCalm, isOfDespairAlone } = toneOf(reading, has);
    const met = urgent.filter(
      (rule) => (!isOfDespairAlone || isOfDespair(rule)) && rule.lines.some((line) => isMet(line, reading, has)),
    );
    const prevented = isCalm && has(contexts.prevention) ? met.find(({ prevents }) => prevents) : undefined;
    if (prevented) return { rule: prevented.key, level: 'prevention', helps: ['prevention'] };
    const [first] = met;
    const bare = plain(text);
    if (second && calm.has(bare)) return null;
    // Where editors wrote the rule, its example, or a name that is sufficient, it decides alone.
    const isReviewed = second && !decided.has(bare) && met.every(({ key }) => second.overruled.has(key));
    const german = first ? undefined : germanOf?.(text);
    const translated = german === undefined ? null : find(german, { byRulesAlone });
    if (translated && (!second || second.classifier.review(reading, translated.level, 'translated'))) return translated;
    if (isCalm || !first) {
      const found = isReviewed ? second.classifier.judge(reading, isCalm) : null;
      return found ? { rule: null, ...found } : null;
    }
    const kind = met.some(isOfDespair) || isAllNamed(reading) ? 'careful' : 'usual';
    const learnedHelps = isReviewed ? second.classifier.review(reading, first.level, kind) : [];
    if (!learnedHelps) return null;
    // Other helpers are named too: an overdose concerns the 112, the poison centre and a crisis line.
    const helps = new Set([...met.flatMap((rule) => rule.helps), ...learnedHelps]);
    return { rule: first.key, level: first.level, helps: [...helps] };
  };
  return find;
}

/** The names of the terms that meet a rule without another one: 'cardiac arrest', 'Bewusstsein verloren'. */
export function sufficientNames({ rules, terms }: Pick<FlagWords, 'rules' | 'terms'>): string[] {
  const names = new Map(terms.map((term) => [term.key, term.names]));
  const lines = rules.flatMap(({ when }) => when.map(lineOf));
  const keys = lines.flatMap(({ all }) => (all.length === 1 ? all.flat() : []));
  return [...new Set(keys)].flatMap((key) => quoted.exec(key)?.groups?.words ?? names.get(key) ?? []);
}

/** A text by its words alone. What editors call calm does not alarm. */
const plain = (text: string): string => wordsOf(text.replaceAll(apostrophes, '')).join(' ');

/** Despair is taken seriously whatever its occasion and however it is asked. */
const isOfDespair = ({ level, helps }: FlagRule): boolean => level === 'talk' || helps.includes('telefonseelsorge');

/** Whether a text is harmless whatever it names, or speaks of despair only. */
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

/** Whether a text says nothing beside terms and stop words. */
function isAllNamed({ found, pieces }: Reading): boolean {
  const named = new Set<number>();
  for (const { from, to } of [...found.values()].flat()) for (let at = from; at <= to; at += 1) named.add(at);
  return pieces.every((piece, at) => named.has(at) || (piece !== null && isStop(piece)));
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
