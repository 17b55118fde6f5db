import type { Field } from './field.ts';

/** A text of a field: in German, in English, or in easy German (S19.4). */
export type Variant = {
  /** Where it stands in the content: `title`, `en.title`, `easy.title`. */
  readonly path: string;
  readonly label: string;
  readonly lang?: 'de' | 'en';
  /** The variant may be left out. */
  readonly isOptional?: true;
  /** Long German texts, of which the reading index is shown while one writes. */
  readonly isRated?: true;
};

type Suffixes = { readonly inEnglish: (label: string) => string; readonly inEasy: (label: string) => string };

const plain: Suffixes = { inEnglish: (label) => label, inEasy: (label) => label };

/** The texts of a field, side by side in a form; of most fields there is one. */
export function variantsOf(
  { name, kind, isTranslated, mayBeEasy }: Pick<Field, 'name' | 'kind' | 'isTranslated' | 'mayBeEasy'>,
  label: string,
  { inEnglish, inEasy }: Suffixes = plain,
): readonly Variant[] {
  const isRated = mayBeEasy && (kind === 'long' || kind === 'rich') ? ({ isRated: true } as const) : {};
  const german = { path: name, label, ...(isTranslated || mayBeEasy ? ({ lang: 'de' } as const) : {}), ...isRated };
  return [
    german,
    ...(isTranslated ? [{ path: `en.${name}`, label: inEnglish(label), lang: 'en', isOptional: true } as const] : []),
    ...(mayBeEasy ? [{ path: `easy.${name}`, label: inEasy(label), lang: 'de', isOptional: true, ...isRated } as const] : []),
  ];
}
