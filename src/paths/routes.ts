import { defaultLocale, type Locale } from '#kit/locale.ts';
import { sectionOf, sectionSlug, type Category } from './categories.ts';

/**
 * Every page of the site by its route name, with its path below the language prefix (S2). `{presenter}`
 * stands for the configured slug. The part of a name before the dot is its parent route (S2.25).
 */
export const routePaths = {
  start: '/',
  health: '/gesundheit',
  'health.detail': '/gesundheit/:category',
  feelgood: '/wohlfuehlen',
  'feelgood.detail': '/wohlfuehlen/:category',
  partner: '/partner',
  'partner.detail': '/partner/:slug',
  presenter: '/mein-{presenter}',
  'presenter.detail': '/mein-{presenter}/:slug',
  'presenter.coaching.detail': '/mein-{presenter}/coaching/:slug',
  'presenter.retreat.detail': '/mein-{presenter}/auszeit/:slug',
  playlist: '/playlist/:slug',
  watch: '/watch/:video',
  'watch.playlist': '/watch/:video/playlist/:playlist',
  'watch.coaching': '/watch/:video/coaching/:coaching',
  'meta.imprint': '/meta/impressum',
  'meta.faq': '/meta/faq',
  'meta.privacy': '/meta/datenschutz',
  'meta.contact': '/meta/kontakt',
  'meta.terms': '/meta/nutzungsbedingungen',
  'error.notFound': '/404',
  'error.forbidden': '/403',
} as const;

export type RouteName = keyof typeof routePaths;

/** The path pattern of a route for this site's presenter, in React Router's notation. */
export const patternOf = (name: RouteName, presenterSlug: string): string =>
  routePaths[name].replace('{presenter}', presenterSlug);

/** Puts the language prefix before a path of the default language. */
export const inLocalePath = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** The path without its language prefix: `/en/partner` is `/partner`. */
export const withoutLocale = (pathname: string): string => pathname.replace(/^\/(?:en|de)(?=\/|$)/, '') || '/';

/** Addresses of pages, for one language and one presenter. The only way to build a link. */
export function pageLinks(locale: Locale, presenterSlug: string) {
  const at = (path: string): string => inLocalePath(path, locale);
  const presenter = `/mein-${presenterSlug}`;
  return {
    start: () => at('/'),
    health: () => at('/gesundheit'),
    feelgood: () => at('/wohlfuehlen'),
    category: (category: Category) => at(`/${sectionSlug[sectionOf(category)]}/${category}`),
    partners: () => at('/partner'),
    partner: (slug: string) => at(`/partner/${slug}`),
    presenter: () => at(presenter),
    project: (slug: string) => at(`${presenter}/${slug}`),
    coaching: (slug: string) => at(`${presenter}/coaching/${slug}`),
    retreat: (slug: string) => at(`${presenter}/auszeit/${slug}`),
    playlist: (slug: string) => at(`/playlist/${slug}`),
    /** A video, alone or within a playlist or coaching; all by shortid (S2.12). */
    watch: ({ video, playlist, coaching }: { video: string; playlist?: string | undefined; coaching?: string | undefined }) =>
      at(`/watch/${video}${playlist ? `/playlist/${playlist}` : coaching ? `/coaching/${coaching}` : ''}`),
    imprint: () => at('/meta/impressum'),
    faq: () => at('/meta/faq'),
    privacy: () => at('/meta/datenschutz'),
    contact: () => at('/meta/kontakt'),
    terms: () => at('/meta/nutzungsbedingungen'),
  };
}

export type PageLinks = ReturnType<typeof pageLinks>;
