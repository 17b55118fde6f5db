import { inLocalePath, withoutLocale } from '#paths/routes.ts';
import { embedPath } from '#paths/share.ts';
import type { Correction, Page, Trust, Video } from '#catalog/contract.ts';
import { machineDuration } from '#catalog/site/door.tsx';
import type { SiteRoute } from '#paths/routes.ts';
import { plainText } from '#kit/plain-text.ts';
import type { Describing } from '#ui/page.ts';
import type { Loaded } from './pages.ts';
import type { WatchData } from './start/watch.page.tsx';

/** What search engines read of a page (S17.2, S15.1), as schema.org has it. Made on the server alone. */

type Described = Readonly<Record<string, unknown>>;
type Trusted = Trust & { readonly corrections?: readonly Correction[] | undefined };

const person = (name: string | undefined): Described => (name ? { '@type': 'Person', name } : {});

/** What holds of any creative work. */
const work = ({ author, sources = [], corrections = [] }: Trusted): Described => ({
  ...(author && { author: person(author) }),
  ...(sources.length > 0 && { citation: sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })) }),
  ...(corrections.length > 0 && {
    correction: corrections.map(({ date, text }) => ({ '@type': 'CorrectionComment', datePublished: date, text })),
  }),
});

/** What holds of the page it stands on. */
const review = ({ reviewer, reviewed_on }: Trusted): Described => ({
  ...(reviewer && { reviewedBy: person(reviewer) }),
  ...(reviewed_on && { lastReviewed: reviewed_on }),
});

const isTrusted = ({ author, reviewer, reviewed_on, sources }: Trust): boolean =>
  Boolean(author ?? reviewer ?? reviewed_on ?? sources);

type Place = Describing & { readonly pathname: string };

const medicalPage = (title: string, { identity, locale, pathname }: Place): Described => ({
  '@context': 'https://schema.org',
  '@type': 'MedicalWebPage',
  url: identity.baseUrl + inLocalePath(withoutLocale(pathname), locale),
  name: plainText(title),
  isPartOf: { '@type': 'WebSite', name: identity.siteName, url: identity.baseUrl },
});

function videoObject(video: Video, trust: Trusted, { identity, locale }: Place): Described {
  return {
    '@type': 'VideoObject',
    name: plainText(video.title),
    description: plainText(video.description),
    thumbnailUrl: identity.baseUrl + video.poster,
    duration: machineDuration(video.duration),
    inLanguage: video.lang,
    ...(video.protection === 'free' && { embedUrl: identity.baseUrl + embedPath(video.shortid, locale) }),
    ...work(trust),
  };
}

function watchPage({ video, trust }: WatchData, place: Place): Described | null {
  if (!video || !trust || !isTrusted(trust)) return null;
  return { ...medicalPage(video.title, place), ...review(trust), mainEntity: videoObject(video, trust, place) };
}

const metaPage = (page: Page, place: Place): Described | null =>
  isTrusted(page) ? { ...medicalPage(page.title, place), inLanguage: page.lang, ...work(page), ...review(page) } : null;

/** The description of a page that somebody stands for; null for all others. */
export function structuredData({ name }: SiteRoute, { result }: Loaded, place: Place): Described | null {
  if (!result.ok) return null;
  if (name.startsWith('watch')) return watchPage(result.value as WatchData, place);
  return name.startsWith('meta.') ? metaPage(result.value as Page, place) : null;
}
