import { beforeEach, describe, expect, test } from 'vitest';
import { settableClock } from '#platform/clock.ts';
import { createPositions } from './positions.ts';
import { type Position, positionsIn } from './device-positions.ts';

const clock = settableClock('2026-11-22T12:00:00Z');
const at = (): number => clock.now().getTime();
const on = (video: string, seconds: number, ago = 0): Position => ({ video, seconds, duration: 300, at: at() - ago });

beforeEach(() => clock.set('2026-11-22T12:00:00Z'));

/** A browser with its storage and a server that may be unreachable. */
function browser(stored: readonly Position[] = [], kept: readonly Position[] = []) {
  const state = { stored, kept, session: false, isThere: true };
  const told: (readonly Position[])[] = [];
  const positions = createPositions({
    device: {
      read: () => state.stored,
      write: (next) => {
        state.stored = next;
      },
    },
    account: {
      list: () => (state.isThere ? Promise.resolve(state.kept) : Promise.reject(new TypeError('no connection'))),
      save: (saved) => {
        if (!state.isThere) return Promise.reject(new TypeError('no connection'));
        told.push(saved);
        return Promise.resolve(true);
      },
      forget: () => Promise.resolve(state.isThere),
    },
    hasSession: () => state.session,
    now: at,
  });
  return { state, told, positions };
}

describe('a visitor', () => {
  test('S11.3 what the device has is known at once, and what is watched is kept there', () => {
    const { positions, state, told } = browser([on('a', 100)]);
    expect(positions.of('a')?.seconds).toBe(100);
    clock.advance(1000);
    positions.keep({ video: 'b', seconds: 50, duration: 300 });
    expect(state.stored.map(({ video }) => video)).toEqual(['b', 'a']);
    expect(told).toEqual([]);
  });

  test('S11.3 another tab’s positions on the device are not lost', () => {
    const { positions, state } = browser();
    state.stored = [on('other', 60)];
    positions.keep({ video: 'b', seconds: 50, duration: 300 });
    expect(state.stored.map(({ video }) => video).toSorted()).toEqual(['b', 'other']);
  });

  test('S11.3 what is begun anew is taken from the device', () => {
    const { positions, state } = browser([on('a', 100)]);
    clock.advance(1000);
    positions.keep({ video: 'a', seconds: 0, duration: 300 });
    expect(state.stored).toEqual([]);
    expect(positions.of('a')?.seconds).toBe(0);
  });
});

describe('a member', () => {
  test('S11.3 what the device had is handed over once at the login; then the newest of both is known', async () => {
    const { positions, state, told } = browser([on('a', 100), on('b', 40, 60_000)], [on('b', 90)]);
    state.session = true;
    await positions.follow('m-1');
    expect(told.map((saved) => saved.map(({ video }) => video))).toEqual([['a', 'b']]);
    expect(state.stored).toEqual([]);
    expect(positions.of('b')?.seconds).toBe(90);
    await positions.follow('m-1');
    expect(told).toHaveLength(1);
  });

  test('S11.3 what cannot be handed over stays on the device for the next time', async () => {
    const { positions, state } = browser([on('a', 100)]);
    state.session = true;
    state.isThere = false;
    await expect(positions.follow('m-1')).rejects.toThrow('no connection');
    expect(state.stored).toHaveLength(1);
  });

  test('S11.3 nothing of a member is ever on the device, and after the logout nothing is known', async () => {
    const { positions, state, told } = browser([], [on('a', 100)]);
    state.session = true;
    await positions.follow('m-1');
    positions.keep({ video: 'b', seconds: 50, duration: 300 });
    expect(state.stored).toEqual([]);
    expect(told).toHaveLength(1);
    await positions.follow(null);
    expect(positions.all()).toEqual([]);
    state.session = false;
    expect(state.stored).toEqual([]);
  });

  test('S8.6 what could not be told is told with the next, the newest of each video', async () => {
    const { positions, state, told } = browser();
    state.session = true;
    await positions.follow('m-1');
    state.isThere = false;
    positions.keep({ video: 'a', seconds: 20, duration: 300 });
    await Promise.resolve();
    await Promise.resolve();
    state.isThere = true;
    clock.advance(1000);
    positions.keep({ video: 'b', seconds: 50, duration: 300 });
    expect(told).toEqual([[expect.objectContaining({ video: 'a', seconds: 20 }), expect.objectContaining({ video: 'b' })]]);
  });

  test('S11.3 what one member could not tell is never told as another', async () => {
    const { positions, state, told } = browser();
    state.session = true;
    await positions.follow('m-1');
    state.isThere = false;
    positions.keep({ video: 'a', seconds: 20, duration: 300 });
    state.isThere = true;
    await positions.follow(null);
    await positions.follow('m-2');
    positions.keep({ video: 'b', seconds: 50, duration: 300 });
    expect(told).toEqual([[expect.objectContaining({ video: 'b' })]]);
  });

  test('S11.3 what the server says loses against what is newer here', () => {
    const { positions } = browser();
    positions.keep({ video: 'a', seconds: 120, duration: 300 });
    positions.learn([on('a', 60, 5000)]);
    expect(positions.of('a')?.seconds).toBe(120);
    clock.advance(60_000);
    positions.learn([on('a', 200, 1000)]);
    expect(positions.of('a')?.seconds).toBe(200);
  });

  test('S16.2 all of it can be forgotten; where the account does not answer nothing is', async () => {
    const { positions, state } = browser([], [on('a', 100)]);
    state.session = true;
    await positions.follow('m-1');
    state.isThere = false;
    expect(await positions.forgetAll()).toBe(false);
    expect(positions.all()).toHaveLength(1);
    state.isThere = true;
    expect(await positions.forgetAll()).toBe(true);
    expect(positions.all()).toEqual([]);
  });
});

describe('the device’s text', () => {
  const good = { video: 'faust-univ', seconds: 12, duration: 27, at: 5 };

  test('S11.3 is read as it was written', () => expect(positionsIn(JSON.stringify([good]))).toEqual([good]));

  test.each([
    null,
    '',
    '{',
    'null',
    '7',
    '{"video":"faust-univ"}',
    ...[
      { ...good, video: '../x' },
      { ...good, video: '<script>' },
      { ...good, video: 7 },
      { ...good, seconds: '12' },
      { ...good, seconds: -1 },
      { ...good, seconds: 1e9 },
      { ...good, duration: null },
      { ...good, at: -5 },
      { ...good, at: 1e300 },
      [good],
      null,
    ].map((odd) => JSON.stringify([odd])),
  ])('S11.3 anything else is nothing: %s', (text) => expect(positionsIn(text)).toEqual([]));

  test('S11.3 what is odd takes nothing good with it, and further fields are dropped', () => {
    expect(positionsIn(JSON.stringify([null, { ...good, name: 'x' }, 'y']))).toEqual([good]);
  });
});
