import { shared } from './shared.ts';

/** `turn` tells a message from an earlier one of the same words. */
type Notification = { readonly text: string; readonly type: 'success' | 'warning' | 'error'; readonly turn: number };

const newest = shared<Notification | null>(null);
let turn = 0;

/** Says how something went; it takes the place of what was said before. */
export function notify(text: string, type: Notification['type']): void {
  turn += 1;
  newest.set({ text, type, turn });
}

/** The newest message, until it is closed; the shell shows it. */
export const useNotification = newest.use;
export const closeNotification = (): void => newest.set(null);
