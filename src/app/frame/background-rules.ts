/** The background themes (S4.21); `test` is for looking at all of them at once. */
export type Theme = 'default' | 'night' | 'feelgood' | 'test';

/** Theme of a route at a local hour: before 6 and after 18 the default one is the night's (S4.21, S9.7). */
export const themeAt = (sentiment: Exclude<Theme, 'night'>, hour: number): Theme =>
  sentiment === 'default' && (hour < 6 || hour >= 18) ? 'night' : sentiment;

/** How long after a route change the background follows, in milliseconds (S4.21). */
export const switchDelay = 2000;
