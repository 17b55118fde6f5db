import { describe, expect, test } from 'vitest';
import { opened, playerState, type PlayerEvent, type PlayerState } from './player-state.ts';

const after = (...events: PlayerEvent[]): PlayerState => events.reduce(playerState, opened);

describe('the player', () => {
  test('S4.15 the poster stays until playback starts', () => {
    expect(after({ type: 'duration', duration: 30 }, { type: 'waiting' }).started).toBe(false);
    expect(after({ type: 'playing' })).toMatchObject({ started: true, waiting: false, phase: 'playing' });
  });

  test('S4.15 another video begins anew, poster first, with the reader’s sound', () => {
    const next = after(
      { type: 'playing' },
      { type: 'sound', muted: true, volume: 0.4 },
      { type: 'time', time: 9, buffered: 12 },
      { type: 'opened' },
    );
    expect(next).toEqual({ ...opened, muted: true, volume: 0.4 });
  });

  test('S9.3 a refused start offers a button, until it plays', () => {
    expect(after({ type: 'refused' })).toMatchObject({ refused: true, waiting: false });
    expect(after({ type: 'refused' }, { type: 'playing' }).refused).toBe(false);
    expect(after({ type: 'playing' }, { type: 'refused' }).refused).toBe(false);
  });

  test('S4.17 the pause that comes with the end does not hide it, seeking back does', () => {
    const ended = after({ type: 'playing' }, { type: 'paused' }, { type: 'ended' });
    expect(ended.phase).toBe('ended');
    expect(playerState(ended, { type: 'paused' }).phase).toBe('ended');
    expect(playerState(ended, { type: 'seeked' }).phase).toBe('paused');
    expect(after({ type: 'playing' }, { type: 'seeked' }).phase).toBe('playing');
  });

  test('S4.18 a pause before the first playback is none', () => {
    expect(after({ type: 'paused' }).phase).toBe('loading');
    expect(after({ type: 'playing' }, { type: 'waiting' }, { type: 'paused' })).toMatchObject({
      phase: 'paused',
      waiting: false,
    });
  });
});
