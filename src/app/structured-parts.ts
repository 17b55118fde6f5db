import type {
  BreadcrumbList,
  Clip,
  Course,
  Event,
  ItemList,
  MediaObject,
  Offer,
  Organization,
  Question,
  SearchAction,
  VideoObject,
  WebSite,
  WebPage,
} from 'schema-dts';
import type { Coaching, Frame, Module, Partner, Retreat, Trust, Video } from '#catalog/contract.ts';
import { namedTitle } from '#catalog/rules.ts';
import { machineDuration } from '#catalog/site/door.tsx';
import { catalogTexts } from '#catalog/texts.ts';
import { plainText } from '#kit/plain-text.ts';
import { assetPath } from '#paths/files.ts';
import { embedPath } from '#paths/share.ts';
import type { Chapter, Evidence } from '#playback/contract.ts';
import type { Crumb, Describing } from '#ui/page.ts';
import type { WatchData } from './start/watch.page.tsx';

/** The schema.org nodes of single things (S17.2, S15.1), built from the data that the page shows. */

export type Place = Describing & { readonly pathname: string };

export type Trusted = Trust & {
  readonly evidence?: readonly Evidence[] | undefined;
};

export const absolute = ({ identity }: Describing, path: string): string => new URL(path, identity.baseUrl).href;

/** Ids of nodes that others on the page refer to. */
export const ids = (place: Describing) =>
  ({ organization: absolute(place, '/#organization'), site: absolute(place, '/#website') }) as const;

/** Drops empty fields. */
const image = (place: Describing, path: string): { image?: string } => (path ? { image: absolute(place, path) } : {});
const description = (html: string): { description?: string } => {
  const text = plainText(html);
  return text ? { description: text } : {};
};

export const organization = (place: Describing, frame: Pick<Frame, 'social_links'>): Organization => ({
  '@type': 'Organization',
  '@id': ids(place).organization,
  name: place.identity.siteName,
  url: absolute(place, '/'),
  logo: absolute(place, '/assets/icon.svg'),
  publishingPrinciples: absolute(place, place.links('meta.principles')),
  correctionsPolicy: absolute(place, place.links('meta.corrections')),
  ...(frame.social_links.length > 0 && { sameAs: frame.social_links.map(({ url }) => url) }),
});

/** `query-input` names the placeholder in the template. */
const search = (place: Describing): SearchAction & { readonly 'query-input': string } => ({
  '@type': 'SearchAction',
  target: { '@type': 'EntryPoint', urlTemplate: `${absolute(place, place.links('search'))}?query={search_term_string}` },
  'query-input': 'required name=search_term_string',
});

export const webSite = (place: Describing): WebSite => ({
  '@type': 'WebSite',
  '@id': ids(place).site,
  name: place.identity.siteName,
  url: absolute(place, '/'),
  inLanguage: ['de', 'en'],
  publisher: { '@id': ids(place).organization },
  potentialAction: search(place),
});

/** The breadcrumbs as shown, with the page itself. Null if there are none. */
export const breadcrumbs = (place: Place, crumbs: readonly Crumb[], title: string): BreadcrumbList | null =>
  crumbs.length === 0
    ? null
    : {
        '@type': 'BreadcrumbList',
        itemListElement: [...crumbs, { label: title, to: place.pathname }].map(({ label, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: plainText(label),
          item: absolute(place, to),
        })),
      };

const person = (name: string) => ({ '@type': 'Person', name }) as const;

/** The sources of an entry and of its claims, each address once. */
const citations = ({ sources = [], evidence = [] }: Trusted) =>
  [...new Map([...sources, ...evidence.map(({ source }) => source)].map((one) => [one.url, one])).values()].map(
    ({ title, url }) => ({ '@type': 'CreativeWork', name: title, url }) as const,
  );

/** Properties of any creative work. */
export const work = ({ author, sources, evidence, corrections = [] }: Trusted, cited = citations({ sources, evidence })) => ({
  ...(author && { author: person(author) }),
  ...(cited.length > 0 && { citation: cited }),
  ...(corrections.length > 0 && {
    correction: corrections.map(({ date, text }) => ({ '@type': 'CorrectionComment', datePublished: date, text }) as const),
  }),
});

/** Properties of the current page. */
export const review = ({ reviewer, reviewed_on }: Trusted) => ({
  ...(reviewer && { reviewedBy: person(reviewer) }),
  ...(reviewed_on && { lastReviewed: reviewed_on }),
});

/** Chapters with their ends: each lasts until the next begins. */
const clips = (place: Place, video: Video, chapters: readonly Chapter[]): Clip[] =>
  chapters.map(({ start, title }, index) => ({
    '@type': 'Clip',
    name: plainText(title),
    startOffset: Math.floor(start),
    endOffset: Math.floor(chapters[index + 1]?.start ?? secondsOf(video.duration)),
    url: absolute(place, place.links('watch', { video: video.shortid, t: Math.floor(start) })),
  }));

const secondsOf = (duration: string): number => duration.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** What a video's page tells besides the video. */
type Told = Pick<WatchData, 'chapters' | 'captions' | 'transcript' | 'expires'> & { readonly trust: Trusted };

export function videoObject(place: Place, video: Video, { trust, chapters, captions, transcript, expires }: Told): VideoObject {
  const isFree = video.protection === 'free';
  const title = plainText(video.title);
  return {
    '@type': 'VideoObject',
    name: plainText(namedTitle(video, catalogTexts[place.locale])),
    description: plainText(video.description) || plainText(video.topline) || title,
    ...(video.poster && { thumbnailUrl: absolute(place, video.poster) }),
    ...(video.published_at && { uploadDate: video.published_at }),
    duration: machineDuration(video.duration),
    inLanguage: video.lang,
    isAccessibleForFree: isFree,
    ...(expires && { expires: expires.replace(/\.\d+Z$/, 'Z') }),
    publisher: video.partner
      ? {
          '@type': 'Organization',
          name: video.partner.title,
          url: absolute(place, place.links('partner.detail', { slug: video.partner.slug })),
        }
      : { '@id': ids(place).organization },
    ...(isFree && {
      embedUrl: absolute(place, embedPath(video.shortid, place.locale)),
      contentUrl: absolute(place, assetPath(video.shortid, 'file', '960.mp4')),
      ...(chapters.length > 0 && { hasPart: clips(place, video, chapters) }),
      ...(captions.length > 0 && {
        caption: captions.map(({ lang, src }): MediaObject => ({
          '@type': 'MediaObject',
          contentUrl: absolute(place, src.replace(/\?.*$/, '')),
          encodingFormat: 'text/vtt',
          inLanguage: lang,
        })),
      }),
      ...(transcript && { transcript: transcript.sentences.map(({ text }) => text).join(' ') }),
    }),
    ...work(trust),
  };
}

/** Marks a part of the page as restricted (S6.1). */
export const keptBack: NonNullable<WebPage['hasPart']> = {
  '@type': 'WebPageElement',
  isAccessibleForFree: false,
  cssSelector: '[data-watch]',
};

/** List entries by the URLs of their pages, which contain their names. */
export const itemList = (place: Place, addresses: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  numberOfItems: addresses.length,
  itemListElement: addresses.map((to, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(place, to) })),
});

type Priced = { readonly stripe_price_value: number; readonly on_sale: boolean };

const offer = (place: Place, { stripe_price_value, on_sale }: Priced, isSoldOut = false): Offer | undefined =>
  on_sale
    ? {
        '@type': 'Offer',
        category: 'Paid',
        price: (stripe_price_value / 100).toFixed(2),
        priceCurrency: 'EUR',
        availability: isSoldOut ? 'https://schema.org/SoldOut' : 'https://schema.org/InStock',
        url: absolute(place, place.pathname),
      }
    : undefined;

export function course(place: Place, coaching: Coaching): Course {
  const offers = offer(place, coaching);
  return {
    '@type': 'Course',
    name: plainText(coaching.title),
    description: plainText(coaching.intro) || plainText(coaching.title),
    url: absolute(place, place.pathname),
    inLanguage: coaching.lang,
    provider: { '@id': ids(place).organization, '@type': 'Organization', name: place.identity.siteName },
    ...image(place, coaching.image),
    ...(offers && { offers }),
    ...(coaching.days > 0 && {
      hasCourseInstance: {
        '@type': 'CourseInstance',
        courseMode: 'Online',
        courseSchedule: { '@type': 'Schedule', repeatCount: coaching.days, repeatFrequency: 'Daily' },
        instructor: person(place.identity.presenterName),
      },
    }),
  };
}

export function event(place: Place, retreat: Retreat): Event {
  const offers = offer(place, retreat, retreat.places_left === 0);
  return {
    '@type': 'Event',
    name: plainText(retreat.title),
    ...description(retreat.intro),
    url: absolute(place, place.pathname),
    startDate: retreat.starts_on,
    endDate: retreat.ends_on,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: retreat.place, address: retreat.place },
    organizer: {
      '@id': ids(place).organization,
      '@type': 'Organization',
      name: place.identity.siteName,
      url: absolute(place, '/'),
    },
    performer: person(place.identity.presenterName),
    ...image(place, retreat.image),
    ...(offers && { offers }),
  };
}

export const questions = (modules: readonly Module[]): Question[] =>
  modules
    .filter(({ content }) => content.title && plainText(content.copy))
    .map(({ content }) => ({
      '@type': 'Question',
      name: plainText(content.title),
      acceptedAnswer: { '@type': 'Answer', text: plainText(content.copy) },
    }));

export const partnerOf = (place: Place, partner: Partner): Organization => ({
  '@type': 'Organization',
  name: plainText(partner.title),
  ...description(partner.description),
  ...image(place, partner.image),
  ...(partner.url && { url: partner.url }),
});
