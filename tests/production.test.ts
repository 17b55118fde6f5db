import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadedBy } from './house.ts';

const root = path.resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: object };
const isInstalled = (name: string): boolean => Object.hasOwn(dependencies, name);

/** What runs in production: the server, and the console commands. */
const programs = [
  'app/server/main',
  'app/server/admin',
  'app/server/setup',
  'app/server/transfer',
  'app/server/restore',
  'app/server/upgrade',
  'backup/server/command',
  'backup/server/move',
].map((name) => `src/${name}.ts`);
const isOfDemo = (file: string): boolean => file.startsWith('demo/');
/** Used only by `npm run dev`. */
const isOfDevelopment = (file: string): boolean => file === 'src/app/server/development.ts';
const { files, packages } = loadedBy(programs, (file) => isOfDemo(file) || isOfDevelopment(file));

test('S18.1 one file knows where the demo is, and loads it where the settings want one', () => {
  expect(files.filter(({ to }) => isOfDemo(to))).toEqual([{ from: 'src/app/server/demo.ts', to: 'demo/index.ts' }]);
  expect(files.length).toBeGreaterThan(1000);
});

test('S18.1 a server runs with the packages of a real site alone', () => {
  expect(packages.filter(({ to }) => !isInstalled(to))).toEqual([]);
  expect(new Set(packages.map(({ to }) => to)).size).toBeGreaterThan(20);
});

test('S18.1 so does what is built to draw its pages', () => {
  const built = readdirSync(path.join(root, 'dist/server'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  );
  const named = built.flatMap((file) =>
    [...readFileSync(path.join(root, 'dist/server', file), 'utf8').matchAll(/^import (?:.+ from )?"([^".][^"]*)";$/gm)].map(
      ([, name = '']) => name.split('/')[0] ?? '',
    ),
  );
  expect(named.filter((name) => !name.startsWith('node:') && !isInstalled(name))).toEqual([]);
  expect(named).toContain('react-router');
});

test('the demo, by the same walk, reaches what a real site does without', () => {
  const demo = loadedBy(['demo/index.ts'], isOfDevelopment);
  expect(demo.packages.filter(({ to }) => !isInstalled(to))).toContainEqual({
    from: 'demo/stand-ins/identity/provider.ts',
    to: 'oidc-provider',
  });
});
