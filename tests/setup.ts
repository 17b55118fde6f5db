import { execFileSync } from 'node:child_process';
import path from 'node:path';
import serveTemplates from './templates.ts';

/** Once before the first test file: a build of today's sources, and databases to copy. */
export default function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../scripts/build.mjs'), '--quick'], { stdio: 'inherit' });
  return serveTemplates();
}
