import { eq } from 'drizzle-orm';
import { listAccountIds } from '#accounts/server/door.ts';
import { ConfigError, type Config } from '#platform/config.ts';
import type { Db, Tx } from '#platform/database.ts';
import { secrets } from '#platform/tables.ts';
import { demoMark, findDemo, type Demo, type DemoLeft } from './demo.ts';

const command = 'npm run admin -- end-demo';

/**
 * A restored backup on a test machine, or a database that is named without the other settings of its site, would get published codes,
 * payments with play money, and sign-ins that nobody checks.
 */
async function refuseRealData(db: Db): Promise<void> {
  if ((await isDemoLeft(db)) || (await listAccountIds(db)).length === 0) return;
  throw new ConfigError(
    "DEMO is on, but these data are a real site's: it would get codes that anybody can use, and sign-ins and payments that nobody checks. Set DEMO=off, or name another DATA_DIR or DATABASE_URL.",
  );
}

/**
 * Throws a one-line error, with what fixes it, if a demo would begin on the data of a real site, or a non-demo installation still
 * contains usable demo data (S16.8). Only the demo knows what that is: without its folder, only the demo's mark can be checked.
 */
export async function refuseMixedData({ demo: isDemo }: Pick<Config, 'demo'>, db: Db, find = findDemo): Promise<void> {
  if (isDemo) return refuseRealData(db);
  const demo = await find();
  if (!demo) {
    if ((await db.$count(secrets, eq(secrets.name, demoMark))) === 0) return;
    throw new ConfigError(
      `DEMO is off, but these data were a demo's, and without the folder \`demo\` nobody can tell what of it can still be used. In an installation that has it: ${command}`,
    );
  }
  const left = await demo.findLeft(db);
  if (Object.values(left).every((count) => count === 0)) return;
  throw new ConfigError(
    `DEMO is off, but these data hold what anybody can use: ${left.people} accounts, ${left.codes} codes and ${left.courses} purchases of the demo. Remove them with: ${command}`,
  );
}

/** Whether this database was a demo that nobody has ended, or contains usable demo data. */
export async function isDemoLeft(db: Db | Tx): Promise<boolean> {
  if ((await db.$count(secrets, eq(secrets.name, demoMark))) > 0) return true;
  const left = await (await findDemo())?.findLeft(db);
  return left !== undefined && Object.values(left).some((count) => count > 0);
}

/** Removes all demo data; content is kept, and so are members who registered themselves. Returns the removed amounts. */
export async function endDemo(parts: Parameters<Demo['end']>[0]): Promise<DemoLeft> {
  const demo = await findDemo();
  if (!demo) throw new ConfigError('What a demo has left only the folder `demo` knows, which this installation does not have.');
  const left = await demo.end(parts);
  await parts.db.delete(secrets).where(eq(secrets.name, demoMark));
  return left;
}
