/**
 * Calls back once when the browser has nothing else to do, after `timeout` ms at the latest; the answer gives it up. For parts of
 * a page that nobody waits for, so that they never stand in the way of the first taps.
 */
export function whenIdle(callback: () => void, timeout = 3000): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(idle);
}
