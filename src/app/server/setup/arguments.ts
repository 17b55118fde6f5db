import { mailAddress } from '#kit/mail-address.ts';
import { settingNames } from '#platform/config.ts';
import { readCall, wrongCall } from '#platform/console.ts';
import type { Values } from './topics.ts';

/** The command-line arguments of `npm run setup`. */
export type Arguments = {
  readonly values: Values;
  /** E-mail address of the first admin. */
  readonly admin: string | null;
  readonly adminName: string | null;
  /** Non-interactive mode. */
  readonly isQuiet: boolean;
  /** Whether a demo in the data may be ended. */
  readonly endsDemo: boolean;
};

const usage = `Usage: npm run setup -- [--name NAME] [--base-url ADDRESS] [--presenter NAME] [--database-url ADDRESS] [--storage-url ADDRESS]
  [--smtp-url ADDRESS] [--stripe-secret-key KEY] [--stripe-webhook-secret SECRET] [--SETTING VALUE …]
  [--admin E-MAIL] [--admin-name "FIRST LAST"] [--end-demo] [--yes]
Without --yes it asks. Every setting of docs/running.md is a flag (--trust-proxy on); it is also taken from the environment, where passwords
and keys do not show in the list of processes.`;

const flagOf = (setting: string): string => setting.toLowerCase().replaceAll('_', '-');

/** Short option names for the common settings. */
const short: Readonly<Record<string, string>> = { name: 'SITE_NAME', presenter: 'PRESENTER_NAME' };

const byFlag = new Map([...settingNames.map((name) => [flagOf(name), name] as const), ...Object.entries(short)]);

/** Throws `Usage` for `--help` and for invalid arguments. */
export function readArguments(args: readonly string[]): Arguments {
  const options = Object.fromEntries([...byFlag.keys()].map((flag) => [flag, { type: 'string' as const }]));
  const { values: given } = readCall(args, {
    usage,
    options: {
      ...options,
      admin: { type: 'string' },
      'admin-name': { type: 'string' },
      'end-demo': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const { admin, 'admin-name': adminName, 'end-demo': endsDemo, yes, ...flags } = given as Record<string, string | boolean>;
  const values = Object.fromEntries(
    Object.entries(flags).flatMap(([flag, value]) => {
      const name = byFlag.get(flag);
      return name && typeof value === 'string' ? [[name, value.trim()]] : [];
    }),
  );
  if (typeof admin === 'string' && !mailAddress(admin)) throw wrongCall(usage, '--admin must be an e-mail address.');
  return {
    values,
    admin: typeof admin === 'string' ? admin.trim().toLowerCase() : null,
    adminName: typeof adminName === 'string' ? adminName.trim() : null,
    isQuiet: yes === true,
    endsDemo: endsDemo === true,
  };
}

/** The option name of a setting, for error messages. */
export const flagFor = (setting: string): string =>
  `--${Object.keys(short).find((flag) => short[flag] === setting) ?? flagOf(setting)}`;
