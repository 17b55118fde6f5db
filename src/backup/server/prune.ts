import type { BackupsKept } from '#platform/config-backup.ts';
import { backupsToRemove, momentOf } from '../rules.ts';
import type { Repository } from './repository.ts';

/**
 * Removes the backups that retention lets go, and then the pieces that no other one names: also those of backups that never came to
 * their end. Under the lock of the place. Answers what was done, in one line.
 */
export async function prune(repository: Repository, kept: BackupsKept): Promise<string> {
  const old = backupsToRemove(await repository.names(), kept);
  const wanted = new Set<string>();
  const left = (await repository.names()).filter((name) => !old.includes(name));
  // Read before anything is removed: where one cannot be read, nobody knows what it names.
  for (const name of left) {
    const { tables, files } = await repository.manifest(name);
    for (const { pieces } of [...tables, ...files]) for (const piece of pieces) wanted.add(piece);
  }
  for (const name of old) await repository.removeManifest(name);
  const pieces = await repository.removePiecesBut(wanted);
  const [oldest] = left;
  const since = oldest === undefined ? 0 : (momentOf(oldest)?.getTime() ?? 0);
  await repository.writeErasures(
    (await repository.erasures()).filter(({ at }) => Date.parse(at) >= since),
    'instead',
  );
  return `${left.length} backups are kept, ${old.length} and ${pieces} pieces were removed`;
}
