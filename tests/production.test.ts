import { execFileSync, spawnSync } from 'node:child_process';
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
const { files } = loadedBy(programs, (file) => isOfDemo(file) || isOfDevelopment(file));

test('S18.1 one file knows where the demo is, and loads it where the settings want one', () => {
  expect(files.filter(({ to }) => isOfDemo(to))).toEqual([{ from: 'src/app/server/demo.ts', to: 'demo/index.ts' }]);
  expect(files.length).toBeGreaterThan(1000);
});

const partsOfDist = readdirSync(path.join(root, 'dist')).filter((name) => !name.startsWith('.'));

/** The packages that built files name, also those that are loaded later. */
const packagesNamedIn = (...parts: readonly string[]): ReadonlySet<string> => {
  const built = parts.flatMap((part) =>
    readdirSync(path.join(root, 'dist', part), { recursive: true, encoding: 'utf8' }).map((file) => path.join(part, file)),
  );
  const named = built
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(root, 'dist', file), 'utf8').matchAll(
        /^import (?:.+ from )?"([^".][^"]*)";$|\b(?:import|__require)\("([^".][^"]*)"\)/gm,
      ),
    ])
    .map(([, first, later]) => /^(?:@[^/]+\/)?[^/]+/.exec(first ?? later ?? '')?.[0] ?? '');
  return new Set(named.filter((name) => name !== '' && !isBuiltin(name)));
};

test('S18.1 what is built to draw pages contains all of its packages', () => {
  expect([...packagesNamedIn('server')]).toEqual([]);
  expect(readdirSync(path.join(root, 'dist/server'))).toContain('entry-server.js');
});

test('S18.1 a real site needs no packages but those that are installed beside its build, and needs each of them', () => {
  const named = packagesNamedIn('program');
  // The demo's, a faster driver that nobody installs, and that of `npm run dev`.
  const others = ['oidc-provider', 'pg-native', 'vite'];
  expect([...named].filter((name) => !isInstalled(name)).toSorted()).toEqual(others);
  expect(Object.keys(dependencies).filter((name) => !named.has(name))).toEqual([]);
});

test('S18.1 what a built program starts by its URL is built as well, since sources would need their packages', () => {
  const built = readdirSync(path.join(root, 'dist/program')).filter((file) => file.endsWith('.js'));
  const urls = built.flatMap((file) => [
    ...readFileSync(path.join(root, 'dist/program', file), 'utf8').matchAll(/(?<!, )new URL\(["'`]([^"'`]+)["'`]/g),
  ]);
  const started = urls.map(([, url = '']) => url).filter((url) => /\.[jt]s$/.test(url));
  expect([...new Set(started)].toSorted()).toEqual(['./backup.js', './demo.js', './embedded-worker.js']);
});

type Component = { readonly name: string; readonly version: string; readonly licenses?: readonly unknown[] };

test('S18.1 the bill of materials has what is installed and what is built in, each with its licence', () => {
  const bill = JSON.parse(
    execFileSync(process.execPath, [path.join(root, 'scripts/sbom.mjs')], { encoding: 'utf8', maxBuffer: 1e8 }),
  ) as { readonly components: readonly Component[] };
  const listed = new Map(bill.components.map((component) => [`${component.name}@${component.version}`, component]));
  const builtIn = partsOfDist.flatMap(
    (part) => JSON.parse(readFileSync(path.join(root, 'dist', part, 'licences.json'), 'utf8')) as Component[],
  );
  expect(builtIn.map(({ name }) => name)).toEqual(expect.arrayContaining(['stripe', 'pg', 'preact', 'hls.js', 'idb']));
  const unlisted = builtIn.filter(({ name, version }) => !listed.get(`${name}@${version}`)?.licenses?.length);
  expect(unlisted.map(({ name }) => name)).toEqual([]);
  const names = bill.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(names).not.toContain('vitest');
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

test('S18.1 the image and the benches run the server with the options that npm start gives the engine', () => {
  const optionsIn = (file: string): string[] => {
    const [, list = ''] = /(?:^CMD|\w*[oO]ptions =) \[([^\]]+)\];?$/m.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return list.match(/--[\w=-]+/g) ?? [];
  };
  const [image, start, benches] = ['deploy/Containerfile', 'scripts/start.mjs', 'bench/processes.ts'].map(optionsIn);
  expect(start).toHaveLength(4);
  expect(image).toEqual(start);
  expect(benches).toEqual(start);
});
