/** Where a step of a path stands in a grid that turns at each row's end, as an ox ploughs; all count from 1. */
export type Step = { readonly column: number; readonly row: number; readonly turns: boolean; readonly isBackwards: boolean };

/** A day's title without the day that it begins with, since the step says it already: 'Tag 3: Atmen' on step 3 is 'Atmen'. */
export const withoutDay = (title: string, n: number): string =>
  title.replace(new RegExp(`^(?:Tag|Day) ${n}\\s*[:–-]\\s*(?=\\S)`), '');

/** The place of step `n` (from 1) on a path with so many columns. */
export function stepAt(n: number, columns: number): Step {
  const row = Math.ceil(n / columns);
  const along = (n - 1) % columns;
  const isBackwards = row % 2 === 0;
  return { column: isBackwards ? columns - along : along + 1, row, turns: along === columns - 1, isBackwards };
}
