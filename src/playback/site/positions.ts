import { isMarked } from '#accounts/site/door.ts';
import type { PlayableVideo } from '../contract.ts';
import { isWorth, newestOf } from '../resume-rules.ts';
import { devicePositions, type Position } from './device-positions.ts';

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

/** Where positions are kept, and who is asked. */
export type PositionParts = {
  readonly device: { readonly read: () => readonly Position[]; readonly write: (positions: readonly Position[]) => void };
  readonly account: {
    readonly list: () => Promise<readonly Position[]>;
    /** Whether it is done with; false, or a rejection, means that it is told again. */
    readonly save: (positions: readonly Position[]) => Promise<boolean>;
    readonly forget: () => Promise<boolean>;
  };
  /** Whether there is a session in this browser. */
  readonly hasSession: () => boolean;
  readonly now: () => number;
};

export type Positions = {
  readonly of: (video: string) => Position | undefined;
  /** All that are known, newest first. */
  readonly all: () => readonly Position[];
  /** Someone stopped there just now. */
  readonly keep: (reached: Omit<Position, 'at'>) => void;
  /** The server says so; what is newer here stays. */
  readonly learn: (positions: readonly Position[]) => void;
  /** Who watches from now on: a member by id, or a visitor. Resolves when all that is kept of them is known. */
  readonly follow: (member: string | null) => Promise<void>;
  readonly forgetAll: () => Promise<boolean>;
  readonly watch: (listener: () => void) => () => void;
};

/**
 * Where the reader stopped in which video (S11.3): a visitor's is kept on the device, a member's on the account and in this window's memory
 * alone, so that a logout leaves nothing behind. Times are of this device's clock; the wire carries ages.
 */
export function createPositions({ device, account, hasSession, now }: PositionParts): Positions {
  let known = new Map<string, Position>();
  /** What the account does not know yet. */
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
    // What was kept meanwhile is newer, and what another member left behind is nobody's any more.
    if (!isDone && by === whose) untold = new Map([...telling, ...untold]);
  };

  /** Gives the account what was watched before the login, once; what cannot be given now stays for the next time. */
  const handOver = async (): Promise<void> => {
    const waiting = device.read();
    if (waiting.length > 0 && (await account.save(waiting))) device.write([]);
  };

  // A visitor's are there at once, as they are on the device.
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
      // Nobody was known before: what was watched meanwhile is theirs.
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
