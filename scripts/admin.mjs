/** `npm run admin -- E-MAIL | second-factor E-MAIL | end-demo`: console commands (src/app/server/admin.ts). */
import { spawnSync } from 'node:child_process';
import { install, node, root, nameSettingsFile } from './prepare.mjs';

install();
nameSettingsFile();
const work = "import('./src/app/server/admin.ts').then(({ runAdmin }) => runAdmin(process.env, process.argv.slice(1)))";
const { status } = spawnSync(node(), ['-e', work, '--', ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
process.exit(status ?? 1);
