import type { Locale } from '#kit/locale.ts';
import { choice, type Field, type FieldValue } from '#desk/definition.ts';

/**
 * What videos are like, as their editors chose it. They are fields of a video as others are; readers are told them with each video, and
 * narrow a search by them. They stand apart from the rest of the definition since readers' scripts bring them along.
 */
export const videoTraits = {
  /** Of an exercise. */
  difficulty: choice(['easy', 'medium', 'hard'], {
    label: { de: 'Schwierigkeit', en: 'Difficulty' },
    names: {
      de: { easy: 'leicht', medium: 'mittel', hard: 'anspruchsvoll' },
      en: { easy: 'easy', medium: 'medium', hard: 'demanding' },
    },
  }),
} as const satisfies Traits;

type Trait = Extract<Field, { kind: 'choice' }>;
type Traits = Readonly<Record<string, Trait>>;

export type TraitName = Extract<keyof typeof videoTraits, string>;

/** By their names on the wire; one that nobody chose is absent. */
export type VideoTraits = { readonly [Name in TraitName]?: NonNullable<FieldValue<(typeof videoTraits)[Name]>> };

export const traits: Traits = videoTraits;

/** In the order in which they are shown. */
export const traitNames = Object.keys(videoTraits) as readonly string[] as readonly TraitName[];

const chosen = (valueOf: (name: string) => unknown): (readonly [string, string])[] =>
  Object.entries(traits).flatMap(([name, { values }]) => {
    const value = values.find((one) => one === valueOf(name));
    return value === undefined ? [] : [[name, value] as const];
  });

/** Those of which there is a value, whoever says it: a row, an address, a wire. */
export const readTraits = (valueOf: (name: string) => unknown): VideoTraits => Object.fromEntries(chosen(valueOf));

/** What a video says of them in words: `Schwierigkeit`, `leicht`. */
export const traitTexts = (video: object, locale: Locale): readonly { name: string; label: string; value: string }[] =>
  chosen((name) => (video as Readonly<Record<string, unknown>>)[name]).map(([name, value]) => ({
    name,
    label: traits[name]?.label[locale] ?? name,
    value: traits[name]?.names[locale][value] ?? value,
  }));
