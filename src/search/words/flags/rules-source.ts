import type { FlagRule, Help, Level } from '../../flags/shapes.ts';

/** The source form of a rule: lists by line. */
export type RuleSource = {
  readonly key: string;
  readonly level: Level;
  readonly helps?: readonly Help[];
  readonly prevents?: boolean;
  readonly advice?: { readonly de: string; readonly en: string };
  readonly when: string;
  readonly examples: string;
  readonly calm?: string;
  readonly source: string;
};

const usual: Readonly<Record<Level, readonly Help[]>> = {
  now: ['112'],
  poison: ['giftnotruf', '112'],
  talk: ['telefonseelsorge', '112'],
  today: ['116117', '112'],
  prevention: ['prevention'],
};

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** The demo's presenter has reviewed the rules; whoever runs a site has a physician review them again (docs/words.md). */
export const rulesOf = (sources: readonly RuleSource[]): FlagRule[] =>
  sources.map(({ when, examples, calm = '', helps, ...rest }) => ({
    ...rest,
    helps: helps ?? usual[rest.level],
    when: linesOf(when),
    examples: linesOf(examples),
    calm: linesOf(calm),
    reviewer: 'Dr. Muster',
    reviewed: '2026-11-22',
  }));
