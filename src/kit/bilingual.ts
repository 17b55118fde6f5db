import type { Locale } from './locale.ts';

/** The texts of a room in every language. */
export type Bilingual<Texts> = { readonly [L in Locale]: Texts };

/** One promise for each room's English texts, made when they are first wanted. */
const rooms: (() => Promise<void>)[] = [];

/**
 * A room's texts: German at once, English when `englishReady` was awaited. Most readers never load the
 * second language; asking for it too early is a fault and throws.
 */
export function bilingual<Texts>(de: Texts, load: () => Promise<{ readonly en: Texts }>): Bilingual<Texts> {
  let english: Texts | undefined;
  rooms.push(async () => {
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

/** Loads the English texts of every room that is there. */
export const englishReady = async (): Promise<void> => {
  await Promise.all(rooms.map((load) => load()));
};
