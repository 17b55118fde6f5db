import { describe, expect, test } from 'vitest';
import { filmAnswerOf, freeBytes, hasRoom, isOver, isWhole, nextPart, partBytes, sizeIn } from './film-rules.ts';

const day = 86_400_000;
const now = Date.parse('2026-03-01T12:00:00Z');

describe('S13.7 a copy of a film', () => {
  test('is over at its end, and where the clock was put back', () => {
    const copy = { until: now + 30 * day, confirmedAt: now };
    expect([now, now + 30 * day - 1, now - day].map((at) => isOver(copy, at))).toEqual([false, false, false]);
    expect([now + 30 * day, now + 99 * day, now - day - 1].map((at) => isOver(copy, at))).toEqual([true, true, true]);
  });

  test('comes in parts, goes on where it stopped, and is whole with its last byte', () => {
    const bytes = partBytes + 10;
    expect(nextPart({ loaded: 0, bytes })).toEqual([0, partBytes - 1]);
    expect(nextPart({ loaded: partBytes, bytes })).toEqual([partBytes, bytes - 1]);
    expect(nextPart({ loaded: bytes, bytes })).toBe(null);
    expect([isWhole({ loaded: bytes - 1, bytes }), isWhole({ loaded: bytes, bytes })]).toEqual([false, true]);
  });

  test('wants room, as far as the browser says how much there is', () => {
    expect(freeBytes({ usage: 30, quota: 100 })).toBe(70);
    expect(freeBytes({ quota: 100 })).toBe(null);
    expect(hasRoom(1e9, {})).toBe(true);
    expect(hasRoom(1e9, { usage: 0, quota: 1e9 })).toBe(false);
    expect(hasRoom(1e6, { usage: 0, quota: 1e9 })).toBe(true);
  });

  test('has a size that people read', () => {
    expect(sizeIn(840_273, 'de-DE')).toBe('840 kB');
    expect(sizeIn(4_540_000, 'de-DE')).toBe('4,5 MB');
    expect(sizeIn(63_200_000_000, 'en-GB')).toBe('63 GB');
  });
});

test('S13.7 of the server’s answer is believed what has all that a film needs', () => {
  const film = {
    video: 'schlaf-01',
    title: 'Tag 1',
    course: 'Schlaf',
    until: '2026-03-31T12:00:00.000Z',
    src: '/asset/schlaf-01/file/960.mp4',
    bytes: 100,
    captions: [{ lang: 'de', label: 'Deutsch', src: '/asset/de.vtt' }, null, { lang: 'en' }],
  };
  const answer = filmAnswerOf({ member: 'anna', films: [film, { ...film, bytes: -1 }, { ...film, until: 'soon' }, null, 7] });
  expect(answer).toEqual({
    member: 'anna',
    films: [{ ...film, until: now + 30 * day, captions: [{ lang: 'de', label: 'Deutsch', src: '/asset/de.vtt' }] }],
  });
  for (const wrong of [null, '', [], { films: [] }, { member: '', films: [] }, { member: 'anna' }])
    expect(filmAnswerOf(wrong)).toBe(null);
});
