import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { loadedBy } from './house.ts';

const root = path.resolve(import.meta.dirname, '..');
const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { dependencies: object };
const isInstalled = (name: string): boolean => Object.hasOwn(dependencies, name);

/** What runs in production: the server, and the console commands. */
const programs = ['src/app/server/main.ts', 'src/app/server/command.ts'];
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

/** The packages that built files import when they are loaded, or also later. */
const packagesBuiltInto = (part: string, also: 'loaded later' | null = null): string[] =>
  readdirSync(path.join(root, 'dist', part), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(root, 'dist', part, file), 'utf8').matchAll(
        /^import (?:.+ from )?"([^".][^"]*)";$|\bimport\("([^".][^"]*)"\)/gm,
      ),
    ])
    .map(([, named, later]) => /^(?:@[^/]+\/)?[^/]+/.exec(named ?? (also && later) ?? '')?.[0] ?? '')
    .filter((name) => name !== '' && !isBuiltin(name));

test('S18.1 so does what is built to draw its pages', () => {
  const named = packagesBuiltInto('server');
  expect(named.filter((name) => !isInstalled(name))).toEqual([]);
  // Preact and the router are part of it.
  expect(named).not.toContain('react-router');
  expect(readdirSync(path.join(root, 'dist/server'))).toContain('entry-server.js');
});

test('S18.1 the built server names few packages, and of those of development the demo’s and `npm run dev`’s alone', () => {
  const named = new Set(packagesBuiltInto('program', 'loaded later'));
  expect([...named].filter((name) => !isInstalled(name)).toSorted()).toEqual(['oidc-provider', 'vite']);
  expect(named).toContain('sharp');
  expect(named.size).toBeLessThan(12);
});

test('the demo, by the same walk, reaches what a real site does without', () => {
  const demo = loadedBy(['demo/index.ts'], isOfDevelopment);
  expect(demo.packages.filter(({ to }) => !isInstalled(to))).toContainEqual({
    from: 'demo/stand-ins/identity/provider.ts',
    to: 'oidc-provider',
  });
});

const installation = mkdtempSync(path.join(tmpdir(), 'sprechstunde-installation-'));
afterAll(() => rmSync(installation, { recursive: true }));

test.each([['backup'], ['admin', 'end-demo'], ['export', '/nowhere']])(
  'S18.2 the settings file beside package.json is read by npm run %s',
  (...command) => {
    // The scripts of an installation of its own, whose sources, packages and build are these.
    cpSync(path.join(root, 'scripts'), path.join(installation, 'scripts'), { recursive: true });
    const linked = readdirSync(root).filter((name) => /^(?:src|db|demo|dist|node_modules|package.*\.json|vite\..*)$/.test(name));
    for (const name of linked) {
      rmSync(path.join(installation, name), { force: true });
      symlinkSync(path.join(root, name), path.join(installation, name));
    }
    writeFileSync(path.join(installation, 'settings.env'), 'NO_SETTING=1\n');
    const { SETTINGS_FILE: _, ...env } = process.env;
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(installation, 'scripts/command.mjs'), ...command], {
      env: { ...env, DATA_DIR: path.join(installation, 'data') },
      encoding: 'utf8',
    });
    // Nothing had to be built.
    expect(stdout + stderr).toMatch(/^[^\n]*settings\.env, line 1: there is no setting NO_SETTING\.\n/);
    expect(status).toBe(1);
  },
);
