import { around } from './around.ts';

/** A deterministic stream of numbers in [0, 1), seeded by a text (xmur3 into mulberry32). */
export const seeded = (text: string) => {
  let state = 1779033703 ^ text.length;
  for (const char of text) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export type Random = ReturnType<typeof seeded>;

export const between = (random: Random, from: number, to: number) => from + random() * (to - from);

export const pick = <T>(random: Random, list: readonly T[]): T => around(list, Math.floor(random() * list.length));
