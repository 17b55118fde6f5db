import { giveEnrolment, makeAdmin } from '#accounts/server/door.ts';
import { systemClock } from '#platform/clock.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { openDatabase, type Database } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { openStorage } from '#platform/open-storage.ts';
import { bringUpToDate } from './bring-up-to-date.ts';
import { endDemo } from './demo-left.ts';
import { MendableError } from '#platform/mendable-error.ts';

export type Outcome = { readonly code: 0 | 1; readonly line: string };

const wrong = (line: string): Outcome => ({ code: 1, line });
const done = (line: string): Outcome => ({ code: 0, line });

type Opened = { readonly config: Config; readonly database: Database };
type Work = (opened: Opened) => Promise<Outcome>;

const partsOf = ({ config, database }: Opened) => {
  const { baseUrl, siteName, presenterSlug, demo: isDemo } = config;
  return { db: database.db, clock: systemClock, baseUrl, siteName, presenterSlug, isDemo };
};

const nobody = wrong('The account does not exist.');

const promote =
  (email: string): Work =>
  async (opened) => {
    const made = await makeAdmin(partsOf(opened), email);
    if (!made.ok) return nobody;
    const { link } = made.value;
    const wants =
      link === null ? '' : ` The role counts once the second factor is set up, by this link, once, within 7 days: ${link}`;
    return done(`${email} is an admin now.${wants}`);
  };

const enrol =
  (email: string): Work =>
  async (opened) => {
    const given = await giveEnrolment(partsOf(opened), email);
    return given.ok
      ? done(`${email} sets up a new second factor by this link, once, within 7 days: ${given.value.link}`)
      : nobody;
  };

const end: Work = async ({ config, database }) => {
  const parts = { db: database.db, clock: systemClock, log: createLog({ logLevel: 'error' }) };
  const { people, codes, courses } = await endDemo({ ...parts, storage: await openStorage(config) });
  return done(`The demo has ended: ${people} accounts, ${codes} codes and ${courses} purchases are gone. Its content stays.`);
};

const usage = 'Usage: npm run admin -- E-MAIL | second-factor E-MAIL | end-demo';

function workOf([first, second, ...more]: readonly string[]): Work | null {
  if (first === undefined || more.length > 0) return null;
  if (first === 'second-factor') return second === undefined ? null : enrol(second);
  if (second !== undefined) return null;
  return first === 'end-demo' ? end : promote(first);
}

/**
 * Console commands, usable while a server is running if the database is PostgreSQL. `E-MAIL`: makes a registered member an
 * admin. `second-factor E-MAIL`: removes a lost second factor and prints a link for enrolling a new one. `end-demo`: removes
 * everything of the demo that anybody could use (S16.8).
 */
export async function admin(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome> {
  const work = workOf(args);
  if (!work) return wrong(usage);
  try {
    const config = readConfig(env);
    const log = createLog({ logLevel: 'silent' });
    const database = await openDatabase(config, log);
    try {
      await bringUpToDate({ config, database, log });
      return await work({ config, database });
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof MendableError) return wrong(error.message);
    throw error;
  }
}

/** Command-line entry point: prints the line and sets the exit code. */
export async function runAdmin(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const { code, line } = await admin(env, args);
  (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exitCode = code;
}
