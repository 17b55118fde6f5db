import { Duplex } from 'node:stream';
import { Worker } from 'node:worker_threads';

/** Messages to the thread of the embedded database. */
export type ToEmbedded =
  | { readonly kind: 'query'; readonly connection: number; readonly bytes: Uint8Array }
  | { readonly kind: 'hung-up' }
  | { readonly kind: 'copy'; readonly folder: string }
  | { readonly kind: 'close' };

/** Messages from it: `lost` when the engine can no longer be trusted, for instance on a full disk. */
export type FromEmbedded =
  | { readonly kind: 'open' }
  | { readonly kind: 'answer'; readonly connection: number; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'copied'; readonly folder: string; readonly failure: string | null }
  | { readonly kind: 'closed' };

export type Embedded = {
  /** A connection for `pg`, in place of a socket. Only one may be open at a time: there is one session. */
  connect(): Duplex;
  /**
   * Copies the database's files to a new folder, between two queries: the same state as after a kill, which can be opened. All
   * queries wait meanwhile.
   */
  readonly copyTo: (folder: string) => Promise<void>;
  /** Resolves with the reason in one sentence when the engine ended unexpectedly. */
  readonly lost: Promise<string>;
  close(): Promise<void>;
};

/** Starts the embedded database on a folder. Rejects with the engine's own message if it cannot be opened. */
export async function startEmbedded(folder: string): Promise<Embedded> {
  const worker = new Worker(new URL('embedded-worker.ts', import.meta.url), { workerData: { folder }, execArgv: [] });
  const lost = whenLost(worker);
  await Promise.race([
    said(worker, 'open'),
    lost.then((reason) => {
      throw new Error(reason);
    }),
  ]);
  let connections = 0;
  let hasEnded = false;
  worker.once('exit', () => {
    hasEnded = true;
  });
  return {
    connect: () => {
      const connection = new EmbeddedConnection(worker, (connections += 1));
      return hasEnded ? connection.destroy(stopped()) : connection;
    },
    lost,
    copyTo: (target) => copyInThread(worker, lost, target),
    close: async () => {
      const closed = said(worker, 'closed');
      tell(worker, { kind: 'close' });
      await Promise.race([closed, lost]);
      await worker.terminate();
    },
  };
}

// The rule takes a thread for a browser's window, whose messages name an origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (worker: Worker, message: ToEmbedded): void => worker.postMessage(message);

const said = (worker: Worker, kind: FromEmbedded['kind']): Promise<void> =>
  new Promise((resolve) => {
    const listen = (message: FromEmbedded): void => {
      if (message.kind !== kind) return;
      worker.off('message', listen);
      resolve();
    };
    worker.on('message', listen);
  });

async function copyInThread(worker: Worker, lost: Promise<string>, folder: string): Promise<void> {
  const answered = Promise.withResolvers<string | null>();
  const listen = (message: FromEmbedded): void => {
    if (message.kind === 'copied' && message.folder === folder) answered.resolve(message.failure);
  };
  worker.on('message', listen);
  tell(worker, { kind: 'copy', folder });
  const failure = await Promise.race([answered.promise, lost]);
  worker.off('message', listen);
  if (failure !== null) throw new Error(failure);
}

function whenLost(worker: Worker): Promise<string> {
  return new Promise((resolve) => {
    worker.on('message', (message: FromEmbedded) => {
      if (message.kind === 'lost') resolve(message.reason);
    });
    worker.on('error', (error) => resolve((error as Error).message.split('\n')[0] ?? 'unknown error'));
    worker.on('exit', (code) => resolve(`it ended with code ${code}`));
  });
}

const stopped = (): Error => new Error('The embedded database stopped.');

/** The part of a socket that `pg` uses, over the thread's message port: no file, no port, nothing left after a kill. */
class EmbeddedConnection extends Duplex {
  readonly #worker: Worker;
  readonly #connection: number;
  readonly #hear: (message: FromEmbedded) => void;
  readonly #end: () => void;

  constructor(worker: Worker, connection: number) {
    super();
    this.#worker = worker;
    this.#connection = connection;
    this.#hear = (message) => {
      if (message.kind !== 'answer' || message.connection !== connection) return;
      if (message.bytes.byteLength > 0) this.push(Buffer.from(message.bytes.buffer));
    };
    this.#end = () => this.destroy(stopped());
  }

  connect(): this {
    this.#worker.on('message', this.#hear);
    this.#worker.once('exit', this.#end);
    queueMicrotask(() => !this.destroyed && this.emit('connect'));
    return this;
  }

  override _read(): void {}

  override _write(chunk: Uint8Array, _encoding: BufferEncoding, done: () => void): void {
    this.#send(chunk);
    done();
  }

  /** The messages of one query are sent together. */
  override _writev(chunks: { chunk: Uint8Array }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#hear);
    this.#worker.off('exit', this.#end);
    tell(this.#worker, { kind: 'hung-up' });
    done(error);
  }

  #send(bytes: Uint8Array): void {
    tell(this.#worker, { kind: 'query', connection: this.#connection, bytes: new Uint8Array(bytes) });
  }

  // Methods of a real socket that have no effect here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
