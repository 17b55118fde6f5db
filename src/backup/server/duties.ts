import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { lt } from 'drizzle-orm';
import { z } from 'zod';
import { duty, jobKind, type Duty } from '#jobs/server/door.ts';
import type { Services } from '#platform/services.ts';
import { backupsMade, erasedAccounts } from './tables.ts';

const makeBackup = jobKind('make-backup', z.object({}), { retries: 3, firstPause: 600, timeLimit: 12 * 3600 });
export const noteErasures = jobKind('note-erasures', z.object({}), { unique: 'waiting' });

const command = new URL('./command.ts', import.meta.url).href;
/** Settings come from its own environment, which is this process's. */
const program =
  'const { argv: [, command, ...args], env } = process; import(command).then(({ runBackup }) => runBackup(env, args))';

/**
 * Runs the command in a separate process with the same settings, so that the site keeps its CPU time and memory. Throws with its
 * error message.
 */
async function runCommand(args: readonly string[], input: string, signal: AbortSignal): Promise<string> {
  const child = spawn(process.execPath, ['-e', program, '--', command, ...args], { stdio: 'pipe', signal });
  const failed = once(child, 'error').then(([error]) => Promise.reject(error as Error));
  child.stdin.end(input);
  const [said, complaint, [code]] = await Promise.race([
    Promise.all([text(child.stdout), text(child.stderr), once(child, 'close') as Promise<[number | null]>]),
    failed,
  ]);
  if (code !== 0) throw new Error(complaint.trim().split('\n')[0] || `The backup ended with ${code}.`);
  return said.trim();
}

/** As long as a backup with an erased account may be kept. */
const remembered = 400 * 86_400_000;

/** A daily backup, and recording erasures in the repository within a minute. */
export function backupDuties({ config: { backup }, db, clock, log }: Pick<Services, 'config' | 'db' | 'clock' | 'log'>): Duty[] {
  const note = duty(noteErasures, async (_, { signal }) => {
    if (backup.url === null) return;
    const rows = await db.select().from(erasedAccounts);
    const list = rows.map(({ id, erasedAt }) => ({ id, at: erasedAt.toISOString() }));
    await runCommand(['--erasures'], JSON.stringify(list), signal);
  });
  if (backup.url === null) return [note];
  const make = duty(
    makeBackup,
    async (_, { signal }) => {
      const said = await runCommand(['--prune'], '', signal);
      log.info({ backup: said }, 'A backup was made.');
      const now = clock.now();
      const forgotten = new Date(now.getTime() - remembered);
      await db.insert(backupsMade).values({ at: now }).onConflictDoNothing();
      await db.delete(backupsMade).where(lt(backupsMade.at, forgotten));
      await db.delete(erasedAccounts).where(lt(erasedAccounts.erasedAt, forgotten));
    },
    { schedule: backup.at },
  );
  return [note, make];
}
