import { shared } from './shared.ts';

/** `turn` distinguishes a message from an earlier one with the same text. */
type Notification = { readonly text: string; readonly type: 'success' | 'warning' | 'error'; readonly turn: number };

const newest = shared<Notification | null>(null);
let turn = 0;

/** Shows a message; it replaces the previous one. */
export function notify(text: string, type: Notification['type']): void {
  turn += 1;
  newest.set({ text, type, turn });
}

/** The current message until it is closed; the shell renders it. */
export const useNotification = newest.use;
export const closeNotification = (): void => newest.set(null);
