/** Installs and builds the applications in a folder of their own, which is kept: a second run only builds. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
export const root = path.resolve(import.meta.dirname, '../..');
export const cache = path.join(root, '.cache/side-by-side');
export const ownNode = path.join(root, 'node_modules/.bin/node');

export async function runIn(
  cwd: string,
  command: string,
  args: readonly string[],
  { env = {}, first = path.dirname(ownNode) }: { env?: Record<string, string>; first?: string } = {},
): Promise<void> {
  await run(command, args, {
    cwd,
    maxBuffer: 64_000_000,
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
      ...env,
      PATH: `${first}:${process.env.PATH}`,
    },
  });
}

/** A copy of an application's sources, with its packages as its lockfile names them. */
export async function installed(name: string): Promise<string> {
  const folder = path.join(cache, name);
  await cp(path.join(import.meta.dirname, name), folder, { recursive: true });
  const lock = await readFile(path.join(folder, 'package-lock.json'), 'utf8');
  const mark = path.join(folder, 'node_modules/.installed');
  if (!existsSync(mark) || (await readFile(mark, 'utf8')) !== lock) {
    // Otherwise Node here, where NODE_ENV is production, would leave out what builds.
    await runIn(folder, 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
    await writeFile(mark, lock);
  }
  return folder;
}

/** The same with the shared style and the content, ready to be built. */
async function supplied(name: string, content: string): Promise<string> {
  const folder = await installed(name);
  await cp(path.join(import.meta.dirname, 'style.css'), path.join(folder, 'style.css'));
  await cp(path.join(content, 'items.json'), path.join(folder, 'content/items.json'));
  await rm(path.join(folder, 'public'), { recursive: true, force: true });
  await cp(path.join(content, 'posters'), path.join(folder, 'public/posters'), { recursive: true });
  return folder;
}

/** Answers the folder in which `server.js` runs. */
export async function buildNext(content: string): Promise<string> {
  const folder = await supplied('next', content);
  await runIn(folder, ownNode, ['node_modules/next/dist/bin/next', 'build']);
  const standalone = path.join(folder, '.next/standalone');
  // As Next's documentation has it: a standalone server serves these two itself only once they are copied.
  await cp(path.join(folder, 'public'), path.join(standalone, 'public'), { recursive: true });
  await cp(path.join(folder, '.next/static'), path.join(standalone, '.next/static'), { recursive: true });
  return standalone;
}

/** Answers the folder that has both builds. */
export async function buildAstro(content: string): Promise<string> {
  const folder = await supplied('astro', content);
  for (const PRERENDER of ['0', '1'])
    await runIn(folder, ownNode, ['node_modules/astro/bin/astro.mjs', 'build'], { env: { PRERENDER } });
  return folder;
}
