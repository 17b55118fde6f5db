import { namedTitle } from '#catalog/rules.ts';
import { catalogTexts } from '#catalog/texts.ts';
import type { Locale } from '#kit/locale.ts';
import { imageVariant } from '#paths/files.ts';
import { pageLinks } from '#paths/routes.ts';
import type { OEmbed, PlayableVideo } from '../contract.ts';
import { asLine, embedCode, frameSize, type FrameSize } from '../share-rules.ts';

type OEmbedSite = {
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
  readonly baseUrl: string;
};

export type OEmbedQuery = { readonly maxwidth?: unknown; readonly maxheight?: unknown };

/** Cache lifetime in seconds. */
const cacheAge = 3600;

const pictures = [
  { size: 'full', width: 1280, height: 720 },
  { size: 'tablet', width: 640, height: 360 },
] as const;

/** The largest thumbnail within the requested limits; there may be none. */
function thumbnail({ baseUrl }: OEmbedSite, { poster, processed }: PlayableVideo, limit: FrameSize): object {
  const fitting = pictures.find(({ size, width, height }) => {
    return (processed || size === 'full') && width <= limit.width && height <= limit.height;
  });
  if (!fitting || poster === '') return {};
  const { size, width, height } = fitting;
  const address = baseUrl + (size === 'full' ? poster : imageVariant(poster, size, 'jpg'));
  return { thumbnail_url: address, thumbnail_width: width, thumbnail_height: height };
}

const limitOf = (given: unknown): number => (typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : 1e6);

/** The oEmbed response of a free video. A partner's is labelled before its title (S15.2) and names the partner as its author. */
export function oembedOf(
  site: OEmbedSite,
  video: PlayableVideo,
  { locale, t, ...query }: OEmbedQuery & { locale: Locale; t: number },
): OEmbed {
  const links = pageLinks(locale, site.presenterSlug);
  const size = frameSize(query);
  const title = asLine(namedTitle(video, catalogTexts[locale]));
  const { partner } = video;
  return {
    version: '1.0',
    type: 'video',
    title,
    author_name: partner?.title ?? site.presenterName,
    author_url: site.baseUrl + (partner ? links('partner.detail', { slug: partner.slug }) : links('presenter')),
    provider_name: site.siteName,
    provider_url: site.baseUrl + links('start'),
    cache_age: cacheAge,
    ...thumbnail(site, video, { width: limitOf(query.maxwidth), height: limitOf(query.maxheight) }),
    ...size,
    html: embedCode({ baseUrl: site.baseUrl, video: video.shortid, title, locale, t }, size),
  };
}
