import { shared } from '#desk/office/door.tsx';
import { officeBase } from '#paths/office-pages.ts';
import { toneCookie, toneOf, type Tone } from '../tone.ts';

const year = 365 * 24 * 3600;
const dark = window.matchMedia('(prefers-color-scheme: dark)');
const chosen = shared(toneOf(new RegExp(`(?:^|; )${toneCookie}=(\\w+)`).exec(document.cookie)?.[1]));
const seen = shared<Tone>('day');

/** Tokens, charts and native controls follow the page's attribute; MUI follows the theme. */
function show(): void {
  seen.set(chosen.get() ?? (dark.matches ? 'night' : 'day'));
  document.documentElement.dataset.tone = seen.get();
}

dark.addEventListener('change', show);
show();

/** The mode for this device, or null to follow the device. A cookie, so that the server renders the next page in it. */
export function chooseTone(tone: Tone | null): void {
  chosen.set(tone);
  const { protocol } = window.location;
  document.cookie = `${toneCookie}=${tone ?? ''}; Path=${officeBase}; Max-Age=${tone ? year : 0}; SameSite=Lax${protocol === 'https:' ? '; Secure' : ''}`;
  show();
}

/** The effective mode. */
export const useTone = seen.use;

/** The chosen mode; null follows the device. */
export const useChosenTone = chosen.use;
