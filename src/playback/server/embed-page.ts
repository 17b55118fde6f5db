import type { Locale } from '#kit/locale.ts';
import { assetPath, imageVariant } from '#paths/files.ts';
import { playedPath } from '#paths/play-time.ts';
import { pageLinks, watchLink } from '#paths/routes.ts';
import { escaped } from '#platform/http/plain-page.ts';
import type { Video } from '#catalog/contract.ts';
import { namedTitle } from '#catalog/rules.ts';
import { catalogTexts } from '#catalog/texts.ts';
import type { PlayableVideo } from '../contract.ts';
import { asLine } from '../share-rules.ts';
import { playbackTexts } from '../texts.ts';
import { embedTexts } from './embed-texts.ts';

/** What all embed pages of the site share. */
export type EmbedSite = {
  readonly siteName: string;
  readonly baseUrl: string;
  readonly presenterSlug: string;
  /** Address of the script that plays the stream, if it is built. */
  readonly script: string;
  readonly stylesheet: string;
};

const reasons = {
  de: { ...playbackTexts.de.errors, trouble: playbackTexts.de.trouble },
  en: { ...playbackTexts.en.errors, trouble: playbackTexts.en.trouble },
};

type Written = { readonly locale: Locale; readonly title: string; readonly canonical: string; readonly main: string };

const whole = ({ siteName, stylesheet, script }: EmbedSite, { locale, title, canonical, main }: Written): string =>
  `<!doctype html><html lang="${locale}" data-tone="night"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} – ${escaped(siteName)}</title><link rel="canonical" href="${escaped(canonical)}"><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"><script type="module" src="${script}"></script></head><body>${main}</body></html>`;

/** A link that leaves the frame. */
const outward = (href: string, text: string, lang = ''): string =>
  `<a href="${escaped(href)}" target="_blank" rel="noopener"${lang}>${escaped(text)}</a>`;

const watchUrl = ({ baseUrl, presenterSlug }: EmbedSite, video: string, locale: Locale): string =>
  baseUrl + watchLink(pageLinks(locale, presenterSlug), { video });

/** The partner label first (S15.2), then title and source. */
function head(site: EmbedSite, video: Video, locale: Locale): string {
  const lang = video.lang === locale ? '' : ` lang="${video.lang}"`;
  const partner = video.partner && `<p class="partner">${escaped(playbackTexts[locale].partnerContent(video.partner.title))}</p>`;
  return `<header>${partner ?? ''}<h1>${outward(watchUrl(site, video.shortid, locale), asLine(video.title), lang)}</h1><p class="site">${escaped(site.siteName)}</p></header>`;
}

/**
 * A video for embedding on another site (S11.4): the file with the browser's own controls, which needs no script. With JavaScript
 * it plays the stream once the reader starts it. It uses no cookies and stores nothing. `t`: the start second.
 */
export function embedPage(site: EmbedSite, video: PlayableVideo, { locale, t }: { locale: Locale; t: number }): string {
  const title = asLine(namedTitle(video, catalogTexts[locale]));
  const at = (type: 'hls' | 'file', name: string): string => assetPath(video.shortid, type, name);
  const poster = video.processed ? imageVariant(video.poster, 'full', 'webp') : video.poster;
  const tracks = video.captions.map(
    // A free video needs no signature, and a frame may be open for longer than one is valid.
    ({ lang, label, src }) =>
      `<track kind="captions" srclang="${escaped(lang)}" label="${escaped(label)}" src="${escaped(src.replace(/\?.*$/s, ''))}">`,
  );
  const attributes = {
    poster,
    src: `${at('file', '960.mp4')}${t > 0 ? `#t=${t}` : ''}`,
    'data-stream': at('hls', 'master.m3u8'),
    'data-start': String(t),
    'data-count': `/api/video/count/${video.shortid}`,
    'data-played': playedPath(video.shortid),
    'aria-label': title,
  };
  const written = Object.entries(attributes).map(([name, value]) => `${name}="${escaped(value)}"`);
  const words = embedTexts[locale];
  const main =
    `<main>${head(site, video, locale)}<video controls playsinline preload="none" ${written.join(' ')}>${tracks.join('')}</video>` +
    `<button type="button" aria-label="${escaped(words.play(title))}" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8.2 5.4v13.2c0 .6.6.9 1.1.6l10-6.6c.4-.3.4-.9 0-1.2l-10-6.6c-.5-.3-1.1 0-1.1.6Z"/></svg></button>` +
    `<p class="trouble" role="alert"><span hidden>${escaped(playbackTexts[locale].trouble)}</span></p></main>`;
  return whole(site, { locale, title, canonical: watchUrl(site, video.shortid, locale), main });
}

/** Explains why a video cannot be watched here, with a link to where it can; `video` is null if it is unknown. */
export function refusedPage(
  site: EmbedSite,
  { why, video, locale }: { why: keyof typeof reasons.de; video: Video | null; locale: Locale },
): string {
  const words = embedTexts[locale];
  const start = site.baseUrl + pageLinks(locale, site.presenterSlug)('start');
  const onward = video ? watchUrl(site, video.shortid, locale) : start;
  const title = video ? asLine(namedTitle(video, catalogTexts[locale])) : site.siteName;
  const main = `<main class="refused">${video ? head(site, video, locale) : ''}<div class="panel"><${video ? 'p' : 'h1'}>${escaped(reasons[locale][why])}</${video ? 'p' : 'h1'}><p>${outward(onward, (video ? words.watchAt : words.toSite)(site.siteName))}</p></div></main>`;
  return whole(site, { locale, title, canonical: onward, main });
}
