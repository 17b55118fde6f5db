import { Worker } from 'node:worker_threads';

/** What the thread is asked: to hash a password, or to compare it with a hash. */
export type HashTask = { readonly id: number; readonly password: string; readonly against: string | null };
export type HashAnswer = { readonly id: number; readonly value?: string | boolean; readonly error?: string };

type Waiting = { readonly resolve: (value: string | boolean) => void; readonly reject: (reason: Error) => void };

/**
 * argon2id in a thread of its own, one after another, that gives way to all others (`hash-thread.ts`): each hash takes a core for
 * some tens of milliseconds, and the threads of the platform belong to those who read files and pages.
 */
function createHashing() {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | undefined;
  let count = 0;

  const lose = (reason: Error): void => {
    thread = undefined;
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
  };
  const start = (): Worker => {
    const made = new Worker(new URL('./hash-thread.ts', import.meta.url));
    made.on('message', ({ id, value, error }: HashAnswer) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      // A process that has nothing else to do may end.
      if (waiting.size === 0) made.unref();
      if (value === undefined) asker?.reject(new Error(error ?? 'hashing failed'));
      else asker?.resolve(value);
    });
    made.once('error', lose);
    made.once('exit', () => lose(new Error('the thread that hashes ended')));
    return made;
  };
  return (task: Omit<HashTask, 'id'>): Promise<string | boolean> =>
    new Promise((resolve, reject) => {
      thread ??= start();
      thread.ref();
      const id = (count += 1);
      waiting.set(id, { resolve, reject });
      // A worker is no window.
      thread.postMessage({ id, ...task } satisfies HashTask); // oxlint-disable-line unicorn/require-post-message-target-origin
    });
}

const ask = createHashing();

/** In the form in which every keyboard's letters are the same; S16.6. */
export const hashPassword = async (password: string): Promise<string> =>
  (await ask({ password: password.normalize('NFKC'), against: null })) as string;

/** Whose password it could have been: takes as long for members of a provider and unknown addresses, which have none. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isKnown = await ask({ password: password.normalize('NFKC'), against: passwordHash ?? nobodys });
  return isKnown === true && passwordHash !== null;
}

/** Of the same cost as everyone else's. */
const nobodys = '$argon2id$v=19$m=19456,t=2,p=1$AMbJS9Fr8gpH0sj/7wQmeA$MWAvgqcG7+TzYkzyWZJr33R082kBhrIpbkjgq0/Ajgg';
