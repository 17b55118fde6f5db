/**
 * Calls back once when the browser is idle, after `timeout` ms at the latest; returns a cancel function. For parts of a page that
 * nobody waits for, so that they never delay the first interactions.
 */
export function whenIdle(callback: () => void, timeout = 3000): () => void {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(callback, { timeout });
  return () => cancelIdleCallback(idle);
}
