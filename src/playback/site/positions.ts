import { isMarked } from '#accounts/site/door.ts';
import type { PlayableVideo } from '../contract.ts';
import { isWorth, newestOf } from '../resume-rules.ts';
import { devicePositions, type Position } from './device-positions.ts';

/** Only members need the calls: they are loaded lazily. */
const calls = async () => (await import('./position-calls.ts')).accountPositions;

/** The positions of this window. */
export const positions = createPositions({
  device: devicePositions,
  account: {
    list: async () => (await calls()).list(),
    save: async (told) => (await calls()).save(told),
    forget: async () => (await calls()).forget(),
  },
  // On the server there are none: it has many readers.
  hasSession: () => import.meta.env.SSR || isMarked(),
  now: Date.now,
});

/** Learns a position from the answer about a video, whatever device it came from. */
export function learnFrom({ shortid, stopped }: Pick<PlayableVideo, 'shortid' | 'stopped'>): void {
  if (!stopped) return;
  const { age, ...reached } = stopped;
  positions.learn([{ ...reached, video: shortid, at: Date.now() - age }]);
}

/** The storage and the calls. */
export type PositionParts = {
  readonly device: { readonly read: () => readonly Position[]; readonly write: (positions: readonly Position[]) => void };
  readonly account: {
    readonly list: () => Promise<readonly Position[]>;
    /** Answers whether it is finished; false or a rejection means that it is sent again. */
    readonly save: (positions: readonly Position[]) => Promise<boolean>;
    readonly forget: () => Promise<boolean>;
  };
  /** Whether there is a session. */
  readonly hasSession: () => boolean;
  readonly now: () => number;
};

export type Positions = {
  readonly of: (video: string) => Position | undefined;
  /** All known positions, newest first. */
  readonly all: () => readonly Position[];
  /** Records the current position. */
  readonly keep: (reached: Omit<Position, 'at'>) => void;
  /** A position from the server; a newer local one is kept. */
  readonly learn: (positions: readonly Position[]) => void;
  /** Sets the reader: a member by id, or a visitor. Resolves when their positions are loaded. */
  readonly follow: (member: string | null) => Promise<void>;
  readonly forgetAll: () => Promise<boolean>;
  readonly watch: (listener: () => void) => () => void;
};

/**
 * The reader's positions (S11.3): a visitor's are stored on the device, a member's in the account and in this window's memory
 * only, so that nothing is left after a logout. Times are by this device's clock; the wire has ages.
 */
export function createPositions({ device, account, hasSession, now }: PositionParts): Positions {
  let known = new Map<string, Position>();
  /** Positions that the account does not have yet. */
  let untold = new Map<string, Position>();
  let whose: string | null | undefined;
  const listeners = new Set<() => void>();

  const know = (all: readonly Position[]): void => {
    known = new Map(newestOf(all).map((position) => [position.video, position]));
    for (const listener of listeners) listener();
  };
  const learn = (told: readonly Position[]): void => know([...known.values(), ...told]);

  const tell = async (): Promise<void> => {
    const [telling, by] = [untold, whose];
    untold = new Map();
    const isDone = await account.save([...telling.values()]).catch(() => false);
    // Newer local positions are kept, those of another member are dropped.
    if (!isDone && by === whose) untold = new Map([...telling, ...untold]);
  };

  /** Uploads a visitor's positions to the account after the login, once; failures are retried next time. */
  const handOver = async (): Promise<void> => {
    const waiting = device.read();
    if (waiting.length > 0 && (await account.save(waiting))) device.write([]);
  };

  // A visitor's positions are read from the device at once.
  if (!hasSession()) know(device.read());

  return {
    of: (video) => known.get(video),
    all: () => newestOf([...known.values()]),
    learn,
    keep(reached) {
      const position = { ...reached, at: now() };
      learn([position]);
      if (!hasSession()) device.write(newestOf([...device.read(), position]).filter(isWorth));
      else {
        untold.set(position.video, position);
        void tell();
      }
    },
    async follow(member) {
      if (member === whose) return;
      // The reader was unknown until now: positions recorded meanwhile are theirs.
      if (whose !== undefined && whose !== null) [known, untold] = [new Map(), new Map()];
      whose = member;
      if (member === null) return know(hasSession() ? [...known.values()] : device.read());
      await handOver().catch(() => {});
      const kept = await account.list();
      if (whose === member) learn(kept);
    },
    async forgetAll() {
      const isDone = !hasSession() || (await account.forget().catch(() => false));
      if (!isDone) return false;
      untold.clear();
      device.write([]);
      know([]);
      return true;
    },
    watch(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
