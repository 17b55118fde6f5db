/**
 * Prerequisites for running anything in a fresh clone: installed packages and a build. Plain JavaScript without dependencies,
 * since none are installed yet; each step is skipped if it is up to date.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ends the program with one line for whoever started it. */
function end(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

/** Of Node; what is newer in it is not used before the packages, with the Node of their own, are there. */
const oldest = 20;
if (Number.parseInt(process.versions.node, 10) < oldest)
  end(`Node ${process.versions.node} is too old: Node ${oldest} or newer is needed.`);

export const root = path.resolve(fileURLToPath(import.meta.url), '../..');
const ownNode = path.join(root, 'node_modules/.bin/node');
/** Node 24, whichever Node runs npm (docs/decisions/node-as-a-dependency.md); call it after `install`. */
export const node = () => (existsSync(ownNode) ? ownNode : process.execPath);

/** Runs a program, or ends this one with one line. */
export function run(command, args, options = {}) {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options });
  const called = `${path.basename(command)} ${args.join(' ')}`;
  if (error) end(`${called} cannot be run (${error.code}).`);
  if (status !== 0) end(`${called} ended with ${signal ?? status}.`);
}

/** Whether a program is on the PATH. */
export const hasProgram = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).some((folder) => folder !== '' && existsSync(path.join(folder, name)));

/** Whether system packages can be installed: as root on Debian. */
export const mayInstallPackages = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Installs system packages, with short timeouts if there is no network. Returns the child process. */
export function installPackages(packages, stdio) {
  const limits = '-o Acquire::http::Timeout=20 -o Acquire::Retries=1';
  const steps = `apt-get update -qq ${limits}; apt-get install -y -qq --no-install-recommends ${limits} ${packages.join(' ')}`;
  return spawn('sh', ['-c', steps], { stdio, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}

/**
 * Installs the packages of the lockfile, unless already done since its last change: by this function, or by `npm ci`, which
 * writes its own lockfile last.
 */
export function install() {
  const lock = path.join(root, 'package-lock.json');
  const npms = path.join(root, 'node_modules/.package-lock.json');
  const ours = path.join(root, 'node_modules/.installed');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(ours) && readFileSync(ours, 'utf8') === wanted) return;
  if (!existsSync(npms) || statSync(npms).mtimeMs < statSync(lock).mtimeMs) {
    process.stdout.write('Installing packages …\n');
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  try {
    writeFileSync(ours, wanted);
  } catch (error) {
    // In the image packages are read-only and complete; the mark only saves a comparison.
    if (!['EROFS', 'EACCES'].includes(error.code)) throw error;
  }
}

/**
 * The settings file of all programs of a site (src/platform/settings-file.ts): `settings.env` next to package.json, unless the
 * environment names another one. Child processes inherit its name.
 */
export const settingsFile = () => process.env.SETTINGS_FILE || path.join(root, 'settings.env');
export function nameSettingsFile() {
  if (existsSync(settingsFile())) process.env.SETTINGS_FILE = settingsFile();
}

/** Updates `dist` or one part of it, or exits if the build fails; `quick` is enough for tests (build.mjs). */
export function build({ quick = false, part = '' } = {}) {
  const args = ['scripts/build.mjs', ...(quick ? ['--quick'] : []), ...(part ? [part] : [])];
  const { status } = spawnSync(node(), args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/**
 * Passes signals on to the children of a script, however often it is told to end: nobody would find them afterwards. Answers whether
 * it has been told; without a child `otherwise` is called.
 */
export function passSignals(children, otherwise = () => undefined) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.on(signal, () => {
      isStopping = true;
      for (const child of children) child.kill(signal);
      if (children.size === 0) otherwise();
    });
  return () => isStopping;
}
