import { expect, test, vi } from 'vitest';
import { createLog } from './log.ts';
import { logRepeats } from './repeats.ts';

function given(more = {}) {
  const lines: Record<string, unknown>[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const time = { now: 0 };
  return { lines, time, logError: logRepeats(log, { now: () => time.now, ...more }) };
}

/** The errors that pg-boss emits: a copy, with the worker in its message. */
const ofWorker = (queue: string, worker: string) => ({
  message: `connect ECONNREFUSED 127.0.0.1:5432 (Queue: ${queue}, Worker: ${worker})`,
  code: 'ECONNREFUSED',
  stack: 'Error: connect ECONNREFUSED\n    at somewhere (file.ts:1:1)',
});

test('S18.4 a clock that is set back silences no error', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    const { lines, logError } = given({ now: undefined });
    logError(new Error('away'), 'x');
    vi.setSystemTime(Date.now() - 365 * 86_400_000);
    const later = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    logError(new Error('away'), 'x');
    expect(lines).toHaveLength(2);
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
});

test('S18.4 the same error is logged once a minute, with how often it was left out', () => {
  const { lines, time, logError } = given();
  for (let i = 0; i < 50; i += 1) logError(ofWorker(`kind-${i}`, crypto.randomUUID()), 'The jobs met an error.');
  logError(new Error('another'), 'The jobs met an error.');
  expect(lines.map(({ msg, leftOut }) => [msg, leftOut])).toEqual([
    ['The jobs met an error.', undefined],
    ['The jobs met an error.', undefined],
  ]);
  time.now += 61_000;
  logError(ofWorker('kind', crypto.randomUUID()), 'The jobs met an error.');
  expect(lines.at(-1)).toMatchObject({ leftOut: 49, level: 'error' });
});

test('S18.4 what was thrown and is no error says what it was, and where', () => {
  const { lines, logError } = given();
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), { code: 'ECONNREFUSED' });
  logError(ofWorker('mail', crypto.randomUUID()), 'one');
  logError({ errors: [refused], message: '', stack: 'AggregateError: \n    at there', code: 'ECONNREFUSED' }, 'two');
  logError(new AggregateError([refused], ''), 'three');
  logError({}, 'four');
  const errors = lines.map(({ err }) => err as { message: string; stack: string });
  expect(errors.map(({ message }) => message)).toEqual([
    expect.stringContaining('ECONNREFUSED'),
    'ECONNREFUSED',
    'connect ECONNREFUSED ::1:5432',
    'a thrown Object without a message',
  ]);
  expect(errors[0]?.stack).toContain('somewhere (file.ts:1:1)');
  expect(JSON.stringify(lines)).not.toContain('[object Object]');
});
