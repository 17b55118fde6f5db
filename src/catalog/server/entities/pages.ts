import { sql } from 'drizzle-orm';
import { entityOf, knownIds, type Content, type Entity, type Problems, type Saving } from '#desk/server/door.ts';
import { routeAt } from '#paths/routes.ts';
import { item, metaPage, module, partner, project } from '../../entities/pages.ts';
import {
  coachings,
  items,
  modules,
  pages,
  partners,
  projects,
  retreats,
  type ModuleContent,
  type ModuleOwner,
} from '../content-tables.ts';
import { easyFilter } from './easy.ts';
import { keepAllUp } from '../keep.ts';
import { reviewOf } from '../trust.ts';
import { blocksOf, cleanBlock, fieldsOfContent, rowOfBlock, withCleanBlocks, type Block } from './blocks.ts';
import { problemsOfReview, withCorrections, withNames } from './fields.ts';

/** Shared by all entities that have a slug and consist of blocks. */
const slugged = (kind: ModuleOwner, table: typeof partners | typeof projects | typeof items | typeof pages) => ({
  table,
  parts: { modules: blocksOf(kind) },
  complete: (content: Content, saving: Saving) => withNames(withCleanBlocks(content, saving), 'slug'),
  order: { column: table.position },
  filter: easyFilter(table, kind),
});

export const partnerEntity = entityOf(partner, {
  ...slugged('partner', partners),
  changed: keepAllUp,
  address: ({ slug: own }) => `/partner/${String(own)}`,
});

export const projectEntity = (presenterSlug: string): Entity =>
  entityOf(project, {
    ...slugged('project', projects),
    address: ({ slug: own }) => `/mein-${presenterSlug}/${String(own)}`,
  });

export const itemEntity = entityOf(item, slugged('item', items));

/** Whether the site shows something else at this page's address, so that nobody would ever see the page. */
const isOfAnother = (slug: string): boolean => routeAt(`/meta/${slug}`, '')?.part !== 'catalog';

export const pageEntity = entityOf(metaPage, {
  ...slugged('page', pages),
  complete: (content, saving) => withNames(withCorrections(withCleanBlocks(content, saving)), 'slug'),
  check: (_, content) => {
    const taken: Problems = isOfAnother(String(content.slug)) ? { slug: 'taken' } : {};
    return Promise.resolve({ ...problemsOfReview(content), ...taken });
  },
  shown: { review: reviewOf(pages) },
  address: ({ slug: own }) => `/meta/${String(own)}`,
  filter: { ...easyFilter(pages, 'page'), review: (wanted, today) => sql`${reviewOf(pages)(today)} = ${wanted}` },
});

const owners = {
  partner: partners,
  project: projects,
  item: items,
  page: pages,
  coaching: coachings,
  retreat: retreats,
} as const satisfies Record<ModuleOwner, unknown>;

/** Single blocks; page forms save theirs with the page. */
export const moduleEntity = entityOf(module, {
  table: modules,
  // Fields that depend on the kind of block are in `content`.
  columns: {
    template: modules.template,
    owner_kind: modules.ownerKind,
    owner: modules.ownerId,
    position: modules.position,
    content: modules.content,
    playlist: modules.playlistId,
  },
  present: ({ content, ...entry }) => ({ ...entry, ...fieldsOfContent(content as ModuleContent) }),
  derive: (content) => ({ content: rowOfBlock(content as unknown as Block).content }),
  complete: cleanBlock,
  check: async (tx, { owner_kind: kind, owner }) => {
    const wrong: Problems = { owner: 'unknown' };
    return (await knownIds(tx, owners[kind as ModuleOwner].id, [String(owner)])).size === 0 ? wrong : {};
  },
  title: {
    row: sql`coalesce(nullif(${modules.content} ->> 'title', ''), ${modules.template})`,
    of: ({ title: own, template }) => String(own || template),
  },
  order: { column: modules.position },
  searched: [sql`(${modules.content} ->> 'title')`, sql`(${modules.content} ->> 'copy')`],
});
