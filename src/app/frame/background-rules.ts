/** The background themes (S4.21); `test` is for looking at all of them at once. */
export type Theme = 'default' | 'night' | 'feelgood' | 'test';

/** What a reader may choose instead of going by the hour (S11.12). */
const tones = ['day', 'night'] as const;
export type Tone = (typeof tones)[number];

/** Under which name the choice is kept on the device. */
export const toneKey = 'tone';

/** A kept choice; null where there is none, or none that is known. */
export const toneOf = (kept: string | null): Tone | null => tones.find((tone) => tone === kept) ?? null;

/** The night of S4.21 and S9.7: as chosen, else by a local hour, before 6 and from 18 o'clock on. `document.ts` has it once more. */
export const isNight = (hour: number, chosen: Tone | null): boolean =>
  chosen === null ? hour < 6 || hour >= 18 : chosen === 'night';

/** Theme of a route at a local hour: by night the default one is the night's (S4.21, S9.7). */
export const themeAt = (sentiment: Exclude<Theme, 'night'>, hour: number, chosen: Tone | null): Theme =>
  sentiment === 'default' && isNight(hour, chosen) ? 'night' : sentiment;

const sentiments: readonly unknown[] = ['default', 'feelgood', 'test'];

/** The theme that somebody asks for; null for one that there is not, which the log is told of and nobody else (S8.10). */
export function sentimentOf(asked: string): Exclude<Theme, 'night'> | null {
  if (sentiments.includes(asked)) return asked as Exclude<Theme, 'night'>;
  console.warn('received invalid gradient', asked);
  return null;
}

/** How long after a route change the background follows, in milliseconds (S4.21). */
export const switchDelay = 2000;

/** How long one theme fades into the next, in milliseconds (S4.21); once more in `background.module.css`. */
export const crossFade = 7500;
