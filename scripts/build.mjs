/**
 * `node scripts/build.mjs [--quick] [--except=PART] [PART…]`: builds the Vite parts of the site into `dist`, or those named. Parts
 * that are up to date are skipped: each stores a list of its input files and their hash. Files for browsers are also stored
 * compressed. `--quick` is for tests and faster: nothing is minified by terser or compressed at full strength; an
 * existing full build also counts as up to date.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const root = path.resolve(import.meta.dirname, '..');
const isQuick = process.argv.includes('--quick');
/** Inputs of every part besides its source files. */
const always = [
  'package-lock.json',
  'vite.config.ts',
  'vite.backend.config.ts',
  'vite.worker.config.ts',
  'vite.films.config.ts',
  'vite.program.config.ts',
  'vite.hls.ts',
  'vite.preact.ts',
  'vite.styles.ts',
  'vite.texts.ts',
  'scripts/build.mjs',
  // Names for every style sheet, by no import.
  'src/ui/breakpoints.css',
];

const parts = {
  browser: { mode: isQuick ? 'quick' : 'production' },
  server: { build: { ssr: 'src/app/entry-server.tsx' } },
  backend: { configFile: 'vite.backend.config.ts' },
  worker: { configFile: 'vite.worker.config.ts' },
  films: { configFile: 'vite.films.config.ts' },
  program: { configFile: 'vite.program.config.ts' },
};

/** Parts that a quick build makes like a full one. */
const sameWhenQuick = ['server', 'program'];

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

/**
 * Records every file that Vite processed, including those that were tree-shaken completely, since a change may make them
 * matter.
 */
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

/**
 * Stores brotli and gzip variants of all text files for browsers, so that servers do not compress them. The office's, which few
 * people load, are 2 % larger than they could be, and compressed in 40 % of the time.
 */
async function compress(part) {
  const folder = path.join(root, 'dist', part, 'assets');
  const texts = readdirSync(folder).filter((name) => /\.(?:js|css|svg)$/.test(name));
  const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: isQuick ? 5 : part === 'backend' ? 10 : 11 };
  await Promise.all(
    texts.map(async (name) => {
      const file = path.join(folder, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, await brotli(bytes, { params }));
      writeFileSync(`${file}.gz`, await gzip(bytes, { level: 9 }));
    }),
  );
}

/** Vite is missing in installations without dev dependencies; those are shipped with `dist`. */
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

const named = process.argv.slice(2).filter((argument) => Object.hasOwn(parts, argument));
const wanted = named.length > 0 ? named : Object.keys(parts).filter((name) => !process.argv.includes(`--except=${name}`));
const stale = wanted.filter((name) => !isUpToDate(name));
if (stale.length > 0) {
  process.env.NODE_ENV = 'production';
  const { build } = await loadVite();
  process.stdout.write(`Building ${stale.join(', ')} …\n`);
  mkdirSync(path.join(root, 'dist'), { recursive: true });
  const make = async (name) => {
    const sources = new Set();
    const begun = Date.now();
    // Removed first, so that an interrupted or failed build does not count as up to date.
    rmSync(stampOf(name), { force: true });
    // With the licences of the packages that the part contains, which need not be installed where it runs.
    const options = { license: { fileName: 'licences.json' }, ...parts[name].build };
    await build({ root, logLevel: 'warn', plugins: [collect(sources)], ...parts[name], build: options });
    if (existsSync(path.join(root, 'dist', name, 'assets')) && name !== 'server') await compress(name);
    const files = [...always, ...[...sources].toSorted((one, other) => one.localeCompare(other))];
    // Files edited during the build make it stale, so it is repeated next time.
    if (files.some((file) => statSync(path.join(root, file)).mtimeMs > begun)) return;
    writeFileSync(
      stampOf(name),
      JSON.stringify({ isQuick: isQuick && !sameWhenQuick.includes(name), hash: hashOf(files), files }),
    );
  };
  await Promise.all(stale.map(make));
}
