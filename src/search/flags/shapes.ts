import type { Emergency, EmergencyHelp } from '../contract.ts';

/** How soon help is needed, what cannot wait first (S12.8). */
export const levels = ['now', 'poison', 'talk', 'today', 'prevention'] as const satisfies readonly Emergency['level'][];
export type Level = Emergency['level'];

/** Who helps. `prevention` is no help but a calm note with the film. */
export const helps = [
  '112',
  '116117',
  'telefonseelsorge',
  'giftnotruf',
  'hilfetelefon',
  'prevention',
] as const satisfies readonly EmergencyHelp[];
export type Help = EmergencyHelp;

/** What people call one thing: words, phrases (in any order, with words between), beginnings (`vergift*`). */
export type FlagTerm = { readonly key: string; readonly names: readonly string[] };

/** A rule that points to help (S12.8). */
export type FlagRule = {
  readonly key: string;
  readonly level: Level;
  /** First who fits best. */
  readonly helps: readonly Help[];
  /** Lines of terms, any of which is enough: 'brust + schmerz/druck - husten'. Words in quotes stand for themselves. */
  readonly when: readonly string[];
  /** What the rule is about can be prevented: then a calm note comes where somebody asks for that. */
  readonly prevents?: boolean;
  /** What to do until help comes, where that is settled knowledge. */
  readonly advice?: { readonly de: string; readonly en: string };
  /** Searches that must lead here, and such that must not. */
  readonly examples: readonly string[];
  readonly calm: readonly string[];
  /** Where the knowledge is from. */
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
  /** '=bein' stands for this form alone, not for Beine. */
  readonly isExact?: boolean;
  /** '300..900' stands for every number from here to there. */
  readonly range?: readonly [from: number, to: number];
};
/** A name of a term, or a saying. */
export type Name = {
  readonly key: string;
  readonly words: readonly Word[];
  /** It says no itself: its other words are whole ones, a 'Luftnot' is not 'keine Luft'. */
  readonly saysNo?: boolean;
};

/** What a token of a text may be: itself and what it was meant to be, and the stems and parts of these. */
export type Piece = {
  readonly forms: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Its stems without those of its parts: a 'Brustentzündung' is no 'Brust' of a saying. */
  readonly own: ReadonlySet<string>;
};
