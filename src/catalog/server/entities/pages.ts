import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { knownIds, type Entity, type Problems } from '#desk/server/door.ts';
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
} from '../tables.ts';
import { block, blocks, blocksOf, fieldsOfContent, rowOfBlock, type Block } from './blocks.ts';
import { english, image, position, problemsOfReview, slug, text, title, titleOf, trust, withNames } from './fields.ts';

const row = z.object({ slug: z.string().nullable() });

export const partnerEntity: Entity = {
  name: 'partner',
  roles: ['editor'],
  shape: z.object({
    title,
    slug,
    description: text,
    url: z.url({ protocol: /^https?$/ }).max(500),
    image,
    position,
    modules: blocks,
    en: english('title', 'description'),
  }),
  row,
  table: partners,
  columns: {
    title: partners.title,
    slug: partners.slug,
    description: partners.description,
    url: partners.url,
    image: partners.image,
    position: partners.position,
    en: partners.en,
  },
  parts: { modules: blocksOf('partner') },
  complete: (content) => withNames(content, 'slug'),
  unique: ['slug'],
  title: { row: partners.title, of: titleOf },
  order: { column: partners.position },
  shown: { slug: partners.slug },
  searched: [partners.title, partners.slug, partners.url],
  changed: (tx) => keepUp(tx, 'all'),
  address: ({ slug: own }) => `/partner/${String(own)}`,
};

const presented = { title, slug, image, position, modules: blocks };

export const projectEntity = (presenterSlug: string): Entity => ({
  name: 'project',
  roles: ['editor'],
  shape: z.object({ ...presented, intro: text, en: english('title', 'intro') }),
  row,
  table: projects,
  columns: {
    title: projects.title,
    slug: projects.slug,
    intro: projects.intro,
    image: projects.image,
    position: projects.position,
    en: projects.en,
  },
  parts: { modules: blocksOf('project') },
  complete: (content) => withNames(content, 'slug'),
  unique: ['slug'],
  title: { row: projects.title, of: titleOf },
  order: { column: projects.position },
  shown: { slug: projects.slug },
  searched: [projects.title, projects.slug],
  address: ({ slug: own }) => `/mein-${presenterSlug}/${String(own)}`,
});

export const itemEntity: Entity = {
  name: 'item',
  roles: ['editor'],
  shape: z.object({ ...presented, project: z.uuid(), en: english('title') }),
  row: z.object({ slug: z.string().nullable(), project: z.uuid().nullable() }),
  filters: ['project'],
  table: items,
  columns: {
    title: items.title,
    slug: items.slug,
    project: items.projectId,
    image: items.image,
    position: items.position,
    en: items.en,
  },
  parts: { modules: blocksOf('item') },
  complete: (content) => withNames(content, 'slug'),
  references: { project: projects.id },
  unique: ['slug'],
  title: { row: items.title, of: titleOf },
  order: { column: items.position },
  shown: { slug: items.slug, project: items.projectId },
  searched: [items.title, items.slug],
  filter: { project: (id) => sql`${items.projectId}::text = ${id}` },
};

export const pageEntity: Entity = {
  name: 'page',
  roles: ['editor'],
  shape: z.object({ title, slug, intro: text, position, modules: blocks, ...trust, en: english('title', 'intro') }),
  row: row.extend({ review: reviewState }),
  filters: ['review'],
  table: pages,
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
  parts: { modules: blocksOf('page') },
  complete: (content) => withNames(content, 'slug'),
  unique: ['slug'],
  title: { row: pages.title, of: titleOf },
  order: { column: pages.position },
  check: (_, content) => Promise.resolve(problemsOfReview(content)),
  shown: { slug: pages.slug, review: reviewOf(pages) },
  searched: [pages.title, pages.slug],
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
  complete: (content) => {
    const { content: inner, en } = rowOfBlock(content as unknown as Block);
    return { ...content, copy: inner.copy, en };
  },
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
