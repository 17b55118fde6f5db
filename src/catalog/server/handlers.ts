import { eq, type AnyColumn, type SQL } from 'drizzle-orm';
import type { Handlers } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import { isCategory } from '#paths/categories.ts';
import { uuidPattern } from '#paths/patterns.ts';
import type { Clock } from '#platform/clock.ts';
import type { Db } from '#platform/database.ts';
import { inPassing } from '#platform/http/shared-answers.ts';
import { unshared, type Share } from '#platform/object-cache.ts';
import type { catalogEndpoints, Module } from '../contract.ts';
import { findCategoryPage } from './category-queries.ts';
import { loadContent, presentContent } from './content-queries.ts';
import { findDaily, findLatestDailies, listDailies, listMonth } from './daily-queries.ts';
import { findNewestExclusive, findPlaylist, listInCategory, listPlaylists } from './playlist-queries.ts';
import { findTag, findTagId, listTags } from './tag-queries.ts';
import { listVideos } from './video-queries.ts';
import { findCoaching, findRetreat, listCoachings, listRetreats } from './offer-queries.ts';
import { findItem, findPage, findProject, listItems, listPages, listProjects } from './page-queries.ts';
import { findPartner, listPartners } from './partner-queries.ts';
import { summary } from './present.ts';
import { ownModules, ownPage } from './principles.ts';
import { loadSite, presentFrame, presentNotes, presentTexts, settingsOf } from './settings.ts';
import { coachings, items, pages, partners, projects, retreats, tags } from './tables.ts';

/** With `share`, data used by many responses is loaded once per content version. */
export type CatalogServices = {
  readonly db: Db;
  readonly clock: Clock;
  readonly share?: Share;
  readonly pageModules?: PageModules;
};

/** What other rooms add to the end of a page of editors, by its slug: what must be true whatever the editors wrote. */
export type PageModules = (slug: string, locale: Locale) => readonly Module[];

/** Finds an entry by its id or slug. */
const named = (table: { readonly id: AnyColumn; readonly slug: AnyColumn }, idOrSlug: string): SQL =>
  uuidPattern.test(idOrSlug) ? eq(table.id, idOrSlug) : eq(table.slug, idOrSlug);

const item = <Entry>(found: Entry | null): Result<{ data: Entry }> => (found === null ? fail('not-found') : ok({ data: found }));

/** Handlers for the calls of S7.3, S7.4 (the coaching) and S7.7. */
export const catalogHandlers = ({
  db,
  clock,
  share = unshared,
  pageModules = () => [],
}: CatalogServices): Handlers<typeof catalogEndpoints> => ({
  content: async (_, { locale }) =>
    ok({ data: presentContent(await share('content', () => loadContent(db, clock.now(), share)), locale) }),
  contentDailies: async (_, { locale }) => ok({ data: await findLatestDailies(db, clock.now(), locale) }),
  newestExclusive: async (_, { locale }) => ok({ data: await findNewestExclusive(db, locale) }),
  frame: async () => ok({ data: presentFrame(await share('site', () => loadSite(db))) }),
  intro: async ({ page }, { locale }) => {
    const { settings } = await share('site', () => loadSite(db));
    return ok({ data: { intro: presentTexts(settingsOf(settings), 'intros', locale)[page] } });
  },
  notes: async ({ place }, { locale }) => ok(presentNotes(await share('site', () => loadSite(db)), place, locale)),

  videos: async (filter, { locale }) => ok(await listVideos(db, filter, locale)),
  playlists: async (filter, { locale }) => ok(await listPlaylists(db, filter, locale)),
  playlist: async ({ idOrSlug }, { locale }) =>
    item(await findPlaylist(db, uuidPattern.test(idOrSlug) ? 'id' : 'slug', idOrSlug, locale)),
  playlistByShortid: async ({ shortid }, { locale }) => item(await findPlaylist(db, 'shortid', shortid, locale)),
  playlistsByCategory: async ({ category, tag, ...filter }, { locale }) => {
    if (!isCategory(category)) return fail('not-found');
    const tagId = await findTagId(db, tag);
    return ok(tagId === null ? { data: [], total: 0 } : await listInCategory(db, { category, tagId, ...filter }, locale));
  },
  categoryPage: async (asked, { locale }) => {
    const data = await findCategoryPage(db, asked, locale);
    const isAsAsked = data.tag === (asked.tag ?? null) && data.page === asked.page && (data.letter === null || data.total > 0);
    return ok(isAsAsked ? { data } : inPassing({ data }));
  },

  tags: async (page, { locale }) => ok(await listTags(db, page, locale)),
  tag: async ({ idOrSlug }, { locale }) => item(await findTag(db, named(tags, idOrSlug), locale)),

  dailies: async (filter, { locale }) => ok(await listDailies(db, filter, clock.now(), locale)),
  daily: async ({ idOrSlug }, { locale }) => item(await findDaily(db, idOrSlug, clock.now(), locale)),
  dailiesByMonth: async ({ month }, { locale }) => ok(await listMonth(db, month, clock.now(), locale)),

  partners: async (page, { locale }) => ok(await listPartners(db, page, locale, summary)),
  partner: async ({ idOrSlug }, { locale }) => item(await findPartner(db, named(partners, idOrSlug), locale)),
  projects: async (page, { locale }) => ok(await listProjects(db, page, locale)),
  project: async ({ idOrSlug }, { locale }) => item(await findProject(db, named(projects, idOrSlug), locale)),
  items: async (page, { locale }) => ok(await listItems(db, page, locale)),
  item: async ({ idOrSlug }, { locale }) => item(await findItem(db, named(items, idOrSlug), locale)),
  pages: async (page, { locale }) => ok(await listPages(db, page, locale)),
  page: async ({ idOrSlug }, { locale }) => {
    const page = (await findPage(db, named(pages, idOrSlug), locale)) ?? ownPage(idOrSlug, locale);
    if (!page) return fail('not-found');
    const added = [...pageModules(page.slug, locale), ...(await ownModules(db, page.slug, locale))];
    return ok({ data: { ...page, modules: [...page.modules, ...added] } });
  },

  coachings: async (page, { locale }) => ok(await listCoachings(db, page, locale)),
  coaching: async ({ idOrSlug }, { locale }) => item(await findCoaching(db, named(coachings, idOrSlug), locale)),
  coachingByShortid: async ({ shortid }, { locale }) => item(await findCoaching(db, eq(coachings.shortid, shortid), locale)),
  retreats: async (page, { locale }) => ok(await listRetreats(db, page, clock.now(), locale)),
  retreat: async ({ idOrSlug }, { locale }) => item(await findRetreat(db, named(retreats, idOrSlug), clock.now(), locale)),
  retreatByShortid: async ({ shortid }, { locale }) =>
    item(await findRetreat(db, eq(retreats.shortid, shortid), clock.now(), locale)),
});
