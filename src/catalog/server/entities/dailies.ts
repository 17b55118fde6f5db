import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Entity } from '#desk/server/door.ts';
import { dailies, videos } from '../content-tables.ts';
import { instant } from './fields.ts';

const videoTitle = sql`(select v.title from ${videos} v where v.id = ${dailies.videoId})`;

/** The films of the day; those of yoga are an entity of their own in the same table. */
const dailyEntity = (name: 'daily' | 'yogadaily', kind: 'daily' | 'yoga'): Entity => ({
  name,
  roles: ['editor'],
  shape: z.object({ starts_at: instant, video: z.uuid() }),
  row: z.object({ starts_at: z.string().nullable(), video: z.uuid().nullable() }),
  table: dailies,
  fixed: { kind },
  columns: { starts_at: dailies.startsAt, video: dailies.videoId },
  references: { video: videos.id },
  title: { row: videoTitle, of: ({ starts_at: at }) => String(at).slice(0, 10) },
  order: { column: dailies.startsAt, descending: true },
  shown: { starts_at: dailies.startsAt, video: dailies.videoId },
  searched: [videoTitle],
});

export const dailyEntities = [dailyEntity('daily', 'daily'), dailyEntity('yogadaily', 'yoga')];
