import { sql, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/database.ts';
import { arrayOf } from '#platform/any-of.ts';
import { protectionOf, type Membership } from '../rules.ts';
import { refreshCounts } from './counts.ts';

type Kept = { videoId: string; partnerId: string | null; memberships: Membership[] };

/**
 * Updates denormalised columns after a change of these videos or of their playlists, coachings or partners: who may watch them,
 * whose content they are, and the lengths of playlists and lists. Must run in the transaction of each such command.
 */
export async function keepUp(tx: Tx, videoIds: readonly string[] | 'all'): Promise<void> {
  await refreshProtection(tx, videoIds);
  await tx.execute(sql`
    update content.playlists p set video_count = m.total
    from (select l.id, count(v.id)::int as total from content.playlists l
      left join content.playlist_videos m on m.playlist_id = l.id and m.role = 'video'
      left join videos v on v.id = m.video_id group by l.id) m
    where m.id = p.id and p.video_count <> m.total`);
  await refreshCounts(tx);
}

/** One function for all entities, so that an import calls it once. */
export const keepAllUp = (tx: Tx): Promise<void> => keepUp(tx, 'all');

/** Recomputes who may watch these videos (S6.1 to S6.3) and which partner's content they are (S15.2). */
async function refreshProtection(tx: Tx, videoIds: readonly string[] | 'all'): Promise<void> {
  const rows = await membershipsOf(tx, videoIds === 'all' ? sql`true` : sql`v.id = any(${arrayOf(videoIds, 'uuid')})`);
  const decided = rows.map(({ videoId, partnerId, memberships }) => ({
    id: videoId,
    partner: partnerId,
    ...protectionOf(memberships),
  }));
  await tx.execute(sql`
    update content.videos v set protection = d.protection, coaching_slug = d.coaching, partner_id = d.partner
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) d (id uuid, protection text, coaching text, partner uuid)
    where d.id = v.id and (v.protection, v.coaching_slug, v.partner_id) is distinct from (d.protection, d.coaching, d.partner)`);
}

/** Every video, including drafts, with its published playlists; the first coaching and the first partner win. */
async function membershipsOf(tx: Tx, chosen: SQL): Promise<Kept[]> {
  const { rows } = await tx.execute<Kept>(sql`
    select v.id as "videoId",
      coalesce(json_agg(json_build_object('role', m.role, 'type', p.type, 'exclusive', p.exclusive, 'coaching', c.slug)
        order by c.position, p.id) filter (where p.id is not null), '[]') as memberships,
      (array_agg(a.partner_id order by a.position, p.id) filter (where a.partner_id is not null))[1] as "partnerId"
    from content.videos v
    left join content.playlist_videos m on m.video_id = v.id
    left join playlists p on p.id = m.playlist_id
    left join lateral (select slug, position from coachings where playlist_id = p.id order by position limit 1) c on true
    left join lateral (select partner_id, position from playlist_partners where playlist_id = p.id order by position limit 1) a on true
    where ${chosen}
    group by v.id`);
  return rows;
}
