import type { Address } from '#kit/endpoint.ts';
import { playedPath } from './play-time.ts';

/** The calls about where members stopped (S11.3), and how long videos were played. A table of its own, since readers of the start page need none of them. */
export const playbackAddresses = {
  positions: 'GET /api/user/positions',
  savePositions: 'POST /api/user/positions',
  unfinished: 'GET /api/user/positions/videos',
  addPlayed: `GET ${playedPath(':shortid')}`,
  forgetPositions: 'POST /api/user/positions/forget',
} as const satisfies Record<string, Address>;

/** What the account keeps: at most so many positions of a member, each reached at most so many ms before it is told. */
export const positionLimits = { most: 200, oldest: 400 * 86_400_000 } as const;
