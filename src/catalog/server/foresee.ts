import { sql } from 'drizzle-orm';
import type { Locale } from '#kit/locale.ts';
import type { Tx } from '#platform/database.ts';
import type { Protection } from '../contract.ts';
import { foreseenTexts } from './foreseen-texts.ts';

/**
 * Predicts side effects of a save on videos other than the entry: who may watch them follows from their playlists (S6.1 to S6.3),
 * and their coaching day follows from their position, whatever their title says.
 */
type Look = {
  readonly protections: ReadonlyMap<string, { readonly title: string; readonly protection: Protection }>;
  /** Coaching days whose title states a different number, by playlist and video. */
  readonly misnumbered: ReadonlyMap<string, { readonly title: string; readonly place: number }>;
};

type Member = { list: string; id: string; title: string; place: number };

const numberIn = (title: string): number | null => {
  const [, number] = /(?:^|[^\p{L}])(?:Tag|Day)\s+(\d{1,3})(?!\d)/iu.exec(title) ?? [];
  return number === undefined ? null : Number(number);
};

async function look(tx: Tx): Promise<Look> {
  const videos = await tx.execute<{ id: string; title: string; protection: Protection }>(
    sql`select id, title, protection from videos order by title, id`,
  );
  const days = await tx.execute<Member>(sql`
    select m.playlist_id as list, v.id, v.title,
      (row_number() over (partition by m.playlist_id order by m.position, m.video_id))::int as place
    from content.playlist_videos m join playlists p on p.id = m.playlist_id and p.type = 'coaching' join videos v on v.id = m.video_id
    where m.role = 'video' order by list, place`);
  return {
    protections: new Map(videos.rows.map(({ id, ...video }) => [id, video])),
    misnumbered: new Map(
      days.rows.flatMap(({ list, id, title, place }) => {
        const number = numberIn(title);
        return number === null || number === place ? [] : [[`${list} ${id}`, { title, place }] as const];
      }),
    ),
  };
}

/** Maximum number of titles named in one message. */
const mostNamed = 5;

/** Describes the changes as messages. Problems that existed before are not reported. */
function tell(before: Look, after: Look, locale: Locale): string[] {
  const t = foreseenTexts[locale];
  const named = (titles: readonly string[]): string => {
    const shown = titles.slice(0, mostNamed).map(t.quoted).join(', ');
    return titles.length > mostNamed ? t.andMore(shown, titles.length - mostNamed) : shown;
  };
  const kinds = ['free', 'exclusive', 'coaching'] as const;
  const turned = kinds.flatMap((protection) => {
    const titles = [...after.protections].flatMap(([id, now]) => {
      const was = before.protections.get(id)?.protection;
      return was !== undefined && was !== now.protection && now.protection === protection ? [now.title] : [];
    });
    return titles.length > 0 ? [t.protection[protection](titles.length, named(titles))] : [];
  });
  const days = [...after.misnumbered].flatMap(([key, { title, place }]) =>
    before.misnumbered.get(key)?.place === place ? [] : [t.day(title, place)],
  );
  const more = days.length - mostNamed;
  return [...turned, ...days.slice(0, mostNamed), ...(more > 0 ? [t.moreDays(more)] : [])];
}

/** Hook for entities whose saves may have these effects. */
export const foresight = async (tx: Tx): Promise<(locale: Locale) => Promise<string[]>> => {
  const before = await look(tx);
  return async (locale) => tell(before, await look(tx), locale);
};
