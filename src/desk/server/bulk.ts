import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Bulk, BulkAnswer } from '../contract.ts';
import { deskTexts } from './call-texts.ts';
import type { HasPicture } from './as-today.ts';
import { restoreEntry } from './bin.ts';
import { readContent } from './contents.ts';
import type { Entity, PictureFacts } from './entity.ts';
import { prepare } from './pictures.ts';
import { saveEntry, type Actor } from './save.ts';
import { contentOf, findStanding, lockEntry } from './standing.ts';
import type { Content } from './tables.ts';
import { inTransaction } from './in-transaction.ts';

type Parts = { readonly db: Db; readonly pictures: PictureFacts; readonly hasPicture: HasPicture };
type By = { readonly actor: Actor; readonly hasPicture: HasPicture };

/**
 * The same change to many entries (S10.8). Each runs in its own transaction, so that one failure does not block the others; the
 * answer has the outcome of each.
 */
export async function changeMany(parts: Parts, entity: Entity, wish: Bulk, actor: Actor): Promise<BulkAnswer> {
  const answer: BulkAnswer = { done: [], refused: [] };
  for (const id of new Set(wish.ids)) {
    const before = await findStanding(parts.db, entity, id);
    // The pictures of a published entry are known and not checked again.
    const hidden = before && before.state !== 'published' ? await readContent(parts.db, entity, id) : undefined;
    const pictures = hidden && (await prepare(parts, entity, hidden)).pictures;
    const by: By = { actor: pictures ? { ...actor, pictures } : actor, hasPicture: parts.hasPicture };
    const done = await inTransaction(parts.db, (tx) => changeOne(tx, entity, id, wish, by));
    if (done.ok) answer.done.push(id);
    else answer.refused.push({ id, ...messageOf(done.body, actor), title: await titleOf(parts.db, entity, id) });
  }
  return answer;
}

function messageOf(body: unknown, { locale }: Actor): { message: string; fields: string[] } {
  const { message, errors } = (body ?? {}) as { message?: unknown; errors?: object };
  return { message: typeof message === 'string' ? message : deskTexts[locale].held, fields: Object.keys(errors ?? {}) };
}

async function titleOf(db: Db, entity: Entity, id: string): Promise<string> {
  const row = await findStanding(db, entity, id);
  if (row) return row.title;
  // Somebody may have deleted it meanwhile, for good.
  const content = await readContent(db, entity, id);
  return content ? entity.title.of(content) : '';
}

/** One change to one entry; does nothing if it already holds. */
export async function changeOne(tx: Tx, entity: Entity, id: string, wish: Omit<Bulk, 'ids'>, by: By): Promise<Result<unknown>> {
  const { actor } = by;
  const t = deskTexts[actor.locale];
  const row = await lockEntry(tx, entity, id, actor.now);
  if (!row) return fail('not-found', { message: t.unknown });
  if (wish.act === 'restore') return row.state === 'binned' ? restoreEntry(tx, entity, id, by) : ok(null);
  if (row.state === 'binned') return refuse(t.binned, {}, 'conflict');
  const content = await contentOf(tx, entity, id);
  const next = { state: row.state, content, ...wanted(wish, content) };
  if (next.state === row.state && next.content === content) return ok(null);
  // A save would discard somebody's draft, or a scheduled change.
  if (row.draft !== null) return refuse(t.begun, {}, 'conflict');
  const times = {
    publish_at: wish.act === 'tag' || wish.act === 'untag' ? row.publishAt?.toISOString() : null,
    unpublish_at: wish.act === 'unpublish' ? null : row.unpublishAt?.toISOString(),
  };
  return saveEntry(tx, entity, { id, state: next.state, ...times }, next.content, actor);
}

/** The changed content, if it differs. */
function wanted({ act, tag }: Omit<Bulk, 'ids'>, content: Content): { state?: 'published' | 'draft'; content?: Content } {
  if (act === 'publish') return { state: 'published' };
  if (act === 'unpublish') return { state: 'draft' };
  const tags = Array.isArray(content.tags) ? (content.tags as string[]) : null;
  if (!tags || !tag || tags.includes(tag) === (act === 'tag')) return {};
  return { content: { ...content, tags: act === 'tag' ? [...tags, tag] : tags.filter((one) => one !== tag) } };
}
