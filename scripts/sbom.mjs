/**
 * `node scripts/sbom.mjs`: prints the software bill of materials of an installation as CycloneDX: the packages that
 * `npm ci --omit=dev` installs, and those of which `dist` contains code (docs/decisions/server-in-one-file.md).
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './prepare.mjs';

const read = (...file) => JSON.parse(readFileSync(path.join(root, ...file), 'utf8'));
const how = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--include', 'dev'];
const bill = JSON.parse(execFileSync('npm', how, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 }));
const refOf = (component) => component['bom-ref'];

// By the lockfile, since `npm sbom --omit dev` also leaves out what packages of development need besides.
const installed = Object.entries(read('package-lock.json').packages)
  .filter(([place, { dev, devOptional }]) => place !== '' && !dev && !devOptional)
  .map(([place, { version }]) => `${place.split('node_modules/').at(-1)}@${version}`);
const built = readdirSync(path.join(root, 'dist'))
  .filter((part) => existsSync(path.join(root, 'dist', part, 'licences.json')))
  .flatMap((part) => read('dist', part, 'licences.json'))
  .map(({ name, version }) => `${name}@${version}`);
const wanted = new Set([...installed, ...built]);

// npm calls them packages of development, which is where they are installed; their code runs all the same.
bill.components = bill.components
  .filter((component) => wanted.has(refOf(component)))
  .map(({ properties = [], ...component }) => ({
    ...component,
    scope: undefined,
    properties: properties.filter(({ name }) => name !== 'cdx:npm:package:development'),
  }));
bill.dependencies = bill.dependencies
  .filter(({ ref }) => wanted.has(ref) || ref === refOf(bill.metadata.component))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => wanted.has(one)) }));
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`);
