import { describe, expect, test } from 'vitest';
import { createPlayed, merged } from './watch-reports.ts';

describe('what was played', () => {
  test('S13.2 playing on is one range, and what was taken is not told again', () => {
    const played = createPlayed();
    for (const time of [0, 0.25, 0.5, 8]) played.at(time);
    expect(played.take()).toEqual([[0, 8]]);
    expect(played.take()).toEqual([]);
    played.at(9.5);
    expect(played.take()).toEqual([[8, 9.5]]);
  });

  test('S13.2 a jump on counts nothing of what lies between', () => {
    const played = createPlayed();
    played.at(0);
    played.at(3);
    played.jump();
    played.at(60);
    played.at(64);
    expect(played.take()).toEqual([
      [0, 3],
      [60, 64],
    ]);
  });

  test('S13.2 a jump back, told or not, counts what is played again once', () => {
    const played = createPlayed();
    played.at(10);
    played.at(20);
    played.at(5);
    played.at(12);
    expect(played.take()).toEqual([[5, 20]]);
  });

  test('S13.2 standing still is nothing watched', () => {
    const played = createPlayed();
    for (const time of [7, 7, 7.1]) played.at(time);
    expect(played.take()).toEqual([]);
  });

  test('ranges that touch or overlap are joined, in whatever order they come', () => {
    expect(
      merged([
        [30, 40],
        [0, 10],
        [10, 12],
        [5, 8],
        [39, 41],
      ]),
    ).toEqual([
      [0, 12],
      [30, 41],
    ]);
  });
});
