import type { Failure, Result } from '#kit/result.ts';

export type SendOptions = {
  /** Bytes that are on their way, of all. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
};

/** How bytes get to the server: `sendByXhr`, or anything else that tells its progress and can be stopped. */
export type Send<Value, Body extends Blob = Blob> = (body: Body, options: SendOptions) => Promise<Result<Value>>;

/** How sending ended. `failed` is a lost connection or an unexpected answer, as it was thrown. */
export type Outcome<Value> =
  | { readonly kind: 'sent'; readonly value: Value }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'stalled'; readonly seconds: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** Without any progress for this long, an upload is given up (S9.4). */
const stallSeconds = 30;

type TransferOptions = {
  /** The share that is on its way, from 0 to 1. */
  readonly onShare: (share: number) => void;
  /** The reader's wish to stop. */
  readonly signal: AbortSignal;
};

/** Sends once, gives up when nothing moves any more (S8.9, S9.4), and ends at once when stopped, whatever `send` does. */
export async function transfer<Value>(
  send: (options: SendOptions) => Promise<Result<Value>>,
  { onShare, signal }: TransferOptions,
): Promise<Outcome<Value>> {
  const watch = watchStall();
  const either = AbortSignal.any([signal, watch.signal]);
  let most = -1;
  const onProgress = (sent: number, total: number): void => {
    if (sent <= most || either.aborted) return;
    most = sent;
    watch.moved();
    onShare(total > 0 ? Math.min(1, sent / total) : 0);
  };
  try {
    either.throwIfAborted();
    const result = await Promise.race([send({ onProgress, signal: either }), abortOf(either)]);
    return result.ok ? { kind: 'sent', value: result.value } : { kind: 'refused', failure: result };
  } catch (thrown) {
    if (signal.aborted) return { kind: 'cancelled' };
    return watch.signal.aborted ? { kind: 'stalled', seconds: stallSeconds } : { kind: 'failed', thrown };
  } finally {
    watch.end();
  }
}

function watchStall() {
  const stalled = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => stalled.abort(), stallSeconds * 1000);
  };
  moved();
  return { signal: stalled.signal, moved, end: () => clearTimeout(timer) };
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
