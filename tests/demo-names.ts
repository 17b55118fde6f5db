import path from 'node:path';

/** The present of these tests: a Wednesday in Berlin's summer time, after that day's film has begun. */
export const testPresent = '2026-06-17T10:00:00Z';

export const demoNames = {
  presenterName: 'Dr. Muster',
  siteName: 'Sprechstunde',
  demoFolder: path.resolve(import.meta.dirname, '../demo'),
};

/** Takes no files: for tests that are about rows. */
export const noStorage = { addFolder: () => Promise.resolve(0), write: () => Promise.resolve() };
