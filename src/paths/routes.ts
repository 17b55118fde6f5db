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
  search: '/suche',
  'meta.imprint': '/meta/impressum',
  'meta.faq': '/meta/faq',
  'meta.privacy': '/meta/datenschutz',
  'meta.contact': '/meta/kontakt',
  'meta.terms': '/meta/nutzungsbedingungen',
  'meta.accessibility': '/meta/barrierefreiheit',
  'meta.page': '/meta/:slug',
  login: '/login',
  logout: '/logout',
  register: '/register',
  verify: '/verify',
  'password.forgot': '/password/forgot',
  'password.reset': '/password/reset',
  home: '/home',
  'user.profile': '/user/profile',
  'user.edit': '/user/edit',
  'user.address': '/user/address',
  'user.address.coaching': '/user/address/:coaching',
  'user.sessions': '/user/sessions',
  'user.security': '/user/security',
  newsletter: '/newsletter',
  shop: '/shop',
  'shop.checkout': '/shop/checkout/:shortid',
  'shop.product': '/shop/product/:id',
  'shop.thanks': '/shop/danke/:order',
  'shop.gift': '/shop/geschenk/:order',
  'shop.coupon': '/lp/coupon/:id',
  'shop.withdrawal': '/widerruf',
  'courses.mails': '/kurs/abmelden',
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

const queryOf = (query: Readonly<Record<string, string | undefined>>): string => {
  const given = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined));
  return given.size > 0 ? `?${given}` : '';
};

export type WatchAddress = {
  video: string;
  playlist?: string | undefined;
  coaching?: string | undefined;
  t?: number | undefined;
};

export type SearchQuery = {
  query?: string | undefined;
  topic?: string | undefined;
  partner?: string | undefined;
  length?: string | undefined;
  page?: string | undefined;
  /** What videos are like, by the catalogue's names. */
  [trait: string]: string | undefined;
};

export type CheckoutQuery = {
  code?: string | undefined;
  gift?: '1' | undefined;
  error?: string | undefined;
  notice?: 'consent' | 'address' | 'cancelled' | 'expired' | 'sold-out' | 'many-places' | 'unavailable' | undefined;
};

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
    /** A video, alone or within a playlist or coaching; all by shortid (S2.12). `t`: the whole second at which it begins (S11.4). */
    watch: ({ video, playlist, coaching, t }: WatchAddress) =>
      at(`/watch/${video}${playlist ? `/playlist/${playlist}` : coaching ? `/coaching/${coaching}` : ''}${t ? `?t=${t}` : ''}`),
    /** S2.13: the search page, with what was asked for and the facets that narrow it (S12.6). */
    search: (query: SearchQuery = {}) => at('/suche') + queryOf(query),
    /** `redirect` is a path of this site, without its language prefix or with it (S4.3, S4.5). */
    login: (query: { redirect?: string; coaching?: string; error?: string; 'second-factor'?: '1' } = {}) =>
      at('/login') + queryOf(query),
    logout: () => at('/logout'),
    /** With `sso`: the provider gave no address, so the member is asked for one. */
    register: (query: { redirect?: string; sso?: 'google' | 'facebook' } = {}) => at('/register') + queryOf(query),
    verify: () => at('/verify'),
    forgotPassword: () => at('/password/forgot'),
    resetPassword: (query: { email: string; token: string; enrolment?: string }) => at('/password/reset') + queryOf(query),
    home: (query: { verified?: '1'; redirect?: string } = {}) => at('/home') + queryOf(query),
    profile: () => at('/user/profile'),
    editProfile: () => at('/user/edit'),
    /** With the shortid of a coaching: the address is needed for it (S2.8). */
    address: (coaching?: string) => at(coaching ? `/user/address/${coaching}` : '/user/address'),
    sessions: () => at('/user/sessions'),
    security: (query: { enrolment?: string } = {}) => at('/user/security') + queryOf(query),
    /** The link in a newsletter's mails: to confirm it, or to end it (S16.3). */
    newsletter: (query: { confirm?: string; end?: string } = {}) => at('/newsletter') + queryOf(query),
    shop: () => at('/shop'),
    /**
     * A coaching or retreat by shortid (S2.16). `error` is about the code (S8.2); `notice` about everything else:
     * consent (the tick of S14.2 is missing), address, cancelled, expired, sold-out, many-places (unpaid ones of one network), unavailable.
     */
    checkout: (shortid: string, query: CheckoutQuery = {}) => at(`/shop/checkout/${shortid}`) + queryOf(query),
    product: (id: string, query: CheckoutQuery = {}) => at(`/shop/product/${id}`) + queryOf(query),
    /** Where the payment page leads back to, by the order's id. */
    thanks: (order: string) => at(`/shop/danke/${order}`),
    gift: (order: string) => at(`/shop/geschenk/${order}`),
    coupon: (code: string) => at(`/lp/coupon/${encodeURIComponent(code)}`),
    /** S14.3: with the number of an order, which is then filled in. */
    withdrawal: (query: { order?: string } = {}) => at('/widerruf') + queryOf(query),
    imprint: () => at('/meta/impressum'),
    faq: () => at('/meta/faq'),
    privacy: () => at('/meta/datenschutz'),
    contact: () => at('/meta/kontakt'),
    terms: () => at('/meta/nutzungsbedingungen'),
    accessibility: () => at('/meta/barrierefreiheit'),
    /** A page of the editors; those above are such pages too, by the slug that they have. */
    page: (slug: string) => at(`/meta/${slug}`),
  };
}

export type PageLinks = ReturnType<typeof pageLinks>;
