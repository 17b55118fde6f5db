import type { Address } from '#kit/endpoint.ts';
import { playedPath } from './play-time.ts';

/** The calls about resume positions (S11.3), played time, and corrections of what was watched (S15.5). A table of its own, since the start page needs none of them. */
export const playbackAddresses = {
  positions: 'GET /api/user/positions',
  savePositions: 'POST /api/user/positions',
  unfinished: 'GET /api/user/positions/videos',
  addPlayed: `GET ${playedPath(':shortid')}`,
  forgetPositions: 'POST /api/user/positions/forget',
  corrections: 'GET /api/user/corrections',
  readCorrection: 'POST /api/user/corrections/read',
} as const satisfies Record<string, Address>;

/** Limits of stored positions: their number per member, and their maximum age in ms when they are reported. */
export const positionLimits = { most: 200, oldest: 400 * 86_400_000 } as const;
