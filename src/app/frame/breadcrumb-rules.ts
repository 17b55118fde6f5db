import type { PageLinks, RouteName } from '#paths/routes.ts';
import type { Crumb } from '#ui/page.ts';
import type { AppTexts } from '../texts.ts';

/** The first breadcrumb, from the part of the route's name before the dot (S2.25); null on pages outside the sections. */
export function parentCrumb(routeName: RouteName, links: PageLinks, t: AppTexts, presenterName: string): Crumb | null {
  if (routeName.startsWith('health.')) return { label: t.nav.health, to: links('health') };
  if (routeName.startsWith('feelgood.')) return { label: t.nav.feelgood, to: links('feelgood') };
  if (routeName.startsWith('partner.')) return { label: t.nav.partner, to: links('partner') };
  if (routeName.startsWith('presenter.')) return { label: presenterName, to: links('presenter') };
  return null;
}

/** The breadcrumbs of a page: its section first, then the page's own, without duplicate URLs. */
export function crumbTrail(parent: Crumb | null, own: readonly Crumb[]): readonly Crumb[] {
  return parent ? [parent, ...own.filter(({ to }) => to !== parent.to)] : own;
}
