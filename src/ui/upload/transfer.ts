import type { Failure, Result } from '#kit/result.ts';

export type SendOptions = {
  /** Bytes sent, and in total. */
  readonly onProgress: (sent: number, total: number) => void;
  readonly signal: AbortSignal;
};

/** Sends bytes to the server: `sendByXhr`, or anything else that reports progress and can be aborted. */
export type Send<Value, Body extends Blob = Blob> = (body: Body, options: SendOptions) => Promise<Result<Value>>;

/** The outcome of an upload. `failed` has the thrown error: a lost connection or an unexpected answer. */
export type Outcome<Value> =
  | { readonly kind: 'sent'; readonly value: Value }
  | { readonly kind: 'refused'; readonly failure: Failure }
  | { readonly kind: 'stalled'; readonly seconds: number }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly thrown: unknown };

/** Timeout without any progress (S9.4). */
const stallSeconds = 30;

type TransferOptions = {
  /** Progress from 0 to 1. */
  readonly onShare: (share: number) => void;
  /** Aborts the upload. */
  readonly signal: AbortSignal;
};

/** Uploads once, gives up when it stalls (S8.9, S9.4), and ends at once when aborted, whatever `send` does. */
export async function transfer<Value>(
  send: (options: SendOptions) => Promise<Result<Value>>,
  { onShare, signal }: TransferOptions,
): Promise<Outcome<Value>> {
  const watch = watchStall();
  const either = eitherOf(signal, watch.signal);
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

/** `AbortSignal.any`, which the oldest browsers that we serve do not have. */
function eitherOf(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) either.abort(signal.reason);
    else signal.addEventListener('abort', () => either.abort(signal.reason), { once: true });
  }
  return either.signal;
}

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
