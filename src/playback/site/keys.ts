/** What a key does in the player, as people know it (S11.2). */
export type KeyAction =
  | { readonly kind: 'toggle' | 'mute' | 'fullscreen' | 'captions' | 'help' }
  /** Seconds on or back. */
  | { readonly kind: 'skip'; readonly seconds: number }
  /** To a share of the video, from 0 to below 1. */
  | { readonly kind: 'place'; readonly share: number }
  /** Hundredths of the full volume. */
  | { readonly kind: 'volume'; readonly by: number }
  | { readonly kind: 'speed'; readonly direction: 1 | -1 };

const actions: Readonly<Record<string, KeyAction>> = {
  ' ': { kind: 'toggle' },
  k: { kind: 'toggle' },
  m: { kind: 'mute' },
  f: { kind: 'fullscreen' },
  c: { kind: 'captions' },
  j: { kind: 'skip', seconds: -10 },
  l: { kind: 'skip', seconds: 10 },
  ArrowLeft: { kind: 'skip', seconds: -5 },
  ArrowRight: { kind: 'skip', seconds: 5 },
  ArrowUp: { kind: 'volume', by: 5 },
  ArrowDown: { kind: 'volume', by: -5 },
  '<': { kind: 'speed', direction: -1 },
  '>': { kind: 'speed', direction: 1 },
  '?': { kind: 'help' },
};

/** The action of a `KeyboardEvent.key`; undefined where the player has nothing to do with it. */
export function keyAction(key: string): KeyAction | undefined {
  if (/^\d$/.test(key)) return { kind: 'place', share: Number(key) / 10 };
  return actions[key.length === 1 ? key.toLowerCase() : key];
}

/** Keys that do something else in a control of its kind than in the player. */
const keysOf = {
  /** Sliders, radio buttons and boxes are moved by them. */
  movable: /^(?:Arrow|Page|Home$|End$| $)/,
  /** Buttons and links are pressed by it. */
  pressable: /^ $/,
};

/** Whether the control that has the focus needs the key itself: whoever writes, writes. */
export function isKeyTaken(key: string, focused: Element | null): boolean {
  if (!focused) return false;
  if (focused.matches('input[type="range"], input[type="radio"], input[type="checkbox"]')) return keysOf.movable.test(key);
  if (focused.matches('input, textarea, select, [contenteditable]')) return true;
  return focused.closest('button, a, summary') !== null && keysOf.pressable.test(key);
}

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
