import type { Log } from './log.ts';

/** Milliseconds until the same error is logged again. */
const sayAgainAfter = 60_000;
/** Maximum number of different errors remembered. */
const most = 100;

type Told = { at: number; leftOut: number };

type Options = { readonly now?: () => number };

/** Details in which equal errors differ: names of workers, ports and addresses. */
const keyOf = (error: unknown, message: string): string => {
  const { code = '', message: said } = Object(error) as NodeJS.ErrnoException;
  const text = `${message} ${code} ${said}`;
  return text.replaceAll(/\(Queue: [^)]*\)/g, '').replaceAll(/[\da-f]{8}-[\da-f-]{27}|\d+/g, '#');
};

/**
 * Throttles the logging of repeated errors, such as polling for jobs while the database is down, or of what anybody can cause by
 * asking (then without an error): once a minute, with `leftOut`, the number in between.
 */
export function logRepeats(log: Pick<Log, 'error'>, { now = () => performance.now() }: Options = {}) {
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
    log.error(
      { ...(error === null ? {} : { err: error }), ...facts, ...(last?.leftOut ? { leftOut: last.leftOut } : {}) },
      message,
    );
  };
}

/** The same for what is a warning. */
export const warnRepeats = (log: Pick<Log, 'warn'>) => logRepeats({ error: log.warn.bind(log) });
