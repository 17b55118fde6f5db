import { expectFits } from '#platform/disk-room.ts';
import type { Storage } from '#platform/storage.ts';
import type { Manifest, TableContent } from '../contract.ts';
import { BackupError } from './errors.ts';
import { pruneAdvice } from './place.ts';
import type { Seal } from './seal.ts';

export const piecePath = (name: string): string => `pieces/${name.slice(0, 2)}/${name}.age`;

/** Names of pieces with the sizes under which they are stored; backups of earlier versions do not have the sizes. */
export type Stored = Pick<TableContent, 'pieces' | 'sizes'>;

/** The names of all pieces with their sizes. */
export async function listPieces(place: Storage): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for await (const { path, size } of place.entries('pieces')) {
    const [, name] = /^pieces\/[\da-f]{2}\/([\da-f]{64})\.age$/.exec(path) ?? [];
    if (name) found.set(name, size);
  }
  return found;
}

/**
 * Pieces while a backup is made: only what is not there yet is written, and anew what was cut off, by a full disk or a power cut.
 * They are listed once, since the lock prevents others from removing any.
 */
export class Pieces {
  readonly #place: Storage;
  readonly #seal: Seal;
  readonly #there: Map<string, number>;
  readonly #known = new Map<string, number>();
  readonly #written = new Set<string>();

  private constructor(place: Storage, seal: Seal, there: Map<string, number>) {
    [this.#place, this.#seal, this.#there] = [place, seal, there];
  }

  static async listed(place: Storage, seal: Seal): Promise<Pieces> {
    return new Pieces(place, seal, await listPieces(place));
  }

  /** Takes the sizes that an earlier backup has noted. */
  know({ tables, files }: Pick<Manifest, 'tables' | 'files'>): void {
    for (const { pieces, sizes } of [...tables, ...files])
      for (const [nth, size] of (sizes ?? []).entries()) this.#known.set(pieces[nth] as string, size);
  }

  /** The sizes of pieces of an earlier backup; null if one is missing, or is not as long as it was. */
  sizesOf({ pieces, sizes }: Stored): number[] | null {
    const found: number[] = [];
    for (const [nth, name] of pieces.entries()) {
      const size = this.#there.get(name);
      if (!size || (sizes && sizes[nth] !== size)) return null;
      found.push(size);
    }
    return found;
  }

  /** Writes a piece unless it is there; answers its size, and whether it was written. */
  async put(bytes: Uint8Array): Promise<{ readonly name: string; readonly size: number; readonly isNew: boolean }> {
    const name = this.#seal.nameOf(bytes);
    const there = this.#there.get(name);
    if (there !== undefined && there === this.#known.get(name)) return { name, size: there, isNew: false };
    // Left by a backup that did not come to its end, or by an earlier version: the same bytes are always sealed to the same size.
    const closed = await this.#seal.close(bytes);
    const isNew = there !== closed.length;
    if (isNew) {
      await this.expectRoom(closed.length);
      this.#written.add(name);
      await this.#place.write(piecePath(name), closed);
    }
    this.#there.set(name, closed.length);
    return { name, size: closed.length, isNew };
  }

  /** Throws `NoRoomError` if a backup that has yet to write so much does not fit in the place. */
  async expectRoom(size: number): Promise<void> {
    const room = await this.#place.room?.();
    if (room) expectFits({ name: 'The backup', size }, room, ` ${pruneAdvice}`);
  }

  /** The bytes of pieces that the latest backup does not have: older ones do, or a killed one left them for the next. */
  get spare(): number {
    return [...this.#there].reduce((sum, [name, size]) => (this.#known.has(name) ? sum : sum + size), 0);
  }

  /** Removes what was written for a backup that does not come to its end. */
  async removeWritten(): Promise<void> {
    for (const name of this.#written) await this.#place.remove(piecePath(name));
  }

  /** Reads all pieces. Forgets the damaged ones, so that they are written anew, and answers their names. */
  async forgetDamaged(read: (name: string) => Promise<unknown>): Promise<string[]> {
    const damaged: string[] = [];
    for (const name of this.#there.keys())
      try {
        await read(name);
      } catch (error) {
        if (!(error instanceof BackupError)) throw error;
        damaged.push(name);
      }
    for (const name of damaged) this.#there.delete(name);
    return damaged;
  }

  has(name: string): boolean {
    return this.#there.has(name);
  }
}
