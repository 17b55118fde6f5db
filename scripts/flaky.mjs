/**
 * `npm run test:flaky -- N [FILE…]`: runs test files and journeys N times under CPU load; without names, those changed since or
 * in the last commit. A test that fails once has a cause.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import { node, root } from './prepare.mjs';

const [times = '', ...named] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(times)) throw new Error('Say how often: npm run test:flaky -- 20 [FILE…]');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
const changed = () =>
  [
    ...new Set([
      ...git('diff', '--name-only', '--diff-filter=d', 'HEAD~1'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ].filter((file) => /\.(test|spec)\.tsx?$/.test(file));
const files = named.length > 0 ? named : changed();
if (files.length === 0) throw new Error('No test has changed: name some.');
process.stdout.write(`${times} times, under load:\n${files.map((file) => `  ${file}\n`).join('')}`);

/** One busy-looping process per CPU. */
const load = os.cpus().map(() => spawn(node(), ['--eval', 'for (;;) Math.sqrt(Math.random())'], { stdio: 'ignore' }));
process.on('exit', () => load.forEach((one) => one.kill('SIGKILL')));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));

const failures = [];
for (let time = 1; time <= Number(times); time += 1) {
  const env = { ...process.env, LATER_TRIES: 'none' };
  const { status, stdout } = spawnSync(node(), ['scripts/test.mjs', 'all', ...files], { cwd: root, encoding: 'utf8', env });
  process.stdout.write(`${time}: ${stdout.trim().split('\n').at(-1)}\n`);
  if (status !== 0) failures.push(stdout);
}
for (const said of failures) process.stdout.write(`\n${said}`);
process.stdout.write(`\n${Number(times) - failures.length} passed, ${failures.length} failed\n`);
process.exit(failures.length === 0 ? 0 : 1);
