import { execFileSync } from 'node:child_process';
import path from 'node:path';
import serveTemplates from './templates.ts';

/** Global setup: a build of the current sources, and template databases. */
export default function setup(): Promise<() => Promise<void>> {
  execFileSync(process.execPath, [path.resolve(import.meta.dirname, '../scripts/build.mjs'), '--quick'], { stdio: 'inherit' });
  return serveTemplates();
}
