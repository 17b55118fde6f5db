/** An interaction for the statistics: never a name, an address or typed text. */
export type TrackedEvent = { readonly category: string; readonly action: string; readonly name?: string };

let listener: ((event: TrackedEvent) => void) | null = null;

/** Reports an interaction to the statistics. Without consent (S4.14) it goes nowhere and is not stored. */
export const trackEvent = (event: TrackedEvent): void => listener?.(event);

/** Set by the adapter after consent; null once consent is withdrawn. */
export function listenToEvents(hear: typeof listener): void {
  listener = hear;
}
