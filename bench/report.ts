/** One line of the report: a question, the measured value, and its threshold. */
export function report(question: string, value: number, gate: { atLeast: number } | { atMost: number }, details: string): void {
  const isReached = 'atLeast' in gate ? value >= gate.atLeast : value <= gate.atMost;
  const bound = 'atLeast' in gate ? `≥ ${gate.atLeast}` : `≤ ${gate.atMost}`;
  process.stdout.write(`| ${question} | ${value.toFixed(2)} | ${bound} | ${isReached ? 'reached' : 'missed'} | ${details} |\n`);
}

export const whole = (value: number): string => Math.round(value).toLocaleString('en');
