import { transfer, type Outcome, type Send } from './transfer.ts';

/** One file of a queue: waiting, uploading, or finished with an `Outcome`. */
export type Upload<Value> = {
  readonly id: number;
  readonly file: File;
  /** The share sent so far, 0 to 1. */
  readonly share: number;
  readonly state: 'waiting' | 'sending' | Outcome<Value>['kind'];
  /** Set once it has finished. */
  readonly outcome?: Outcome<Value>;
};

export type Uploads<Value> = {
  readonly add: (files: Iterable<File>) => void;
  /** Cancels a waiting or running upload. */
  readonly cancel: (id: number) => void;
  /** Removes an item, cancelling it first. */
  readonly remove: (id: number) => void;
  /** Retries it at the end of the queue. */
  readonly retry: (id: number) => void;
  /** The same array until something changes, for `useSyncExternalStore`. */
  readonly list: () => readonly Upload<Value>[];
  readonly watch: (listener: () => void) => () => void;
};

/** Maximum number of parallel uploads (S9.4). */
export const atOnce = 5;

/** An upload queue with limited concurrency. `onSent` is called for each finished file. */
export function createUploads<Value>(send: Send<Value, File>, onSent?: (value: Value, file: File) => void): Uploads<Value> {
  let uploads: readonly Upload<Value>[] = [];
  let lastId = 0;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const tell = (next: readonly Upload<Value>[]): void => {
    uploads = next;
    for (const listener of listeners) listener();
  };
  const change = (id: number, part: Partial<Upload<Value>>): void =>
    tell(uploads.map((upload) => (upload.id === id ? { ...upload, ...part } : upload)));

  const end = (id: number, file: File, outcome: Outcome<Value>): void => {
    running.delete(id);
    change(id, { state: outcome.kind, outcome });
    if (outcome.kind === 'sent') onSent?.(outcome.value, file);
    fill();
  };

  function start({ id, file }: Upload<Value>): void {
    const stop = new AbortController();
    running.set(id, stop);
    change(id, { state: 'sending' });
    const onShare = (share: number): void => change(id, { share });
    void transfer((options) => send(file, options), { onShare, signal: stop.signal }).then((outcome) => end(id, file, outcome));
  }

  function fill(): void {
    for (const upload of uploads) {
      if (running.size >= atOnce) return;
      if (upload.state === 'waiting') start(upload);
    }
  }

  const cancel = (id: number): void => {
    running.get(id)?.abort();
    if (uploads.some((upload) => upload.id === id && upload.state === 'waiting'))
      change(id, { state: 'cancelled', outcome: { kind: 'cancelled' } });
  };

  return {
    add(files) {
      const added = [...files].map((file) => ({ id: (lastId += 1), file, share: 0, state: 'waiting' as const }));
      tell([...uploads, ...added]);
      fill();
    },
    cancel,
    remove(id) {
      cancel(id);
      tell(uploads.filter((upload) => upload.id !== id));
    },
    retry(id) {
      const again = uploads.find((upload) => upload.id === id);
      if (!again || again.state === 'waiting' || again.state === 'sending' || again.state === 'sent') return;
      tell([...uploads.filter((upload) => upload !== again), { id, file: again.file, share: 0, state: 'waiting' }]);
      fill();
    },
    list: () => uploads,
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
