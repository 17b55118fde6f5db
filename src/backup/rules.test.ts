import { expect, test } from 'vitest';
import { backupName, backupsToRemove, momentOf } from './rules.ts';

const today = new Date('2026-11-23T18:32:59.120Z');

const daily = (count: number): string[] =>
  Array.from({ length: count }, (_, day) => backupName(new Date(Date.UTC(2026, 10, 23, 2, 30) - day * 86_400_000)));

test('S18.5 a name tells the moment, and anything else is no name', () => {
  const at = new Date('2026-11-23T18:32:59.120Z');
  expect(momentOf(backupName(at))).toEqual(at);
  for (const odd of ['', 'latest', '2026-11-23', '2026-13-45T99-99-99-000Z']) expect(momentOf(odd), odd).toBeNull();
});

test('S18.5 retention keeps the newest of seven days, four weeks and twelve months', () => {
  const names = daily(800);
  const removed = new Set(backupsToRemove(names, { daily: 7, weekly: 4, monthly: 12 }, today));
  const left = names.filter((name) => !removed.has(name));
  expect(left.slice(0, 7)).toEqual(names.slice(0, 7));
  expect(left.map((name) => name.slice(0, 10))).toEqual([
    ...names.slice(0, 7).map((name) => name.slice(0, 10)),
    '2026-11-15',
    '2026-11-08',
    '2026-10-31',
    '2026-09-30',
    '2026-08-31',
    '2026-07-31',
    '2026-06-30',
    '2026-05-31',
    '2026-04-30',
    '2026-03-31',
    '2026-02-28',
    '2026-01-31',
    '2025-12-31',
  ]);
});

test('S18.5 of several on one day the newest stays, and the newest of all always', () => {
  const [morning, noon, evening] = [6, 11, 17].map((hour) => backupName(new Date(Date.UTC(2026, 10, 23, hour)))) as [
    string,
    string,
    string,
  ];
  expect(backupsToRemove([noon, evening, morning], { daily: 1, weekly: 0, monthly: 0 }, today)).toEqual([morning, noon]);
  expect(backupsToRemove([morning], { daily: 1, weekly: 0, monthly: 0 }, today)).toEqual([]);
});

test('S18.5 a backup of a time that is yet to come neither goes nor makes another one go', () => {
  const made = backupName(today);
  const [ahead, before] = [backupName(new Date('2027-11-23T02:30:00Z')), ...daily(1)] as [string, string];
  const kept = { daily: 1, weekly: 0, monthly: 0 };
  expect(backupsToRemove([before, made, ahead], kept, today)).toEqual([before]);
  // The clock is a year behind: what was made just now is kept beside all that is there.
  const behind = new Date('2025-11-23T02:30:00Z');
  expect(backupsToRemove([backupName(behind), before, made], kept, behind)).toEqual([]);
});
