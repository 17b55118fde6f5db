import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { linkedIds, type Content, type Entity, type Problems, type Saving } from '#desk/server/door.ts';
import { downloadOf, findStoredFile } from '#media/server/door.ts';
import { categories } from '#paths/categories.ts';
import { fileNamePattern } from '#paths/patterns.ts';
import type { Tx } from '#platform/database.ts';
import { isTranslated } from '../../rules.ts';
import { placeOf } from '../import/playlists.ts';
import { foresight } from '../foresee.ts';
import { keepUp } from '../keep.ts';
import { partners, playlistPartners, playlists, playlistTags, playlistVideos, tags, videos } from '../content-tables.ts';
import {
  color,
  english,
  ids,
  image,
  instant,
  line,
  processed,
  shortid,
  slug,
  text,
  title,
  titleOf,
  withNames,
  withPublished,
  words,
} from './fields.ts';

const shape = z.object({
  title,
  slug,
  shortid,
  /** What lists call it; left out: its title. */
  title_list: line,
  title_teaser: line,
  description: text,
  type: z.enum(['standard', 'coaching']).default('standard'),
  category: z.enum(categories).nullish(),
  exclusive: z.boolean().default(false),
  download_label: line,
  /** Bare name of the file that its owners may download (S6.3). */
  download_file: z.union([z.literal(''), z.string().regex(fileNamePattern)]).default(''),
  image,
  color,
  processed,
  xl_type: z.enum(['slider', 'list']).default('slider'),
  l_type: z.enum(['normal', 'center', 'color']).default('normal'),
  published_at: instant.nullish(),
  /** In their order. */
  videos: ids,
  trailers: ids,
  tags: ids,
  partners: ids,
  en: english({ title: words, title_list: words, title_teaser: words, description: words }),
});

type English = Readonly<Record<'title' | 'title_list' | 'title_teaser' | 'description', string | undefined>>;

type Stored = { title?: string; titleList?: string; titleTeaser?: string; description?: string };

const given = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== undefined)) as Texts;

const inwardEnglish = ({ title_list: titleList, title_teaser: titleTeaser, ...texts }: English) =>
  given({ ...texts, titleList, titleTeaser });

const outwardEnglish = ({ titleList, titleTeaser, ...texts }: Stored) =>
  given({ ...texts, title_list: titleList, title_teaser: titleTeaser });

/** A name in lists that is the title stays it, whatever the title becomes: kept in words it would go stale. */
const withoutRepeated = (content: Content): Content => {
  const en = content.en as English | null;
  return {
    ...content,
    title_list: content.title_list === content.title ? '' : content.title_list,
    en: en?.title_list !== undefined && en.title_list === en.title ? given({ ...en, title_list: undefined }) : en,
  };
};

const row = z.object({
  slug: z.string().nullable(),
  shortid: z.string().nullable(),
  category: z.string().nullable(),
  type: z.string().nullable(),
  exclusive: z.boolean().nullable(),
  videos: z.int().nullable(),
});

const members = (role: 'video' | 'trailer') =>
  linkedIds({
    table: playlistVideos,
    owner: playlistVideos.playlistId,
    target: playlistVideos.videoId,
    targetId: videos.id,
    position: playlistVideos.position,
    fixed: { role },
  });

/** A download is a file of the office. One that came with an import stays as long as nobody chooses another. */
async function isDownload(tx: Tx, { download_file: file }: Content, { id, isByHand = false }: Saving): Promise<boolean> {
  if (typeof file !== 'string' || file === '' || !isByHand) return true;
  const download = downloadOf(file);
  if (download) return (await findStoredFile(tx, download.id)) !== null;
  const { rows } = await tx.execute(sql`
    select 1 from content.playlists where id = ${id}::uuid and download_file = ${file}
    union all select 1 from desk_revisions where entity = 'playlist' and entry_id = ${id}::uuid and content ->> 'download_file' = ${file}
    limit 1`);
  return rows.length > 0;
}

export const playlistEntity: Entity = {
  name: 'playlist',
  roles: ['editor'],
  shape,
  row,
  filters: ['category', 'type', 'tag', 'video'],
  table: playlists,
  picture: 'image',
  columns: {
    title: playlists.title,
    slug: playlists.slug,
    shortid: playlists.shortid,
    title_list: playlists.titleList,
    title_teaser: playlists.titleTeaser,
    description: playlists.description,
    type: playlists.type,
    category: playlists.category,
    exclusive: playlists.exclusive,
    download_label: playlists.downloadLabel,
    download_file: playlists.downloadFile,
    image: playlists.image,
    color: playlists.color,
    processed: playlists.processed,
    xl_type: playlists.xlType,
    l_type: playlists.lType,
    published_at: playlists.publishedAt,
    en: playlists.en,
  },
  present: ({ en, ...content }) => withoutRepeated({ ...content, en: en ? outwardEnglish(en) : null }),
  parts: {
    videos: members('video'),
    trailers: members('trailer'),
    tags: linkedIds({ table: playlistTags, owner: playlistTags.playlistId, target: playlistTags.tagId, targetId: tags.id }),
    partners: linkedIds({
      table: playlistPartners,
      owner: playlistPartners.playlistId,
      target: playlistPartners.partnerId,
      targetId: partners.id,
      position: playlistPartners.position,
    }),
  },
  drawn: ['shortid'],
  complete: (content, saving) => ({
    ...withoutRepeated(withPublished(withNames(content, 'slug', 'shortid'), saving)),
    category: content.category ?? null,
  }),
  derive: (content) => {
    const {
      title: own = '',
      title_list: inLists,
      title_teaser: onTeaser = '',
      description = '',
    } = content as Record<string, string>;
    const german = { title: own, title_list: inLists || own, title_teaser: onTeaser, description };
    const translation = content.en as English | null;
    const en = translation && { ...translation, title_list: translation.title_list || (inLists ? undefined : translation.title) };
    const translated = isTranslated(german, en as Record<string, string> | null);
    const place = placeOf(german.title_list, en?.title_list, translated);
    return { ...place, titleList: german.title_list, translated, en: en && inwardEnglish(en) };
  },
  check: async (tx, content, saving): Promise<Problems> =>
    (await isDownload(tx, content, saving)) ? {} : { download_file: 'unknown' },
  unique: ['slug', 'shortid'],
  title: { row: playlists.title, of: titleOf },
  order: { column: playlists.publishedAt, descending: true },
  shown: {
    slug: playlists.slug,
    shortid: playlists.shortid,
    category: playlists.category,
    type: playlists.type,
    exclusive: playlists.exclusive,
    videos: playlists.videoCount,
  },
  sorts: { title: playlists.sortKey, published_at: playlists.publishedAt },
  searched: [playlists.title, playlists.slug, playlists.shortid],
  filter: {
    category: (category) => sql`${playlists.category} = ${category}`,
    type: (type) => sql`${playlists.type} = ${type}`,
    tag: (id) =>
      sql`${playlists.id} in (select ${playlistTags.playlistId} from ${playlistTags} where ${playlistTags.tagId}::text = ${id})`,
    video: (id) =>
      sql`${playlists.id} in (select ${playlistVideos.playlistId} from ${playlistVideos} where ${playlistVideos.videoId}::text = ${id})`,
  },
  foresight,
  changed: (tx) => keepUp(tx, 'all'),
  address: ({ slug: own }) => `/playlist/${String(own)}`,
};
