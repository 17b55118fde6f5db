import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');

test('S16.6 what docs/security.md names as its proof is there', () => {
  const files = globSync('{src,tests,demo,docs}/**/*.{ts,tsx,css,md}', { cwd: root }).map(
    (file) => `/${file.replaceAll('\\', '/')}`,
  );
  const page = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  const named = [...page.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css))`/g)].map(([, file = '']) => file);
  expect(new Set(named).size).toBeGreaterThan(60);
  expect([...new Set(named)].filter((file) => !files.some((one) => one.endsWith(`/${file}`)))).toEqual([]);
});
