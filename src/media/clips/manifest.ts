/** HLS playlists (RFC 8216): parses those that ffmpeg wrote for each rendition, and writes the master playlist. */

/** Bits per second. */
export type Bits = { readonly peak: number; readonly mean: number };

/** A video rendition of a clip, with or without sound. `name` is that of its playlist below `hls/`, without `.m3u8`. */
export type Variant = {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bits: Bits;
  /** In the notation of RFC 6381. */
  readonly codecs: string;
  /** Frames per second. */
  readonly rate: number;
};

/** A separate audio rendition (S11.6). */
export type Sounding = {
  readonly name: string;
  readonly lang: string;
  readonly label: string;
  readonly kind: 'main' | 'description' | 'dub';
  readonly channels: number;
  readonly bits: Bits;
};

const segmentsOf = (playlist: string): { seconds: number; bits: number }[] =>
  [...playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\r?\n#EXT-X-BYTERANGE:(\d+)/g)].map(([, seconds, bytes]) => ({
    seconds: Number(seconds),
    bits: Number(bytes) * 8,
  }));

/** Duration of a rendition in seconds. */
export const lengthOf = (playlist: string): number => segmentsOf(playlist).reduce((sum, { seconds }) => sum + seconds, 0);

/** Size in bytes of the file that a finished playlist references; null if the playlist is unfinished. */
export function sizeOf(playlist: string): number | null {
  if (!playlist.includes('#EXT-X-ENDLIST')) return null;
  return Math.max(
    0,
    ...[...playlist.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, length, at]) => Number(length) + Number(at)),
  );
}

/**
 * Peak and average bit rate of a rendition, from its segment sizes (4.3.4.2). A last segment of a few frames is ignored for the
 * peak.
 */
export function bitsOf(playlist: string): Bits {
  const segments = segmentsOf(playlist);
  const seconds = lengthOf(playlist);
  if (seconds <= 0) return { peak: 1, mean: 1 };
  const mean = Math.ceil(segments.reduce((sum, { bits }) => sum + bits, 0) / seconds);
  const long = segments.filter((segment) => segment.seconds >= 1);
  return { peak: Math.max(mean, ...long.map((segment) => Math.ceil(segment.bits / segment.seconds))), mean };
}

/** `avc1.PPCCLL` from the decoder configuration in a file's header; undefined if there is none. */
export function videoCodec(head: Buffer): string | undefined {
  const at = head.indexOf('avcC');
  return at < 0 || at + 8 > head.length ? undefined : `avc1.${head.subarray(at + 5, at + 8).toString('hex')}`;
}

/** Text safe for a quoted attribute: without quotes and line breaks (4.2). */
const quotable = (text: string): string => text.replaceAll(/["\p{Cc}]/gu, ' ').trim();

const describes = 'public.accessibility.describes-video';

function soundTag({ name, lang, label, kind, channels }: Sounding): string {
  const isMain = kind === 'main';
  const attributes = [
    'TYPE=AUDIO',
    'GROUP-ID="sound"',
    `NAME="${quotable(label)}"`,
    `LANGUAGE="${quotable(lang)}"`,
    `DEFAULT=${isMain ? 'YES' : 'NO'}`,
    // A dub is for speakers of its language; players select it by language.
    'AUTOSELECT=YES',
    `CHANNELS="${channels === 1 ? 1 : 2}"`,
    ...(kind === 'description' ? [`CHARACTERISTICS="${describes}"`] : []),
    `URI="${name}.m3u8"`,
  ];
  return `#EXT-X-MEDIA:${attributes.join(',')}\n`;
}

/** The master playlist of a clip. With `sounds` the variants are video only, since a player cannot switch off muxed audio. */
export function masterOf(variants: readonly Variant[], sounds: readonly Sounding[] = []): string {
  const most = (which: keyof Bits): number => Math.max(0, ...sounds.map(({ bits }) => bits[which]));
  const entries = variants.map(({ name, width, height, bits, codecs, rate }) => {
    const all = sounds.length > 0 ? `${codecs},mp4a.40.2` : codecs;
    const group = sounds.length > 0 ? ',AUDIO="sound"' : '';
    return `#EXT-X-STREAM-INF:BANDWIDTH=${bits.peak + most('peak')},AVERAGE-BANDWIDTH=${bits.mean + most('mean')},RESOLUTION=${width}x${height},CODECS="${all}",FRAME-RATE=${rate.toFixed(3)}${group}\n${name}.m3u8\n`;
  });
  return `#EXTM3U\n#EXT-X-VERSION:7\n#EXT-X-INDEPENDENT-SEGMENTS\n${sounds.map(soundTag).join('')}${entries.join('')}`;
}
