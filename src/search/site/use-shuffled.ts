import { useState, useSyncExternalStore } from 'react';
import { shuffledOrder } from './hints.ts';

const never = () => () => {};

/** Whether the page's script has taken over: false on the server and while a page is taken over. */
export const useIsTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The words in an order of chance (S9.1), which is the browser's: pages are the same for everyone. */
export function useShuffled(words: readonly string[]): readonly string[] {
  const [order] = useState(() => shuffledOrder(words.length));
  return useIsTakenOver() ? order.map((at) => words[at] ?? '') : words;
}
