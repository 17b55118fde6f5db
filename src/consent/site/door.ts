/** Something that a reader did, for the statistics: never a name, an address or anything typed. */
export type TrackedEvent = { readonly category: string; readonly action: string; readonly name?: string };

let listener: ((event: TrackedEvent) => void) | null = null;

/** Tells the statistics of something that a reader did. Unless the reader agreed to them (S4.14), nobody listens and nothing is kept. */
export const trackEvent = (event: TrackedEvent): void => listener?.(event);

/** Called by the adapter once the reader agreed; null when that is taken back. */
export function listenToEvents(hear: typeof listener): void {
  listener = hear;
}
