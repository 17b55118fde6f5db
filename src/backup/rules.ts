import { dayOf } from '#kit/dates.ts';

/** Retention: the newest backup of this many days, weeks and months that have one. */
type Kept = { readonly daily: number; readonly weekly: number; readonly monthly: number };

/** Backups are named after their time, so that names sort by it: `2026-11-23T18-32-59-120Z`. */
export const backupName = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** The time of a backup by its name; null for any other name. */
export function momentOf(name: string): Date | null {
  const [, day, hours, minutes, seconds, ms] = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name) ?? [];
  const moment = new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

/** Whether a backup is of a time that the clock has not reached, by more than clocks of machines differ: one of both was wrong. */
export const isYetToCome = (name: string, now: Date): boolean =>
  (momentOf(name)?.getTime() ?? 0) - now.getTime() > 24 * 3_600_000;

/** The Monday of a day's week, in days since 1970. */
function weekOf(day: string): string {
  const days = Date.parse(day) / 86_400_000;
  return String(Math.floor((days + 3) / 7));
}

/**
 * The backups to delete: neither the newest of a kept day, week or month, nor the newest of all. Those that are yet to come take the
 * place of none, and stay until then: the clock was wrong when they were made, or is now.
 */
export function backupsToRemove(names: readonly string[], kept: Kept, now: Date): string[] {
  const newestFirst = names
    .filter((name) => momentOf(name) && !isYetToCome(name, now))
    .toSorted()
    .toReversed();
  const stays = new Set(newestFirst.slice(0, 1));
  const keep = (count: number, periodOf: (day: string) => string): void => {
    const periods = new Map<string, string>();
    for (const name of newestFirst) {
      const period = periodOf(dayOf(momentOf(name) as Date));
      if (!periods.has(period)) periods.set(period, name);
    }
    for (const name of [...periods.values()].slice(0, count)) stays.add(name);
  };
  keep(kept.daily, (day) => day);
  keep(kept.weekly, weekOf);
  keep(kept.monthly, (day) => day.slice(0, 7));
  return newestFirst.filter((name) => !stays.has(name)).toReversed();
}
