import path from 'node:path';

/** The current time in tests: a Wednesday during Berlin summer time, after that day's daily was published. */
export const testPresent = '2026-06-17T10:00:00Z';

export const demoNames = {
  presenterName: 'Dr. Muster',
  siteName: 'Sprechstunde',
  demoFolder: path.resolve(import.meta.dirname, '../demo'),
};

/** Ignores files, for tests that only concern rows. */
export const noStorage = { addFolder: () => Promise.resolve(0), write: () => Promise.resolve() };
