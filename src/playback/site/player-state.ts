/** The state of the player. Times in seconds. */
export type PlayerState = {
  /** The poster is shown until the first playback (S4.15). */
  readonly phase: 'loading' | 'playing' | 'paused' | 'ended';
  /** Playback has started at least once: the controls replace the poster. */
  readonly started: boolean;
  /** Waits for data. */
  readonly waiting: boolean;
  /** Autoplay was blocked. */
  readonly refused: boolean;
  readonly time: number;
  readonly duration: number;
  /** End of the buffered range. */
  readonly buffered: number;
  readonly muted: boolean;
  /** From 0 to 1; kept while muted. */
  readonly volume: number;
};

export type PlayerEvent =
  | { readonly type: 'opened' | 'playing' | 'paused' | 'ended' | 'seeked' | 'waiting' | 'refused' }
  | { readonly type: 'time'; readonly time: number; readonly buffered: number }
  | { readonly type: 'duration'; readonly duration: number }
  | { readonly type: 'sound'; readonly muted: boolean; readonly volume: number };

export const opened: PlayerState = {
  phase: 'loading',
  started: false,
  waiting: true,
  refused: false,
  time: 0,
  duration: 0,
  buffered: 0,
  muted: false,
  volume: 1,
};

/** The next state after an event of the video element. */
export function playerState(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'opened':
      return { ...opened, muted: state.muted, volume: state.volume };
    case 'playing':
      return { ...state, phase: 'playing', started: true, waiting: false, refused: false };
    case 'paused':
      return state.phase === 'playing' ? { ...state, phase: 'paused', waiting: false } : state;
    case 'ended':
      return { ...state, phase: 'ended', waiting: false };
    case 'seeked':
      return state.phase === 'ended' ? { ...state, phase: 'paused' } : state;
    case 'waiting':
      return { ...state, waiting: true };
    case 'refused':
      return state.started ? state : { ...state, refused: true, waiting: false };
    case 'time':
      return { ...state, time: event.time, buffered: event.buffered };
    case 'duration':
      return { ...state, duration: event.duration };
    case 'sound':
      return { ...state, muted: event.muted, volume: event.volume };
  }
}
