/** `npm run backup`, `restore`, `move` and `upgrade`: docs/running/keeping.md and upgrading.md. */
import { spawnSync } from 'node:child_process';
import { install, node, root, nameSettingsFile } from './prepare.mjs';

const programs = {
  backup: ['backup/server/command.ts', 'runBackup'],
  move: ['backup/server/move.ts', 'runMove'],
  restore: ['app/server/restore.ts', 'runRestore'],
  upgrade: ['app/server/upgrade.ts', 'runUpgrade'],
};

install();
nameSettingsFile();
const [what, ...args] = process.argv.slice(2);
const [file, run] = programs[what];
const work = `import('./src/${file}').then((program) => program.${run}(process.env, process.argv.slice(1)))`;
const { status } = spawnSync(node(), ['-e', work, '--', ...args], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
