import { setImmediate } from 'node:timers/promises';

/** Polls until the condition holds; the test's own timeout limits the wait. */
export async function until<Value>(ask: () => Promise<Value>, isAwaited: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await ask();
    if (isAwaited(value)) return value;
    // Yields, so that an immediately resolving call does not starve the event loop.
    await setImmediate();
  }
}
