import { randomUUID } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import type { Storage } from '#platform/storage.ts';
import { Erasures, Manifest } from '../contract.ts';
import { momentOf } from '../rules.ts';
import { allOf, bytesOf } from './bytes.ts';
import { BackupError } from './errors.ts';
import { listPieces, piecePath, Pieces } from './pieces.ts';
import type { Seal } from './seal.ts';

/*
 * A place with backups:
 *
 *   key.age              the key, encrypted with the passphrase
 *   backups/NAME.age     a manifest: what the backup of that moment has, and in which pieces
 *   pieces/ab/NAME.age   pieces of files and tables; the same bytes lie there once
 *   erasures/ID.age      who was erased, by ids
 *   locks/ID,HOST,PID,NAMESPACE    somebody writes, or removes
 */

const manifestPath = (name: string): string => `backups/${name}.age`;

export type Repository = {
  readonly place: Storage;
  /** Names of all backups, oldest first. */
  names(): Promise<string[]>;
  /** Throws `BackupError` if it is missing, damaged, or of a newer format. */
  manifest(name: string): Promise<Manifest>;
  writeManifest(manifest: Manifest): Promise<void>;
  /** For making a backup, under the lock of the place. */
  pieces(): Promise<Pieces>;
  /** Throws `BackupError` if it is missing or damaged. */
  piece(name: string): Promise<Uint8Array>;
  removeManifest(name: string): Promise<void>;
  /** Deletes all other pieces; answers their number. */
  removePiecesBut(wanted: ReadonlySet<string>): Promise<number>;
  /** Throws `BackupError` if one of the lists is damaged. */
  erasures(): Promise<Erasures>;
  /** Adds a list beside those that are there. */
  addErasures(erasures: Erasures): Promise<void>;
  /** Writes one list in place of those that are there; damaged ones are left, and their paths answered. */
  rewriteErasures(change: (erasures: Erasures) => Erasures): Promise<string[]>;
};

export function openRepository(place: Storage, seal: Seal): Repository {
  const sealed = async (path: string, what: string): Promise<Uint8Array> => {
    const bytes = await bytesOf(place, path);
    if (!bytes) throw new BackupError(`The backup is damaged: ${what} is missing.`);
    return seal.open(bytes, what);
  };
  const readErasures = async (path: string): Promise<Erasures> =>
    Erasures.parse(JSON.parse(Buffer.from(await sealed(path, `the list of erasures ${path}`)).toString()));
  const addErasures = async (erasures: Erasures): Promise<void> => {
    if (erasures.length > 0)
      await place.write(`erasures/${randomUUID()}.age`, await seal.close(Buffer.from(JSON.stringify(erasures))));
  };
  /** Each account once. */
  const merged = (lists: readonly Erasures[]): Erasures => [...new Map(lists.flat().map((one) => [one.id, one])).values()];

  return {
    place,
    names: async () => {
      const names = (await place.list('backups')).map((path) => path.slice('backups/'.length, -'.age'.length));
      return names.filter((name) => momentOf(name) !== null).toSorted();
    },
    manifest: async (name) => {
      const text = Buffer.from(await sealed(manifestPath(name), `the list of ${name} (${manifestPath(name)})`)).toString();
      const read = Manifest.safeParse(JSON.parse(text));
      if (!read.success || read.data.name !== name)
        throw new BackupError(`The backup ${name} cannot be read: it was written by a newer version, or is another one.`);
      return read.data;
    },
    writeManifest: async (manifest) =>
      place.write(manifestPath(manifest.name), await seal.close(Buffer.from(JSON.stringify(manifest)))),
    pieces: () => Pieces.listed(place, seal),
    piece: async (name) => {
      const bytes = await sealed(piecePath(name), `the piece ${name.slice(0, 16)}…`);
      if (seal.nameOf(bytes) !== name)
        throw new BackupError(`The backup is damaged: the piece ${name.slice(0, 16)}… is another one.`);
      return bytes;
    },
    removeManifest: (name) => place.remove(manifestPath(name)),
    removePiecesBut: async (wanted) => {
      let removed = 0;
      for (const name of (await listPieces(place)).keys()) {
        if (wanted.has(name)) continue;
        await place.remove(piecePath(name));
        removed += 1;
      }
      return removed;
    },
    erasures: async () => {
      try {
        return merged(await Promise.all((await place.list('erasures')).map(readErasures)));
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        throw new BackupError(
          `${error.message} It says who was deleted. Put it back from a copy, or remove it: the site writes all that it knows into a list of its own with each backup.`,
          { cause: error },
        );
      }
    },
    addErasures,
    rewriteErasures: async (change) => {
      const [read, damaged]: [string[], string[]] = [[], []];
      const lists: Erasures[] = [];
      for (const path of await place.list('erasures'))
        try {
          lists.push(await readErasures(path));
          read.push(path);
        } catch (error) {
          if (!(error instanceof BackupError)) throw error;
          damaged.push(path);
        }
      await addErasures(change(merged(lists)));
      for (const path of read) await place.remove(path);
      return damaged;
    },
  };
}

/** Numbers of processes are those of a container, whose host may have the same name. Empty where there are no containers. */
const ownNamespace = (): string => {
  try {
    return encodeURIComponent(readlinkSync('/proc/self/ns/pid'));
  } catch {
    return '';
  }
};

/** Host, process and namespace, as the names of locks have them. */
const ownProcess = [encodeURIComponent(hostname()), String(process.pid), ownNamespace()];

/** A lock that was not renewed for this long belongs to a dead process. */
const lockLastsMs = 5 * 60_000;

/**
 * Runs something while nobody else writes to or deletes from the repository. Throws `BackupError` if somebody does. The lock of a
 * dead process expires after five minutes, or at once if it was on this machine.
 */
export async function locked<Value>(place: Storage, work: () => Promise<Value>): Promise<Value> {
  // Empty, since a full disk, which is pruned under a lock too, has room for nothing else: its name says whose it is.
  const own = `locks/${[randomUUID(), ...ownProcess].join()}`;
  const renew = (): Promise<void> => place.write(own, Buffer.alloc(0));
  await renew();
  let renewing: Promise<unknown> = Promise.resolve();
  const again = (): void => {
    renewing = renew().catch(() => undefined);
  };
  const timer = setInterval(again, lockLastsMs / 5).unref();
  try {
    await expectNoOther(place, own);
    return await work();
  } finally {
    clearInterval(timer);
    await renewing;
    // The original error matters more than a lock that stays for five minutes.
    await place.remove(own).catch(() => undefined);
  }
}

async function expectNoOther(place: Storage, own: string): Promise<void> {
  const locks = await allOf(place.entries('locks'));
  // The store's own time, since clocks of machines differ.
  const now = locks.find(({ path }) => path === own)?.modified ?? new Date();
  for (const { path, modified } of locks) {
    if (path === own) continue;
    // In the future, of a clock that was ahead, it is nobody's either.
    if (Math.abs(now.getTime() - modified.getTime()) < lockLastsMs && !isDead(path))
      throw new BackupError(`Another backup to this place is under way (${path}). Wait for its end, or five minutes if it died.`);
    await place.remove(path);
  }
}

function isDead(path: string): boolean {
  const [, host, pid, namespace] = path.split(',');
  // One of an earlier version does not say whose it is, and ends with its time.
  if (host !== ownProcess[0] || namespace !== ownProcess[2] || !pid || pid === ownProcess[1]) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
