import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Storage } from '#platform/storage.ts';
import { Erasures, Manifest } from '../contract.ts';
import { momentOf } from '../rules.ts';
import { allOf, bytesOf } from './bytes.ts';
import { BackupError } from './errors.ts';
import type { Seal } from './seal.ts';

/*
 * A place with backups:
 *
 *   key.age              the key, encrypted with the passphrase
 *   backups/NAME.age     a manifest: what the backup of that moment has, and in which pieces
 *   pieces/ab/NAME.age   pieces of files and tables; the same bytes lie there once
 *   erasures/ID.age      who was erased, by ids
 *   locks/ID             somebody writes, or removes
 */

const manifestPath = (name: string): string => `backups/${name}.age`;
const piecePath = (name: string): string => `pieces/${name.slice(0, 2)}/${name}.age`;

export type Repository = {
  readonly place: Storage;
  /** Names of all backups, oldest first. */
  names(): Promise<string[]>;
  /** Throws `BackupError` if it is missing, damaged, or of a newer format. */
  manifest(name: string): Promise<Manifest>;
  writeManifest(manifest: Manifest): Promise<void>;
  /** Writes a piece unless it exists; answers its name and whether it was new. */
  put(bytes: Uint8Array): Promise<{ readonly name: string; readonly size: number }>;
  /** Throws `BackupError` if it is missing or damaged. */
  piece(name: string): Promise<Uint8Array>;
  removeManifest(name: string): Promise<void>;
  /** Deletes all other pieces; answers their number. */
  removePiecesBut(wanted: ReadonlySet<string>): Promise<number>;
  erasures(): Promise<Erasures>;
  /** Appends to the list, or with `instead` replaces it. */
  writeErasures(erasures: Erasures, how?: 'instead'): Promise<void>;
};

export function openRepository(place: Storage, seal: Seal): Repository {
  /** Existing pieces, listed once: the lock prevents others from deleting any. */
  let present: Promise<Set<string>> | undefined;
  const sealed = async (path: string, what: string): Promise<Uint8Array> => {
    const bytes = await bytesOf(place, path);
    if (!bytes) throw new BackupError(`The backup is damaged: ${what} is missing.`);
    return seal.open(bytes, what);
  };
  const erasurePaths = (): Promise<string[]> => place.list('erasures');

  return {
    place,
    names: async () => {
      const names = (await place.list('backups')).map((path) => path.slice('backups/'.length, -'.age'.length));
      return names.filter((name) => momentOf(name) !== null).toSorted();
    },
    manifest: async (name) => {
      const text = Buffer.from(await sealed(manifestPath(name), `the list of ${name}`)).toString();
      const read = Manifest.safeParse(JSON.parse(text));
      if (!read.success || read.data.name !== name)
        throw new BackupError(`The backup ${name} cannot be read: it was written by a newer version, or is another one.`);
      return read.data;
    },
    writeManifest: async (manifest) =>
      place.write(manifestPath(manifest.name), await seal.close(Buffer.from(JSON.stringify(manifest)))),
    put: async (bytes) => {
      const name = seal.nameOf(bytes);
      present ??= namesOf(place);
      const there = await present;
      if (there.has(name)) return { name, size: 0 };
      const closed = await seal.close(bytes);
      await place.write(piecePath(name), closed);
      there.add(name);
      return { name, size: closed.length };
    },
    piece: async (name) => {
      const bytes = await sealed(piecePath(name), `the piece ${name.slice(0, 16)}…`);
      if (seal.nameOf(bytes) !== name)
        throw new BackupError(`The backup is damaged: the piece ${name.slice(0, 16)}… is another one.`);
      return bytes;
    },
    removeManifest: (name) => place.remove(manifestPath(name)),
    removePiecesBut: async (wanted) => {
      let removed = 0;
      for (const name of await namesOf(place)) {
        if (wanted.has(name)) continue;
        await place.remove(piecePath(name));
        removed += 1;
      }
      present = undefined;
      return removed;
    },
    erasures: async () => {
      const found = new Map<string, Erasures[number]>();
      for (const path of await erasurePaths()) {
        const list = Erasures.parse(JSON.parse(Buffer.from(await sealed(path, 'a list of erasures')).toString()));
        for (const one of list) found.set(one.id, one);
      }
      return [...found.values()];
    },
    writeErasures: async (erasures, how) => {
      const before = how === 'instead' ? await erasurePaths() : [];
      if (erasures.length > 0)
        await place.write(`erasures/${randomUUID()}.age`, await seal.close(Buffer.from(JSON.stringify(erasures))));
      for (const path of before) await place.remove(path);
    },
  };
}

async function namesOf(place: Storage): Promise<Set<string>> {
  const names = new Set<string>();
  for await (const { path } of place.entries('pieces')) {
    const [, name] = /^pieces\/[\da-f]{2}\/([\da-f]{64})\.age$/.exec(path) ?? [];
    if (name) names.add(name);
  }
  return names;
}

/** A lock that was not renewed for this long belongs to a dead process. */
const lockLastsMs = 5 * 60_000;

/**
 * Runs something while nobody else writes to or deletes from the repository. Throws `BackupError` if somebody does. The lock of a
 * dead process expires after five minutes, or at once if it was on this machine.
 */
export async function locked<Value>(place: Storage, work: () => Promise<Value>): Promise<Value> {
  const own = `locks/${randomUUID()}`;
  const content = Buffer.from(JSON.stringify({ host: hostname(), pid: process.pid }));
  const renew = (): Promise<void> => place.write(own, content);
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
    if (now.getTime() - modified.getTime() < lockLastsMs && !(await isDead(place, path)))
      throw new BackupError(`Another backup to this place is under way (${path}). Wait for its end, or five minutes if it died.`);
    await place.remove(path);
  }
}

async function isDead(place: Storage, path: string): Promise<boolean> {
  const bytes = await bytesOf(place, path);
  if (!bytes) return true;
  const { host, pid } = JSON.parse(Buffer.from(bytes).toString()) as { host: string; pid: number };
  if (host !== hostname() || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}
