/**
 * `npm run bench [NAME …]`: runs the benchmarks, one file per question, each a ratio to a reference in the same run. Drills
 * (`drills/NAME`), which kill and overload a fleet, and `side-by-side`, which installs other programs, run only if named.
 *
 * `npm run bench -- --gates [NAME …]`: the same, with a table of all gates at the end. It exits with 1 if a gate was missed, or a
 * benchmark ended without one.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, install, node, root, run } from './prepare.mjs';

install();
build();
if (!existsSync('/usr/bin/wrk') && process.getuid?.() === 0)
  spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' });

const wanted = process.argv.slice(2).filter((argument) => argument !== '--gates');
const hasGates = process.argv.includes('--gates');
const questions = readdirSync(path.join(root, 'bench'), { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.bench.ts') &&
    (wanted.length === 0 ? !/^(?:drills|side-by-side)/.test(file) : wanted.some((name) => file.startsWith(name))),
);
const lighthouse = path.join(root, 'bench/lighthouse');
const visiting = ['first-load.bench.ts', 'side-by-side.bench.ts'];
if (visiting.some((file) => questions.includes(file)) && !existsSync(path.join(lighthouse, 'node_modules')))
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: lighthouse });

const folder = mkdtempSync(path.join(tmpdir(), 'bench-gates-'));
const file = path.join(folder, 'gates.jsonl');
const head = '| question | measured | gate | | details |\n|---|---|---|---|---|\n';
const rows = [];
process.stdout.write(head);
for (const question of questions) {
  writeFileSync(file, '');
  const { status } = spawnSync(node(), [path.join('bench', question)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...(hasGates ? { BENCH_GATES: file } : {}) },
  });
  if (status !== 0) process.exitCode = 1;
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  for (const line of lines) rows.push(JSON.parse(line));
  if (status !== 0) rows.push({ question, value: '–', bound: 'ends in order', isReached: false, details: `exit code ${status}` });
}
rmSync(folder, { recursive: true });

if (hasGates) {
  const missed = rows.filter(({ isReached }) => !isReached);
  process.stdout.write(`\nGates, missed ones first\n\n${head}`);
  for (const { question, value, bound, isReached, details } of rows.toSorted((a, b) => Number(a.isReached) - Number(b.isReached)))
    process.stdout.write(`| ${question} | ${value} | ${bound} | ${isReached ? 'reached' : 'MISSED'} | ${details} |\n`);
  process.stdout.write(`\n${rows.length - missed.length} of ${rows.length} gates reached\n`);
  if (missed.length > 0) process.exitCode = 1;
}
