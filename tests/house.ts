import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The rooms in dependency order: a room imports only rooms before it. */
export const rooms = [
  'kit',
  'paths',
  'ui',
  'platform',
  'jobs',
  'mail',
  'consent',
  'desk',
  'media',
  'accounts',
  'device',
  'catalog',
  'access',
  'shop',
  'courses',
  'playback',
  'search',
  'feeds',
  'chatbot',
  'barriers',
  'privacy',
  'backup',
  'backoffice',
  'discovery',
  'app',
] as const;

/**
 * The demo is plugged in from outside (`src/app/server/demo.ts`): like `app` it may import from every room, and no room imports
 * it.
 */
const order: readonly string[] = [...rooms, 'demo'];

/** An import: both files as paths below `src`, or in `demo/`; `typeOnly` ones are erased from the bundle. */
export type Import = { readonly from: string; readonly to: string; readonly typeOnly: boolean };

const openRooms = new Set(['kit', 'paths', 'ui', 'platform']);
const serverRooms = new Set(['platform', 'jobs', 'mail']);

const roomOf = (file: string): string => file.split('/')[0] ?? '';
const sideOf = (file: string): string => file.split('/')[1] ?? '';
const isServer = (file: string): boolean => serverRooms.has(roomOf(file)) || sideOf(file) === 'server';
const isBrowser = (file: string): boolean =>
  roomOf(file) === 'ui' ||
  ['site', 'office'].includes(sideOf(file)) ||
  ['app/entry-browser.ts', 'app/hydrate.tsx'].includes(file);
/** Entity definitions are data, from which tables, schemas and forms are derived. */
const isDefinition = (file: string): boolean => sideOf(file) === 'entities' || file === 'desk/definition.ts';
const isPure = (file: string): boolean =>
  ['kit', 'paths'].includes(roomOf(file)) || isDefinition(file) || /\/(?:contract|rules|traits|texts)\.ts$/.test(file);
const isDoor = (file: string): boolean =>
  isDefinition(file) ||
  // Kept separate, since drizzle-kit loads everything that a table imports.
  file === 'desk/server/columns-of.ts' ||
  /\/(?:contract|rules|texts|traits)\.ts$/.test(file) ||
  /^[^/]+\/(?:server|site|office)\/door\.tsx?$/.test(file);

/** How an import violates the dependency rules, or undefined. */
export function judge({ from, to, typeOnly }: Import): string | undefined {
  const here = order.indexOf(roomOf(from));
  const there = order.indexOf(roomOf(to));
  if (here < 0 || there < 0) return 'is in no known room';
  if (isBrowser(from) && isServer(to)) return 'browser code reaches into the server';
  if (isBrowser(from) && to.endsWith('/contract.ts') && !typeOnly) return 'a schema is shipped to the browser';
  if (sideOf(from) === 'site' && sideOf(to) === 'entities' && !typeOnly)
    return 'what the office alone needs is shipped to readers';
  if (isPure(from) && !isPure(to)) return 'a pure file reaches outward';
  if (here === there) return undefined;
  if (there > here) return 'imports a room to its right';
  if (!['app', 'demo'].includes(roomOf(from)) && !openRooms.has(roomOf(to)) && !isDoor(to)) return 'passes by the door';
  return undefined;
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);

/** All sources below a folder except tests, as paths relative to it. */
export const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file) && !isTest(file));

/** The project-internal imports of a source, including the demo's: by alias or relative, static or dynamic. */
export function importsIn(file: string, text: string): Import[] {
  const statements = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s+)?[^'";]*?from\s+['"]([#.][^'"]+)['"]|import\s*\(?\s*['"]([#.][^'"]+)['"]/g,
  );
  return [...statements].flatMap(([, typeOnly, named, bare]) => {
    const target = named ?? bare ?? '';
    if (!/\.tsx?$/.test(target)) return [];
    const at = target.startsWith('#') ? target.slice(1) : path.posix.join(path.posix.dirname(file), target);
    const to = at.replace(/^\.\.\/(?=demo\/)/, '');
    return to.startsWith('..') ? [] : [{ from: file, to, typeOnly: Boolean(typeOnly) }];
  });
}

/** The imports of all sources below a folder; `as` is the path prefix for them. */
export const importsBelow = (folder: string, as = ''): Import[] =>
  sourcesOf(folder).flatMap((file) => importsIn(as + file, readFileSync(path.join(folder, file), 'utf8')));

/**
 * A reference from a file to another file or a package, loaded immediately or later. Files are paths from the project's root.
 */
export type Load = { readonly from: string; readonly to: string };

const root = path.resolve(import.meta.dirname, '..');

/**
 * Everything that programs load at runtime, starting from their entries: by `import`, static or dynamic, or by file URL. Files
 * matching `isLeftOut` are not followed.
 */
export function loadedBy(entries: readonly string[], isLeftOut: (file: string) => boolean): { files: Load[]; packages: Load[] } {
  const [files, packages]: [Load[], Load[]] = [[], []];
  const seen = new Set<string>();
  const walk = (from: string): void => {
    if (seen.has(from) || isLeftOut(from)) return;
    seen.add(from);
    const named = readFileSync(path.join(root, from), 'utf8').matchAll(
      /(?:^|\n)(?:import|export) (?!type )(?:[^'";]*?\bfrom )?['"]([^'"\n]+)['"]|(?<!typeof )\bimport\(\s*['"]([^'"\n]+)['"]|\bURL\(['"](\.[^'"\n]+\.tsx?)['"]/g,
    );
    for (const target of [...named].flatMap((found) => found.slice(1).filter(Boolean))) {
      if (/^(?:node:|[^.#])/.test(target)) {
        if (!target.startsWith('node:')) packages.push({ from, to: /^(?:@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target });
        continue;
      }
      const to = target.startsWith('#') ? `src/${target.slice(1)}` : path.posix.join(path.posix.dirname(from), target);
      files.push({ from, to });
      if (/\.tsx?$/.test(to)) walk(to);
    }
  };
  for (const entry of entries) walk(entry);
  return { files, packages };
}

/** A source and its transitive imports within the project, including those outside `src`. */
export function filesBehind(entry: string): string[] {
  const src = path.join(root, 'src');
  const files = new Set<string>();
  const walk = (file: string): void => {
    if (files.has(file) || !existsSync(file)) return;
    files.add(file);
    const named = readFileSync(file, 'utf8').matchAll(/\b(?:from|import|URL)\b\s*\(?\s*['"]([#.\w-][^'"\n]*\.tsx?)['"]/g);
    for (const [, target = ''] of named)
      walk(target.startsWith('#') ? path.join(src, target.slice(1)) : path.resolve(path.dirname(file), target));
  };
  walk(entry);
  return [...files];
}

/** Import cycles (type-only imports included), each as the list of its files. */
export function cyclesIn(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const found: string[][] = [];
  const walk = (file: string, way: string[]): void => {
    const seen = way.indexOf(file);
    if (seen >= 0) {
      found.push([...way.slice(seen), file]);
      return;
    }
    if (done.has(file)) return;
    for (const target of next.get(file) ?? []) walk(target, [...way, file]);
    done.add(file);
  };
  for (const file of next.keys()) walk(file, []);
  return found;
}
