/**
 * Generates the pictures that `demo/content` needs in `demo/images`. Skips those that are up to date and removes unused ones.
 *
 *     node demo/make/pictures.ts            all pictures
 *     node demo/make/pictures.ts poster/    only those whose path starts with this
 */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import * as content from '../content/index.ts';
import { pictureJobs } from './picture-list.ts';
import type { PictureJob } from './picture-list.ts';
import type { Written } from './write-variants.ts';
import { formats, variantVersion, writeVariants } from './write-variants.ts';

const folder = resolve(import.meta.dirname, '../images');
const manifestFile = join(folder, 'manifest.json');

/** Output by path; `color` is the placeholder behind the picture. */
type Manifest = Record<string, Written & { readonly hash: string }>;

// Low priority, so that the machine stays responsive.
setPriority(10);
sharp.concurrency(1);

const before: Manifest = existsSync(manifestFile) ? (JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest) : {};
const after: Manifest = { ...before };

const save = () => {
  const sorted = Object.fromEntries(Object.entries(after).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const lines = Object.entries(sorted).map(([path, entry]) => `  ${JSON.stringify(path)}: ${JSON.stringify(entry)}`);
  return writeFile(manifestFile, `{\n${lines.join(',\n')}\n}\n`);
};

/** Generates a picture unless its drawing is unchanged. */
const make = async ({ path, draw, tablet, only }: PictureJob) => {
  const svg = draw();
  const hash = createHash('sha256').update(`${variantVersion} ${tablet} ${svg}`).digest('hex').slice(0, 12);
  if (before[path]?.hash === hash && existsSync(join(folder, `${path}.jpg`))) return false;
  after[path] = { ...(await writeVariants(svg, join(folder, path), tablet, only)), hash };
  return true;
};

const remove = async (path: string) => {
  delete after[path];
  for (const size of ['', '_tablet'])
    for (const format of formats) await rm(join(folder, `${path}${size}.${format}`), { force: true });
};

const prefix = process.argv[2] ?? '';
const jobs = pictureJobs(content);
const wanted = new Set(jobs.map(({ path }) => path));
for (const path of Object.keys(before)) if (!wanted.has(path)) await remove(path);

const queue = jobs.filter(({ path }) => path.startsWith(prefix));
let made = 0;
const worker = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    if (await make(next)) made += 1;
    if (made % 20 === 19) await save();
  }
};
await Promise.all([worker(), worker()]);
await save();
console.log(`${made} pictures made, ${jobs.length} in all`);
