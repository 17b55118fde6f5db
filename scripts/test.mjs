/**
 * `npm test` and `npm run check`: brings what is missing, then formatting, lint, types, architecture,
 * unit, server and browser tests. The last line is 'N passed, N failed'.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { build, hasProgram, install, installPackages, mayInstallPackages, node, root } from './prepare.mjs';

const withBrowser = !process.argv.includes('--without-browser');
const results = path.join(root, 'test-results');

/** Programs of the system that the tests use, installed where that is possible: root on Debian. */
async function installPrograms() {
  const wanted = [];
  const hasPostgres =
    existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((v) => existsSync(`/usr/lib/postgresql/${v}/bin/initdb`));
  if (!hasPostgres) wanted.push('postgresql');
  if (withBrowser && !process.env.CHROME_PATH && !existsSync('/usr/bin/chromium')) wanted.push('chromium');
  if (!hasProgram('ffmpeg')) wanted.push('ffmpeg');
  if (wanted.length === 0) return;
  if (mayInstallPackages) {
    await once(installPackages(wanted, 'inherit'), 'exit');
  } else if (wanted.includes('chromium')) {
    spawnSync(node(), [path.join(root, 'node_modules/@playwright/test/cli.js'), 'install', 'chromium'], {
      cwd: root,
      stdio: 'inherit',
    });
  }
}

const tool = (name, ...args) => [path.join(root, 'node_modules', name), ...args];
let passed = 0;
let failed = 0;

const runTool = (args) =>
  spawnSync(node(), args, { cwd: root, stdio: 'inherit', env: { ...process.env, FORCE_COLOR: '0' } }).status === 0;

/** A check that is right or wrong as a whole. */
function check(title, args) {
  process.stdout.write(`\n== ${title}\n`);
  if (runTool(args)) passed += 1;
  else failed += 1;
}

/** A suite that counts its own tests into a JSON report. */
function suite(title, args, report, count) {
  process.stdout.write(`\n== ${title}\n`);
  const file = path.join(results, report);
  rmSync(file, { force: true });
  const isFine = runTool(args);
  const counted = existsSync(file) ? count(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  // A suite that broke without a failing test (a syntax error, a crash) has failed all the same.
  if (!isFine && counted.failed === 0) failed += 1;
}

install();
await installPrograms();
mkdirSync(results, { recursive: true });

check('Formatting', tool('oxfmt/bin/oxfmt', '--check', '.'));
check('Lint', tool('oxlint/bin/oxlint', '--type-aware', '--deny-warnings', 'src', 'demo', 'tests', 'bench', 'scripts'));
check('Types', tool('typescript/bin/tsc', '-p', '.'));
build();
suite(
  'Architecture, unit and server tests',
  tool(
    'vitest/vitest.mjs',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(results, 'vitest.json')}`,
  ),
  'vitest.json',
  (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
);
if (withBrowser) {
  suite('Browser tests', tool('@playwright/test/cli.js', 'test'), 'browser.json', ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
