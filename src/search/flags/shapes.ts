import type { Emergency, EmergencyHelp } from '../contract.ts';

/** Urgency, the most urgent first (S12.8). */
export const levels = ['now', 'poison', 'talk', 'today', 'prevention'] as const satisfies readonly Emergency['level'][];
export type Level = Emergency['level'];

/** Who helps. `prevention` is a calm note with the film instead. */
export const helps = [
  '112',
  '116117',
  'telefonseelsorge',
  'giftnotruf',
  'hilfetelefon',
  'prevention',
] as const satisfies readonly EmergencyHelp[];
export type Help = EmergencyHelp;

/** The names of one thing: words, phrases (in any order, with words between), prefixes (`vergift*`). */
export type FlagTerm = { readonly key: string; readonly names: readonly string[] };

/** A rule that points to help (S12.8). */
export type FlagRule = {
  readonly key: string;
  readonly level: Level;
  /** The most suitable first. */
  readonly helps: readonly Help[];
  /** Lines of terms, any of which is sufficient: 'brust + schmerz/druck - husten'. Quoted words are literal. */
  readonly when: readonly string[];
  /** It can be prevented: questions about that get a calm note. */
  readonly prevents?: boolean;
  /** First aid until help arrives, if it is settled knowledge. */
  readonly advice?: { readonly de: string; readonly en: string };
  /** Searches that must match, and some that must not. */
  readonly examples: readonly string[];
  readonly calm: readonly string[];
  /** Sources. */
  readonly source: string;
  readonly reviewer: string;
  /** YYYY-MM-DD. */
  readonly reviewed: string;
};

/** A word of a term's name. */
export type Word = {
  readonly word: string;
  readonly stems: readonly string[];
  readonly isBeginning: boolean;
  /** '=bein' matches only this form, not Beine. */
  readonly isExact?: boolean;
  /** '300..900' matches every number in the range. */
  readonly range?: readonly [from: number, to: number];
};
/** A name of a term, or a figure of speech. */
export type Name = {
  readonly key: string;
  readonly words: readonly Word[];
  /** It contains a negation: its other words must be whole ones, 'Luftnot' is not 'keine Luft'. */
  readonly saysNo?: boolean;
};

/** The readings of a token: the word and its corrections, and their stems and parts. */
export type Piece = {
  readonly forms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Its stems without those of its parts: 'Brustentzündung' does not contain the 'Brust' of a figure of speech. */
  readonly own: ReadonlySet<string>;
};
