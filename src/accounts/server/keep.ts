import { lt } from 'drizzle-orm';
import { forgetLimits } from '#platform/rate-limits.ts';
import { removeFiles } from './files-to-remove.ts';
import { forgetNewsletters } from './newsletter.ts';
import { forgetOldSessions } from './sessions.ts';
import { enrolments, passwordResets } from './tables.ts';
import { forgetUnconfirmed, type UnconfirmedParts } from './unconfirmed.ts';

/** Minutely: what is over is forgotten, and files that nobody needs go. All of it is done, whatever of it fails; then that is thrown. */
export async function keepAccounts(parts: UnconfirmedParts): Promise<void> {
  const done = await Promise.allSettled([
    forgetOldSessions(parts),
    forgetNewsletters(parts),
    parts.db.delete(passwordResets).where(lt(passwordResets.expiresAt, parts.clock.now())),
    parts.db.delete(enrolments).where(lt(enrolments.expiresAt, parts.clock.now())),
    removeFiles(parts),
    forgetLimits(parts.db, parts.clock),
    forgetUnconfirmed(parts),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
