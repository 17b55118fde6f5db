import { AsyncResource } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import type { Change } from './content-changes.ts';
import type { Db, Tx } from './database.ts';
import type { Log } from './log.ts';
import { logRepeats } from './repeats.ts';
import { contentVersion, type VersionChanges } from './tables.ts';

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

/** Of how many versions it is known what they changed. */
const recentAtMost = 32;

/**
 * Raises the version, inside the transaction of each change of content, so that both become visible together. Call it last: the
 * row stays locked until the transaction ends. `rows` if readers see nothing else of it than the changes of rows that the
 * triggers of the content tables log: then only answers that depend on these are made anew.
 */
export async function bumpContent(tx: Tx | Db, what: 'anything' | 'rows' = 'anything'): Promise<void> {
  // 'all': more than the triggers log.
  const logged = sql`nullif(coalesce(current_setting('sprechstunde.changes', true), ''), 'all')`;
  const changes = what === 'rows' ? sql`('[' || ${logged} || ']')::jsonb` : sql`null::jsonb`;
  const entry = sql`jsonb_build_object('version', (${contentVersion.version} + 1)::text, 'id', gen_random_uuid(), 'changes', ${changes})`;
  await tx
    .insert(contentVersion)
    .values({ id: 1, version: 1n })
    .onConflictDoUpdate({
      target: contentVersion.id,
      set: {
        version: sql`${contentVersion.version} + 1`,
        recent: sql`(select jsonb_agg(one order by nth) from (
          select one, nth from jsonb_array_elements(${contentVersion.recent} || ${entry}) with ordinality e (one, nth)
          order by nth desc limit ${sql.raw(String(recentAtMost))}) last)`,
      },
    });
  bumps.emit('bump');
}

/** The current version; '0' before the first change. */
export async function readContentVersion(db: Db | Tx): Promise<string> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion);
  return String(row?.version ?? 0n);
}

/** The changes of all versions after one; null if they are not all known. */
export type Changes = readonly Change[] | null;

export type ContentWatchOptions = {
  readonly db: Db;
  /** Milliseconds between the end of one poll and the next. */
  readonly everyMs?: number;
  /** Called with each version that differs from the last one and with what changed, initially with the current one. */
  readonly onChange: (version: string, changes: Changes) => void;
  readonly log: Log;
};

/**
 * The current version with what changed since another one that was seen: known if the same version is among the recent ones, and
 * so are all that followed. A server of an earlier release raises the number alone.
 */
async function readChanges(db: Db, seen: VersionChanges | undefined) {
  const [row] = await db.select().from(contentVersion);
  const version = String(row?.version ?? 0n);
  const recent = row?.recent ?? [];
  const begin = seen ? recent.findIndex(({ id }) => id === seen.id) : -1;
  const since = recent.slice(begin + 1);
  const first = BigInt(seen?.version ?? 0);
  const isWhole =
    begin >= 0 &&
    version === String(first + BigInt(since.length)) &&
    since.every((one, at) => one.changes && one.version === String(first + BigInt(at + 1)));
  const last = recent.at(-1);
  return {
    version,
    // A number that was raised alone has no entry of its own.
    last: last?.version === version ? last : undefined,
    changes: isWhole ? since.flatMap(({ changes }) => changes ?? []) : null,
  };
}

/** Polls at once and then periodically. Failures are logged and retried, never thrown. */
export function watchContentVersion({ db, everyMs = 500, onChange, log }: ContentWatchOptions): ContentWatch {
  let seen: string | undefined;
  let last: VersionChanges | undefined;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const logError = logRepeats(log);

  const look = async (): Promise<void> => {
    try {
      if (seen !== undefined && (await readContentVersion(db)) === seen) return;
      const read = await readChanges(db, last);
      if (isStopped) return;
      onChange(read.version, read.changes);
      ({ version: seen, last } = read);
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
