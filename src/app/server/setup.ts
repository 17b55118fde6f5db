import { randomInt } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { OpeningItem } from '#backoffice/opening-rules.ts';
import { openingTexts } from '#backoffice/opening-texts.ts';
import { slugOf } from '#kit/slug.ts';
import { mailAddress } from '#kit/mail-address.ts';
import { ConfigError, faultOf, readConfig, settingNames, settingsIn, type Config } from '#platform/config.ts';
import { atConsole, Usage } from '#platform/console.ts';
import { DataFolderError } from '#platform/data-folder.ts';
import { writeSettingsFile } from '#platform/settings-file.ts';
import { flagFor, readArguments, type Arguments } from './setup/arguments.ts';
import { Cancelled, consoleAsker, type Asker } from './setup/asker.ts';
import { makeSite, type Made } from './setup/make-site.ts';
import { isWanted, topics, type Checked, type Topic, type Values } from './setup/topics.ts';
import { MendableError } from '#platform/mendable-error.ts';

/** Console of the setup command, and the target of its settings. */
export type SetupParts = {
  readonly env: NodeJS.ProcessEnv;
  readonly args: readonly string[];
  /** Absolute path. */
  readonly file: string;
  readonly tell: (line: string) => void;
  readonly complain: (line: string) => void;
  /** Defaults to this process's terminal. */
  readonly asker?: Asker;
};

const heading =
  '# Settings of this site, written by `npm run setup`. docs/running.md explains each. Keep it secret: it holds passwords.';

/** The settings in an environment, without empty ones. */
const settingsOf = (env: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(settingNames.flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])));

/** Adds defaults; the presenter's slug is derived from the name. A real site is not a demo. */
function withDefaults(values: Values): Record<string, string> {
  const slug = values.PRESENTER_SLUG || slugOf(values.PRESENTER_NAME ?? '');
  return { ...values, ...(slug ? { PRESENTER_SLUG: slug } : {}), DEMO: 'off' };
}

const nameOf = (given: string | null, email: string): { name: string; surname: string } => {
  const [name = '', ...rest] = (given ?? '').split(/\s+/).filter(Boolean);
  return { name: name || (email.split('@')[0] ?? ''), surname: rest.join(' ') };
};

/** The code in the test mail is typed by people: six digits. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

async function checked(topic: Topic, values: Values, email: string, code: string): Promise<Checked> {
  try {
    return (await topic.check?.({ config: readConfig(values), email, code })) ?? { ok: true, said: '', notes: [] };
  } catch (error) {
    if (!(error instanceof ConfigError) && !(error instanceof DataFolderError)) throw error;
    return { ok: false, why: error.message, setting: '' };
  }
}

/** One line that names the setting and what to do. */
function complaintOf(topic: Topic, { why, setting }: Extract<Checked, { ok: false }>): string {
  // Errors from the settings themselves already name the setting.
  if (setting === '' || why.startsWith('The setting ')) return why;
  if (setting === 'to') return `The address of the admin ${why}.`;
  return `The setting ${setting ?? topic.questions.find(({ setting: one }) => one.endsWith('_URL'))?.setting ?? topic.name} ${why}.`;
}

/** Non-interactive mode: each missing or failing setting is reported in one line, and then nothing is written. */
async function takeAll(parts: SetupParts, { admin }: Arguments, values: Values): Promise<string | null> {
  const missing = topics
    .filter((topic) => isWanted(topic, values))
    .flatMap(({ questions }) => questions)
    .filter(({ setting, isNeeded }) => isNeeded && !values[setting])
    .map(({ setting }) => `The setting ${setting} is missing: ${flagFor(setting)}.`);
  if (admin === null) missing.push('The first admin is missing: --admin E-MAIL.');
  if (missing.length > 0) {
    missing.forEach(parts.complain);
    return null;
  }
  let isRight = true;
  for (const topic of topics) {
    if (!isWanted(topic, values)) {
      parts.tell(`- ${topic.title}: ${topic.optional?.without}`);
      continue;
    }
    const found = await checked(topic, values, admin ?? '', newCode());
    if (!found.ok) {
      isRight = false;
      parts.complain(complaintOf(topic, found));
      // An unparsable value fails every check in the same way.
      if (found.setting === '' && found.why.startsWith('The setting ')) break;
      continue;
    }
    if (found.said) parts.tell(`✓ ${topic.title}: ${found.said}`);
    for (const one of found.notes) parts.tell(`! ${one}`);
  }
  return isRight ? admin : null;
}

/** Asks topic by topic, repeating those that fail. Returns the settings and the first admin. */
async function askAll(asker: Asker, given: Arguments, known: Values): Promise<{ values: Record<string, string>; email: string }> {
  const fault = (name: string) => (value: string) => {
    const why = faultOf(name, value);
    return why === null ? null : `${name} ${why}.`;
  };
  const email = await asker.ask(
    { setting: 'admin', asks: 'Who becomes the first admin?', hint: 'an e-mail address that you can read now', isNeeded: true },
    given.admin ?? '',
    (value) => (mailAddress(value) ? null : 'That is no e-mail address.'),
  );
  let values: Record<string, string> = { ...known };
  for (const topic of topics) values = await askTopic(asker, topic, values, email.toLowerCase(), fault);
  return { values, email: email.toLowerCase() };
}

type Fault = (name: string) => (value: string) => string | null;

async function askTopic(
  asker: Asker,
  topic: Topic,
  before: Values,
  email: string,
  fault: Fault,
): Promise<Record<string, string>> {
  const without = Object.fromEntries(
    Object.entries(before).filter(([name]) => !topic.questions.some(({ setting }) => setting === name)),
  );
  asker.begin(topic.title);
  if (topic.optional && !(await asker.agree(topic.optional.asks, isWanted(topic, before)))) {
    asker.tell(topic.optional.without);
    return without;
  }
  let values: Record<string, string> = { ...before };
  for (;;) {
    for (const question of topic.questions) {
      const { setting, ofBucket } = question;
      if (ofBucket !== undefined && !values[ofBucket]?.startsWith('s3:')) continue;
      const proposed = values[setting] ?? (setting === 'PRESENTER_SLUG' ? slugOf(values.PRESENTER_NAME ?? '') : '');
      const answer = await asker.ask(question, proposed, fault(setting));
      values = { ...values, [setting]: answer };
      if (!answer) delete values[setting];
    }
    const code = newCode();
    const found = await checked(topic, values, email, code);
    if (found.ok) {
      if (found.said) asker.tell(found.said, 'done');
      found.notes.forEach((one) => asker.tell(one));
      if (topic.name === 'mail') await confirmMail(asker, email, code);
      return values;
    }
    asker.tell(complaintOf(topic, found), 'wrong');
    if (
      topic.optional &&
      (await asker.choose('What now?', { again: 'Ask again', without: 'Leave it out for now' })) === 'without'
    )
      return without;
  }
}

/** A mail accepted by the server may still not arrive. */
async function confirmMail(asker: Asker, email: string, code: string): Promise<void> {
  const question = { setting: 'code', asks: `The code in the mail to ${email}`, hint: 'empty: it has not come' };
  const answer = await asker.ask(question, '', (value) => (value === code ? null : 'That is another code.'));
  if (!answer)
    asker.tell(
      'The server took the mail, but it has not come: look into the spam folder, and at SPF, DKIM and DMARC of the domain.',
    );
}

/** What the office shows as 'Bereit für den Start?', in the language of the console. */
function tellLeft(tell: (line: string) => void, left: readonly OpeningItem[]): void {
  const { groups, items, why } = openingTexts.en;
  for (const state of ['missing', 'person'] as const) {
    const those = left.filter((item) => item.state === state);
    if (those.length > 0) tell(`${groups[state]}, before it may open:`);
    for (const { name, why: reason } of those)
      tell(`  - ${items[name]?.title ?? name}. ${reason ? why[reason] : (items[name]?.text ?? '')}`);
  }
}

function tellMade(tell: (line: string) => void, { siteName, baseUrl }: Config, email: string, made: NonNullable<Made>): void {
  made.lines.forEach(tell);
  tell(
    made.link === null
      ? `${email} is an admin and logs in as before.`
      : `${email} becomes an admin by this link, once, within 7 days, with a password and a second factor: ${made.link}`,
  );
  tellLeft(tell, made.left);
  tell(`${siteName} is set up. Start it with npm start; what is missing before it opens stands at ${baseUrl}/backend/opening`);
}

/**
 * `npm run setup`: creates a real site from scratch or from a demo (S18.8). Each setting is verified by using it; the settings
 * are written to one file, and existing data in the database is kept. Returns the exit code; throws `Usage` for a wrong call.
 */
export async function setup(parts: SetupParts): Promise<0 | 1> {
  const { env, file, complain } = parts;
  try {
    const given = readArguments(parts.args);
    const known = { ...(existsSync(file) ? settingsIn(file) : {}), ...settingsOf(env), ...given.values };
    const asker = given.isQuiet ? null : (parts.asker ?? consoleAsker());
    const tell = asker ? (line: string) => asker.tell(line) : parts.tell;
    let values = asker ? known : withDefaults(known);
    let email: string | null;
    if (asker) {
      const asked = await askAll(asker, given, known);
      values = withDefaults(asked.values);
      ({ email } = asked);
    } else email = await takeAll(parts, given, values);
    if (email === null) return 1;
    const config = readConfig(values);
    const mayEndDemo = async () =>
      given.endsDemo ||
      (await asker?.agree(
        'These data hold a demo. End it? Its people, orders, codes and secrets go; what editors made stays.',
        false,
      )) ||
      false;
    const keepSettings = () => {
      const before = writeSettingsFile(file, values, { heading, now: new Date() });
      tell(`The settings are in ${file}${before ? `; the ones before in ${before}` : ''}.`);
    };
    const made = await makeSite({ config, admin: { email, ...nameOf(given.adminName, email) }, mayEndDemo, keepSettings });
    if (!made) {
      complain(
        'These data hold a demo, and a real site must not. End it with --end-demo, or name another DATA_DIR or DATABASE_URL.',
      );
      return 1;
    }
    tellMade(tell, config, email, made);
    return 0;
  } catch (error) {
    if (error instanceof Cancelled) return 1;
    if (error instanceof Usage || !(error instanceof MendableError)) throw error;
    complain(error.message);
    return 1;
  }
}

/** Command-line entry point. */
export const runSetup = (env: NodeJS.ProcessEnv, args: readonly string[], file: string): Promise<void> =>
  atConsole(async (tell) => {
    if (!readArguments(args).isQuiet && !process.stdin.isTTY)
      throw new MendableError('Setup asks at a terminal, and here is none: give all by flags, with --yes.');
    return setup({ env, args, file, tell, complain: (line) => void process.stderr.write(`${line}\n`) });
  });
