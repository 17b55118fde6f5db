/** Grid position of a step on a path that changes direction at the end of each row (boustrophedon); all values are 1-based. */
export type Step = { readonly column: number; readonly row: number; readonly turns: boolean; readonly isBackwards: boolean };

/** A day's title without its leading day number, which the step already shows: 'Tag 3: Atmen' on step 3 becomes 'Atmen'. */
export const withoutDay = (title: string, n: number): string =>
  title.replace(new RegExp(`^(?:Tag|Day) ${n}\\s*[:–-]\\s*(?=\\S)`), '');

/** The position of step `n` (1-based) on a path with this number of columns. */
export function stepAt(n: number, columns: number): Step {
  const row = Math.ceil(n / columns);
  const along = (n - 1) % columns;
  const isBackwards = row % 2 === 0;
  return { column: isBackwards ? columns - along : along + 1, row, turns: along === columns - 1, isBackwards };
}
