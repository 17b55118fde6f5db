import { sql } from 'drizzle-orm';
import { entityOf, linkedIds, type Content, type Problems, type Saving } from '#desk/server/door.ts';
import { downloadOf, findStoredFile } from '#media/server/door.ts';
import type { Tx } from '#platform/database.ts';
import { playlist } from '../../entities/playlist.ts';
import { isTranslated, letterOf, sortKeyOf } from '../../rules.ts';
import { easyFilter } from './easy.ts';
import { foresight } from '../foresee.ts';
import { keepAllUp } from '../keep.ts';
import { partners, playlistPartners, playlists, playlistTags, playlistVideos, tags, videos } from '../content-tables.ts';
import { withNames, withPublished } from './fields.ts';

type English = Readonly<Record<'title' | 'title_list' | 'title_teaser' | 'description', string | undefined>>;

const given = <Texts extends object>(texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, one]) => one !== undefined)) as Texts;

/** A list title equal to the title is stored as empty, so that it follows later changes of the title. */
const withoutRepeated = (content: Content): Content => {
  const en = content.en as English | null;
  return {
    ...content,
    title_list: content.title_list === content.title ? '' : content.title_list,
    en: en?.title_list !== undefined && en.title_list === en.title ? given({ ...en, title_list: undefined }) : en,
  };
};

/** Sort keys of a title: for the German form and for what English readers see. */
function placeOf(german: string, english: string | undefined, translated: boolean) {
  const seen = translated && english ? english : german;
  return { letter: letterOf(german), sortKey: sortKeyOf(german), letterEn: letterOf(seen), sortKeyEn: sortKeyOf(seen) };
}

const members = (role: 'video' | 'trailer') =>
  linkedIds({
    table: playlistVideos,
    owner: playlistVideos.playlistId,
    target: playlistVideos.videoId,
    targetId: videos.id,
    position: playlistVideos.position,
    fixed: { role },
  });

/** A download must be a file of the office. An imported one stays until somebody selects another. */
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

export const playlistEntity = entityOf(playlist, {
  table: playlists,
  picture: 'image',
  present: withoutRepeated,
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
    return { ...place, titleList: german.title_list, translated, en };
  },
  check: async (tx, content, saving): Promise<Problems> =>
    (await isDownload(tx, content, saving)) ? {} : { download_file: 'unknown' },
  order: { column: playlists.publishedAt, descending: true },
  shown: { videos: playlists.videoCount },
  sorts: { title: playlists.sortKey, published_at: playlists.publishedAt },
  filter: {
    tag: (id) =>
      sql`${playlists.id} in (select ${playlistTags.playlistId} from ${playlistTags} where ${playlistTags.tagId}::text = ${id})`,
    video: (id) =>
      sql`${playlists.id} in (select ${playlistVideos.playlistId} from ${playlistVideos} where ${playlistVideos.videoId}::text = ${id})`,
    ...easyFilter(playlists),
  },
  foresight,
  changed: keepAllUp,
  address: ({ slug: own }) => `/playlist/${String(own)}`,
});
