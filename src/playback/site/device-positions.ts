import { shortidPattern } from '#paths/patterns.ts';
import { newestOf, type Dated, type Reached } from '../resume-rules.ts';

/** A position in a video. `at` is by this device's clock. */
export type Position = Reached & Dated;

/** The storage key of a visitor's positions; members' are in their account. */
const positionsKey = 'player.positions';

const longest = 86_400;

/** Stored data may be of another version, or edited by hand. */
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

/** Parses stored text; invalid data counts as none. */
export function positionsIn(text: string | null): readonly Position[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    const positions = Array.isArray(kept) ? kept.filter(isPosition) : [];
    return newestOf(positions.map(({ video, seconds, duration, at }) => ({ video, seconds, duration, at })));
  } catch {
    return [];
  }
}

/** The device's storage (S11.3, S16.1). If it is full or blocked, positions are silently not stored. */
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
