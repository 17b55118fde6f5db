/** `npm run export -- FOLDER` and `npm run import -- FOLDER [--dry-run]`: the site's content as files. */
import { spawnSync } from 'node:child_process';
import { install, node, root, nameSettingsFile } from './prepare.mjs';

install();
nameSettingsFile();
const work =
  "import('./src/app/server/transfer.ts').then(({ runTransfer }) => runTransfer(process.argv[1], process.env, process.argv.slice(2)))";
const { status } = spawnSync(node(), ['-e', work, '--', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
