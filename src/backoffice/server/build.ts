import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { officeBase, officeEntry } from '#paths/office-pages.ts';
import type { Coding } from '#platform/byte-cache.ts';

/** The back office's build: what its page references, and its files. */
export type OfficeBuild = {
  readonly script: string;
  /** Imports of the script, preloaded with it. */
  readonly modules: readonly string[];
  readonly sheets: readonly string[];
  /** The font of every page, preloaded since the style sheet references it too late. */
  readonly font: string | undefined;
  /** For development: what Vite adds to the head. */
  readonly extra: string;
  /** A built file by name, in this encoding; null if there is none. */
  readonly file: (name: string, coding: Coding) => Promise<OfficeFile | null>;
};

type OfficeFile = { readonly type: string; readonly coding: Coding; readonly bytes: Buffer };

type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
  readonly imports?: readonly string[];
};
type Manifest = Readonly<Record<string, Chunk>>;

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The name of the encoded file; fonts have none. */
const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };

const sheetsOf = (manifest: Manifest, key: string): string[] => {
  const chunk = manifest[key];
  return chunk ? [...(chunk.imports ?? []).flatMap((one) => sheetsOf(manifest, one)), ...(chunk.css ?? [])] : [];
};

function modulesOf(manifest: Manifest, key: string): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const one of manifest[name]?.imports ?? []) {
      if (found.has(one)) continue;
      found.add(one);
      visit(one);
    }
  };
  visit(key);
  return [...found].flatMap((name) => manifest[name]?.file ?? []);
}

/** The build in `folder`. Files are read on first request and kept in memory. */
export async function builtOffice(folder: string): Promise<OfficeBuild> {
  const manifest = JSON.parse(await readFile(path.join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const entry = manifest[officeEntry];
  if (!entry) throw new Error('the back office is not built: run npm run build');
  const kept = new Map<string, Promise<OfficeFile>>();
  const read = async (file: string, coding: Coding): Promise<OfficeFile> => {
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const inCoding = `${file}${endings[coding]}`;
    return existsSync(inCoding)
      ? { type, coding, bytes: await readFile(inCoding) }
      : { type, coding: 'identity', bytes: await readFile(file) };
  };
  const at = (file: string): string => `${officeBase}/${file}`;
  return {
    script: at(entry.file),
    modules: modulesOf(manifest, officeEntry).map(at),
    sheets: [...new Set(sheetsOf(manifest, officeEntry))].map(at),
    font: entry.assets?.filter((name) => /latin-wght-normal/.test(name)).map(at)[0],
    extra: '',
    file: async (name, coding) => {
      const file = path.join(folder, 'assets', name);
      if (!/^[\w-]+(?:\.[\w-]+)+$/.test(name) || !(path.extname(name) in types) || !existsSync(file)) return null;
      const key = `${coding} ${name}`;
      const known = kept.get(key);
      if (known) return known;
      const reading = read(file, coding);
      kept.set(key, reading);
      // Not kept: too many files may be open at the moment.
      reading.catch(() => kept.delete(key));
      return reading;
    },
  };
}

/** The sources through Vite; `extra` is what its client needs in the head. */
export const developmentOffice = (extra: string): OfficeBuild => ({
  script: `/${officeEntry}`,
  modules: [],
  sheets: [],
  font: undefined,
  extra,
  file: () => Promise.resolve(null),
});
