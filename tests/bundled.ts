import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, `.cache/programs-${process.pid}`);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Packages that need files of their own, and are therefore not bundled. */
const external = ['@electric-sql/pglite', '@node-rs/argon2', 'pg-native', 'sharp', 'vite'];

/** Sources that reference a file next to them keep working. */
const inItsPlace = {
  name: 'in-its-place',
  transform: (code: string, id: string): string =>
    code
      .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(id)))
      .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

const bundles = new Map<string, Promise<string>>();

/**
 * Bundles a program of this project into one file, which Node starts in 0.2 s of CPU time; its hundreds of source files take 2
 * s. For tests that start a program many times; `program` is its path from the root.
 */
export function bundled(program: string): Promise<string> {
  const known = bundles.get(program) ?? bundle(program);
  bundles.set(program, known);
  return known;
}

async function bundle(program: string): Promise<string> {
  const name = path.basename(program, '.ts');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [inItsPlace],
    build: { ssr: program, outDir: path.join(folder, name), minify: false, target: 'node24' },
    ssr: { noExternal: true, external },
  });
  return path.join(folder, name, `${name}.js`);
}
