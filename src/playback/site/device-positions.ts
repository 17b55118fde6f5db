import { shortidPattern } from '#paths/patterns.ts';
import { newestOf, type Dated, type Reached } from '../resume-rules.ts';

/** Where someone stopped in a video. `at` is of this device's clock. */
export type Position = Reached & Dated;

/** Where a visitor's positions are on the device; the account has those of members. */
const positionsKey = 'player.positions';

const longest = 86_400;

/** What stands there may be of another version, or of somebody's hand. */
function isPosition(value: unknown): value is Position {
  if (typeof value !== 'object' || value === null) return false;
  const { video, seconds, duration, at } = value as Readonly<Record<keyof Position, unknown>>;
  const isWithin = (number: unknown, most: number): boolean => typeof number === 'number' && number >= 0 && number <= most;
  return (
    typeof video === 'string' &&
    shortidPattern.test(video) &&
    isWithin(seconds, longest) &&
    isWithin(duration, longest) &&
    isWithin(at, Number.MAX_SAFE_INTEGER)
  );
}

/** What a text of the device says; anything odd is nothing. */
export function positionsIn(text: string | null): readonly Position[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    const positions = Array.isArray(kept) ? kept.filter(isPosition) : [];
    return newestOf(positions.map(({ video, seconds, duration, at }) => ({ video, seconds, duration, at })));
  } catch {
    return [];
  }
}

/** The device's own store (S11.3, S16.1). One that is full or forbidden keeps nothing, and nobody is told. */
export const devicePositions = {
  read(): readonly Position[] {
    try {
      return positionsIn(localStorage.getItem(positionsKey));
    } catch {
      return [];
    }
  },
  write(positions: readonly Position[]): void {
    try {
      if (positions.length > 0) localStorage.setItem(positionsKey, JSON.stringify(positions));
      else localStorage.removeItem(positionsKey);
    } catch (error) {
      console.info('Where a video was left is not kept.', error);
    }
  },
};
