import { asc, eq, type SQL } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Db } from '#platform/database.ts';
import type { Item, Module, Page, Project } from '../contract.ts';
import { inLocale, shorten } from '../rules.ts';
import { pageOf, type List, type Page as Paging } from './batch.ts';
import { presentEasy } from './easy.ts';
import { loadModules } from './module-queries.ts';
import { summary } from './present.ts';
import { items, pages, projects } from './tables.ts';
import { presentTrust } from './trust.ts';

/** Presenter pages with their items, and service pages. */

/** Maximum number of items on a presenter page. */
const itemsPerProject = 60;

const noModules = new Map<string, Module[]>();

function presentProject(row: typeof projects.$inferSelect, locale: Locale, modules = noModules, own: Item[] = []): Project {
  const { id, slug, image } = row;
  const { texts, lang } = inLocale({ title: row.title, intro: row.intro }, row.en, locale);
  return { id, slug, ...texts, image, modules: modules.get(id) ?? [], items: own, lang, ...presentEasy(row.easy, locale) };
}

function presentItem(row: typeof items.$inferSelect, locale: Locale, modules = noModules): Item {
  const { texts, lang } = inLocale({ title: row.title }, row.en, locale);
  return {
    id: row.id,
    slug: row.slug,
    ...texts,
    image: row.image,
    modules: modules.get(row.id) ?? [],
    lang,
    ...presentEasy(row.easy, locale),
  };
}

function presentPage(row: typeof pages.$inferSelect, locale: Locale, modules = noModules): Page {
  const { texts, lang } = inLocale({ title: row.title, intro: row.intro }, row.en, locale);
  return { id: row.id, slug: row.slug, ...texts, modules: modules.get(row.id) ?? [], lang, ...presentEasy(row.easy, locale) };
}

const inShort = <Entry extends { intro: string }>(entry: Entry): Entry => ({
  ...entry,
  intro: shorten(entry.intro, summary.text),
});

export async function listProjects(db: Db, paging: Paging, locale: Locale): Promise<List<Project>> {
  const { limit, offset } = pageOf(paging);
  const [total, rows] = await Promise.all([
    db.$count(projects),
    db.select().from(projects).orderBy(asc(projects.position), asc(projects.id)).limit(limit).offset(offset),
  ]);
  return { data: rows.map((row) => inShort(presentProject(row, locale))), total };
}

export async function findProject(db: Db, where: SQL, locale: Locale): Promise<Project | null> {
  const [row] = await db.select().from(projects).where(where);
  if (!row) return null;
  const own = await db
    .select()
    .from(items)
    .where(eq(items.projectId, row.id))
    .orderBy(asc(items.position), asc(items.id))
    .limit(itemsPerProject);
  const [modules, modulesOfItems] = await Promise.all([
    loadModules(db, 'project', [row.id], locale),
    loadModules(
      db,
      'item',
      own.map(({ id }) => id),
      locale,
    ),
  ]);
  return presentProject(
    row,
    locale,
    modules,
    own.map((item) => presentItem(item, locale, modulesOfItems)),
  );
}

export async function listItems(db: Db, paging: Paging, locale: Locale): Promise<List<Item>> {
  const { limit, offset } = pageOf(paging);
  const [total, rows] = await Promise.all([
    db.$count(items),
    db.select().from(items).orderBy(asc(items.projectId), asc(items.position), asc(items.id)).limit(limit).offset(offset),
  ]);
  return { data: rows.map((row) => presentItem(row, locale)), total };
}

export async function findItem(db: Db, where: SQL, locale: Locale): Promise<Item | null> {
  const [row] = await db.select().from(items).where(where);
  return row ? presentItem(row, locale, await loadModules(db, 'item', [row.id], locale)) : null;
}

export async function listPages(db: Db, paging: Paging, locale: Locale): Promise<List<Page>> {
  const { limit, offset } = pageOf(paging);
  const [total, rows] = await Promise.all([
    db.$count(pages),
    db.select().from(pages).orderBy(asc(pages.position), asc(pages.id)).limit(limit).offset(offset),
  ]);
  return { data: rows.map((row) => inShort(presentPage(row, locale))), total };
}

export async function findPage(db: Db, where: SQL, locale: Locale): Promise<Page | null> {
  const [row] = await db.select().from(pages).where(where);
  return row
    ? { ...presentPage(row, locale, await loadModules(db, 'page', [row.id], locale)), ...presentTrust(row, locale) }
    : null;
}
