import type { Locale } from '#kit/locale.ts';
import { choice, type Field, type FieldValue } from '#desk/definition.ts';

/**
 * Attributes of videos set by editors. They are ordinary fields of a video; readers see them with each video, and filter searches
 * by them. Separate from the rest of the definition because site scripts import them.
 */
export const videoTraits = {
  /** For exercises. */
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

/** By wire name; absent if not set. */
export type VideoTraits = { readonly [Name in TraitName]?: NonNullable<FieldValue<(typeof videoTraits)[Name]>> };

export const traits: Traits = videoTraits;

/** In display order. */
export const traitNames = Object.keys(videoTraits) as readonly string[] as readonly TraitName[];

const chosen = (valueOf: (name: string) => unknown): (readonly [string, string])[] =>
  Object.entries(traits).flatMap(([name, { values }]) => {
    const value = values.find((one) => one === valueOf(name));
    return value === undefined ? [] : [[name, value] as const];
  });

/** The attributes that have a value, whatever the source: a row, an address, a response. */
export const readTraits = (valueOf: (name: string) => unknown): VideoTraits => Object.fromEntries(chosen(valueOf));

/** An attribute in words: `Schwierigkeit`, `leicht`. */
export const traitTexts = (video: object, locale: Locale): readonly { name: string; label: string; value: string }[] =>
  chosen((name) => (video as Readonly<Record<string, unknown>>)[name]).map(([name, value]) => ({
    name,
    label: traits[name]?.label[locale] ?? name,
    value: traits[name]?.names[locale][value] ?? value,
  }));
