import { setTimeout } from 'node:timers/promises';

/** Between two tries: what answers at once must not keep the processor from what it waits for. */
const everyMs = 2;

/** Polls until the condition holds; the test's own timeout limits the wait. */
export async function until<Value>(ask: () => Promise<Value>, isAwaited: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (isAwaited(value)) return value;
    await setTimeout(everyMs);
  }
}
