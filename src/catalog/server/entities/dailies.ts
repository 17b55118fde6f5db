import { sql } from 'drizzle-orm';
import { entityOf } from '#desk/server/door.ts';
import { dayOf } from '#kit/dates.ts';
import { daily, yogadaily } from '../../entities/daily.ts';
import { dailies, videos } from '../content-tables.ts';

const videoTitle = sql`(select v.title from ${videos} v where v.id = ${dailies.videoId})`;

const dailyEntity = (definition: typeof daily | typeof yogadaily, kind: 'daily' | 'yoga') =>
  entityOf(definition, {
    table: dailies,
    fixed: { kind },
    title: { row: videoTitle, of: ({ starts_at: at }) => dayOf(new Date(String(at))) },
    order: { column: dailies.startsAt, descending: true },
    searched: [videoTitle],
  });

export const dailyEntities = [dailyEntity(daily, 'daily'), dailyEntity(yogadaily, 'yoga')];
