import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { Trust } from './evidence/contract.ts';
import { data, inEasy, lang, list, optional, paging } from '#kit/shapes.ts';
import { apiAddresses as at } from '#paths/api.ts';
import { categories } from '#paths/categories.ts';
import { Frame, introduction, Note, StartTexts } from './sitewide/contract.ts';
import { traits, type TraitName, type VideoTraits } from './traits.ts';
import { monthPattern, shortidPattern, slugPattern, uuidPattern } from '#paths/patterns.ts';

export { Correction, Trust } from './evidence/contract.ts';
export { Frame, Note } from './sitewide/contract.ts';

/** The catalogue's wire shapes (S3.3 to S3.9, S3.11) and calls (S7.3, S7.4, S7.7). */
const image = z.string().describe('Site-relative address of a jpg under /storage; empty where there is none.');
const idOrSlug = z.object({ idOrSlug: z.union([z.string().regex(uuidPattern), z.string().max(120).regex(slugPattern)]) });
const shortid = z.object({ shortid: z.string().regex(shortidPattern) });
const kept = 'content' as const;

export const Tag = z.object({ id: z.string(), slug: z.string(), title: z.string(), lang });
export type Tag = z.infer<typeof Tag>;

/** A playlist reference as embedded in videos. */
export const PlaylistRef = z.object({
  shortid: z.string(),
  slug: z.string(),
  title: z.string(),
  category: z.enum(categories).nullable().describe('Null for lists that editors put together.'),
});
export type PlaylistRef = z.infer<typeof PlaylistRef>;

/** The partner whose content this is; always displayed first (S15.2). */
export const PartnerRef = z.object({ slug: z.string(), title: z.string(), url: z.string() });
export type PartnerRef = z.infer<typeof PartnerRef>;

/** Who may watch: everyone, members, or owners of a coaching. */
export const Protection = z.enum(['free', 'exclusive', 'coaching']);
export type Protection = z.infer<typeof Protection>;

/** Attributes of a video; absent if no editor set them. */
const traitShapes = Object.fromEntries(
  Object.entries(traits).map(([name, { values, label }]) => [name, z.enum(values).optional().describe(label.en)]),
) as unknown as { readonly [Name in TraitName]: z.ZodType<VideoTraits[Name]> & z.ZodOptional };

/** A video as listed (S3.6). Never contains a stream or file address. */
export const Video = z.object({
  id: z.string(),
  shortid: z.string(),
  title: z.string(),
  topline: z.string(),
  description: z.string(),
  poster: image,
  list: image.describe('The thumbnail.'),
  color: z.string().describe('Soft colour of the poster as #rrggbb, shown until the picture is there.'),
  processed: z.boolean().describe('webp and avif variants exist beside the jpg.'),
  duration: z.string().describe('mm:ss or hh:mm:ss'),
  search_keywords: z.string().describe('Comma-separated.'),
  start: z.string().nullable().describe("'DD.MM.YYYY HH:mm' in Berlin, for dailies."),
  protection: Protection,
  playlists: z.array(PlaylistRef),
  partner: PartnerRef.nullable(),
  ...inEasy('title', 'description'),
  published_at: z.iso.datetime().optional().describe('Since when it is public; of a video that is asked for by its shortid.'),
  lang,
  ...traitShapes,
});
export type Video = z.infer<typeof Video>;

/** A playlist (S3.5). In lists, `videos` contains only the first few; `total` is the full count. */
export const Playlist = z.object({
  id: z.string(),
  shortid: z.string(),
  slug: z.string(),
  type: z.enum(['coaching', 'standard']),
  title: z.string(),
  title_list: z.string(),
  title_teaser: z.string(),
  description: z.string(),
  category: z.enum(categories).nullable(),
  background: z.string().describe('Colour as #rrggbb.'),
  xl_type: z.enum(['slider', 'list']),
  l_type: z.enum(['normal', 'center', 'color']),
  xl_image: image,
  l_image: image,
  l_image_center: image,
  m_image: image,
  s_image: image,
  processed: z.boolean(),
  videos: z.array(Video),
  trailers: z.array(Video),
  total: z.number().int(),
  partners: z.array(PartnerRef),
  tags: z.array(z.string()).describe('Slugs.'),
  coaching: z.string().nullable().describe('Slug of the coaching whose playlist this is.'),
  coaching_shortid: z.string().nullable().describe('The same by its shortid, as the checkout wants it (S4.16).'),
  download: z.string().nullable().describe('Owners only; null in answers shared by all.'),
  download_label: z.string(),
  exclusive: z.boolean(),
  purchase_status: z.string().nullable().describe('Null in answers shared by all; the page fills it from the user.'),
  lang,
  ...inEasy('title', 'description'),
});
export type Playlist = z.infer<typeof Playlist>;

/** A content block (S3.9). `copy` is sanitised HTML. */
export const Module = z.object({
  id: z.string(),
  template: z.enum(['text', 'text-image', 'playlist']),
  content: z.object({
    title: z.string(),
    copy: z.string(),
    image,
    image_alt: z.string().describe('What the picture shows; empty if it is only decoration.'),
    image_position: z.enum(['left', 'right']),
    playlist: z.array(Playlist).describe('The first is used.'),
    video_desktop: z.string(),
    poster_desktop: image,
  }),
  lang,
  ...inEasy('title', 'copy'),
});
export type Module = z.infer<typeof Module>;

export const Partner = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  image,
  url: z.string(),
  playlists: z.array(Playlist),
  modules: z.array(Module).describe('Empty in lists.'),
  lang,
  ...inEasy('title', 'description'),
});
export type Partner = z.infer<typeof Partner>;

/** A section of a project; consists of modules like the project itself. */
export const Item = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  image,
  modules: z.array(Module),
  lang,
  ...inEasy('title'),
});
export type Item = z.infer<typeof Item>;

/** A presenter page. */
export const Project = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  image,
  modules: z.array(Module).describe('Empty in lists.'),
  items: z.array(Item).describe('Empty in lists.'),
  lang,
  ...inEasy('title', 'intro'),
});
export type Project = z.infer<typeof Project>;

/** A service or legal page. */
export const Page = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  modules: z.array(Module),
  ...Trust.shape,
  lang,
  ...inEasy('title', 'intro'),
});
export type Page = z.infer<typeof Page>;

const offer = {
  id: z.string(),
  shortid: z.string(),
  slug: z.string(),
  title: z.string(),
  intro: z.string(),
  stripe_name: z.string(),
  stripe_price_value: z.number().int().describe('Gross price in cents of euro.'),
  vat_percent: z.number().int().describe('The share of VAT in the price.'),
  on_sale: z.boolean().describe('False: owners keep it, nobody can buy it any more.'),
  bulletpoints: z.string().describe('Sanitised HTML.'),
  image,
  image_tall: image.describe('3:4, for tall cards.'),
  modules: z.array(Module).describe('Empty in lists.'),
  lang,
};

/** A paid course of up to 30 days (S3.3). */
export const Coaching = z.object({
  ...offer,
  type: z.literal('coaching'),
  days: z.number().int(),
  needs_address: z.boolean().describe('Its owners need an address (S4.7).'),
  awaits_approval: z.boolean().describe('It would be on sale, but its approval as distance learning is missing (S15.7).'),
  zfu_number: z.string().describe('The number of its approval as distance learning; empty where there is none.'),
  contraindications: z.string().describe('For whom it is not meant (S13.3); sanitised HTML, empty in lists.'),
  playlist: PlaylistRef.nullable(),
  videos: z.array(Video).describe('Its days in order; empty in lists.'),
  trailers: z.array(Video),
  ...inEasy('title', 'intro', 'bulletpoints', 'contraindications'),
});
export type Coaching = z.infer<typeof Coaching>;

/** A retreat (S3.3) with its dates as ISO days. */
export const Retreat = z.object({
  ...offer,
  type: z.literal('retreat'),
  place: z.string(),
  starts_on: z.iso.date(),
  ends_on: z.iso.date(),
  places_left: z.number().int().nullable().describe('Null where as many as like may come.'),
  ...inEasy('title', 'intro', 'bulletpoints'),
});
export type Retreat = z.infer<typeof Retreat>;

/** Initial site content (S3.11): bounded summaries, below 200 kB regardless of catalogue size. */
export const SiteContent = z.object({
  notice: z.object({ title: z.string(), copy: z.string(), lang }).nullable(),
  motto: z.object({ text: z.string(), lang }),
  texts: StartTexts,
  playlists: z.array(Playlist).describe("The editors' picks for the start page, in their order."),
  newest: z.array(Playlist),
  videos: z.array(Video).describe('The newest.'),
  trending: z.array(Video).describe('Most viewed of the last 14 days (S2.37).'),
  tags: z.array(Tag),
  partners: z.array(Partner),
  dailies: z.array(Video),
  yogaDailies: z.array(Video),
  highlights: z.array(Video),
  exclusive: z.array(Playlist),
  coachings: z.array(Coaching),
  retreats: z.array(Retreat),
});
export type SiteContent = z.infer<typeof SiteContent>;

/** Playlists under one letter (S2.40): up to four in full, or two in full plus a list of links. */
export const LetterSection = z.object({
  letter: z.string(),
  total: z.number().int(),
  playlists: z.array(Playlist),
  links: z.array(
    z.object({
      slug: z.string(),
      title_list: z.string(),
      lang,
      is_ad: z.literal(true).optional().describe('A partner pays for it: its label comes first (S15.2).'),
    }),
  ),
});
export type LetterSection = z.infer<typeof LetterSection>;

/** A category with its letters (S2.39). With a letter selected, its playlists are paginated. */
export const CategoryPage = z.object({
  category: z.enum(categories),
  letters: z.array(z.string()).describe('Letters that have playlists, under the chosen tag.'),
  tags: z.array(Tag).describe('Tags that this category uses.'),
  letter: z.string().nullable(),
  tag: z.string().nullable(),
  page: z.number().int(),
  pages: z.number().int(),
  total: z.number().int(),
  sections: z.array(LetterSection),
});
export type CategoryPage = z.infer<typeof CategoryPage>;

export const catalogEndpoints = {
  content: endpoint(at.content, { in: z.object({}), out: data(SiteContent), kept, summary: 'Site content at start.' }),
  contentDailies: endpoint(at.contentDailies, {
    in: z.object({}),
    out: data(z.object({ dailies: z.array(Video), yogaDailies: z.array(Video) })),
    kept,
    summary: 'The latest dailies.',
  }),
  newestExclusive: endpoint(at.newestExclusive, {
    in: z.object({}),
    out: data(Playlist.nullable()),
    kept,
    summary: 'The newest exclusive playlist, or null.',
  }),
  frame: endpoint(at.frame, { in: z.object({}), out: data(Frame), kept, summary: 'Settings of the frame.' }),
  intro: endpoint(at.intro, { ...introduction, kept }),
  notes: endpoint(at.notes, {
    in: z.object({ place: z.string().max(200).catch('/').default('/') }),
    out: list(Note),
    kept,
    summary: "Editors' notes of a page, by its path without language.",
  }),
  videos: endpoint(at.videos, {
    in: z.object({
      ...paging,
      shortid: optional(shortidPattern).describe('One video, whoever may watch it; the other filters do not count.'),
      playlist: optional(shortidPattern),
      tag: optional(slugPattern),
      sort: z.enum(['new', 'trending', 'title']).catch('new').default('new'),
    }),
    out: list(Video),
    kept,
    summary: 'Videos, newest first; of a playlist in its order. Trending are the dozen most viewed, not an order of all.',
  }),
  playlists: endpoint(at.playlists, {
    in: z.object({
      ...paging,
      section: z.enum(['health', 'feelgood']).optional().catch(undefined).describe('Those of the categories of a section.'),
      tag: optional(slugPattern),
      sort: z.enum(['title', 'new']).catch('title').default('title'),
    }),
    out: list(Playlist),
    kept,
    summary: 'Playlists by title, or newest first.',
  }),
  playlist: endpoint(at.playlist, { in: idOrSlug, out: data(Playlist), kept, summary: 'A playlist with its first 200 videos.' }),
  playlistByShortid: endpoint(at.playlistByShortid, { in: shortid, out: data(Playlist), kept, summary: 'The same by shortid.' }),
  playlistsByCategory: endpoint(at.playlistsByCategory, {
    in: z.object({ category: z.string().regex(slugPattern), ...paging, letter: optional(/^[a-z]$/), tag: optional(slugPattern) }),
    out: list(Playlist),
    kept,
    summary: 'Playlists of a category by title.',
  }),
  categoryPage: endpoint(at.categoryPage, {
    in: z.object({
      category: z.enum(categories),
      letter: optional(/^[a-z]$/),
      tag: optional(slugPattern),
      page: paging.page,
    }),
    out: data(CategoryPage),
    kept,
    summary: 'A category by letters.',
  }),
  tags: endpoint(at.tags, { in: z.object(paging), out: list(Tag), kept, summary: 'Tags by title.' }),
  tag: endpoint(at.tag, { in: idOrSlug, out: data(Tag), kept, summary: 'A tag.' }),
  dailies: endpoint(at.dailies, {
    in: z.object({ ...paging, kind: z.enum(['daily', 'yoga']).optional().catch(undefined) }),
    out: list(Video),
    kept,
    summary: 'Dailies up to now, latest first.',
  }),
  daily: endpoint(at.daily, {
    in: z.object({ idOrSlug: z.string().regex(uuidPattern) }),
    out: data(Video),
    kept,
    summary: 'The video of a daily, by the id of the daily (which is its id in lists) or of the video.',
  }),
  dailiesByMonth: endpoint(at.dailiesByMonth, {
    in: z.object({ month: z.string().regex(monthPattern) }),
    out: list(Video),
    kept,
    summary: 'Dailies of a month YYYYMM.',
  }),
  partners: endpoint(at.partners, {
    in: z.object(paging),
    out: list(Partner),
    kept,
    summary: 'Partners, each with its first playlist.',
  }),
  partner: endpoint(at.partner, { in: idOrSlug, out: data(Partner), kept, summary: 'A partner with modules and playlists.' }),
  projects: endpoint(at.projects, { in: z.object(paging), out: list(Project), kept, summary: 'Presenter pages.' }),
  project: endpoint(at.project, { in: idOrSlug, out: data(Project), kept, summary: 'A presenter page with modules and items.' }),
  items: endpoint(at.items, { in: z.object(paging), out: list(Item), kept, summary: 'Items of presenter pages.' }),
  item: endpoint(at.item, { in: idOrSlug, out: data(Item), kept, summary: 'An item with modules.' }),
  pages: endpoint(at.pages, {
    in: z.object(paging),
    out: list(Page),
    kept,
    summary: 'Service and legal pages, without modules.',
  }),
  page: endpoint(at.page, { in: idOrSlug, out: data(Page), kept, summary: 'A service or legal page.' }),
  coachings: endpoint(at.coachings, { in: z.object(paging), out: list(Coaching), kept, summary: 'Coachings.' }),
  coaching: endpoint(at.coaching, {
    in: idOrSlug,
    out: data(Coaching),
    kept,
    summary: 'A coaching with modules, days and trailers.',
  }),
  coachingByShortid: endpoint(at.coachingByShortid, {
    in: shortid,
    out: data(Coaching),
    kept,
    summary: 'By shortid (checkout).',
  }),
  retreats: endpoint(at.retreats, { in: z.object(paging), out: list(Retreat), kept, summary: 'Retreats by date.' }),
  retreat: endpoint(at.retreat, { in: idOrSlug, out: data(Retreat), kept, summary: 'A retreat with modules.' }),
  retreatByShortid: endpoint(at.retreatByShortid, { in: shortid, out: data(Retreat), kept, summary: 'By shortid (checkout).' }),
};
