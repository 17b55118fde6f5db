const hour = 3600;
const hoursBeyondThisOne = 5;

/**
 * Expiry of a signature created now, in unix seconds: five hours after the next full hour (S7.8: hours, not days). All URLs
 * signed within an hour are therefore identical and cacheable.
 */
export const signatureExpiry = (now: Date): number => (Math.ceil(now.getTime() / 1000 / hour) + hoursBeyondThisOne) * hour;

/**
 * The part of a file that a request wants: all of it, the bytes from `start` to `end` (inclusive), or a range that cannot be
 * satisfied.
 */
export type Wanted =
  | { readonly kind: 'whole' }
  | { readonly kind: 'part'; readonly start: number; readonly end: number }
  | { readonly kind: 'unsatisfiable' };

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, sections 14.1.2 and 14.2). Unparsable headers and multiple
 * ranges get the whole file, as the RFC allows.
 */
export function parseRange(header: string | undefined, size: number): Wanted {
  const [, first = '', last = ''] = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '') ?? [];
  if (first === '' && last === '') return { kind: 'whole' };
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  const end = last === '' ? Infinity : Number(last);
  if (end < start) return { kind: 'whole' };
  return start < size ? { kind: 'part', start, end: Math.min(end, size - 1) } : { kind: 'unsatisfiable' };
}

function lastBytes(count: number, size: number): Wanted {
  if (count === 0) return { kind: 'unsatisfiable' };
  if (size === 0) return { kind: 'whole' };
  return { kind: 'part', start: Math.max(0, size - count), end: size - 1 };
}

const contentTypes = new Map(
  Object.entries({
    m3u8: 'application/vnd.apple.mpegurl',
    mp4: 'video/mp4',
    m4s: 'video/iso.segment',
    ts: 'video/mp2t',
    mp3: 'audio/mpeg',
    m4a: 'audio/mp4',
    vtt: 'text/vtt; charset=utf-8',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    webp: 'image/webp',
    avif: 'image/avif',
    pdf: 'application/pdf',
    zip: 'application/zip',
  }),
);

/** The media type for a file's extension. Unknown ones are never guessed to be something a browser executes. */
export const contentTypeOf = (name: string): string =>
  contentTypes.get(name.slice(name.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream';

/**
 * Adds a signature to all references of an HLS playlist: each URI line and each `URI="…"` attribute of a tag (RFC 8216, section
 * 4). `query` has no leading `?`. URLs of other servers are left unchanged, so that they never receive it.
 */
export function signManifest(text: string, query: string): string {
  return text.replace(/^[^\r\n]+/gm, (line) =>
    line.startsWith('#')
      ? line.replace(/\bURI="([^"]*)"/g, (_, uri: string) => `URI="${withQuery(uri, query)}"`)
      : withQuery(line, query),
  );
}

function withQuery(uri: string, query: string): string {
  if (uri.trim() === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(uri)) return uri;
  const [, path = '', fragment = ''] = /^([^#]*?)(#.*)?$/.exec(uri.trim()) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${query}${fragment}`;
}
