/** Maximum length of the label of captions or a sound track. */
export const longestLabel = 60;

/** A chapter mark of a clip: start in seconds, and titles. */
export type ChapterWish = { readonly start: number; readonly title: string; readonly en?: string | null | undefined };

/** The first invalid chapter, 0-based: one that does not start after the previous one, or not before the end. */
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

/** Share of each step in the total time, measured with films of a few minutes. */
const weights = { probe: 1, first: 6, measure: 5, sound: 6, ladder: 75, files: 2, pictures: 5 } as const;

/** Overall progress, 0 to 1, from the progress of the steps. */
export function wholeProgress(steps: Readonly<Partial<Record<keyof typeof weights, number>>>): number {
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const done = Object.entries(weights).reduce(
    (sum, [step, weight]) => sum + weight * (steps[step as keyof typeof weights] ?? 0),
    0,
  );
  return Math.min(1, Math.round((done / all) * 1000) / 1000);
}

/** Faults that may be gone at another try of the same file: what was wrong was the server's. */
const passing: ReadonlySet<string | null> = new Set([null, 'no-tools', 'no-room', 'not-encoded', 'unexpected']);

/** Whether to try the same file once more may help. */
export const mayRecover = (reason: string | null): boolean => passing.has(reason);
