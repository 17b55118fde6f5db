import { lt } from 'drizzle-orm';
import { forgetLimits } from '#platform/rate-limits.ts';
import { removeFiles } from './files-to-remove.ts';
import { forgetNewsletters } from './newsletter.ts';
import type { AccountParts } from './parts.ts';
import { forgetOldSessions } from './sessions.ts';
import { passwordResets } from './tables.ts';

/** Minutely: what is over is forgotten, and files that nobody needs go. All of it is done, whatever of it fails; then that is thrown. */
export async function keepAccounts(parts: Pick<AccountParts, 'db' | 'clock' | 'storage'>): Promise<void> {
  const done = await Promise.allSettled([
    forgetOldSessions(parts),
    forgetNewsletters(parts),
    parts.db.delete(passwordResets).where(lt(passwordResets.expiresAt, parts.clock.now())),
    removeFiles(parts),
    forgetLimits(parts.db, parts.clock),
  ]);
  const failed = done.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
}
