import { measureHeader } from './header-height.ts';
import { keepFocus } from '#ui/keep-focus.ts';

/** What serves the whole document but nobody waits for: loaded once the page is taken over, as no part of the start's scripts. */
export function afterStart(): void {
  keepFocus();
  measureHeader();
}
