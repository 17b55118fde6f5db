import { existsSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { ConfigError, readConfig, type Config } from '#platform/config.ts';
import { atConsole, inPlaceOf, readCall, wrongCall, type Tell } from '#platform/console.ts';
import { claimDataFolder, DataFolderBusyError } from '#platform/data-folder.ts';
import { expectDatabase, openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { siteFolders } from '#platform/disk-room.ts';
import { openStorage } from '#platform/open-storage.ts';
import { settle } from '#platform/storage-local.ts';
import { expectRoomForSnapshot, requestSnapshot } from '#platform/snapshots.ts';
import { programVersion } from '#platform/version.ts';
import { Erasures } from '../contract.ts';
import { BackupError } from './errors.ts';
import { expectElsewhere, openPlace, placeNamed } from './place.ts';
import { prune } from './prune.ts';
import { locked, openRepository, type Repository } from './repository.ts';
import { damageIn, manifestOf, type Seen } from './restore.ts';
import { save } from './save.ts';
import { findSeal, makeSeal } from './seal.ts';

const usage = `Usage: npm run backup -- [PLACE] [--mend] [--prune] | [PLACE] --prune-only | [PLACE] --check [--at NAME]
Makes a backup in PLACE, a FOLDER or s3://BUCKET/PREFIX?endpoint=ADDRESS&region=REGION; without it in that of BACKUP_URL.
  --mend        reads all that is there first, and writes anew what was damaged
  --prune       and lets go what BACKUP_KEEP does not keep
  --prune-only  makes none, but lets go what BACKUP_KEEP does not keep, and what killed backups left; also on a full disk
  --check       makes none, but reads all backups and compares every hash
  --at NAME     checks this one alone
BACKUP_PASSPHRASE encrypts it. More: docs/running/keeping.md`;
const log = createLog({ logLevel: 'silent' });

/** The repository from the argument, or BACKUP_URL. Throws `ConfigError` and `BackupError`. */
export async function repositoryNamed(
  config: Pick<Config, 'backup' | 'storage' | 'dataDir'>,
  named: string | undefined,
  { mayMake }: { readonly mayMake: boolean },
): Promise<Repository> {
  const { backup } = config;
  const url = named ?? backup.url;
  if (url === null) throw new ConfigError('Name a place for backups, or give the setting BACKUP_URL.');
  if (backup.passphrase === null) throw new ConfigError('The setting BACKUP_PASSPHRASE must be given.');
  const where = placeNamed(url);
  if (!mayMake && where.kind === 'file' && !existsSync(where.folder))
    throw new BackupError(`There is no folder ${where.folder}.`);
  if (mayMake) await expectElsewhere(where, config);
  const open = () => openPlace(where, backup.keys, { mayWrite: mayMake, siteFolders: siteFolders(config) });
  const place = await (named === undefined ? open() : inPlaceOf('BACKUP_URL', 'PLACE', open));
  const { passphrase } = backup;
  const known = await findSeal(place, passphrase);
  if (!known && !mayMake) throw new BackupError('There is no backup there: the file key.age is missing.');
  // Of two first backups at once only one makes the key: the other's pieces could not be read.
  return openRepository(place, known ?? (await locked(place, () => makeSeal(place, passphrase))));
}

/** The site's database; if another process holds it, a copy that this process makes now. */
export async function openToRead(config: Pick<Config, 'database' | 'dataDir'>): Promise<Database> {
  expectDatabase(config);
  try {
    return await openDatabase(config, log);
  } catch (error) {
    if (!(error instanceof DataFolderBusyError)) throw error;
  }
  const snapshot = await requestSnapshot(config.dataDir);
  try {
    const folder = path.join(snapshot.dataDir, 'database');
    const database = await openDatabase({ dataDir: snapshot.dataDir, database: { kind: 'embedded', folder } }, log);
    return {
      ...database,
      close: async () => {
        await database.close();
        await snapshot.remove();
      },
    };
  } catch (error) {
    await snapshot.remove();
    throw error;
  }
}

/** The database is read after the files: what its copy lacks is said before they are. */
async function expectReadable({ database, dataDir }: Pick<Config, 'database' | 'dataDir'>): Promise<void> {
  if (database.kind !== 'embedded') return;
  try {
    (await claimDataFolder(dataDir)).release();
  } catch (error) {
    if (!(error instanceof DataFolderBusyError)) throw error;
    await expectRoomForSnapshot(dataDir);
  }
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function make(config: Config, repository: Repository, mends: boolean | undefined, tell: Tell): Promise<void> {
  const started = performance.now();
  expectDatabase(config);
  await expectReadable(config);
  const { manifest, counts, notes } = await save({
    repository,
    openDatabase: () => openToRead(config),
    storage: await openStorage(config),
    program: programVersion,
    mends,
  });
  tell(
    `${manifest.name}: ${counts.rows} rows of ${manifest.tables.length} tables, ${counts.files} files (${megabytes(counts.bytes)}), of which ${counts.newFiles} files (${megabytes(counts.newBytes)}) were read and written anew, in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
  notes.forEach(tell);
}

/** Damage is rarely of one file alone; the first lines of a backup say enough. */
const shown = 10;

async function checkAll(repository: Repository, at: string | undefined, tell: Tell): Promise<void> {
  const names = at === undefined ? await repository.names() : [at];
  const seen: Seen = new Map();
  let damaged = 0;
  if (names.length === 0) throw new BackupError('There is no backup there yet.');
  for (const name of names) {
    const manifest = await manifestOf(repository, name).catch((error: unknown) => {
      if (at !== undefined || !(error instanceof BackupError)) throw error;
      return error;
    });
    const found = manifest instanceof BackupError ? [manifest.message] : await damageIn(repository, manifest, seen);
    for (const line of found.slice(0, shown)) tell(`${name}: ${line}`);
    if (found.length > shown) tell(`${name}: and ${found.length - shown} more`);
    if (found.length > 0) damaged += 1;
    if (found.length > 0 || manifest instanceof BackupError) continue;
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    tell(`${name}: ${rows} rows and ${manifest.files.length} files are whole (version ${manifest.program})`);
  }
  await repository.erasures();
  if (damaged > 0)
    throw new BackupError(
      `${damaged} of ${names.length} backups are damaged. What the site still has is written anew by: npm run backup -- --mend. One whose list is damaged stays so: remove that file.`,
    );
}

const options = {
  check: { type: 'boolean' },
  prune: { type: 'boolean' },
  'prune-only': { type: 'boolean' },
  mend: { type: 'boolean' },
  at: { type: 'string' },
  erasures: { type: 'boolean' },
} as const;

function argumentsOf(args: readonly string[]) {
  const { values, positionals } = readCall(args, { usage, options, most: 1 });
  if (values.at !== undefined && !values.check) throw wrongCall(usage, '--at NAME goes with --check.');
  for (const alone of ['check', 'prune-only'] as const)
    if (values[alone] && (values.prune || values.mend || (values.check && values['prune-only'])))
      throw wrongCall(usage, `--${alone} goes with none of --check, --prune, --prune-only and --mend.`);
  return { ...values, place: positionals[0] };
}

/** `npm run backup`; `--prune` and `--prune-only` apply the retention, `--erasures` adds a list from standard input. */
export const runBackup = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole(async (tell) => {
    const wanted = argumentsOf(args);
    const config = readConfig(env);
    const prunesOnly = wanted['prune-only'];
    const repository = await repositoryNamed(config, wanted.place, { mayMake: !wanted.check && !prunesOnly });
    if (wanted.check) return checkAll(repository, wanted.at, tell);
    if (wanted.erasures) {
      await repository.addErasures(Erasures.parse(JSON.parse(await text(process.stdin))));
      return settle();
    }
    await locked(repository.place, async () => {
      if (!prunesOnly) await make(config, repository, wanted.mend, tell);
      if (wanted.prune || prunesOnly) tell(await prune(repository, config.backup.kept));
    });
  });
