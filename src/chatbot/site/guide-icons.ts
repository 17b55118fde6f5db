import type { Drawing } from '#ui/icon.tsx';

/** An arrow that comes round to its beginning. */
export const startAgain: Drawing = { path: 'M5.2 12a6.8 6.8 0 1 0 2.3-5.1M5 4.6v4h4' };
