import { describe, expect, test } from 'vitest';
import { createWatchReports, type Range, type SendReport } from './watch-reports.ts';

const day = { coaching: 'schlaf30', video: 'schlaf-01' };
const other = { coaching: 'schlaf30', video: 'schlaf-02' };

/** A server that accepts reports while it is up. */
function server() {
  const told: { video: string; ranges: readonly Range[] }[] = [];
  const state = { isThere: true };
  const send: SendReport = ({ video, ranges }) => {
    if (!state.isThere) return Promise.reject(new TypeError('no connection'));
    told.push({ video, ranges });
    return Promise.resolve(true);
  };
  return { told, state, send };
}

describe('reports of what was watched', () => {
  test('S13.2 nothing new is no report', async () => {
    const { told, send } = server();
    const reports = createWatchReports();
    reports.add(day, []);
    await reports.send(send);
    expect(told).toEqual([]);
  });

  test('S13.2 what could not be told is told with the next, also when another day plays by then', async () => {
    const { told, state, send } = server();
    const reports = createWatchReports();
    state.isThere = false;
    reports.add(day, [[0, 15]]);
    await reports.send(send);
    reports.add(day, [[15, 20]]);
    reports.add(other, [[0, 5]]);
    state.isThere = true;
    await reports.send(send);
    expect(told).toEqual([
      { video: 'schlaf-01', ranges: [[0, 20]] },
      { video: 'schlaf-02', ranges: [[0, 5]] },
    ]);
    await reports.send(send);
    expect(told).toHaveLength(2);
  });

  test('S13.2 a report that was refused for good is not sent again, one that may pass is', async () => {
    const reports = createWatchReports();
    const answers = [false, true];
    let sent = 0;
    const send: SendReport = () => Promise.resolve(answers[sent++] ?? true);
    reports.add(day, [[0, 15]]);
    for (let turn = 0; turn < 3; turn += 1) await reports.send(send);
    expect(sent).toBe(2);
  });

  test('S13.2 one report at a time, except when the page is about to go', async () => {
    const told: (readonly Range[])[] = [];
    const waiting: (() => void)[] = [];
    const send: SendReport = ({ ranges }) => {
      told.push(ranges);
      return new Promise((resolve) => {
        waiting.push(() => resolve(true));
      });
    };
    const reports = createWatchReports();
    reports.add(day, [[0, 15]]);
    const first = reports.send(send);
    reports.add(day, [[15, 30]]);
    await reports.send(send);
    expect(told).toEqual([[[0, 15]]]);
    const last = reports.send(send, true);
    expect(told).toEqual([[[0, 15]], [[15, 30]]]);
    for (const answer of waiting) answer();
    await Promise.all([first, last]);
  });

  test('a call takes fifty ranges; the rest comes with the next', async () => {
    const { told, send } = server();
    const reports = createWatchReports();
    reports.add(
      day,
      Array.from({ length: 60 }, (_, index) => [index * 10, index * 10 + 1] as const),
    );
    await reports.send(send);
    await reports.send(send);
    expect(told.map(({ ranges }) => ranges.length)).toEqual([50, 10]);
  });
});
