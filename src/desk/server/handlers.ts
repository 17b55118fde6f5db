import { dayOf } from '#kit/dates.ts';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import { fail, ok, refuse, type Result } from '#kit/result.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { Totals } from '#platform/totals.ts';
import type { EntityEndpoints, Standing, Wish } from '../contract.ts';
import type { Back, HasPicture } from './as-today.ts';
import { deleteEntries, restoreEntry } from './bin.ts';
import { changeMany } from './bulk.ts';
import { deskTexts } from './call-texts.ts';
import { readContent } from './contents.ts';
import { findRevision, keepDraft, listRevisions, revertEntry } from './drafts.ts';
import type { Entity, PictureFacts } from './entity.ts';
import { inTransaction } from './in-transaction.ts';
import { legible } from './legible.ts';
import { listEntries, type Question, suggestEntries } from './list.ts';
import { listOverrules } from './overrule.ts';
import { prepare } from './pictures.ts';
import { type Actor, saveEntry } from './save.ts';
import { endPreviews } from './shared-previews.ts';
import { sortEntries } from './sort.ts';
import { draftTime, findStanding, waitingOf } from './standing.ts';
import { type Content, textIn } from './tables.ts';
import { draftsBehind, saveTogether } from './together.ts';
import { findUses } from './uses.ts';

export type DeskParts = Pick<Services, 'db' | 'clock'> & {
  readonly pictures: PictureFacts;
  /** All entities of the site, which may refer to one another. */
  readonly entities: readonly Entity[];
  /** Names of office users, by user id. */
  readonly namesOf: (db: Db | Tx, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  readonly hasPicture: HasPicture;
  /** A signed address that previews the site with this content. */
  readonly previewOf: (entity: Entity, id: string, content: Content) => Promise<Result<string>>;
};

const gone = '–';

/** The handlers of an entity's calls. Each change is one transaction. */
export function entityHandlers(entity: Entity, parts: DeskParts): Handlers<EntityEndpoints> {
  const { db, clock, hasPicture } = parts;
  const lists = { db, totals: new Totals(parts) };
  const actorOf = async (context: CallContext): Promise<Actor> => ({
    userId: (await context.caller())?.userId ?? null,
    locale: context.locale,
    now: clock.now(),
  });
  const answer = async (tx: Db | Tx, id: string): Promise<Result<{ data: Content & Standing }>> => {
    const data = await presentEntry(tx, entity, id, parts);
    return data ? ok({ data }) : fail('not-found');
  };
  /** Makes a change and answers the new state of the entry. A failure rolls it back. */
  const change = async (context: CallContext, act: (tx: Tx, actor: Actor) => Promise<Result<string>>) => {
    const actor = await actorOf(context);
    return inTransaction(db, async (tx) => {
      const done = await act(tx, actor);
      return done.ok ? answer(tx, done.value) : done;
    });
  };
  /** The same for content saved earlier, with the fields from which missing references were removed. */
  const bringBack = async (context: CallContext, act: (tx: Tx, actor: Actor) => Promise<Result<Back>>) => {
    let left: readonly string[] = [];
    const done = await change(context, async (tx, actor) => {
      const back = await act(tx, actor);
      if (!back.ok) return back;
      left = back.value.left;
      return ok(back.value.id);
    });
    return done.ok ? ok({ ...done.value, left_out: [...left] }) : done;
  };
  return {
    // Only the entity knows the names of its filters.
    list: async (question) =>
      ok(await listEntries(lists, entity, { ...question, today: dayOf(clock.now()) } as unknown as Question)),
    get: ({ id }) => answer(db, id),
    search: async (question) => ok({ data: await suggestEntries(lists, entity, { ...question, today: dayOf(clock.now()) }) }),
    save: async (input, context) => {
      const { wish, content: given } = divided(input);
      const { content, pictures } = await prepare(parts, entity, given);
      return change(context, (tx, by) =>
        saveTogether(tx, entity, { entities: parts.entities, wish, content, actor: { ...by, pictures }, hasPicture }),
      );
    },
    foresee: async (input, context) => {
      const { wish, content } = divided(input);
      const foreseen = await foresee(db, entity, { wish, content, actor: await actorOf(context) });
      if (!foreseen.ok) return foreseen;
      const behind = await draftsBehind(db, parts.entities, entity, content);
      const drafts = behind.map(({ entity: name, id: draft, title }) => ({ entity: name, id: draft, title }));
      return ok({ data: { notices: foreseen.value, drafts } });
    },
    delete: async ({ id, ids = [], from_bin: fromBin }, context) => {
      const actor = await actorOf(context);
      const wanted = id ? [id, ...ids] : ids;
      if (wanted.length === 0) return fail('not-found');
      const done = await inTransaction(db, (tx) => deleteEntries(tx, entity, { ids: wanted, fromBin }, actor));
      return done.ok ? ok({ data: { ids: done.value } }) : done;
    },
    bulk: async (wish, context) => ok({ data: await changeMany(parts, entity, wish, await actorOf(context)) }),
    sort: async ({ ids }, context) => {
      const actor = await actorOf(context);
      const done = await inTransaction(db, (tx) => sortEntries(tx, entity, ids, actor));
      return done.ok ? ok({ data: { ids: done.value } }) : done;
    },
    uses: async ({ id }) => ok({ data: await findUses(db, parts.entities, entity, id) }),
    draft: async ({ id, ...given }, context) => {
      const actor = await actorOf(context);
      const done = await inTransaction(db, (tx) => keepDraft(tx, entity, id, given, actor));
      return done.ok ? ok({ data: { at: done.value?.toISOString() ?? null } }) : done;
    },
    preview: async ({ id, content, before, draft_at }, context) => {
      const known = await presentEntry(db, entity, id, parts);
      if (!known || known.state === 'binned') return fail('not-found');
      const shown = await legible(db, entity, id, content ?? known.draft?.content ?? known, known);
      if (!entity.address?.(shown)) return refuse(deskTexts[context.locale].placeless, {}, 'conflict');
      const actor = await actorOf(context);
      const edits = content && { content, before, draft_at };
      const kept = edits ? await inTransaction(db, (tx) => keepDraft(tx, entity, id, edits, actor)) : ok(null);
      if (!kept.ok) return kept;
      const url = await parts.previewOf(entity, id, shown);
      return url.ok ? ok({ data: { url: url.value, draft_at: kept.value?.toISOString() ?? null } }) : url;
    },
    unshare: async ({ id }, context) => {
      const known = await presentEntry(db, entity, id, parts);
      if (!known) return fail('not-found');
      const { userId } = await actorOf(context);
      await inTransaction(db, async (tx) =>
        ok(await endPreviews(tx, { entity: entity.name, id, title: textIn(known.title), actor: userId, at: clock.now() })),
      );
      return ok({ data: { id } });
    },
    revisions: async ({ id }) => {
      const rows = await listRevisions(db, entity, id);
      const names = await parts.namesOf(db, idsOf(rows.map(({ actorId }) => actorId)));
      const data = rows.map(({ id: own, version, at, actorId, content }) => ({
        id: own,
        version,
        at: at.toISOString(),
        by: nameOf(names, actorId),
        content,
      }));
      return ok({ data });
    },
    revert: async ({ id, revision }, context) => {
      const found = await findRevision(db, entity, { id, revision });
      if (!found) return fail('not-found');
      const { content, pictures } = await prepare(parts, entity, found);
      return bringBack(context, (tx, by) => revertEntry(tx, entity, { id, content }, { actor: { ...by, pictures }, hasPicture }));
    },
    restore: async ({ id }, context) => {
      const { pictures } = await prepare(parts, entity, (await readContent(db, entity, id)) ?? {});
      return bringBack(context, (tx, by) => restoreEntry(tx, entity, id, { actor: { ...by, pictures }, hasPicture }));
    },
  };
}

/** What a save is given: how, and what. */
function divided({
  id,
  new_id,
  version,
  state,
  publish_at,
  unpublish_at,
  draft_at,
  advertising_reason,
  together,
  ...content
}: Wish & Content) {
  return { wish: { id, new_id, version, state, publish_at, unpublish_at, draft_at, advertising_reason, together }, content };
}

const idsOf = (ids: readonly (string | null)[]): string[] => [...new Set(ids.filter((id) => id !== null))];

const nameOf = (names: ReadonlyMap<string, string>, id: string | null): string => (id === null ? gone : (names.get(id) ?? gone));

/** A complete entry as `get` answers it; undefined if it does not exist. */
async function presentEntry(
  db: Db | Tx,
  entity: Entity,
  id: string,
  { namesOf }: DeskParts,
): Promise<(Content & Standing) | undefined> {
  const content = await readContent(db, entity, id);
  if (!content) return undefined;
  const row = await findStanding(db, entity, id);
  const overrules = await listOverrules(db, entity, id);
  const names = await namesOf(db, idsOf([row?.draftBy ?? null, ...overrules.map(({ actorId }) => actorId)]));
  const overruled = overrules.map(({ marks, reason, actorId, at }) => ({
    marks,
    reason,
    by: nameOf(names, actorId),
    at: at.toISOString(),
  }));
  const draft = row?.draft && {
    content: row.draft,
    before: row.draftBefore,
    by: nameOf(names, row.draftBy),
    at: draftTime(row).toISOString(),
  };
  return {
    ...content,
    id,
    state: row?.state ?? 'published',
    version: row?.version ?? 0,
    publish_at: row?.publishAt?.toISOString() ?? null,
    unpublish_at: row?.unpublishAt?.toISOString() ?? null,
    stuck: row?.failure ? { what: row.failure.what, reasons: row.failure.texts } : null,
    overruled,
    waiting: (await waitingOf(db, row)) ?? null,
    draft: draft ?? null,
  };
}

/** Thrown to roll back a dry run. */
class Foreseen extends Error {}

type Given = { readonly wish: Wish; readonly content: Content; readonly actor: Actor };

/**
 * The effects of a save elsewhere, in sentences: it is done, described and rolled back. Empty if there are none, or if the save
 * would fail, which the save itself reports.
 */
async function foresee(db: Db, { foresight, ...entity }: Entity, { wish, content, actor }: Given): Promise<Result<string[]>> {
  if (!foresight) return ok([]);
  let foreseen: string[] = [];
  try {
    await db.transaction(async (tx) => {
      const tell = await foresight(tx);
      const saved = await saveEntry(tx, entity, wish, content, actor, { isUnasked: true });
      if (saved.ok) foreseen = await tell(actor.locale);
      throw new Foreseen();
    });
  } catch (error) {
    if (!(error instanceof Foreseen)) throw error;
  }
  return ok(foreseen);
}
