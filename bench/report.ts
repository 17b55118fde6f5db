import { appendFileSync } from 'node:fs';

export type Gate = { readonly atLeast: number } | { readonly atMost: number };

/** What `npm run bench -- --gates` reads, one as JSON on each line of the file that it names. */
export type Measured = {
  readonly question: string;
  readonly value: string;
  readonly bound: string;
  readonly isReached: boolean;
  readonly details: string;
};

/** One line of the report: a question, the measured value, and its threshold. */
export function report(question: string, value: number, gate: Gate, details: string): void {
  const isReached = 'atLeast' in gate ? value >= gate.atLeast : value <= gate.atMost;
  const bound = 'atLeast' in gate ? `≥ ${gate.atLeast}` : `≤ ${gate.atMost}`;
  const measured: Measured = { question, value: value.toFixed(2), bound, isReached, details };
  process.stdout.write(`| ${question} | ${measured.value} | ${bound} | ${isReached ? 'reached' : 'missed'} | ${details} |\n`);
  if (process.env.BENCH_GATES) appendFileSync(process.env.BENCH_GATES, `${JSON.stringify(measured)}\n`);
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en');
