import { randomUUID } from 'node:crypto';
import { ConfigError, type Config } from '#platform/config.ts';
import { whyOf, type Tried } from '#platform/try-database.ts';
import { repositoryNamed } from './command.ts';

/**
 * Uses the place of the backups as the site will: opens it with the passphrase, which makes it if it is new, then writes, lists and
 * removes something (S18.8).
 */
export async function tryBackups(
  config: Pick<Config, 'backup' | 'storage' | 'dataDir'>,
): Promise<Tried & { readonly setting?: string }> {
  try {
    const repository = await repositoryNamed(config, undefined, { mayMake: true });
    const { place } = repository;
    const path = `probes/${randomUUID()}`;
    await place.write(path, Buffer.from('probe'));
    const isListed = (await place.list('probes')).includes(path);
    await place.remove(path);
    if (!isListed) return { ok: false, why: 'does not list what was written' };
    const { length } = await repository.names();
    const what = length === 0 ? 'no backup yet' : length === 1 ? 'one backup' : `${length} backups`;
    return { ok: true, said: what, notes: ['Write the passphrase down somewhere else: without it nobody opens the backups.'] };
  } catch (error) {
    // Errors of a bucket name the setting themselves.
    if (error instanceof ConfigError) return { ok: false, why: error.message };
    const why = whyOf(error);
    const [, ofPassphrase] = /^BACKUP_PASSPHRASE (.+)$/.exec(why) ?? [];
    return ofPassphrase
      ? { ok: false, setting: 'BACKUP_PASSPHRASE', why: ofPassphrase }
      : { ok: false, why: `cannot be used: ${why}` };
  }
}
