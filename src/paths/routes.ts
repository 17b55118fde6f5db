import { lazily } from '#kit/lazily.ts';
import { defaultLocale, type Locale } from '#kit/locale.ts';
import { callUrl } from './call-address.ts';
import { sectionOf, type Category } from './categories.ts';
import { easyQuery } from './easy.ts';
import { officeBase } from './office-pages.ts';
import { slugPattern } from './patterns.ts';

/**
 * Who may see a page. `anyone`: everyone, but it is private, since its address has a secret; `guest`: logged-in members are
 * redirected (S4.5); `unverified`: only members who have not confirmed the e-mail yet (S2.5); `verified`: members who have (S4.2,
 * S4.3).
 */
export type Guard = 'anyone' | 'guest' | 'unverified' | 'verified';

/** What is known of a page before it is loaded: whether it is cached, and under which key. */
export type PageAddress = {
  /** The path below the language prefix; `{presenter}` stands for the configured slug. */
  readonly path: `/${string}`;
  /** A guarded page is private: rendered for each request, never cached. */
  readonly guard?: Guard;
  /** The query values that change the page, with their patterns; all others are ignored. */
  readonly query?: Readonly<Record<string, RegExp>>;
  /** Private query values, such as a code: with one of them the page is rendered for that request, and never cached. */
  readonly ownQuery?: readonly string[];
};

const ofCategory = { letter: /^[a-z]$/, tag: slugPattern, page: /^[1-9]\d{0,3}$/ };

/**
 * What the checkout says beside its code: consent (the checkbox of S14.2 is missing), address, price (it is another than was shown
 * when the button was pressed), cancelled, expired, sold-out, many-places (unpaid ones of one network), unavailable, approval
 * (S15.7).
 */
export const checkoutNotices = [
  'consent',
  'address',
  'price',
  'cancelled',
  'expired',
  'sold-out',
  'many-places',
  'unavailable',
  'approval',
] as const;

/** The query of the checkout; its code and errors are private. */
const checkout = {
  query: { gift: /^1$/, notice: new RegExp(`^(?:${checkoutNotices.join('|')})$`) },
  ownQuery: ['code', 'error'],
} as const;

/**
 * Every page of the site by its route name (S2), grouped by the part of the site's script: that of the start loads with every
 * page, the others are named by their room, and by a folder of its `site` that readers need without the rest. The part of a name
 * before the dot is its parent route (S2.25).
 */
const table = {
  start: {
    start: '/',
    watch: { path: '/watch/:video', query: easyQuery },
    'watch.playlist': { path: '/watch/:video/playlist/:playlist', query: easyQuery },
    'watch.coaching': { path: '/watch/:video/coaching/:coaching', query: easyQuery },
    'error.notFound': '/404',
    'error.forbidden': '/403',
  },
  'catalog/categories': {
    health: '/gesundheit',
    'health.detail': { path: '/gesundheit/:category', query: ofCategory },
    feelgood: '/wohlfuehlen',
    'feelgood.detail': { path: '/wohlfuehlen/:category', query: ofCategory },
  },
  catalog: {
    partner: '/partner',
    'partner.detail': { path: '/partner/:slug', query: easyQuery },
    presenter: '/mein-{presenter}',
    'presenter.detail': { path: '/mein-{presenter}/:slug', query: easyQuery },
    'presenter.retreat.detail': { path: '/mein-{presenter}/auszeit/:slug', query: easyQuery },
    'meta.imprint': { path: '/meta/impressum', query: easyQuery },
    'meta.faq': { path: '/meta/faq', query: easyQuery },
    'meta.privacy': { path: '/meta/datenschutz', query: easyQuery },
    'meta.contact': { path: '/meta/kontakt', query: easyQuery },
    'meta.terms': { path: '/meta/nutzungsbedingungen', query: easyQuery },
    'meta.accessibility': { path: '/meta/barrierefreiheit', query: easyQuery },
    'meta.principles': { path: '/meta/wie-wir-arbeiten', query: easyQuery },
    'meta.corrections': { path: '/meta/korrekturen', query: easyQuery },
    'meta.page': { path: '/meta/:slug', query: easyQuery },
  },
  // Its form says when it was made.
  barriers: { 'meta.barrier': { path: '/meta/barriere-melden', guard: 'anyone' } },
  courses: {
    'presenter.coaching.detail': { path: '/mein-{presenter}/coaching/:slug', query: easyQuery },
    playlist: { path: '/playlist/:slug', query: easyQuery },
  },
  // Searches are never cached.
  search: { search: { path: '/suche', ownQuery: ['query'] } },
  accounts: {
    login: { path: '/login', guard: 'guest' },
    logout: { path: '/logout', guard: 'anyone' },
    register: { path: '/register', guard: 'guest' },
    verify: { path: '/verify', guard: 'unverified' },
    // What the link of the confirmation mail answers with; by itself it is no page.
    'verify.link': { path: '/verify/link', guard: 'anyone' },
    'password.forgot': { path: '/password/forgot', guard: 'anyone' },
    'password.reset': { path: '/password/reset', guard: 'anyone' },
    'user.profile': { path: '/user/profile', guard: 'verified' },
    'user.edit': { path: '/user/edit', guard: 'verified' },
    'user.address': { path: '/user/address', guard: 'verified' },
    'user.sessions': { path: '/user/sessions', guard: 'verified' },
    'user.security': { path: '/user/security', guard: 'verified' },
    newsletter: { path: '/newsletter', guard: 'anyone' },
  },
  shop: {
    shop: '/shop',
    'shop.checkout': { path: '/shop/checkout/:shortid', ...checkout },
    'shop.product': { path: '/shop/product/:id', ...checkout },
    'shop.thanks': { path: '/shop/danke/:order', guard: 'verified' },
    'shop.gift': { path: '/shop/geschenk/:order', guard: 'verified' },
    // A code is not personal, but no content either.
    'shop.coupon': { path: '/lp/coupon/:id', guard: 'anyone' },
    // Orders are private.
    'shop.withdrawal': { path: '/widerruf', ownQuery: ['order'] },
    'user.address.coaching': { path: '/user/address/:coaching', guard: 'verified' },
  },
  app: {
    home: { path: '/home', guard: 'verified' },
    'courses.mails': { path: '/kurs/abmelden', guard: 'anyone' },
    // What the server answers where something was that somebody removed.
    'error.gone': '/410',
  },
} as const satisfies Record<string, Readonly<Record<string, `/${string}` | PageAddress>>>;

/** A part of the site's script, by the room whose pages it contains. */
export type Part = keyof typeof table;
export type RouteName = { [P in Part]: keyof (typeof table)[P] }[Part];
export type SiteRoute = PageAddress & { readonly name: RouteName; readonly part: Part };

/** Every page of the site. */
export const siteRoutes: readonly SiteRoute[] = Object.entries(table).flatMap(([part, pages]) =>
  Object.entries<PageAddress['path'] | PageAddress>(pages).map(([name, known]) => ({
    ...(typeof known === 'string' ? { path: known } : known),
    name: name as RouteName,
    part: part as Part,
  })),
);

const byName = new Map(siteRoutes.map((route) => [route.name, route]));

/** Throws for an unknown name, which types prevent. */
export function routeOf(name: RouteName): SiteRoute {
  const route = byName.get(name);
  if (!route) throw new Error(`there is no page ${name}`);
  return route;
}

/** The path pattern of a route for this site's presenter, in React Router's notation. */
export const patternOf = (name: RouteName, presenterSlug: string): PageAddress['path'] =>
  routeOf(name).path.replace('{presenter}', presenterSlug) as PageAddress['path'];

/** Adds the language prefix to a path of the default language. */
export const inLocalePath = (path: string, locale: Locale): string =>
  locale === defaultLocale ? path : path === '/' ? `/${locale}` : `/${locale}${path}`;

/** The path without its language prefix: `/en/partner` is `/partner`. */
export const withoutLocale = (pathname: string): string => pathname.replace(/^\/(?:en|de)(?=\/|$)/, '') || '/';

export type WatchAddress = {
  video: string;
  playlist?: string | undefined;
  coaching?: string | undefined;
  t?: number | undefined;
};

/** The segments of a path; one between two slashes is empty. */
const segmentsOf = (path: string): string[] => path.replace(/\/+$/, '').split('/').slice(1);
const isParam = (segment: string): boolean => segment.startsWith(':');

/** Segments as they are meant; where one is not encoded well, each stands for itself. */
function decoded(segments: readonly string[]): readonly string[] {
  try {
    return segments.map(decodeURIComponent);
  } catch {
    return segments;
  }
}

/** Each route with the segments of its pattern, the fewest parameters first: `/meta/faq` goes before `/meta/:slug`. */
const bySegments = lazily(() =>
  siteRoutes
    .map((route) => ({ route, pattern: segmentsOf(route.path) }))
    .toSorted((a, b) => a.pattern.filter(isParam).length - b.pattern.filter(isParam).length),
);

/** A page's route, and what its address has in place of the parameters. */
export type PageAt = { readonly route: SiteRoute; readonly params: Readonly<Record<string, string>> };

/**
 * The page at a path with or without its language prefix, null where there is none. Upper and lower case differ: otherwise
 * `/Gesundheit` would duplicate `/gesundheit`. React Router would find the same, but compiles the patterns of all pages for that.
 */
function pageAt(pathname: string, presenterSlug: string): PageAt | null {
  const segments = decoded(segmentsOf(withoutLocale(pathname)));
  const fits = (part: string, segment: string): boolean =>
    isParam(part) ? segment !== '' : part.replace('{presenter}', presenterSlug) === segment;
  const found = bySegments().find(
    ({ pattern }) => pattern.length === segments.length && pattern.every((part, at) => fits(part, segments[at] ?? '')),
  );
  if (!found) return null;
  const params = found.pattern.flatMap((part, at) => (isParam(part) ? [[part.slice(1), segments[at] ?? ''] as const] : []));
  return { route: found.route, params: Object.fromEntries(params) };
}

/** The route of a path, null where there is no page. */
export const routeAt = (pathname: string, presenterSlug: string): SiteRoute | null =>
  pageAt(pathname, presenterSlug)?.route ?? null;

/**
 * What is shown at a path: its page, else the lost page. The back office is a separate application (S10.1); here its paths only show the
 * forbidden page (S2.17).
 */
export function pageShownAt(pathname: string, presenterSlug: string): PageAt {
  const isOffice = `${withoutLocale(pathname)}/`.startsWith(`${officeBase}/`);
  return pageAt(pathname, presenterSlug) ?? { route: routeOf(isOffice ? 'error.forbidden' : 'error.notFound'), params: {} };
}

type SearchQuery = {
  query?: string | undefined;
  topic?: string | undefined;
  partner?: string | undefined;
  length?: string | undefined;
  page?: string | undefined;
  /** Traits of videos, by the catalogue's names. */
  [trait: string]: string | undefined;
};

export type CheckoutQuery = {
  code?: string | undefined;
  gift?: '1' | undefined;
  error?: string | undefined;
  notice?: (typeof checkoutNotices)[number] | undefined;
};

/** The query parameters of each page. */
type Queries = {
  /** The second at which a video starts (S11.4). */
  watch: { t?: number | undefined };
  'watch.playlist': { t?: number | undefined };
  'watch.coaching': { t?: number | undefined };
  /** S2.13: the search text, and its facets (S12.6). */
  search: SearchQuery;
  /** `redirect` is a path of this site, with or without its language prefix (S4.3, S4.5). */
  login: { redirect?: string; coaching?: string; error?: string; 'second-factor'?: '1' };
  /** With `sso`: the provider gave no address, so the member is asked for one. */
  register: { redirect?: string; sso?: 'google' | 'facebook' };
  'password.reset': { email: string; token: string; enrolment?: string };
  home: { verified?: '1'; redirect?: string };
  'user.security': { enrolment?: string };
  /** The link in a newsletter's mails: to confirm or to cancel it (S16.3). */
  newsletter: { confirm?: string; end?: string };
  /** `error` is about the code (S8.2); `notice` about everything else. */
  'shop.checkout': CheckoutQuery;
  'shop.product': CheckoutQuery;
  /** S14.3: with an order number to prefill. */
  'shop.withdrawal': { order?: string };
  /** The path of the page where something does not work, which is then filled in (S19.7). */
  'meta.barrier': { from?: string };
};

type PathIn<Known> = Known extends { readonly path: infer Path } ? Path : Known;
type PathOf<N extends RouteName> = {
  [P in Part]: N extends keyof (typeof table)[P] ? PathIn<(typeof table)[P][N]> : never;
}[Part];
type ParamsIn<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamsIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The arguments of a link: path parameters and query. */
type LinkInput<N extends RouteName> = N extends RouteName
  ? { readonly [Param in ParamsIn<PathOf<N>>]: string } & (N extends keyof Queries ? Queries[N] : unknown)
  : never;

type LinkRest<Input> = keyof Input extends never ? [] : Partial<Input> extends Input ? [input?: Input] : [input: Input];

/** Builds the address of a page by its route name: `links('partner.detail', { slug })`. The only way to build links. */
export type PageLinks = <N extends RouteName>(name: N, ...rest: LinkRest<LinkInput<N>>) => string;

/** Addresses of pages, for one language and one presenter. */
export const pageLinks =
  (locale: Locale, presenterSlug: string): PageLinks =>
  (name, ...[input]) =>
    inLocalePath(callUrl(`GET ${patternOf(name, presenterSlug)}`, input), locale);

/** A category, in its section (S2.24). */
export const categoryLink = (links: PageLinks, category: Category): string =>
  links(`${sectionOf(category)}.detail`, { category });

/** A video, alone or within a playlist or coaching; all by shortid (S2.12). `t`: the whole second at which it starts (S11.4). */
export function watchLink(links: PageLinks, { video, playlist, coaching, t: second }: WatchAddress): string {
  const t = second || undefined;
  if (playlist) return links('watch.playlist', { video, playlist, t });
  return coaching ? links('watch.coaching', { video, coaching, t }) : links('watch', { video, t });
}
