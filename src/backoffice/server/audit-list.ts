import { and, desc, eq, inArray, notInArray, type SQL } from 'drizzle-orm';
import { listMemberNames } from '#accounts/server/door.ts';
import { deskAudit } from '#desk/server/door.ts';
import type { Db } from '#platform/database.ts';
import { hasWords } from '#platform/has-words.ts';
import type { AuditRecord } from '../contract.ts';
import { contentKinds, actionsOnMembers } from '../rules.ts';

type Question = {
  readonly page: number;
  readonly perPage: number;
  readonly entity?: string | undefined;
  readonly id?: string | undefined;
  readonly actor?: string | undefined;
  readonly q?: string | undefined;
};

/** The caller: admins also see actions on members and orders (S6.4). */
type Sight = { readonly seesAll: boolean };

const asked = ({ entity, id, actor, q }: Question, { seesAll }: Sight): SQL | undefined =>
  and(
    seesAll ? undefined : inArray(deskAudit.entity, [...contentKinds]),
    seesAll ? undefined : notInArray(deskAudit.action, [...actionsOnMembers]),
    entity ? eq(deskAudit.entity, entity) : undefined,
    id ? eq(deskAudit.entryId, id) : undefined,
    actor ? eq(deskAudit.actorId, actor) : undefined,
    hasWords([deskAudit.title, deskAudit.action], q),
  );

/** S10.8: the audit log, newest first. */
export async function listAudit(db: Db, question: Question, sight: Sight): Promise<{ data: AuditRecord[]; total: number }> {
  const where = asked(question, sight);
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
