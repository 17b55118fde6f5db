import { defaultLocale, localeOfPath, type Locale } from '#kit/locale.ts';
import { parseUrl } from '#kit/url.ts';
import { wellFormed } from '#kit/well-formed.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { pageLinks, withoutLocale, watchLink } from '#paths/routes.ts';
import { embedPath, oembedPath } from '#paths/share.ts';
import { askedSeconds } from './resume-rules.ts';

/** What is shared: a video, in its playlist, from a whole second on. */
export type Shared = { readonly video: string; readonly playlist?: string | undefined; readonly t?: number | undefined };

/** A second from an address, parsed as in the layer; 0 if it is invalid, or a day or more (S11.4). */
export function secondOf(t: unknown): number {
  const second = typeof t === 'string' ? (askedSeconds(t) ?? 0) : 0;
  return second < 86_400 ? second : 0;
}

/** The address of a video for sharing, independent of the sender's language (S2.34). `baseUrl` has no trailing slash. */
export const shareUrl = (baseUrl: string, { video, playlist, t }: Shared): string =>
  `${baseUrl}${watchLink(pageLinks(defaultLocale, ''), { video, playlist, t })}`;

/**
 * A title as one line of well-formed text: no line break that would start another mail header, no soft hyphen, no unpaired
 * surrogate.
 */
export const asLine = (title: string): string =>
  wellFormed(title)
    .replaceAll('\u00AD', '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** `mailto:` needs `%20` for blanks: mail programs show a plus as one. */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Sharing targets; nothing is requested before the click (S2.34). */
export type ShareLinks = Readonly<Record<'facebook' | 'x' | 'whatsapp' | 'mail', string>>;

/** The plain share URLs of networks, without their scripts. `subject` is the mail's. */
export function shareLinks({ url, title, subject }: { url: string; title: string; subject: string }): ShareLinks {
  return {
    facebook: `https://www.facebook.com/sharer/sharer.php?${queryOf({ u: url })}`,
    x: `https://x.com/intent/post?${queryOf({ text: asLine(title), url })}`,
    whatsapp: `https://wa.me/?${queryOf({ text: `${asLine(title)} ${url}` })}`,
    mail: `mailto:?${queryOf({ subject: asLine(subject), body: `${asLine(title)}\r\n${url}\r\n` })}`,
  };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inAttribute = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Size of a frame in CSS pixels. */
export type FrameSize = { readonly width: number; readonly height: number };

const standardSize: FrameSize = { width: 640, height: 360 };

/** The largest 16:9 frame within the limits and the default size; limits that are no positive integers are ignored. */
export function frameSize({ maxwidth, maxheight }: { maxwidth?: unknown; maxheight?: unknown }): FrameSize {
  const limit = (given: unknown): number =>
    typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
  const { width, height } = standardSize;
  const scale = Math.min(1, limit(maxwidth) / width, limit(maxheight) / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

type Embedded = { readonly baseUrl: string; readonly video: string; readonly title: string; readonly locale: Locale };

/** The iframe for embedding (S11.4). It keeps its aspect ratio in narrower columns. */
export function embedCode({ baseUrl, video, title, locale, t }: Embedded & { t?: number }, size = standardSize): string {
  const attributes = {
    src: `${baseUrl}${embedPath(video, locale, t)}`,
    width: String(size.width),
    height: String(size.height),
    title: asLine(title),
    style: `border:0;max-width:100%;height:auto;aspect-ratio:${size.width}/${size.height}`,
    allow: 'fullscreen; picture-in-picture',
    loading: 'lazy',
  };
  const text = Object.entries(attributes).map(([name, value]) => `${name}="${inAttribute(value)}"`);
  return `<iframe ${text.join(' ')}></iframe>`;
}

/** The oEmbed address for a page; `page` is its full URL. */
export const oembedUrl = (baseUrl: string, page: string): string =>
  `${baseUrl}${oembedPath}?${queryOf({ format: 'json', url: page })}`;

const videoPage = /^\/(?:embed|watch)\/([^/]+)(?:\/(?:playlist|coaching)\/[^/]+)?\/?$/;

/** The video shown at a URL of this site, for embedding; null for every other URL. */
export function embeddable(baseUrl: string, address: unknown): { video: string; locale: Locale; t: number } | null {
  const url = typeof address === 'string' ? parseUrl(address) : null;
  if (!url) return null;
  const { protocol, host, pathname, searchParams } = url;
  if (!/^https?:$/.test(protocol) || host !== new URL(baseUrl).host) return null;
  const video = videoPage.exec(withoutLocale(pathname))?.[1] ?? '';
  if (!shortidPattern.test(video)) return null;
  return { video, locale: localeOfPath(pathname), t: secondOf(searchParams.get('t')) };
}
