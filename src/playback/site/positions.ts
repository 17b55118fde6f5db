import { isMarked } from '#accounts/site/door.ts';
import type { PlayableVideo } from '../contract.ts';
import { createPositions } from './create-positions.ts';
import { devicePositions } from './device-positions.ts';

/** The calls are for members alone: visitors fetch nothing of them. */
const calls = async () => (await import('./position-calls.ts')).accountPositions;

/** Those of this window. */
export const positions = createPositions({
  device: devicePositions,
  account: {
    list: async () => (await calls()).list(),
    save: async (told) => (await calls()).save(told),
    forget: async () => (await calls()).forget(),
  },
  // A server, which knows many readers, knows nothing of any.
  hasSession: () => import.meta.env.SSR || isMarked(),
  now: Date.now,
});

/** Learns from the answer about a video where its reader stopped, on whatever device. */
export function learnFrom({ shortid, stopped }: Pick<PlayableVideo, 'shortid' | 'stopped'>): void {
  if (!stopped) return;
  const { age, ...reached } = stopped;
  positions.learn([{ ...reached, video: shortid, at: Date.now() - age }]);
}
