import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { knownIds, type Content, type Entity, type Problems, type Saving } from '#desk/server/door.ts';
import { routePaths } from '#paths/routes.ts';
import { keepUp } from '../keep.ts';
import { reviewOf, reviewState } from '../trust.ts';
import {
  coachings,
  items,
  modules,
  pages,
  partners,
  playlists,
  projects,
  retreats,
  type ModuleContent,
  type ModuleOwner,
} from '../content-tables.ts';
import { block, blocks, blocksOf, cleanBlock, fieldsOfContent, rowOfBlock, withCleanBlocks, type Block } from './blocks.ts';
import { english, image, position, problemsOfReview, slug, text, title, titleOf, trust, withNames, words } from './fields.ts';

const row = z.object({ slug: z.string().nullable() });

/** What all that is reached by a slug and made of blocks has in common. */
const slugged = (kind: ModuleOwner, table: typeof partners | typeof projects | typeof items | typeof pages) => ({
  roles: ['editor'] as const,
  row,
  table,
  parts: { modules: blocksOf(kind) },
  complete: (content: Content, saving: Saving) => withNames(withCleanBlocks(content, saving), 'slug'),
  unique: ['slug'],
  title: { row: table.title, of: titleOf },
  order: { column: table.position },
  shown: { slug: table.slug },
  searched: [table.title, table.slug],
});

export const partnerEntity: Entity = {
  name: 'partner',
  ...slugged('partner', partners),
  shape: z.object({
    title,
    slug,
    description: text,
    url: z.url({ protocol: /^https?$/ }).max(500),
    image,
    position,
    modules: blocks,
    en: english({ title: words, description: words }),
  }),
  columns: {
    title: partners.title,
    slug: partners.slug,
    description: partners.description,
    url: partners.url,
    image: partners.image,
    position: partners.position,
    en: partners.en,
  },
  searched: [partners.title, partners.slug, partners.url],
  changed: (tx) => keepUp(tx, 'all'),
  address: ({ slug: own }) => `/partner/${String(own)}`,
};

const presented = { title, slug, image, position, modules: blocks };

export const projectEntity = (presenterSlug: string): Entity => ({
  name: 'project',
  ...slugged('project', projects),
  shape: z.object({ ...presented, intro: text, en: english({ title: words, intro: words }) }),
  columns: {
    title: projects.title,
    slug: projects.slug,
    intro: projects.intro,
    image: projects.image,
    position: projects.position,
    en: projects.en,
  },
  address: ({ slug: own }) => `/mein-${presenterSlug}/${String(own)}`,
});

export const itemEntity: Entity = {
  name: 'item',
  ...slugged('item', items),
  shape: z.object({ ...presented, project: z.uuid(), en: english({ title: words }) }),
  row: z.object({ slug: z.string().nullable(), project: z.uuid().nullable() }),
  filters: ['project'],
  columns: {
    title: items.title,
    slug: items.slug,
    project: items.projectId,
    image: items.image,
    position: items.position,
    en: items.en,
  },
  references: { project: projects.id },
  shown: { slug: items.slug, project: items.projectId },
  filter: { project: (id) => sql`${items.projectId}::text = ${id}` },
};

export const pageEntity: Entity = {
  name: 'page',
  ...slugged('page', pages),
  shape: z.object({ title, slug, intro: text, position, modules: blocks, ...trust, en: english({ title: words, intro: words }) }),
  row: row.extend({ review: reviewState }),
  filters: ['review'],
  columns: {
    title: pages.title,
    slug: pages.slug,
    intro: pages.intro,
    position: pages.position,
    author: pages.author,
    reviewer: pages.reviewer,
    reviewed_on: pages.reviewedOn,
    next_review_on: pages.nextReviewOn,
    sources: pages.sources,
    en: pages.en,
  },
  check: (_, content) => Promise.resolve(problemsOfReview(content)),
  shown: { slug: pages.slug, review: reviewOf(pages) },
  address: ({ slug: own }) => placeOfPage(`/meta/${String(own)}`),
  filter: { review: (wanted, today) => sql`${reviewOf(pages)(today)} = ${wanted}` },
};

/** Pages of the site's own are found at fixed addresses (S2.15). */
const placeOfPage = (path: string): string | null => Object.values<string>(routePaths).find((one) => one === path) ?? null;

const owners = {
  partner: partners,
  project: projects,
  item: items,
  page: pages,
  coaching: coachings,
  retreat: retreats,
} as const satisfies Record<ModuleOwner, unknown>;

const moduleOwners = ['partner', 'project', 'item', 'page', 'coaching', 'retreat'] as const satisfies readonly ModuleOwner[];

/** Blocks one by one; the forms of pages save theirs with the page. */
export const moduleEntity: Entity = {
  name: 'module',
  roles: ['editor'],
  shape: block.extend({ owner_kind: z.enum(moduleOwners), owner: z.uuid(), position }),
  row: z.object({ template: z.string().nullable(), owner_kind: z.string().nullable(), owner: z.uuid().nullable() }),
  filters: ['owner'],
  table: modules,
  columns: {
    template: modules.template,
    owner_kind: modules.ownerKind,
    owner: modules.ownerId,
    position: modules.position,
    content: modules.content,
    playlist: modules.playlistId,
    en: modules.en,
  },
  present: ({ content, ...entry }) => ({ ...entry, ...fieldsOfContent(content as ModuleContent) }),
  derive: (content) => ({ content: rowOfBlock(content as unknown as Block).content }),
  complete: cleanBlock,
  references: { playlist: playlists.id },
  check: async (tx, { owner_kind: kind, owner }) => {
    const wrong: Problems = { owner: 'unknown' };
    return (await knownIds(tx, owners[kind as ModuleOwner].id, [String(owner)])).size === 0 ? wrong : {};
  },
  title: {
    row: sql`coalesce(nullif(${modules.content} ->> 'title', ''), ${modules.template})`,
    of: ({ title: own, template }) => String(own || template),
  },
  order: { column: modules.position },
  shown: { template: modules.template, owner_kind: modules.ownerKind, owner: modules.ownerId },
  searched: [sql`(${modules.content} ->> 'title')`, sql`(${modules.content} ->> 'copy')`],
  filter: { owner: (id) => sql`${modules.ownerId}::text = ${id}` },
};
