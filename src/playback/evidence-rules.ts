import type { Evidence } from './contract.ts';

/** How long a card is shown, in seconds of the film: a claim is short, and all cards stand in a list below the film. */
const shownFor = 8;

/** The card of a second of the film (S15.5): the latest one that began; null if none did within the last seconds. */
export const evidenceAt = (evidence: readonly Evidence[], time: number): Evidence | null =>
  evidence.findLast(({ second }) => second <= time && time < second + shownFor) ?? null;
