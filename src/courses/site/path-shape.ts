/** Where the middle of a step stands, from 0 (top) to 1: the path rises and falls like a walk over hills. */
const heights = [0.3, 0.62, 0.84, 0.66, 0.36, 0.16] as const;

/** How far down step `day` (from 1) stands, from 0 to 1. */
export const rise = (day: number): number => heights[(day - 1) % heights.length] ?? 0;

const at = (day: number): string => `${(day - 0.5) * 100} ${Math.round(rise(day) * 100)}`;

/** A curve through the middles of the steps from 1 to `last`, in boxes of 100 by 100: flat at each step, so that it has no corners. */
function curve(last: number): string {
  const bends = Array.from({ length: Math.max(0, last - 1) }, (_, index) => {
    const [from, to] = [index + 1, index + 2];
    const middle = (from + to - 1) * 50;
    return `C${middle} ${Math.round(rise(from) * 100)} ${middle} ${Math.round(rise(to) * 100)} ${at(to)}`;
  });
  return `M${at(1)}${bends.join('')}`;
}

/** The path of so many days as SVG, whole and as far as it is open. */
export const pathOf = (days: number, reached: number): { whole: string; gone: string } => ({
  whole: curve(days),
  gone: curve(Math.max(1, Math.min(reached, days))),
});
