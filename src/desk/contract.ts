import { z } from 'zod';
import { endpoint, type Endpoint } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import type { Role } from '#kit/roles.ts';
import { givenInstant } from '#kit/shapes.ts';
import { entityAddress, officeEntities, type EntityName } from '#paths/office-api.ts';

/**
 * The state of an entry (S10.8). `published`: visible to everyone. `draft`: visible in the office only. `binned`: deleted, can be
 * restored for 30 days.
 */
export const states = ['published', 'draft', 'binned'] as const;
export type EntryState = (typeof states)[number];

const uuid = z.uuid();
const instant = z.iso.datetime();

/** The columns that every list has; entities add their own. */
export const Row = z.object({
  id: uuid,
  title: z.string(),
  state: z.enum(states),
  /** There are unsaved changes (an autosaved draft). */
  has_draft: z.boolean(),
  publish_at: instant.nullable(),
  unpublish_at: instant.nullable(),
  /** What was scheduled could not be done. */
  is_stuck: z.boolean(),
});
export type Row = z.output<typeof Row>;

/** A passage that advertising law may forbid (S15.6), with its sentence. */
const Mark = z.object({ rule: z.string().describe('Its id in the rules.'), text: z.string(), sentence: z.string() });

/** The body of a 422: publishing needs a reason for these passages. Save again with `advertising_reason`. */
export type MarkedRefusal = {
  readonly message: string;
  readonly errors: Readonly<Record<string, never>>;
  readonly marks: readonly (z.output<typeof Mark> & { readonly lang: Locale })[];
};

/** What every entry has beside its content. */
const Standing = z.object({
  id: uuid,
  state: z.enum(states),
  /** Incremented by each save; saving an older version is refused (409). */
  version: z.int(),
  publish_at: instant.nullable(),
  unpublish_at: instant.nullable(),
  /** What was scheduled and could not be done, with the reasons; null if nothing is stuck. */
  stuck: z
    .object({ what: z.enum(['publish', 'unpublish']), reasons: z.object({ de: z.array(z.string()), en: z.array(z.string()) }) })
    .nullable(),
  /** Why marked wording was published all the same, newest first. */
  overruled: z.array(z.object({ marks: z.array(Mark), reason: z.string(), by: z.string(), at: instant })),
  /** The content that a published entry gets at `publish_at`; null if none is scheduled. */
  waiting: z.record(z.string(), z.unknown()).nullable(),
  /**
   * Unsaved changes in the shape of the entry's content, with author and time; null if there are none. What is scheduled is one too,
   * until somebody edits it further. `before`: the changed fields as they were where it was begun.
   */
  draft: z
    .object({
      content: z.record(z.string(), z.unknown()),
      before: z.record(z.string(), z.unknown()).nullable(),
      by: z.string(),
      at: instant,
    })
    .nullable(),
});
export type Standing = z.output<typeof Standing>;

/** A place where an entry is used: another entry (`entity`), or something else with a name. */
export const Use = z.object({ entity: z.string(), id: z.string(), title: z.string() });
export type Use = z.output<typeof Use>;

/** A draft that an entry refers to. */
export const NamedDraft = Use.extend({ entity: z.enum(officeEntities), id: uuid });
export type NamedDraft = z.output<typeof NamedDraft>;

/** In characters: enough to say something, so that it cannot be a full stop. */
const shortestReason = 10;
const longestReason = 1000;

/** Options of a save beside the content. Without `state` the entry is published. */
const Wish = z.object({
  id: uuid.nullish(),
  /** What a new entry is to have, without `id`: it is made once (409), also where the answer was lost and it is sent again. */
  new_id: uuid.toLowerCase().nullish(),
  version: z.int().nullish(),
  state: z.enum(['published', 'draft']).nullish(),
  publish_at: givenInstant.nullish(),
  unpublish_at: givenInstant.nullish(),
  /** The time of the unsaved draft that is known here, null: of none. Another one stays, whoever saves; untold only one's own is known. */
  draft_at: givenInstant.nullish(),
  /** Why marked wording is published all the same; without it such a save is refused (S15.6). */
  advertising_reason: z.string().trim().min(shortestReason).max(longestReason).nullish(),
  /** Drafts that the entry refers to, to be published in the same transaction. */
  together: z
    .array(NamedDraft.omit({ title: true }))
    .max(200)
    .nullish(),
});
export type Wish = z.output<typeof Wish>;

export const ListQuestion = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  perPage: z.coerce.number().int().min(1).max(200).default(25),
  sort: z.string().max(40).optional(),
  order: z.string().max(4).optional(),
  q: z.string().max(200).optional(),
  state: z.enum(states).optional(),
});

export const Revision = z.object({
  id: uuid,
  version: z.int(),
  at: instant,
  by: z.string(),
  content: z.record(z.string(), z.unknown()),
});
export type Revision = z.output<typeof Revision>;

/** Bulk actions beside moving to the bin. Tagging only for entities that have tags. */
export const Bulk = z.object({
  ids: z.array(uuid).min(1).max(200),
  act: z.enum(['publish', 'unpublish', 'tag', 'untag', 'restore']),
  /** For `tag` and `untag`. */
  tag: uuid.nullish(),
});
export type Bulk = z.output<typeof Bulk>;

const BulkAnswer = z.object({
  /** Entries that now have the requested state. */
  done: z.array(uuid),
  /** `fields` names the invalid ones. */
  refused: z.array(z.object({ id: uuid, title: z.string(), message: z.string(), fields: z.array(z.string()) })),
});
export type BulkAnswer = z.output<typeof BulkAnswer>;

export type EntityDescription = {
  readonly name: EntityName;
  /** The role that may read and change it, beside admins (S6.4). */
  readonly roles: readonly Role[];
  /** The content that `save` takes and `get` answers. */
  readonly shape: z.ZodObject;
  /** Unsaved edits of it, whole or in part. */
  readonly draft: z.ZodObject;
  /** List columns beside the common ones. */
  readonly row: z.ZodObject;
  /** Further list filters, each a text. */
  readonly filters?: readonly string[];
};

/** The calls of one entity (S10.2, S10.8). */
export function entityEndpoints({ name, roles, shape, draft, row, filters = [] }: EntityDescription) {
  const at = (call: Parameters<typeof entityAddress>[1]) => entityAddress(name, call);
  const entry = z.object({ data: shape.extend(Standing.shape) });
  const back = entry.extend({ left_out: z.array(z.string()).describe('Fields that lost relations or pictures that are gone.') });
  const guard = roles;
  const filtered = Object.fromEntries(filters.map((filter) => [filter, z.string().max(200).optional()]));
  return {
    list: endpoint(at('list'), {
      in: ListQuestion.extend(filtered),
      out: z.object({ data: z.array(Row.extend(row.shape)), total: z.int() }),
      guard,
      summary: `Lists entries of ${name}; without 'sort' in their stored order.`,
    }),
    get: endpoint(at('get'), { in: z.object({ id: uuid }), out: entry, guard, summary: `One entry of ${name}, whole.` }),
    search: endpoint(at('search'), {
      in: z.object({ query: z.string().max(200).default(''), ids: z.string().max(20_000).optional() }),
      out: z.object({ data: z.array(z.object({ id: uuid, title: z.string(), state: z.enum(states) })) }),
      // Support gives away what editors write; but codes are money, and none of an editor's business.
      guard: roles.includes('editor') ? (['editor', 'support'] as const) : guard,
      summary: `Entries of ${name} by words of their title, or by 'ids' with commas between; for choosing relations.`,
    }),
    save: endpoint(at('save'), {
      in: shape.extend(Wish.shape),
      isLong: true,
      out: entry,
      guard,
      summary: `Saves an entry of ${name}; without 'id' a new one. 409 when somebody saved a newer one meanwhile.`,
    }),
    foresee: endpoint(at('foresee'), {
      in: shape.extend(Wish.shape),
      isLong: true,
      out: z.object({ data: z.object({ notices: z.array(z.string()), drafts: z.array(NamedDraft) }) }),
      guard,
      summary: `What saving this entry of ${name} would change elsewhere, in sentences, and the drafts that it names; nothing is saved.`,
    }),
    delete: endpoint(at('delete'), {
      in: z.object({ id: uuid.optional(), ids: z.array(uuid).max(500).optional(), from_bin: z.boolean().optional() }),
      out: z.object({ data: z.object({ ids: z.array(uuid) }) }),
      guard,
      summary: `Moves entries of ${name} to the bin; those that are there already are gone for good, unless 'from_bin' says otherwise.`,
    }),
    bulk: endpoint(at('bulk'), {
      in: Bulk,
      out: z.object({ data: BulkAnswer }),
      guard,
      summary: `Publishes, takes off, tags or restores entries of ${name}; what cannot be is answered with its reason.`,
    }),
    sort: endpoint(at('sort'), {
      in: z.object({ ids: z.array(uuid).min(1).max(1000) }),
      out: z.object({ data: z.object({ ids: z.array(uuid) }) }),
      guard,
      summary: `Puts these entries of ${name} in this order, on the places that they have now.`,
    }),
    uses: endpoint(at('uses'), {
      in: z.object({ id: uuid }),
      out: z.object({ data: z.array(Use) }),
      guard,
      summary: `Where an entry of ${name} is used.`,
    }),
    draft: endpoint(at('draft'), {
      in: z.object({ id: uuid, content: draft.nullable(), before: draft.nullish(), draft_at: Wish.shape.draft_at }),
      isLong: true,
      out: z.object({ data: z.object({ at: instant.nullable() }) }),
      guard,
      summary: `Keeps what was begun to change of an entry of ${name}, or with null forgets it. 409 where that is not the draft of 'draft_at'.`,
    }),
    preview: endpoint(at('preview'), {
      in: z.object({ id: uuid, content: draft.optional(), before: draft.nullish(), draft_at: Wish.shape.draft_at }),
      isLong: true,
      out: z.object({ data: z.object({ url: z.string(), draft_at: instant.nullable() }) }),
      guard,
      summary: `A signed address that shows the site with this content of an entry of ${name}.`,
    }),
    unshare: endpoint(at('unshare'), {
      in: z.object({ id: uuid }),
      out: z.object({ data: z.object({ id: uuid }) }),
      guard,
      summary: `Ends all addresses under which an entry of ${name} could be previewed so far.`,
    }),
    revisions: endpoint(at('revisions'), {
      in: z.object({ id: uuid }),
      out: z.object({ data: z.array(Revision) }),
      guard,
      summary: `Earlier saves of an entry of ${name}, the newest first.`,
    }),
    revert: endpoint(at('revert'), {
      in: z.object({ id: uuid, revision: uuid }),
      out: back,
      guard,
      summary: `Saves an earlier revision of an entry of ${name} again.`,
    }),
    restore: endpoint(at('restore'), {
      in: z.object({ id: uuid }),
      out: back,
      guard,
      summary: `Takes an entry of ${name} out of the bin.`,
    }),
  } satisfies Record<string, Endpoint>;
}

export type EntityEndpoints = ReturnType<typeof entityEndpoints>;

/** What the list of changes knows (S10.8); the office's texts have a name for each. */
export type AuditAction =
  | 'accept'
  | 'apply'
  | 'audio'
  | 'audio-delete'
  | 'bin'
  | 'cancel'
  | 'captions'
  | 'captions-delete'
  | 'chapters'
  | 'close'
  | 'correct'
  | 'create'
  | 'delete'
  | 'end-sessions'
  | 'erase'
  | 'focal'
  | 'generate'
  | 'handle'
  | 'invite'
  | 'move'
  | 'open'
  | 'overrule'
  | 'poster'
  | 'publish'
  | 'redeem'
  | 'refund'
  | 'reject'
  | 'rename'
  | 'resend'
  | 'restore'
  | 'retry'
  | 'revert'
  | 'roles'
  | 'save'
  | 'schedule'
  | 'second-factor'
  | 'sort'
  | 'take-back'
  | 'tick'
  | 'unpublish'
  | 'unshare'
  | 'untick'
  | 'upload'
  | 'verification';

/** What was changed: an entity of S10.2, or another kind. */
export type AuditedKind =
  | EntityName
  | 'barrier'
  | 'chatbot'
  | 'clip'
  | 'code'
  | 'file'
  | 'folder'
  | 'job'
  | 'mail'
  | 'note'
  | 'opening'
  | 'order'
  | 'settings'
  | 'user'
  | 'withdrawal'
  | 'word';
