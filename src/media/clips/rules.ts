/** What makes up a chapter mark of a clip: seconds from its begin, and titles. */
export type ChapterWish = { readonly start: number; readonly title: string; readonly en?: string | null | undefined };

/** Which of these chapters is wrong, from 0: one that does not begin after the one before it, or not before the end. */
export function wrongChapter(
  chapters: readonly ChapterWish[],
  seconds: number,
): { at: number; what: 'order' | 'beyond-end' } | null {
  for (const [at, { start }] of chapters.entries()) {
    const before = chapters[at - 1];
    if (before && start <= before.start) return { at, what: 'order' };
    if (start >= seconds) return { at, what: 'beyond-end' };
  }
  return null;
}

/** What each step takes of the whole, as seen with films of some minutes. */
const weights = { probe: 1, first: 6, measure: 5, sound: 6, ladder: 75, files: 2, pictures: 5 } as const;

/** How far the whole is, 0 to 1, from how far its steps are. */
export function wholeProgress(steps: Readonly<Partial<Record<keyof typeof weights, number>>>): number {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const done = Object.entries(weights).reduce(
    (sum, [step, weight]) => sum + weight * (steps[step as keyof typeof weights] ?? 0),
    0,
  );
  return Math.min(1, Math.round((done / all) * 1000) / 1000);
}
