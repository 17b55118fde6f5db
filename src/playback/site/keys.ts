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
