import { defaultLocale, localeOfPath, type Locale } from '#kit/locale.ts';
import { shortidPattern } from '#paths/patterns.ts';
import { pageLinks, withoutLocale, watchLink } from '#paths/routes.ts';
import { embedPath, oembedPath } from '#paths/share.ts';
import { askedSeconds } from './resume-rules.ts';

/** What is shared: a video, in the playlist that it was found in, from a whole second on. */
export type Shared = { readonly video: string; readonly playlist?: string | undefined; readonly t?: number | undefined };

/** A second that an address names, read as the layer does; what is none, or a day and more, is the beginning (S11.4). */
export function secondOf(t: unknown): number {
  const second = typeof t === 'string' ? (askedSeconds(t) ?? 0) : 0;
  return second < 86_400 ? second : 0;
}

/** The address of a video for everyone whom it is sent to, whatever language the sender reads (S2.34). `baseUrl` has no slash at its end. */
export const shareUrl = (baseUrl: string, { video, playlist, t }: Shared): string =>
  `${baseUrl}${watchLink(pageLinks(defaultLocale, ''), { video, playlist, t })}`;

/** A title as one line of well-formed text: no line break that would begin another header of a mail, no soft hyphen, no half of a character. */
export const asLine = (title: string): string =>
  title
    .toWellFormed()
    .replaceAll('\u00AD', '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/** `mailto:` wants blanks as `%20`: mail programs show a plus as one. */
const queryOf = (values: Readonly<Record<string, string>>): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

/** Where a share goes; nothing is asked for before the click (S2.34). */
export type ShareLinks = Readonly<Record<'facebook' | 'x' | 'whatsapp' | 'mail', string>>;

/** The plain addresses with which networks take a link, no script of theirs. `subject` is the mail's. */
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

/** Width and height of a frame in CSS pixels. */
export type FrameSize = { readonly width: number; readonly height: number };

const standardSize: FrameSize = { width: 640, height: 360 };

/** The largest frame of 16:9 up to the standard one that fits; limits that are no positive whole numbers are none. */
export function frameSize({ maxwidth, maxheight }: { maxwidth?: unknown; maxheight?: unknown }): FrameSize {
  const limit = (given: unknown): number =>
    typeof given === 'string' && /^[1-9]\d{0,5}$/.test(given) ? Number(given) : Number.POSITIVE_INFINITY;
  const { width, height } = standardSize;
  const scale = Math.min(1, limit(maxwidth) / width, limit(maxheight) / height);
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) };
}

type Embedded = { readonly baseUrl: string; readonly video: string; readonly title: string; readonly locale: Locale };

/** The frame that another site puts into its page (S11.4). It keeps its shape in columns that are narrower. */
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

/** The address at which programs ask what a page's video is embedded with; `page` is its whole address. */
export const oembedUrl = (baseUrl: string, page: string): string =>
  `${baseUrl}${oembedPath}?${queryOf({ format: 'json', url: page })}`;

const videoPage = /^\/(?:embed|watch)\/([^/]+)(?:\/(?:playlist|coaching)\/[^/]+)?\/?$/;

/** The video that an address of this site shows, for whoever wants to embed it; null for every other address. */
export function embeddable(baseUrl: string, address: unknown): { video: string; locale: Locale; t: number } | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, host, pathname, searchParams } = new URL(address);
  if (!/^https?:$/.test(protocol) || host !== new URL(baseUrl).host) return null;
  const video = videoPage.exec(withoutLocale(pathname))?.[1] ?? '';
  if (!shortidPattern.test(video)) return null;
  return { video, locale: localeOfPath(pathname), t: secondOf(searchParams.get('t')) };
}
