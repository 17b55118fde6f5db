import { expect } from 'vitest';

/** Much more than linear work on a long text takes, also on a busy machine, and much less than quadratic work. */
const mostMs = 3000;

/** Fails where a text is read in quadratic time, as by an expression that looks at the rest of a run from each of its characters. */
export function quickly<Value>(work: () => Value): Value {
  const begun = performance.now();
  const value = work();
  expect(performance.now() - begun).toBeLessThan(mostMs);
  return value;
}
