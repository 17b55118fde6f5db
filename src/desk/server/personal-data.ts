import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { deskAudit, deskEntries, deskRevisions } from './tables.ts';

/** What somebody of the team changed, the newest first (Art. 15 GDPR). The content itself is the site's. */
export async function exportDeedsOf(
  db: Db | Tx,
  userId: string,
): Promise<{ at: string; action: string; entity: string; title: string }[]> {
  const rows = await db.select().from(deskAudit).where(eq(deskAudit.actorId, userId)).orderBy(desc(deskAudit.at));
  return rows.map(({ at, action, entity, title }) => ({ at: at.toISOString(), action, entity, title }));
}

/** Changes stay, and nobody's name stands on them any more. */
export async function forgetActor(tx: Tx, userId: string): Promise<void> {
  await tx.update(deskAudit).set({ actorId: null }).where(eq(deskAudit.actorId, userId));
  await tx.update(deskRevisions).set({ actorId: null }).where(eq(deskRevisions.actorId, userId));
  await tx.update(deskEntries).set({ draftBy: null }).where(eq(deskEntries.draftBy, userId));
}
