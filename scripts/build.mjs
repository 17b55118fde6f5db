/**
 * `node scripts/build.mjs [--quick]`: the parts of the site that Vite makes, into `dist`. What is up to date is not built again:
 * each part keeps a list of the files that went into it, and their hash. What browsers load stands compressed beside itself.
 * `--quick` is for tests and takes 4 s instead of 25: the browser's bundle is minified by Vite's own minifier, and one that is
 * smaller is just as good.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const isQuick = process.argv.includes('--quick');
/** What decides about a part beside the files that it is made of. */
const always = [
  'package-lock.json',
  'vite.config.ts',
  'vite.backend.config.ts',
  'vite.worker.config.ts',
  'vite.styles.ts',
  'vite.texts.ts',
  'scripts/build.mjs',
];

const parts = {
  browser: { build: isQuick ? { minify: 'oxc' } : {} },
  server: { build: { ssr: 'src/app/entry-server.tsx' } },
  backend: { configFile: 'vite.backend.config.ts' },
  worker: { configFile: 'vite.worker.config.ts' },
};

const stampOf = (name) => path.join(root, 'dist', `.${name}.json`);

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const source = path.join(root, file);
    hash.update(`${file}\0`).update(existsSync(source) ? readFileSync(source) : 'gone');
  }
  return hash.digest('hex');
}

function isUpToDate(name) {
  if (!existsSync(stampOf(name))) return false;
  const { files, hash, isQuick: wasQuick } = JSON.parse(readFileSync(stampOf(name), 'utf8'));
  return (isQuick || !wasQuick) && hashOf(files) === hash;
}

/** Every file that Vite looked at: also those of which nothing is left, since a change may put something into them. */
function collect(sources) {
  return {
    name: 'collect-sources',
    buildEnd() {
      for (const id of this.getModuleIds()) {
        const file = path.relative(root, id.replace(/^\0/, '').split('?')[0]);
        if (!file.startsWith('..') && !file.startsWith('node_modules') && existsSync(path.join(root, file))) sources.add(file);
      }
    },
  };
}

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Writes each text that browsers load once more as brotli and as gzip: no server has to do it. */
async function compress(folder) {
  const texts = readdirSync(folder).filter((name) => /\.(?:js|css|svg)$/.test(name));
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : 11 };
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

/** Vite, which an installation without the packages of development does not have: such a one comes with its `dist`. */
async function loadVite() {
  try {
    return await import('vite');
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    process.stderr.write(
      '`dist` is not up to date, and this installation has no package `vite` to build it. Install all packages with: npm ci, or bring along what `npm run build` makes of these sources.\n',
    );
    process.exit(1);
  }
}

const stale = Object.keys(parts).filter((name) => !isUpToDate(name));
if (stale.length > 0) {
  process.env.NODE_ENV = 'production';
  const { build } = await loadVite();
  process.stdout.write(`Building ${stale.join(', ')} …\n`);
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const make = async (name) => {
    const sources = new Set();
    const begun = Date.now();
    // A part that is being built or could not be is none.
    rmSync(stampOf(name), { force: true });
    await build({ root, mode: 'production', logLevel: 'warn', plugins: [collect(sources)], ...parts[name] });
    if (existsSync(path.join(root, 'dist', name, 'assets')) && name !== 'server')
      await compress(path.join(root, 'dist', name, 'assets'));
    const files = [...always, ...[...sources].toSorted((one, other) => one.localeCompare(other))];
    // What was edited meanwhile is built next time.
    if (files.some((file) => statSync(path.join(root, file)).mtimeMs > begun)) return;
    writeFileSync(stampOf(name), JSON.stringify({ isQuick: isQuick && name !== 'server', hash: hashOf(files), files }));
  };
  await Promise.all(stale.map(make));
}
