import type { Locale } from './locale.ts';

/** The same thing in every language. */
export type Bilingual<Texts> = { readonly [L in Locale]: Texts };

/**
 * A set of texts, by convention `const de` and `const en` of one file. What one language lacks is a type error. The build of the
 * site's scripts turns this call into `lateEnglish` (vite.texts.ts); server, tests and office have both languages at once.
 */
export const bilingual = <Texts>(de: Texts, en: NoInfer<Texts>): Bilingual<Texts> => ({ de, en });

/** How to load the English of each set, in a browser. */
const loaders: (() => Promise<void>)[] = [];

/** A set whose English is loaded by `englishReady`. Using it before is a fault and throws. */
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

/** Loads the English of every set that the page has loaded so far. */
export const englishReady = async (): Promise<void> => {
  await Promise.all(loaders.map((load) => load()));
};
