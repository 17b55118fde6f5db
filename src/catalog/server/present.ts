import { wireDuration } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import type { PartnerRef, Playlist, PlaylistRef, Tag, Video } from '../contract.ts';
import { inLocale, shorten } from '../rules.ts';
import { readTraits } from '../traits.ts';
import { presentEasy } from './easy.ts';
import type { PartnerRefRow, PlaylistRow, RefRow, TagRow, VideoRow } from './rows.ts';

/** Text length limits in lists. `isDated` adds the publication time, which lists do not need. */
export type Brevity = { readonly title: number; readonly text: number; readonly isDated?: boolean };
export const whole: Brevity = { title: Number.POSITIVE_INFINITY, text: Number.POSITIVE_INFINITY };
export const summary: Brevity = { title: 200, text: 300 };
/** For a single video requested by name. */
export const alone: Brevity = { ...summary, isDated: true };

export function presentTag({ id, slug, title, en }: TagRow, locale: Locale, brevity = summary): Tag {
  const { texts, lang } = inLocale({ title }, en, locale);
  return { id, slug, title: shorten(texts.title, brevity.title), lang };
}

function presentPartnerRef({ slug, title, description, url, en }: PartnerRefRow, locale: Locale, brevity: Brevity): PartnerRef {
  return { slug, title: shorten(inLocale({ title, description }, en, locale).texts.title, brevity.title), url };
}

/** A reference to a playlist; `translated` was derived from all its texts on save. */
const presentRef = (
  { shortid, slug, title, category, translated, enTitle }: RefRow,
  locale: Locale,
  brevity: Brevity,
): PlaylistRef => ({
  shortid,
  slug,
  title: shorten((locale === 'en' && translated && enTitle) || title, brevity.title),
  category,
});

/** Joins keywords up to a length without cutting any of them. */
function joinKeywords(keywords: readonly string[], limit: number): string {
  let joined = '';
  for (const keyword of keywords) {
    const longer = joined === '' ? keyword : `${joined},${keyword}`;
    if (longer.length > limit) break;
    joined = longer;
  }
  return joined;
}

/** A video for lists: never with streams or files, whoever asks (S3.6). */
export function presentVideo(row: VideoRow, playlists: readonly RefRow[], locale: Locale, brevity: Brevity): Video {
  const { title, topline, description } = row;
  const { texts, lang } = inLocale({ title, topline, description }, row.en, locale);
  return {
    id: row.id,
    shortid: row.shortid,
    title: shorten(texts.title, brevity.title),
    topline: shorten(texts.topline, brevity.title),
    description: shorten(texts.description, brevity.text),
    poster: row.poster,
    list: row.poster,
    color: row.color,
    processed: row.processed,
    duration: wireDuration(row.seconds),
    search_keywords: joinKeywords(row.keywords, brevity.text),
    start: null,
    protection: row.protection,
    playlists: playlists.map((ref) => presentRef(ref, locale, brevity)),
    partner: row.partner ? presentPartnerRef(row.partner, locale, brevity) : null,
    ...(brevity.isDated && row.published && { published_at: row.published }),
    lang,
    ...presentEasy(row.easy, locale, brevity.text),
    ...readTraits((name) => row[name as keyof VideoRow]),
  };
}

export function presentPlaylist(
  row: PlaylistRow,
  videos: { readonly videos: Video[]; readonly trailers: Video[] },
  locale: Locale,
  brevity: Brevity,
): Playlist {
  const { title, titleList, titleTeaser, description, image } = row;
  const { texts, lang } = inLocale({ title, titleList, titleTeaser, description }, row.en, locale);
  return {
    id: row.id,
    shortid: row.shortid,
    slug: row.slug,
    type: row.type,
    title: shorten(texts.title, brevity.title),
    title_list: shorten(texts.titleList, brevity.title),
    title_teaser: shorten(texts.titleTeaser, brevity.title),
    description: shorten(texts.description, brevity.text),
    category: row.category,
    background: row.color,
    xl_type: row.xlType,
    l_type: row.lType,
    xl_image: image,
    l_image: image,
    l_image_center: image,
    m_image: image,
    s_image: image,
    processed: row.processed,
    ...videos,
    total: row.videoCount,
    partners: row.partners.map((partner) => presentPartnerRef(partner, locale, brevity)),
    tags: row.tags.map(({ slug }) => slug),
    coaching: row.coaching,
    coaching_shortid: row.coachingShortid,
    download: null,
    // Labels exist in German only; with English texts the interface uses its own word (S2.36).
    download_label: lang === 'de' ? row.downloadLabel : '',
    exclusive: row.exclusive,
    purchase_status: null,
    lang,
    ...presentEasy(row.easy, locale, brevity.text),
  };
}
