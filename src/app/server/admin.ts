import { giveEnrolment, makeAdmin } from '#accounts/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { atConsole, readCall, wrongCall } from '#platform/console.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { MendableError } from '#platform/mendable-error.ts';
import { openStorage } from '#platform/open-storage.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { notePaperGiven } from '#shop/server/door.ts';
import { endDemo } from './demo-left.ts';

type Opened = { readonly config: Config; readonly database: Database };
/** Answers what was done, in one line; throws `MendableError`. */
type Work = (opened: Opened) => Promise<string>;

const partsOf = ({ config, database }: Opened) => {
  const { baseUrl, siteName, presenterSlug, demo: isDemo } = config;
  return { db: database.db, clock: systemClock, baseUrl, siteName, presenterSlug, isDemo };
};

const nobody = (): MendableError => new MendableError('The account does not exist.');

const promote =
  (email: string): Work =>
  async (opened) => {
    const made = await makeAdmin(partsOf(opened), email);
    if (!made.ok) throw nobody();
    const { link } = made.value;
    const wants =
      link === null ? '' : ` The role counts once the second factor is set up, by this link, once, within 7 days: ${link}`;
    return `${email} is an admin now.${wants}`;
  };

const enrol =
  (email: string): Work =>
  async (opened) => {
    const given = await giveEnrolment(partsOf(opened), email);
    if (!given.ok) throw nobody();
    return `${email} sets up a new second factor by this link, once, within 7 days: ${given.value.link}`;
  };

const end: Work = async ({ config, database }) => {
  const parts = { db: database.db, clock: systemClock, log: createLog({ logLevel: 'error' }) };
  const { people, codes, courses } = await endDemo({ ...parts, storage: await openStorage(config) });
  return `The demo has ended: ${people} accounts, ${codes} codes and ${courses} purchases are gone. Its content stays.`;
};

const countPaper =
  (number: string): Work =>
  async ({ database }) => {
    const next = await notePaperGiven(database.db, number);
    if (next === null)
      throw new MendableError(`${number} is no number of an invoice, credit note or correction that is yet to be given.`);
    return `${number} counts as given. The next number is ${next}.`;
  };

const usage = `Usage: npm run admin -- E-MAIL | second-factor E-MAIL | last-paper NUMBER | end-demo
  E-MAIL                 makes somebody who has registered an admin
  second-factor E-MAIL   takes away a lost second factor, and prints a link to set up another
  last-paper NUMBER      says which invoice, credit note or correction was the last, where a backup lacks it:
                         the next one gets the number after it
  end-demo               removes the people, codes and purchases of the demo; its content stays`;

function workOf([first = '', second]: readonly string[]): Work | null {
  if (first === 'second-factor') return second === undefined ? null : enrol(second);
  if (first === 'last-paper') return second === undefined ? null : countPaper(second);
  if (second !== undefined) return null;
  return first === 'end-demo' ? end : promote(first);
}

/**
 * Console commands, usable while a server is running if the database is PostgreSQL (S16.8). Answers what was done, in one line;
 * throws `MendableError`.
 */
export async function admin(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<string> {
  const work = workOf(readCall(args, { usage, options: {}, least: 1, most: 2 }).positionals);
  if (!work) throw wrongCall(usage, 'These words are no command.');
  const config = readConfig(env);
  const log = createLog({ logLevel: 'silent' });
  const database = await openDatabase(config, log);
  try {
    await bringUpToDate({ config, database, log });
    return await work({ config, database });
  } finally {
    await database.close();
  }
}

/** Command-line entry point. */
export const runAdmin = (env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> =>
  atConsole(async (tell) => tell(await admin(env, args)));
