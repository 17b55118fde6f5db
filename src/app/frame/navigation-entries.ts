import type { PageLinks } from '#paths/routes.ts';
import type { AppTexts } from '../texts.ts';
import type { FlyoutItem } from './flyout-rules.ts';

export type NavigationEntry = { readonly item: FlyoutItem; readonly label: string; readonly to: string };

/** The main navigation in order (S2.27). */
export const navigationEntries = (links: PageLinks, t: AppTexts, presenterName: string): readonly NavigationEntry[] => [
  { item: 'presenter', label: presenterName, to: links('presenter') },
  { item: 'health', label: t.nav.health, to: links('health') },
  { item: 'feelgood', label: t.nav.feelgood, to: links('feelgood') },
  { item: 'partner', label: t.nav.partner, to: links('partner') },
  { item: 'search', label: t.nav.search, to: links('search') },
];

/** `aria-current` of an entry: the page itself, or one of the pages below it. */
export const currentOf = (to: string, pathname: string): 'page' | 'true' | undefined =>
  pathname === to ? 'page' : pathname.startsWith(`${to}/`) ? 'true' : undefined;
