import { isIPv4 } from 'node:net';
import { z } from 'zod';
import { ConfigError } from './config-error.ts';
import { isForShell } from './storage-address.ts';

/* Kinds of settings' values. The rule continues after the setting's name: 'The setting PORT must be …'. */

/** No control characters, which would break a line or a header. */
export const noControl = /^[^\p{Cc}]+$/u;

export const text = (rule: string, isRight: (value: string) => boolean) => z.string().refine(isRight, { error: rule });

/** A folder, or an address that may be one. Settings are read by no shell: taken literally, `~` and `$HOME` would make folders of these names. */
export const folderSetting = (rule: string, isRight: (value: string) => boolean) =>
  text('must be a whole path: ~ and $NAME are replaced by shells alone', (value) => !isForShell(value)).refine(isRight, {
    error: rule,
  });

export function originOf(value: string): string | null {
  const url = URL.parse(value);
  const isPlain = url && url.pathname === '/' && !url.search && !url.hash && !url.username && !url.password;
  return isPlain && (url.protocol === 'http:' || url.protocol === 'https:') && isWrittenHost(url.hostname, value)
    ? url.origin
    : null;
}

/** No pattern, and no number that is read as an IP address: `https://*.example.org`, `https://1`. */
const isWrittenHost = (host: string, value: string): boolean =>
  host.startsWith('[') ||
  (host.split('.').every((label) => /^[a-z\d]([\w-]*[a-z\d])?$/.test(label)) && (!isIPv4(host) || value.includes(host)));

export const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });

export const title = text('must be a name of at most 80 characters', (value) => value.length <= 80 && noControl.test(value));

export const wholeNumber = (least: number, most: number) =>
  text(
    `must be a whole number from ${least} to ${most}`,
    (value) => /^\d{1,6}$/.test(value) && Number(value) >= least && Number(value) <= most,
  );

export const port = wholeNumber(1, 65_535);

/**
 * Quotation marks are taken off by shells and in a settings file, but not by `docker run --env-file` and its like: with them a folder
 * would be another one. Passphrases may have them: one that backups were made with must not change.
 */
export function refuseQuoted(given: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value = ''] of Object.entries(given))
    if (name !== 'BACKUP_PASSPHRASE' && /^(["']).*\1$/.test(value))
      throw new ConfigError(`The setting ${name} stands in quotation marks, which would be part of it: leave them out.`);
}
