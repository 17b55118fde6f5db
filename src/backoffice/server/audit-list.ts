import { and, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import { listMemberNames } from '#accounts/server/door.ts';
import { deskAudit } from '#desk/server/door.ts';
import type { Db } from '#platform/database.ts';
import type { AuditRecord } from '../contract.ts';

type Question = {
  readonly page: number;
  readonly perPage: number;
  readonly entity?: string | undefined;
  readonly id?: string | undefined;
  readonly actor?: string | undefined;
  readonly q?: string | undefined;
};

/** A text as a pattern that holds it anywhere: its own per cent signs mean themselves. */
const around = (text: string): string => `%${text.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const asked = ({ entity, id, actor, q = '' }: Question): SQL | undefined =>
  and(
    entity ? eq(deskAudit.entity, entity) : undefined,
    id ? eq(deskAudit.entryId, id) : undefined,
    actor ? eq(deskAudit.actorId, actor) : undefined,
    q.trim() === '' ? undefined : or(ilike(deskAudit.title, around(q)), ilike(deskAudit.action, around(q))),
  );

/** S10.8: who changed what, the newest first. */
export async function listAudit(db: Db, question: Question): Promise<{ data: AuditRecord[]; total: number }> {
  const where = asked(question);
  const rows = await db
    .select()
    .from(deskAudit)
    .where(where)
    .orderBy(desc(deskAudit.at), desc(deskAudit.id))
    .limit(question.perPage)
    .offset((question.page - 1) * question.perPage);
  const names = await listMemberNames(
    db,
    rows.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])),
  );
  const data = rows.map(({ id, at, actorId, action, entity, entryId, title, details }) => ({
    id,
    at: at.toISOString(),
    actor: actorId === null ? null : (names.get(actorId) ?? null),
    actor_id: actorId,
    action,
    entity,
    entry_id: entryId,
    title,
    details,
  }));
  return { data, total: await db.$count(deskAudit, where) };
}
