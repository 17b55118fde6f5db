import { setImmediate } from 'node:timers/promises';
import type { Steps } from '#kit/steps.ts';

/** How long steps may keep the thread at a stretch, in ms. A single step that takes longer is not interrupted. */
const turnMs = 10;

/** Runs steps in turns with everything else that the process does. */
export async function inTurns<Value>(steps: Steps<Value>): Promise<Value> {
  for (;;) {
    const until = performance.now() + turnMs;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < until);
    await setImmediate();
  }
}
