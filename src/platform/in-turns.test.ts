import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Keeps the thread for longer than a turn. */
function work(): void {
  const from = performance.now();
  while (performance.now() - from < 11);
}

function* long(steps: number): Generator<void, string> {
  for (let nth = 0; nth < steps; nth += 1) {
    work();
    yield;
  }
  return 'done';
}

test('what else the process has to do gets its turn between the steps of long work', async () => {
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  expect(await inTurns(long(5))).toBe('done');
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(5);
});

test('an error in a step is that of the whole', async () => {
  const failing = function* (): Generator<void, never> {
    yield;
    throw new Error('broken');
  };
  await expect(inTurns(failing())).rejects.toThrow('broken');
});
