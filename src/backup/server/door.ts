export { repositoryNamed } from './command.ts';
export { erasureMark } from './erasures.ts';
export { endFilling, whileFillingAlone, type StillAlone } from './load.ts';
export { lastBackup } from './last-backup.ts';
export { manifestOf, restore } from './restore.ts';
export { tryBackups } from './try-backups.ts';
export { listVersions, recordVersion } from './versions.ts';
