import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number };

const inMs = (text: string): number => {
  const [, number, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? [];
  return Number(number) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1);
};

/**
 * Loads one URL at maximum rate with wrk: a single-threaded C client, because one in JavaScript would take more of the two
 * cores than the server under test.
 */
export async function load(
  url: string,
  {
    seconds = 4,
    connections = 32,
    headers = {},
    /** Seconds after which an answer counts as failed. */
    timeout = 2,
  }: { seconds?: number; connections?: number; headers?: Record<string, string>; timeout?: number } = {},
): Promise<Load> {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  flags.push('--timeout', `${timeout}s`);
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...flags, url]);
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`${url} failed under load:\n${stdout}`);
  const find = (pattern: RegExp): string => pattern.exec(stdout)?.[1] ?? '';
  // A percentile begins its line; deviations, such as 96.99%, end theirs.
  return {
    perSecond: Number(find(/Requests\/sec:\s+([\d.]+)/)),
    p50: inMs(find(/^\s+50%\s+(\S+)/m)),
    p99: inMs(find(/^\s+99%\s+(\S+)/m)),
  };
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? (sorted[middle] ?? NaN) : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
};

/** Measures both alternately, so that load on the machine affects both; returns medians and their ratio. */
export async function inTurn(ours: () => Promise<number>, reference: () => Promise<number>, rounds = 5) {
  const mine: number[] = [];
  const theirs: number[] = [];
  await ours();
  await reference();
  for (let round = 0; round < rounds; round += 1) {
    mine.push(await ours());
    theirs.push(await reference());
  }
  const ratios = mine.map((value, at) => value / (theirs[at] ?? NaN));
  return { ours: median(mine), reference: median(theirs), ratio: median(ratios) };
}
