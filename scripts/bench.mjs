/**
 * `npm run bench [NAME …]`: runs the benchmarks, one file per question, each a ratio to a reference in the same run. Drills
 * (`drills/NAME`), which kill and overload a fleet, run only if named.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { build, install, node, root, run } from './prepare.mjs';

install();
build();
if (!existsSync('/usr/bin/wrk') && process.getuid?.() === 0)
  spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' });

const wanted = process.argv.slice(2);
const questions = readdirSync(path.join(root, 'bench'), { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.bench.ts') &&
    (wanted.length === 0 ? !file.startsWith('drills') : wanted.some((name) => file.startsWith(name))),
);
const lighthouse = path.join(root, 'bench/lighthouse');
if (questions.includes('first-load.bench.ts') && !existsSync(path.join(lighthouse, 'node_modules')))
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: lighthouse });
process.stdout.write('| question | measured | gate | | details |\n|---|---|---|---|---|\n');
for (const file of questions) {
  const { status } = spawnSync(node(), [path.join('bench', file)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) process.exitCode = 1;
}
