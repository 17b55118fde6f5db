import { lazily } from '#kit/lazily.ts';
import type { Locale } from '#kit/locale.ts';
import { englishRules, englishWords } from './advertising-english.ts';
import { advertisingRules, words, type AdvertisingRuleId, type Rule } from './advertising-rules.ts';

/** Finds wording that advertising law may forbid (S15.6), by the rules of each language. */

const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' } as const;

const patternOf = (text: string, sets: Readonly<Record<string, string>>): RegExp =>
  new RegExp(
    edge.before +
      `(?:${text})`
        .replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?:${sets[name] ?? name})`)
        .replaceAll('*', '\\p{L}{0,30}')
        .replaceAll(' … ', '(?=\\P{L})[^!?]{0,80}?(?<=\\P{L})')
        .replaceAll(/ (?!\?)/g, '\\s+')
        .replaceAll(' ?', '\\s?') +
      edge.after,
    'giu',
  );

const compiledOf = (wordings: readonly Pick<Rule, 'id' | 'isUndone' | 'finds' | 'unless'>[], sets: typeof words) =>
  wordings.map(({ id, isUndone, finds, unless }) => ({
    id,
    isUndone,
    patterns: finds.map((text) => patternOf(text, sets)),
    exception: unless === undefined ? null : patternOf(unless, sets),
  }));

/**
 * What a language has: its rules, and the words by which a sentence denies, warns and offers. Compiled on first use: that takes
 * 0.4 s on a busy machine, which no start of a server should wait for.
 */
const languages = {
  de: lazily(() => ({
    rules: compiledOf(advertisingRules, words),
    negation: patternOf('kein*|nicht(?! nur)|nichts|nie(?! wieder)|niemals|niemand*|weder|statt|nirgends|kaum', {}),
    warning: patternOf(
      'vorsicht|unseriös*|mythos|mythen|märchen|irrtum|angeblich*|vermeintlich*|scharlatan*|wer … (?:verspricht|garantiert|behauptet)',
      {},
    ),
    offer: patternOf('willst|möchtest|wollt', {}),
    turn: /[,;:–]|\b(?:aber|sondern)\b/,
  })),
  en: lazily(() => ({
    rules: compiledOf(
      advertisingRules.map(({ id, isUndone }) => ({ id, isUndone, ...englishRules[id] })),
      englishWords,
    ),
    negation: patternOf("no|not(?! only)|nothing|never(?! again)|nobody|none|cannot|*n[’']t|neither|nor|hardly|no one", {}),
    warning: patternOf(
      'beware|dubious|myths?|fairy tales?|errors?|alleged*|supposed*|quacks?|whoever … (?:promises|guarantees|claims)',
      {},
    ),
    offer: patternOf('do you want|would you like|want to', {}),
    turn: /[,;:–]|\bbut\b/,
  })),
};
type Language = ReturnType<(typeof languages)[Locale]>;

const has = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

const lastWords = (text: string, count: number): string => text.split(/\s+/).slice(-count).join(' ');
const firstWords = (text: string, count: number): string => text.split(/\s+/).slice(0, count).join(' ');

/** Whether a position of a sentence is negated, asked or warned about. */
function isTakenBack({ negation, warning, offer, turn }: Language, sentence: string, start: number, end: number): boolean {
  const [before = '', after = ''] = [sentence.slice(0, start).split(turn).at(-1), sentence.slice(end).split(turn)[0]];
  const around = `${lastWords(before, 6)} | ${firstWords(after, 8)}`;
  if (has(negation, around) || has(warning, sentence)) return true;
  return /\?\s*$/.test(sentence) && !has(offer, sentence);
}

/** Whether a match contains its own negation, unless its pattern needs it: „heilt Arthrose nicht“, „garantieren keinen“. */
const isDenied = ({ negation }: Language, id: AdvertisingRuleId, found: string): boolean =>
  id !== 'side-effects' && has(negation, found);

export type Finding = {
  readonly rule: AdvertisingRuleId;
  /** Its range in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The sentence around it, without blanks at its ends. */
  readonly sentence: string;
};

/** A sentence with a quotation that it ends; „Dr.“ and „M.“ end none. Overlong ones are split, to bound the run time. */
const sentences =
  /(?:[^.!?\n]|(?<=\b(?:Dr|Prof|Nr|ca|bzw|Abs|\p{Lu}))\.|\.(?=\p{L}|\d)){1,400}[.!?]*[“"»«]?(?:,[^.!?\n]{0,200}[.!?]*)?/gu;

/** Limits in characters and in sentences: the longest field has 100,000 characters. */
const mostRead = { characters: 200_000, sentences: 3000 } as const;

const sentencesOf = (text: string): RegExpExecArray[] =>
  [...text.slice(0, mostRead.characters).matchAll(sentences)]
    .filter(([sentence]) => /\p{L}{3}/u.test(sentence))
    .slice(0, mostRead.sentences);

/** The findings in a text, in order; at most one for each rule and sentence. Rich text is passed as plain text. */
export function checkAdvertising(text: string, locale: Locale = 'de'): Finding[] {
  const language = languages[locale]();
  const found: Finding[] = [];
  for (const { 0: sentence, index } of sentencesOf(text)) {
    for (const rule of language.rules) {
      if (rule.exception && has(rule.exception, sentence)) continue;
      const hit = rule.patterns
        .flatMap((pattern) => [...sentence.matchAll(pattern)])
        .map((match) => ({ start: match.index, end: match.index + match[0].length, text: match[0] }))
        .filter(
          (one) =>
            !rule.isUndone || !(isTakenBack(language, sentence, one.start, one.end) || isDenied(language, rule.id, one.text)),
        )
        .toSorted((a, b) => a.start - b.start)[0];
      if (hit)
        found.push({
          rule: rule.id,
          start: index + hit.start,
          end: index + hit.end,
          text: hit.text,
          sentence: sentence.trim(),
        });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}
