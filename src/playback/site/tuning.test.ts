import { expect, test } from 'vitest';
import { filesOf, heightsOf, nextSpeed, rungFor, soundFor, soundsOffered, type Sound } from './tuning.ts';

const rungs = [
  { height: 480, bitrate: 100 },
  { height: 720, bitrate: 200 },
  { height: 720, bitrate: 300 },
  { height: 1080, bitrate: 400 },
];

test('S11.2 a reader chooses among the heights that there are, each once, the largest first', () => {
  expect(heightsOf(rungs)).toEqual([1080, 720, 480]);
  expect(heightsOf([{ height: 0 }])).toEqual([]);
});

test('S11.6 the sound that is wanted is heard where there is one, else the film’s own', () => {
  const sounds: Sound[] = [
    { kind: 'described', lang: 'de', label: 'Deutsch mit Audiobeschreibung' },
    { kind: 'own', lang: 'de', label: 'Deutsch' },
    { kind: 'dub', lang: 'tr', label: 'Türkçe' },
  ];
  expect(soundsOffered(sounds)).toEqual({ described: true, dubs: [{ lang: 'tr', label: 'Türkçe' }] });
  expect(soundFor(sounds, { described: false, dub: null })).toBe(1);
  expect(soundFor(sounds, { described: false, dub: 'tr' })).toBe(2);
  expect(soundFor(sounds, { described: false, dub: 'en' })).toBe(1);
  expect(soundFor(sounds, { described: true, dub: 'tr' })).toBe(0);
  expect(soundFor(sounds.slice(1), { described: true, dub: 'tr' })).toBe(0);
  expect(soundFor([], { described: true, dub: 'tr' })).toBe(-1);
});

test('S11.2 a height is played by its best rung; one that is not there by the next smaller, else by the smallest', () => {
  expect([1080, 720, 480].map((height) => rungFor(rungs, height))).toEqual([3, 2, 0]);
  expect([2160, 1000, 240].map((height) => rungFor(rungs, height))).toEqual([3, 2, 0]);
});

test('S11.2 without a choice, or without rungs, it stays automatic', () => {
  expect(rungFor(rungs, null)).toBe(-1);
  expect(rungFor([], 720)).toBe(-1);
});

test('S7.10 a file that does not exist is not offered', () => {
  expect(filesOf({ file_1920: '/a.mp4', file_960: '/b.mp4' })).toEqual([
    { height: 1080, src: '/a.mp4' },
    { height: 540, src: '/b.mp4' },
  ]);
  expect(filesOf({ file_1920: '', file_960: '/b.mp4' }).map(({ height }) => height)).toEqual([540]);
});

test('S11.2 speed goes up and down by one step, and stays at either end', () => {
  expect([nextSpeed(1, 1), nextSpeed(1, -1), nextSpeed(2, 1), nextSpeed(0.5, -1)]).toEqual([1.25, 0.75, 2, 0.5]);
});
