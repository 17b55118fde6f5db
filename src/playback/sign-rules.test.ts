import { expect, test } from 'vitest';
import { correctionOf, firstPlace, movedBy, nextCorner, placeOf, sizeOf, writtenPlace } from './sign-rules.ts';

test('S19.6 the film in sign language is left alone where nobody notices, hurries a little, and jumps only from afar', () => {
  expect(correctionOf(10, 10.1, 1.5)).toEqual({ rate: 1.5, seekTo: null });
  expect(correctionOf(10, 10.5, 1)).toEqual({ rate: 0.88, seekTo: null });
  expect(correctionOf(10, 9.5, 1)).toEqual({ rate: 1.12, seekTo: null });
  expect(correctionOf(10, 12, 2)).toEqual({ rate: 2, seekTo: 10 });
  expect(correctionOf(10, 3, 1)).toEqual({ rate: 1, seekTo: 10 });
});

test('S19.6 its place stays within the picture, and four presses lead through all corners', () => {
  expect(movedBy(firstPlace, { x: 0.1, y: -0.1 })).toEqual(firstPlace);
  expect(movedBy(firstPlace, { x: -0.1, y: 0.1 })).toEqual({ x: 0.9, y: 0.1 });
  const corners = [firstPlace];
  for (let i = 0; i < 4; i++) corners.push(nextCorner(corners.at(-1) ?? firstPlace));
  expect(corners.map(writtenPlace)).toEqual(['1 0', '1 1', '0 1', '0 0', '1 0']);
});

test('S19.6 what a device remembers of it is believed only where it can be', () => {
  expect(placeOf('0.25 0.5')).toEqual({ x: 0.25, y: 0.5 });
  expect(placeOf(writtenPlace({ x: 0.123, y: 1 }))).toEqual({ x: 0.123, y: 1 });
  for (const wrong of [null, '', '9 9 9', '-1 0', '<b>', 'NaN 1']) expect(placeOf(wrong)).toEqual(firstPlace);
  expect(placeOf('7 0')).toEqual({ x: 1, y: 0 });
  expect([sizeOf(2), sizeOf(3), sizeOf(-1), sizeOf(0.5), sizeOf(null)]).toEqual([2, 0, 0, 0, 0]);
});
