import { patternOf, siteRoutes } from '../../src/paths/routes.ts';

type PageKind = {
  readonly kind: string;
  readonly address: string;
  /** Unless it is 200. */
  readonly status?: 404 | 403 | 410;
  /** Whether the page's video is refused. */
  readonly isKeptBack?: boolean;
};

/** Pages with parameters: one example of each kind. */
const named: readonly PageKind[] = [
  { kind: 'a category', address: '/gesundheit/krankheiten' },
  { kind: 'a filtered category', address: '/gesundheit/krankheiten?letter=h&tag=herz' },
  { kind: 'an empty choice', address: '/gesundheit/krankheiten?letter=x' },
  { kind: 'a category without picture', address: '/wohlfuehlen/fitness-und-bewegung' },
  { kind: 'a partner', address: '/partner/bergluft-stiftung' },
  { kind: 'a project', address: '/mein-dr-muster/ueber-mich' },
  { kind: 'a coaching', address: '/mein-dr-muster/coaching/besser-schlafen' },
  { kind: 'a coaching without trailers', address: '/mein-dr-muster/coaching/leicht-und-genussvoll-essen' },
  { kind: 'a retreat', address: '/mein-dr-muster/auszeit/durchatmen-im-allgaeu' },
  { kind: 'a playlist', address: '/playlist/arthrose' },
  { kind: 'a long playlist', address: '/playlist/kurs-besser-schlafen' },
  { kind: 'a partner’s playlist', address: '/playlist/atmen-mit-der-bergluft-stiftung' },
  { kind: 'the members’ playlist', address: '/playlist/nur-fuer-mitglieder' },
  { kind: 'a video in its playlist', address: '/watch/arthrose1/playlist/l-arthros' },
  { kind: 'a video that is kept back', address: '/watch/ex-frage1', isKeptBack: true },
  { kind: 'what a search found', address: '/suche?query=Schlaf' },
  { kind: 'a search that found nothing', address: '/suche?query=xyzxyzxyz' },
  { kind: 'a search with an emergency note', address: '/suche?query=Brustschmerz' },
  { kind: 'a checkout', address: '/shop/checkout/ruhe7' },
  { kind: 'an address that does not exist', address: '/gibt-es-nicht', status: 404 },
];

/** Public pages at a fixed path. */
const fixed = siteRoutes.flatMap(({ name, path, guard }): PageKind[] => {
  if (guard !== undefined || path.includes(':')) return [];
  const address = patternOf(name, 'dr-muster');
  if (name === 'error.notFound') return [{ kind: name, address, status: 404 }];
  if (name === 'error.gone') return [{ kind: name, address, status: 410 }];
  return [{ kind: name, address, ...(name === 'error.forbidden' && { status: 403 }) }];
});

/** One path of every kind of page. */
export const pageKinds: readonly PageKind[] = [...fixed, ...named];

export const inEnglish = (address: string): string => (address === '/' ? '/en' : `/en${address}`);

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
