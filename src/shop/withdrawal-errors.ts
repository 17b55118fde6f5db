import type { Declaration, FieldProblem } from './withdrawal-rules.ts';
import type { WithdrawalTexts } from './withdrawal-texts.ts';

const textOf = (problem: FieldProblem, { errors }: WithdrawalTexts): string =>
  problem.kind === 'long' ? errors.long(problem.most) : errors[problem.kind];

/** Error texts of a form, as on the wire (S5.1). */
export const errorTexts = (
  problems: Partial<Record<keyof Declaration, FieldProblem>>,
  t: WithdrawalTexts,
): Record<string, readonly string[]> =>
  Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, [textOf(problem, t)]]));
