/**
 * What a fresh clone needs before anything of ours can run: installed packages and a build. Plain
 * JavaScript without packages, since none are there yet; each step is skipped while it is up to date.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const ownNode = path.join(root, 'node_modules/.bin/node');
/** Node 24, whichever Node started npm (docs/decisions/node-as-a-dependency.md); after `install`. */
export const node = () => (existsSync(ownNode) ? ownNode : process.execPath);

export function run(command, args, options = {}) {
  const { status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} ended with ${signal ?? status}`);
}

/** Whether the system has a program. */
export const hasProgram = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => folder !== '' && existsSync(path.join(folder, name)));

/** Whether packages of the system can be installed: by root on Debian. */
export const mayInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs packages of the system, without waiting long for a network that is not there. Answers the child process. */
export function installPackages(packages, stdio) {
  const patience = '-o Acquire::http::Timeout=20 -o Acquire::Retries=1';
  const steps = `apt-get update -qq ${patience}; apt-get install -y -qq --no-install-recommends ${patience} ${packages.join(' ')}`;
  return spawn('sh', ['-c', steps], { stdio, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(file) : [file];
  });
}

const hashOf = (files) => {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
};

/** Does the work unless the stamp says that it was done for these very files. */
function unlessDone(stamp, files, work) {
  const wanted = hashOf(files);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

export function install() {
  const lock = path.join(root, 'package-lock.json');
  unlessDone(path.join(root, 'node_modules/.installed'), [lock], () => {
    process.stdout.write('Installing packages …\n');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  });
}

export function build() {
  const sources = filesBelow(path.join(root, 'src')).filter((file) => !/\.test\.tsx?$/.test(file) && statSync(file).isFile());
  unlessDone(
    path.join(root, 'dist/.built'),
    [
      ...sources,
      path.join(root, 'vite.config.ts'),
      path.join(root, 'vite.backend.config.ts'),
      path.join(root, 'package-lock.json'),
    ],
    () => {
      process.stdout.write('Building …\n');
      const vite = path.join(root, 'node_modules/vite/bin/vite.js');
      const env = { ...process.env, NODE_ENV: 'production' };
      run(node(), [vite, 'build', '--logLevel', 'warn'], { env });
      run(node(), [vite, 'build', '--ssr', 'src/app/entry-server.tsx', '--logLevel', 'warn'], { env });
      run(node(), [vite, 'build', '--config', 'vite.backend.config.ts', '--logLevel', 'warn'], { env });
    },
  );
}
