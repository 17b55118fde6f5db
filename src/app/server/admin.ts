import { makeAdmin } from '#accounts/server/door.ts';
import { ConfigError, readConfig } from '#platform/config.ts';
import { DataFolderError } from '#platform/data-folder.ts';
import { DatabaseError, openDatabase } from '#platform/database.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrate.ts';

export type Outcome = { readonly code: 0 | 1; readonly line: string };

const wrong = (line: string): Outcome => ({ code: 1, line });

/** `npm run admin -- E-MAIL`: makes a registered member an admin, beside a running server where the database is PostgreSQL. */
export async function admin(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<Outcome> {
  const [email] = args;
  if (email === undefined || args.length > 1) return wrong('Usage: npm run admin -- E-MAIL');
  try {
    const config = readConfig(env);
    const database = await openDatabase(config, createLog({ logLevel: 'silent' }));
    try {
      await migrate(database);
      const made = await makeAdmin(database.db, email);
      if (!made.ok) return wrong('The account does not exist.');
      const counts = made.value.hasSecondFactor || config.demo ? '' : ' The role counts once they have set up the second factor.';
      return { code: 0, line: `${email} is an admin now.${counts}` };
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof ConfigError || error instanceof DataFolderError || error instanceof DatabaseError)
      return wrong(error.message);
    throw error;
  }
}

/** As a program: the line goes out, and the process ends with the code. */
export async function runAdmin(env: NodeJS.ProcessEnv, args: readonly string[]): Promise<void> {
  const { code, line } = await admin(env, args);
  (code === 0 ? process.stdout : process.stderr).write(`${line}\n`);
  process.exitCode = code;
}
