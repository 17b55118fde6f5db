import type { Log } from './log.ts';

/** The same error is said again after so many ms. */
const sayAgainAfter = 60_000;
/** So many different errors are told apart at a time. */
const most = 100;

type Told = { at: number; leftOut: number };

type Options = { readonly now?: () => number };

/** What differs between two errors that are the same: the names of workers, ports and addresses. */
const keyOf = (error: unknown, message: string): string => {
  const { code = '', message: said } = Object(error) as NodeJS.ErrnoException;
  const text = `${message} ${code} ${said}`;
  return text.replaceAll(/\(Queue: [^)]*\)/g, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '#');
};

/**
 * Logs errors of what is tried over and over, such as looking for jobs while the database is away: the same one once a minute,
 * with `leftOut`, how often it came in between.
 */
export function logRepeats(log: Pick<Log, 'error'>, { now = Date.now }: Options = {}) {
  const told = new Map<string, Told>();
  return function logError(error: unknown, message: string, facts: object = {}): void {
    const key = keyOf(error, message);
    const last = told.get(key);
    if (last && now() - last.at < sayAgainAfter) {
      last.leftOut += 1;
      return;
    }
    if (told.size >= most) told.clear();
    told.set(key, { at: now(), leftOut: 0 });
    log.error({ err: error, ...facts, ...(last?.leftOut ? { leftOut: last.leftOut } : {}) }, message);
  };
}
