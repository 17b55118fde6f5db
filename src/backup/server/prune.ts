import type { BackupsKept } from '#platform/config-backup.ts';
import { draftsLast } from '#platform/storage.ts';
import { backupsToRemove, momentOf } from '../rules.ts';
import type { Repository } from './repository.ts';

/**
 * Deletes backups by the retention, and then pieces that no other one refers to, including those of unfinished backups. Holds the
 * repository's lock. Answers what was done, in one line.
 */
export async function prune(repository: Repository, kept: BackupsKept, now = Date.now()): Promise<string> {
  const old = backupsToRemove(await repository.names(), kept, new Date(now));
  const wanted = new Set<string>();
  const left = (await repository.names()).filter((name) => !old.includes(name));
  // Read before anything is deleted: without one of the manifests the references are unknown.
  for (const name of left) {
    const { tables, files } = await repository.manifest(name);
    for (const { pieces } of [...tables, ...files]) for (const piece of pieces) wanted.add(piece);
  }
  for (const name of old) await repository.removeManifest(name);
  const pieces = await repository.removePiecesBut(wanted);
  await repository.place.removeDrafts?.(new Date(now - draftsLast));
  const [oldest] = left;
  const since = oldest === undefined ? 0 : (momentOf(oldest)?.getTime() ?? 0);
  await repository.rewriteErasures((erasures) => erasures.filter(({ at }) => Date.parse(at) >= since));
  return `${left.length} backups are kept, ${old.length} and ${pieces} pieces were removed`;
}
