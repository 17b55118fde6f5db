/** What a key does in the player, as people know it (S11.2). */
export type KeyAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' }
  | { readonly kind: 'skip'; readonly seconds: number };

const actions: Readonly<Record<string, KeyAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  ArrowLeft: { kind: 'skip', seconds: -5 },
  ArrowRight: { kind: 'skip', seconds: 5 },
};

export const keyAction = (key: string): KeyAction | undefined => actions[key.length === 1 ? key.toLowerCase() : key];

const steps: Readonly<Record<string, number>> = { ArrowLeft: -5, ArrowDown: -5, ArrowRight: 5, ArrowUp: 5 };

/** Where a key on the seek bar leads, in seconds; the bar's own step is fine enough for a finger, and useless for a key. */
export function timeByKey(
  key: string,
  { time, duration }: { readonly time: number; readonly duration: number },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return duration;
  const step = { ...steps, PageDown: -duration / 10, PageUp: duration / 10 }[key];
  return step === undefined ? undefined : time + step;
}
