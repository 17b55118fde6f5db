/**
 * `npm test` and its variants: installs what is missing, then checks formatting, lint, unused code and types, and runs
 * architecture, unit, server and browser tests. The last line is 'N passed, N failed'.
 *
 *     npm test                      everything
 *     npm test -- FILE…             only these test files and journeys, by any part of their paths
 *     npm run check                 everything that needs no browser
 *     npm run test:all              everything, each suite with a database on both engines
 *     npm run test:journeys -- …    journeys, with Playwright's own arguments: file names, -g TITLE, --headed
 *     npm run test:watch -- …       reruns tests when something they import changes, with Vitest's own arguments
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { hasProgram, install, installPackages, mayInstallPackages, node, passSignals, root, run } from './prepare.mjs';

const results = path.join(root, 'test-results');
const [kind = '', ...given] = process.argv.slice(2);
let passed = 0;
let failed = 0;

/** Installs system programs that the tests use, where possible: as root on Debian. */
async function installPrograms({ withBrowser }) {
  const wanted = [];
  const hasPostgres =
    existsSync('/usr/lib/postgresql') &&
    readdirSync('/usr/lib/postgresql').some((v) => existsSync(`/usr/lib/postgresql/${v}/bin/initdb`));
  if (!hasPostgres) wanted.push('postgresql');
  const browser = 'chromium-headless-shell';
  if (withBrowser && !process.env.CHROME_PATH && !existsSync(`/usr/bin/${browser}`)) wanted.push(browser);
  for (const program of ['ffmpeg', 'nginx', 'caddy']) if (!hasProgram(program)) wanted.push(program);
  if (wanted.length === 0) return;
  if (mayInstallPackages) await once(installPackages(wanted, 'inherit'), 'exit');
  else if (wanted.includes(browser)) run(node(), [bin('@playwright/test/cli.js'), 'install', 'chromium']);
}

/**
 * Has temporary files kept in memory where it has room for all of them: databases and films are copied hundreds of times. Other
 * users may enter the folder, since PostgreSQL refuses to run as root.
 */
function keepInMemory() {
  const memory = '/dev/shm';
  if (process.env.TMPDIR || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < 8 * 1024 ** 3) return;
  const folder = mkdtempSync(path.join(memory, 'sprechstunde-tests-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

/** The tools that run: left alone, they would share the machine with the next run. */
const tools = new Set();
const isStopping = passSignals(tools, () => process.exit(1));

const bin = (name) => path.join(root, 'node_modules', name);
const vitest = (...args) => [bin('vitest/vitest.mjs'), ...args];
const playwright = (...args) => [bin('@playwright/test/cli.js'), 'test', ...args];

/** Runs one of our tools; returns whether it succeeded. In parallel runs its output is printed at the end. */
async function ended(args, { env = {}, isAlone = true } = {}) {
  const child = spawn(node(), args, {
    cwd: root,
    stdio: ['inherit', isAlone ? 'inherit' : 'pipe', isAlone ? 'inherit' : 'pipe'],
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  tools.add(child);
  const [code] = await once(child, 'close');
  tools.delete(child);
  if (isStopping()) process.exit(1);
  return { isFine: code === 0, said: Buffer.concat(said).toString() };
}

const titled = (title, since) => `\n== ${title} (${((performance.now() - since) / 1000).toFixed(0)} s)\n`;

/** Runs pass/fail checks in parallel. */
async function check(checks) {
  await Promise.all(
    checks.map(async ([title, args]) => {
      const since = performance.now();
      const { isFine, said } = await ended(args, { isAlone: false });
      process.stdout.write(titled(title, since) + said);
      if (isFine) passed += 1;
      else failed += 1;
    }),
  );
}

/** Runs a suite that writes its test counts to a JSON report. */
async function suite(title, args, { report, count, env }) {
  const since = performance.now();
  const file = path.join(results, report);
  rmSync(file, { force: true });
  const { isFine } = await ended(args, { env });
  const told = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  const counted = told ? count(told) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  // A suite that crashed without a failing test (a syntax error, say) counts as failed too.
  if (!isFine && counted.failed === 0) failed += 1;
  process.stdout.write(titled(title, since) + (told ? slowest(told) : ''));
}

const names = (list) =>
  list
    .toSorted((one, other) => other.ms - one.ms)
    .slice(0, 12)
    .map(({ ms, name }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}\n`)
    .join('');

/** The slowest files of Vitest's report, or the slowest journeys of Playwright's. */
function slowest({ testResults, suites }) {
  const specsOf = (one) => [...(one.specs ?? []), ...(one.suites ?? []).flatMap(specsOf)];
  const timed = testResults
    ? testResults.map(({ name, startTime, endTime }) => ({ name: path.relative(root, name), ms: endTime - startTime }))
    : (suites ?? []).flatMap(specsOf).map(({ file, title, tests }) => ({
        name: `${file}: ${title.slice(0, 100)}`,
        ms: tests.flatMap(({ results: tries }) => tries).reduce((sum, { duration }) => sum + duration, 0),
      }));
  return `Slowest:\n${names(timed)}`;
}

const unitTests = (args = [], env = {}) =>
  suite(
    'Architecture, unit and server tests',
    vitest(
      'run',
      '--reporter=dot',
      '--silent=passed-only',
      '--reporter=json',
      `--outputFile.json=${path.join(results, 'vitest.json')}`,
      ...args,
    ),
    {
      report: 'vitest.json',
      count: ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests }),
      env,
    },
  );

const journeys = (args = []) =>
  suite('Browser tests', playwright(...args), {
    report: 'browser.json',
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
  });

const checks = [
  ['Formatting', [bin('oxfmt/bin/oxfmt'), '--check', '.']],
  ['Lint', [bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings', 'src', 'demo', 'tests', 'bench', 'scripts']],
  // Unused files, exports and packages.
  ['Unused', [bin('knip/bin/knip.js'), '--no-progress']],
  // Incremental: a tenth of the time if little has changed.
  ['Types', [bin('typescript/bin/tsc'), '-p', '.', '--incremental', '--tsBuildInfoFile', '.cache/types.json']],
];

const isJourney = (name) => /\.spec\b|journeys/.test(name);

/** What to run, by the first argument; each updates the counters. */
const kinds = {
  async all() {
    await check([...checks, ['Build', ['scripts/build.mjs']]]);
    await unitTests();
    await journeys();
  },
  async both() {
    await check([...checks, ['Build', ['scripts/build.mjs']]]);
    await unitTests([], { TEST_ENGINES: 'all' });
    await journeys();
  },
  async check() {
    await check(checks);
    await unitTests();
  },
  async journeys() {
    await journeys(given);
  },
  async watch() {
    await ended(vitest('watch', ...given));
  },
  async files() {
    const [specs, tests] = [given.filter(isJourney), given.filter((name) => !isJourney(name))];
    if (tests.length > 0) await unitTests(tests);
    // At most three workers: each starts a server, which takes longer than most files.
    if (specs.length > 0) await journeys([`--workers=${Math.min(specs.length, 3)}`, ...specs]);
  },
};

const wanted = kind === 'all' && given.length > 0 ? 'files' : kind;
install();
await installPrograms({ withBrowser: wanted !== 'check' });
keepInMemory();
mkdirSync(results, { recursive: true });
if (kinds[wanted] === undefined) throw new Error(`There is no '${wanted}': see the head of scripts/test.mjs.`);
await kinds[wanted]();
if (wanted === 'watch') process.exit();
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exit(failed === 0 ? 0 : 1);
