import { desc, eq, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '#platform/database.ts';
import { deskAudit, deskEntries, deskOverrules, deskRevisions } from './tables.ts';

/** A user's changes, newest first (Art. 15 GDPR). The content itself belongs to the site. */
async function exportAuditOf(
  db: Db | Tx,
  userId: string,
): Promise<{ at: string; action: string; entity: string; title: string }[]> {
  const rows = await db.select().from(deskAudit).where(eq(deskAudit.actorId, userId)).orderBy(desc(deskAudit.at));
  return rows.map(({ at, action, entity, title }) => ({ at: at.toISOString(), action, entity, title }));
}

/** The reasons that a user gave for marked wording, newest first. */
async function exportReasonsOf(db: Db | Tx, userId: string): Promise<{ at: string; entity: string; reason: string }[]> {
  const rows = await db.select().from(deskOverrules).where(eq(deskOverrules.actorId, userId)).orderBy(desc(deskOverrules.at));
  return rows.map(({ at, entity, reason }) => ({ at: at.toISOString(), entity, reason }));
}

/** Changes are kept without the user's name; those to the account itself no longer say whose it was (S16.9). */
async function forgetActor(tx: Tx, userId: string): Promise<void> {
  await tx.update(deskAudit).set({ actorId: null }).where(eq(deskAudit.actorId, userId));
  const isAbout = or(eq(deskAudit.entryId, userId), sql`${deskAudit.details}::text like ${`%${userId}%`}`);
  await tx
    .update(deskAudit)
    .set({
      entryId: sql`case when ${deskAudit.entryId} = ${userId} then '' else ${deskAudit.entryId} end`,
      title: sql`case when ${deskAudit.entryId} = ${userId} then '' else ${deskAudit.title} end`,
      details: null,
    })
    .where(isAbout);
  await tx.update(deskRevisions).set({ actorId: null }).where(eq(deskRevisions.actorId, userId));
  await tx.update(deskOverrules).set({ actorId: null }).where(eq(deskOverrules.actorId, userId));
  await tx.update(deskEntries).set({ draftBy: null }).where(eq(deskEntries.draftBy, userId));
}

type Member = { readonly id: string };

/** The personal data of this room (S16.2): the changes a user made. */
export const deskData = {
  tables: ['desk_audit', 'desk_entries', 'desk_overrules', 'desk_revisions'],
  words: {
    de: {
      deeds: 'Was Du in der Redaktion geändert hast',
      at: 'Wann',
      action: 'Was',
      entity: 'Woran',
      title: 'Titel',
      reasons: 'Warum Du markierte Werbeaussagen veröffentlicht hast',
      reason: 'Begründung',
    },
    en: {
      deeds: 'What you changed in the office',
      at: 'When',
      action: 'What',
      entity: 'Of what kind',
      title: 'Title',
      reasons: 'Why you published marked advertising claims',
      reason: 'Reason',
    },
  },
  exported: async (db: Db, { id }: Member) => ({ deeds: await exportAuditOf(db, id), reasons: await exportReasonsOf(db, id) }),
  erase: async (tx: Tx, { id }: Member): Promise<string[]> => {
    await forgetActor(tx, id);
    return [];
  },
};
