import type { PgBoss, ScheduleOptions } from 'pg-boss';
import { zone } from '#kit/dates.ts';
import type { JobKind } from './kinds.ts';

/** When a duty is done by itself: five cron fields, or a time of day, once each day; in German time. */
export type Schedule = string | { readonly hour: number; readonly minute: number };

/** A row of pg-boss's schedules; a queue has several with different keys. */
type Row = { readonly key: string; readonly cron: string; readonly options: ScheduleOptions };

/** A time of day that was missed because no process ran is made up for at the next start. */
const once: ScheduleOptions = { missed: 'once' };

/**
 * The hour from 2 to 3 is skipped in the night in which clocks go forward, where the one after it takes its place, and comes twice when they
 * go back: then the first one counts.
 */
const changing = { hour: 2, forward: '3 * 3 0L', options: { ...once, singletonSeconds: 2 * 3600 } } as const;

function rowsOf(schedule: Schedule): Row[] {
  if (typeof schedule === 'string') return [{ key: '', cron: schedule, options: {} }];
  const { hour, minute } = schedule;
  const daily = { key: '', cron: `${minute} ${hour} * * *`, options: once };
  if (hour !== changing.hour) return [daily];
  const { forward, options } = changing;
  return [
    { ...daily, options },
    { key: 'forward', cron: `${minute} ${forward}`, options },
  ];
}

/** Makes the schedules in the database those of the duties. */
export async function keepSchedules(
  boss: PgBoss,
  duties: readonly { readonly kind: JobKind; readonly schedule?: Schedule }[],
): Promise<void> {
  const kept = new Set<string>();
  for (const { kind, schedule } of duties) {
    for (const { key, cron, options } of schedule === undefined ? [] : rowsOf(schedule)) {
      await boss.schedule(kind.name, cron, {}, { ...options, tz: zone, key, singletonKey: 'scheduled' });
      kept.add(`${kind.name} ${key}`);
    }
  }
  for (const { name, key } of await boss.getSchedules()) if (!kept.has(`${name} ${key}`)) await boss.unschedule(name, key);
}
