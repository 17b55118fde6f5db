import { useState, useSyncExternalStore } from 'react';
import { shuffledOrder } from './hints.ts';

const never = () => () => {};

/** Whether the page is hydrated: false on the server and during hydration. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The words in random order (S9.1), shuffled in the browser: pages are the same for everyone. */
export function useShuffled(words: readonly string[]): readonly string[] {
  const [order] = useState(() => shuffledOrder(words.length));
  return useIsTakenOver() ? order.map((at) => words[at] ?? '') : words;
}
