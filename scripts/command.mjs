/**
 * `npm run admin`, `backup`, `export`, `import`, `move`, `restore`, `setup` and `upgrade`, each with its arguments: builds the
 * console commands if their sources have changed, and runs one (src/app/server/command.ts; docs/running).
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { build, install, nameSettingsFile, node, passSignals, root, settingsFile } from './prepare.mjs';

const [name, ...args] = process.argv.slice(2);
install();
build({ part: 'program' });
if (name !== 'setup') nameSettingsFile();
const env = { NODE_COMPILE_CACHE: path.join(root, '.cache/compiled'), ...process.env };
if (name === 'setup') {
  // What it writes is not read as settings.
  args.unshift(settingsFile());
  delete env.SETTINGS_FILE;
}
const command = spawn(node(), ['dist/program/command.js', name, ...args], { cwd: root, stdio: 'inherit', env });
// Told to stop alone, as by `timeout` or in a container, it would leave the command at work where nobody sees it.
passSignals(new Set([command]));
command.on('exit', (status) => process.exit(status ?? 1));
