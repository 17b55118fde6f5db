import { register } from '#device/site/register.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { stayTranslatable } from '#ui/stay-translatable.ts';
import { measureHeader } from './header-height.ts';

/** What serves the whole document but nobody waits for: loaded once the page is taken over, as no part of the start's scripts. */
export function afterStart(): void {
  keepFocus();
  stayTranslatable();
  measureHeader();
  const { worker } = document.documentElement.dataset;
  if (worker) register(worker);
}
