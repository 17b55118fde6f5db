import { AsyncResource } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from './database.ts';
import type { Log } from './log.ts';
import { logRepeats } from './repeats.ts';
import { contentVersion } from './tables.ts';

/**
 * Every server serves content from memory and must notice another server's change within 2 s (S18.3). The number is polled: the
 * embedded database does not deliver NOTIFY.
 */
export type ContentWatch = {
  stop(): void;
  /** Polls at once instead of at the next interval. Never rejects. */
  check(): Promise<void>;
};

/** Announces a change by this process: whoever made it reads here next. */
const bumps = new EventEmitter<{ bump: [] }>().setMaxListeners(0);

/** Milliseconds between a change by this process and the poll for it: the transaction has to commit first. */
const looksAfterBump = [10, 50, 200];

/**
 * Raises the version, inside the transaction of each change of content, so that both become visible together. Call it last: the
 * row stays locked until the transaction ends.
 */
export async function bumpContent(tx: Tx | Db): Promise<void> {
  await tx
    .insert(contentVersion)
    .values({ id: 1, version: 1n })
    .onConflictDoUpdate({ target: contentVersion.id, set: { version: sql`${contentVersion.version} + 1` } });
  bumps.emit('bump');
}

/** The current version; '0' before the first change. */
export async function readContentVersion(db: Db | Tx): Promise<string> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return String(row?.version ?? 0n);
}

export type ContentWatchOptions = {
  readonly db: Db;
  /** Milliseconds between the end of one poll and the next. */
  readonly everyMs?: number;
  /** Called with each version that differs from the last one, initially with the current one. */
  readonly onChange: (version: string) => void;
  readonly log: Log;
};

/** Polls at once and then periodically. Failures are logged and retried, never thrown. */
export function watchContentVersion({ db, everyMs = 500, onChange, log }: ContentWatchOptions): ContentWatch {
  let seen: string | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const logError = logRepeats(log);

  const look = async (): Promise<void> => {
    try {
      const version = await readContentVersion(db);
      if (isStopped || version === seen) return;
      onChange(version);
      seen = version;
    } catch (error) {
      if (!isStopped) logError(error, 'The content version could not be read.');
    }
  };
  const check = async (): Promise<void> => {
    // A poll that began before the caller's change may have read the old number.
    await looking;
    looking ??= look().finally(() => {
      looking = undefined;
    });
    await looking;
  };
  const turn = async (): Promise<void> => {
    await check();
    if (!isStopped) timer = setTimeout(() => void turn(), everyMs).unref();
  };
  const soon = new Set<NodeJS.Timeout>();
  // The poll belongs to the watch, not to the request and the transaction that made the change.
  const lookSoon = AsyncResource.bind((): void => {
    for (const wait of looksAfterBump) {
      const due = setTimeout(() => {
        soon.delete(due);
        void check();
      }, wait).unref();
      soon.add(due);
    }
  });
  bumps.on('bump', lookSoon);
  void turn();
  return {
    check,
    stop: () => {
      isStopped = true;
      bumps.off('bump', lookSoon);
      for (const due of soon) clearTimeout(due);
      clearTimeout(timer);
    },
  };
}
