import { and, desc, eq } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import { marksIn, openMarks } from '../advertising-marks.ts';
import type { MarkedRefusal } from '../contract.ts';
import { audit } from './audit.ts';
import { deskTexts } from './call-texts.ts';
import type { Entity } from './entity.ts';
import { deskOverrules, type Content } from './tables.ts';

/** Reasons read of an entry, newest first. */
const mostKept = 50;

export type Overrule = Pick<typeof deskOverrules.$inferSelect, 'marks' | 'reason' | 'actorId' | 'at'>;

/** Why marked wording of an entry was published all the same, newest first. */
export const listOverrules = (db: Db | Tx, { name }: Pick<Entity, 'name'>, id: string): Promise<Overrule[]> =>
  db
    .select({ marks: deskOverrules.marks, reason: deskOverrules.reason, actorId: deskOverrules.actorId, at: deskOverrules.at })
    .from(deskOverrules)
    .where(and(eq(deskOverrules.entity, name), eq(deskOverrules.entryId, id)))
    .orderBy(desc(deskOverrules.at), desc(deskOverrules.id))
    .limit(mostKept);

type By = { readonly userId: string | null; readonly locale: Locale; readonly now: Date };

/** Content that somebody publishes, or schedules; `published` is what is public already. */
type Publishing = {
  readonly id: string;
  readonly content: Content;
  readonly published: Content | undefined;
  readonly reason: string | null | undefined;
};

/**
 * The gate before publishing (S15.6): marked wording needs a reason, which is stored with who gave it and holds for the same
 * sentences from then on. Fails with a `MarkedRefusal` (422). Sentences that are public already pass, since saving does not publish
 * them. Imports and scheduled changes pass: nobody is there to be asked.
 */
export async function passMarks(
  tx: Tx,
  entity: Entity,
  { id, content, published, reason }: Publishing,
  { userId, locale, now }: By,
): Promise<Result<null>> {
  if (userId === null) return ok(null);
  const marks = marksIn(content);
  if (marks.length === 0) return ok(null);
  const known = await listOverrules(tx, entity, id);
  const unsettled = openMarks(
    marks,
    known.flatMap((one) => one.marks),
  );
  const open = unsettled.length > 0 && published ? openMarks(unsettled, marksIn(published)) : unsettled;
  if (open.length === 0) return ok(null);
  if (!reason) return fail('invalid', refusalOf(deskTexts[locale].marked(open.length), open));
  const settled = open.map(({ rule, text, sentence }) => ({ rule, text, sentence }));
  await tx.insert(deskOverrules).values({ entity: entity.name, entryId: id, marks: settled, reason, actorId: userId, at: now });
  await audit(tx, {
    actor: userId,
    action: 'overrule',
    entity: entity.name,
    id,
    title: entity.title.of(content).slice(0, 300),
    details: { rules: [...new Set(open.map(({ rule }) => rule))] },
    at: now,
  });
  return ok(null);
}

const refusalOf = (message: string, marks: MarkedRefusal['marks']): MarkedRefusal => ({ message, errors: {}, marks });

/** Deletes the reasons with their entry. */
export const forgetOverrules = (tx: Tx, { name }: Pick<Entity, 'name'>, id: string): Promise<unknown> =>
  tx.delete(deskOverrules).where(and(eq(deskOverrules.entity, name), eq(deskOverrules.entryId, id)));
