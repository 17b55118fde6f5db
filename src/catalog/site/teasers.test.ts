import { describe, expect, test } from 'vitest';
import {
  checkoutAction,
  checkoutHeadline,
  cornerTagOf,
  dailyDate,
  machineDuration,
  shownDuration,
  teaserImageOf,
  tileSizeOf,
} from './teasers.ts';
import { playlist, video } from '../../../tests/sample-entries.ts';

const tagOf = (over: Parameters<typeof playlist>[0]) => cornerTagOf(playlist(over));

describe('corner tag', () => {
  test('S4.11 an exclusive playlist has the exclusive tag', () => expect(tagOf({ exclusive: true })).toBe('exclusive'));
  test('S4.11 a coaching without a purchase has the plain paid tag', () => expect(tagOf({ type: 'coaching' })).toBe('paid'));
  test('S4.11 a coaching with a succeeded purchase has the success tag', () =>
    expect(tagOf({ type: 'coaching', purchase_status: 'succeeded' })).toBe('succeeded'));
  test('S4.11 a coaching with any other purchase has the processing tag', () =>
    expect(tagOf({ type: 'coaching', purchase_status: 'requires_action' })).toBe('processing'));
  test('S4.11 any other playlist has none', () => expect(tagOf({})).toBeNull());
});

test('S2.38 a duration of two parts is in minutes, one of three in hours without a leading zero', () => {
  expect(shownDuration('12:30')).toEqual({ text: '12:30', unit: 'minutes' });
  expect(shownDuration('01:02:03')).toEqual({ text: '1:02:03', unit: 'hours' });
  expect(shownDuration('01:00')).toEqual({ text: '01:00', unit: 'minutes' });
  expect(shownDuration('00:27')).toEqual({ text: '27', unit: 'seconds' });
  expect(shownDuration('00:05')).toEqual({ text: '5', unit: 'seconds' });
  expect(shownDuration('10:02:03')).toEqual({ text: '10:02:03', unit: 'hours' });
});

test('a duration for machines counts its parts from the end', () => {
  expect(machineDuration('12:30')).toBe('PT12M30S');
  expect(machineDuration('01:02:03')).toBe('PT1H2M3S');
});

test("S2.36 a daily's date is day and month of its start", () => {
  expect(dailyDate(video({ start: '21.11.2026 06:00' }))).toBe('21.11');
  expect(dailyDate(video())).toBeNull();
});

test("S2.36 'trending' forces large tiles, else they follow the teaser's size", () => {
  expect((['xl', 'l', 'm', 's'] as const).map((size) => tileSizeOf(size, 'trending'))).toEqual(['l', 'l', 'l', 'l']);
  expect((['xl', 'l', 'm', 's'] as const).map((size) => tileSizeOf(size))).toEqual(['m', 'm', 's', 's']);
});

test('S3.5 a teaser takes the picture of its size, else the nearest one there is', () => {
  expect(teaserImageOf(playlist(), 'xl')).toBe('/storage/playlist/xl.jpg');
  expect(teaserImageOf(playlist({ l_type: 'center' }), 'l')).toBe('/storage/playlist/center.jpg');
  expect(teaserImageOf(playlist({ xl_image: '', s_image: '' }), 'xl')).toBe('/storage/playlist/l.jpg');
  expect(teaserImageOf(playlist({ s_image: '' }), 's')).toBe('/storage/playlist/m.jpg');
});

const card = (over: object) => ({ ...playlist({ type: 'coaching' }), ...over });

describe('checkout playlist card', () => {
  const trailer = video({ shortid: 'trailer1' });

  test('S2.42 a coaching with trailers has the fixed headline, else the teaser title or title', () => {
    expect(checkoutHeadline(card({ trailers: [trailer] }))).toEqual({ fixed: true });
    expect(checkoutHeadline(card({}))).toEqual({ fixed: false, title: 'Endlich durchatmen' });
    expect(checkoutHeadline(card({ title_teaser: '' }))).toEqual({ fixed: false, title: 'Husten verstehen' });
    expect(checkoutHeadline(card({ type: 'standard', trailers: [trailer] }))).toMatchObject({ fixed: false });
  });

  test('S4.10 trailers and not purchased: the first trailer', () => {
    expect(checkoutAction(card({ trailers: [trailer, video()] }), true)).toEqual({ kind: 'trailer', trailer });
    expect(checkoutAction(card({ trailers: [trailer], purchase_status: 'processing' }), true)).toEqual({
      kind: 'trailer',
      trailer,
    });
  });

  test('S4.10 purchased: the coaching, trailers or not', () => {
    expect(checkoutAction(card({ trailers: [trailer], purchase_status: 'succeeded' }), true)).toEqual({ kind: 'coaching' });
    expect(checkoutAction(card({ purchase_status: 'succeeded' }), false)).toEqual({ kind: 'coaching' });
  });

  test('S4.10 otherwise the checkout, if links are enabled', () => {
    expect(checkoutAction(card({}), true)).toEqual({ kind: 'checkout' });
    expect(checkoutAction(card({}), false)).toEqual({ kind: 'none' });
  });
});
