/** The background themes (S4.21); `test` shows all of them at once. */
export type Theme = 'default' | 'night' | 'feelgood' | 'test';

/** Explicit choices of a reader, instead of by time of day (S11.12). */
const tones = ['day', 'night'] as const;
export type Tone = (typeof tones)[number];

/** The localStorage key of the choice. */
export const toneKey = 'tone';

/** A stored choice; null if missing or unknown. */
export const toneOf = (kept: string | null): Tone | null => tones.find((tone) => tone === kept) ?? null;

/**
 * Whether dark colours apply (S4.21, S9.7): as chosen, otherwise before 6 and from 18 o'clock local time. Duplicated in
 * `document.ts`.
 */
export const isNight = (hour: number, chosen: Tone | null): boolean =>
  chosen === null ? hour < 6 || hour >= 18 : chosen === 'night';

/** Theme of a route at a local hour: at night the default theme becomes the night theme (S4.21, S9.7). */
export const themeAt = (sentiment: Exclude<Theme, 'night'>, hour: number, chosen: Tone | null): Theme =>
  sentiment === 'default' && isNight(hour, chosen) ? 'night' : sentiment;

const sentiments: readonly unknown[] = ['default', 'feelgood', 'test'];

/** Validates a requested theme; null for an unknown one, which is only logged (S8.10). */
export function sentimentOf(asked: string): Exclude<Theme, 'night'> | null {
  if (sentiments.includes(asked)) return asked as Exclude<Theme, 'night'>;
  console.warn('received invalid gradient', asked);
  return null;
}

/** Delay of the background after a route change, in ms (S4.21). */
export const switchDelay = 2000;

/** Duration of the cross-fade between themes, in ms (S4.21); duplicated in `background.module.css`. */
export const crossFade = 7500;
