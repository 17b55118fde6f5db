import { readFileSync } from 'node:fs';

/** The version of this program (package.json), by semver.org. */
export const programVersion = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { readonly version: string }
).version;
