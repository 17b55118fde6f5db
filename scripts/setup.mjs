/**
 * `npm run setup`: asks for the settings of a real site, verifies each, and writes `settings.env` (src/app/server/setup.ts).
 */
import { spawnSync } from 'node:child_process';
import { install, node, root, settingsFile } from './prepare.mjs';

install();
const { SETTINGS_FILE: _, ...env } = process.env;
const work =
  "import('./src/app/server/setup.ts').then(({ runSetup }) => runSetup(process.env, process.argv.slice(2), process.argv[1]))";
const { status } = spawnSync(node(), ['-e', work, '--', settingsFile(), ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
  env,
});
process.exit(status ?? 1);
