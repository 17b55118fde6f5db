import { lt } from 'drizzle-orm';
import { forgetLimits } from '#platform/rate-limits.ts';
import { removeFiles } from './files-to-remove.ts';
import { passwordLinks } from './link-tokens.ts';
import { forgetNewsletters } from './newsletter.ts';
import { forgetOldSessions } from './sessions.ts';
import { enrolments } from './tables.ts';
import { forgetUnconfirmed, type UnconfirmedParts } from './unconfirmed.ts';

/** Every minute: deletes expired records and obsolete files. Runs every step even if one fails, then throws. */
export async function keepAccounts(parts: UnconfirmedParts): Promise<void> {
  const done = await Promise.allSettled([
    forgetOldSessions(parts),
    forgetNewsletters(parts),
    ...[enrolments, ...passwordLinks].map((table) => parts.db.delete(table).where(lt(table.expiresAt, parts.clock.now()))),
    removeFiles(parts),
    forgetLimits(parts.db, parts.clock),
    forgetUnconfirmed(parts),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
