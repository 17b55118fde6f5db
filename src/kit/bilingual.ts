import type { Locale } from './locale.ts';

/** The same texts in every language. */
export type Bilingual<Texts> = { readonly [L in Locale]: Texts };

/**
 * A set of texts, by convention `const de` and `const en` of one file. A missing translation is a type error. The build of the
 * site's scripts replaces this call by `lateEnglish` (vite.texts.ts); the server, tests and the office have both languages at
 * once.
 */
export const bilingual = <Texts>(de: Texts, en: NoInfer<Texts>): Bilingual<Texts> => ({ de, en });

/** How a browser loads the English of each set. */
const loaders: (() => Promise<void>)[] = [];

/** A set whose English is loaded by `englishReady`. Using it earlier throws. */
export function lateEnglish<Texts>(de: Texts, load: () => Promise<{ readonly en: Texts }>): Bilingual<Texts> {
  let english: Texts | undefined;
  loaders.push(async () => {
    english ??= (await load()).en;
  });
  return {
    de,
    get en(): Texts {
      if (english === undefined) throw new Error('English texts are used before englishReady()');
      return english;
    },
  };
}

/** Loads the English of all sets that the page has imported so far. */
export const englishReady = async (): Promise<void> => {
  await Promise.all(loaders.map((load) => load()));
};
