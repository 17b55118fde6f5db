import { randomUUID } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

/** Settings by name, or one line that names the file and its error. */
type SettingsRead =
  | { readonly ok: true; readonly settings: Record<string, string> }
  | { readonly ok: false; readonly line: string };

const assignment = /^\s*(?:export\s+)?([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/;

/** One that Node's parser reads whole: in quotes, or without `#` and not beginning with a quote; a blank goes before a remark. */
const wholeValue = /^\s*(?:'[^']*'|"[^"]*"|`[^`]*`|[^\s'"`#](?:[^#]*[^\s#])?)?\s*(?:(?<=\s)#.*)?$/;

/**
 * Parses a file of `NAME=value` lines in the format of Node's `--env-file`. `names`: all known settings. Refuses what Node's
 * parser would silently skip: a malformed line, an unknown name, a duplicate name, the rest of a value after a `#` or a quote.
 */
export function readSettingsFile(file: string, names: readonly string[]): SettingsRead {
  const wrong = (line: string): SettingsRead => ({ ok: false, line });
  let text: string;
  try {
    text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    return wrong(`The settings file ${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? 'unknown error'}.`);
  }
  const seen = new Set<string>();
  for (const [at, line] of text.split(/\r?\n/).entries()) {
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name, value = ''] = assignment.exec(line) ?? [];
    const here = `${file}, line ${at + 1}`;
    if (name === undefined) return wrong(`${here}: not of the form NAME=value.`);
    if (!names.includes(name)) return wrong(`${here}: there is no setting ${name}.`);
    if (seen.has(name)) return wrong(`${here}: the setting ${name} stands twice.`);
    // It may be a secret, so it is not repeated.
    if (!wholeValue.test(value))
      return wrong(`${here}: the value of ${name} would be cut off at a # or a quotation mark. Put it in quotes: ${name}='…'.`);
    seen.add(name);
  }
  const parsed = parseEnv(text);
  const settings = Object.fromEntries(names.flatMap((name) => (parsed[name] === undefined ? [] : [[name, parsed[name]]])));
  return { ok: true, settings };
}

/** A value in quotes that Node's parser reads back; null if none fit. */
function quoted(value: string): string | null {
  if (/^[\w./:@%+,~-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((one) => !value.includes(one) && !(one === '"' && value.includes('\\')));
  return quote === undefined ? null : quote + value + quote;
}

/** The text of a settings file. Throws if a value cannot be written: one with all three kinds of quotes. */
function textOf(settings: Readonly<Record<string, string>>, heading: string): string {
  const lines = Object.entries(settings).map(([name, value]) => {
    const written = quoted(value);
    if (written === null || parseEnv(`${name}=${written}`)[name] !== value)
      throw new Error(`The value of ${name} cannot be written into a settings file: use fewer kinds of quotation marks.`);
    return `${name}=${written}`;
  });
  return `${heading}\n${lines.join('\n')}\n`;
}

/**
 * Writes a settings file that only its owner can read, atomically. The previous one is kept beside it; answers its name, or null
 * if there was none or nothing changed.
 */
export function writeSettingsFile(
  file: string,
  settings: Readonly<Record<string, string>>,
  { heading, now }: { readonly heading: string; readonly now: Date },
): string | null {
  const text = textOf(settings, heading);
  const had = existsSync(file);
  if (had && readFileSync(file, 'utf8') === text) {
    chmodSync(file, 0o600);
    return null;
  }
  const backup = had ? `${file}.${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}` : null;
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    if (backup !== null) {
      copyFileSync(file, backup);
      chmodSync(backup, 0o600);
    }
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  return backup;
}
