import { composed, visibleLine } from '#kit/visible.ts';

/** Pure rules for office files: valid names, type detection, image crops. */

/** Maximum size of a tus upload (S10.5) and of a form upload. */
export const largestFile = 10 * 1024 ** 3;
/** Maximum size of an image that can be decoded in one go. */
export const largestPicture = 60 * 1024 ** 2;
/** Maximum size of an image in the rich-text editor (S9.4). */
export const largestEditorImage = 8_192_000;
/** Maximum number of files per form. */
export const mostFiles = 50;

export type NameProblem = 'empty' | 'long' | 'path' | 'invisible' | 'dot' | 'reserved';

/** Maximum length of the name of a file or folder. */
export const longestName = 200;

/** Device names reserved by Windows, with any extension. */
const deviceNames = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * Returns what is wrong with the name of a file or folder, or null. Names are never used as paths here, but they are shown,
 * sent in headers and saved on other computers, so names that are misleading or cannot be saved are rejected rather than
 * changed.
 */
export function nameProblem(name: string): NameProblem | null {
  if (name.length > longestName) return 'long';
  if (visibleLine(name) !== composed(name) || /[\u00AD\uFFFD]/.test(name)) return 'invisible';
  if (/[/\\]/.test(name)) return 'path';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'empty';
  if (name.startsWith('.')) return 'dot';
  return deviceNames.test(name) ? 'reserved' : null;
}

/** Normalises a name for storage: NFC, without trailing blanks and dots, which Windows drops. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/(?<![. ])[. ]+$/, '');

export const fileKinds = ['image', 'video', 'audio', 'document', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

/** Accepted media types with their kind and file extension. */
export const fileTypes: Readonly<Record<string, { readonly kind: FileKind; readonly ending: string }>> = {
  'image/jpeg': { kind: 'image', ending: 'jpg' },
  'image/png': { kind: 'image', ending: 'png' },
  'image/webp': { kind: 'image', ending: 'webp' },
  'image/avif': { kind: 'image', ending: 'avif' },
  'video/mp4': { kind: 'video', ending: 'mp4' },
  'video/quicktime': { kind: 'video', ending: 'mov' },
  'video/webm': { kind: 'video', ending: 'webm' },
  'video/matroska': { kind: 'video', ending: 'mkv' },
  // From camcorders (AVCHD, DVD, broadcast) and older computers; browsers play none, ffmpeg reads all.
  'video/mp2t': { kind: 'video', ending: 'mts' },
  'video/mpeg': { kind: 'video', ending: 'mpg' },
  'application/mxf': { kind: 'video', ending: 'mxf' },
  'video/x-msvideo': { kind: 'video', ending: 'avi' },
  'video/x-ms-asf': { kind: 'video', ending: 'wmv' },
  'audio/mpeg': { kind: 'audio', ending: 'mp3' },
  'audio/mp4': { kind: 'audio', ending: 'm4a' },
  'audio/ogg': { kind: 'audio', ending: 'ogg' },
  'audio/wav': { kind: 'audio', ending: 'wav' },
  'audio/flac': { kind: 'audio', ending: 'flac' },
  'application/pdf': { kind: 'document', ending: 'pdf' },
  'text/vtt': { kind: 'text', ending: 'vtt' },
  'application/x-subrip': { kind: 'text', ending: 'srt' },
};

export const kindOf = (type: string): FileKind => fileTypes[type]?.kind ?? 'document';

/** Number of leading bytes that `typeOf` needs. */
export const headLength = 4096;

/**
 * Detects the media type from the first bytes, ignoring the name and the client's claim; null for types that the office does
 * not accept. SVG is rejected: it can contain script, which would run in the site's origin.
 */
export function typeOf(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  return (
    signatures.find(([sign]) => text.startsWith(sign))?.[1] ??
    typeOfRiff(text) ??
    typeOfIso(text) ??
    typeOfEbml(text) ??
    typeOfTransportStream(text) ??
    typeOfText(head) ??
    (/^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/.test(text) ? 'audio/mpeg' : null)
  );
}

const signatures: readonly (readonly [string, string])[] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['%PDF-', 'application/pdf'],
  ['OggS', 'audio/ogg'],
  ['fLaC', 'audio/flac'],
  ['ID3', 'audio/mpeg'],
  // A pack header (ISO/IEC 13818-1, section 2.5.3.3), a header partition (SMPTE ST 377-1, section 7.1) and a header object (ASF, section 3.1).
  ['\0\0\x01\xba', 'video/mpeg'],
  ['\x06\x0e\x2b\x34\x02\x05\x01\x01\x0d\x01\x02\x01\x01\x02', 'application/mxf'],
  ['\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9\0\xaa\0\x62\xce\x6c', 'video/x-ms-asf'],
];

function typeOfRiff(text: string): string | undefined {
  if (!text.startsWith('RIFF')) return undefined;
  return { WEBP: 'image/webp', WAVE: 'audio/wav', 'AVI ': 'video/x-msvideo' }[text.slice(8, 12)];
}

/** Still images and their sequences (ISO/IEC 23008-12), JPEG 2000 and Canon's raw images; few browsers show them. */
const pictureBrands = /^(?:mif\d|msf1|miaf|MiHE|he[iv][cmsx]|avci|avcs|avi[fos]|jpeg|jpgs|jp2 |jpx |jpm |crx )$/;

/**
 * ISO media files state their brands (ISO/IEC 14496-12, section 4.3): a major one, and those that they are compatible with.
 * Cameras and phones have brands of their own (XAVC, pana, niko), so what is not known to be something else is a film; whether
 * it can be converted is up to ffprobe.
 */
function typeOfIso(text: string): string | undefined {
  if (text.slice(4, 8) !== 'ftyp') return typeOfQuickTime(text);
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  if (brand === 'qt  ') return 'video/quicktime';
  if (/^[MF]4[AB] $/.test(brand)) return 'audio/mp4';
  // The version of the major brand stands between it and the others.
  const others = text.slice(16, Math.max(16, sizeOf(text))).match(/.{4}/gs) ?? [];
  const isPicture = [brand, ...others].some((one) => pictureBrands.test(one));
  return !isPicture && /^[\x20-\x7e]{4}$/.test(brand) ? 'video/mp4' : undefined;
}

/** The size of the first box, which its first four bytes state. */
const sizeOf = (text: string): number => [0, 1, 2, 3].reduce((size, at) => size * 256 + text.charCodeAt(at), 0);

/**
 * QuickTime is older than brands: such films begin with any of these atoms (QuickTime File Format, “Movie atoms”). Sizes are
 * checked and zero bytes wanted, because a text may begin with “The wide”.
 */
function typeOfQuickTime(text: string): string | undefined {
  const size = sizeOf(text);
  /** Room for a header is never larger than this. */
  const isSpare = size >= 8 && size < 2 ** 24;
  const isFirst = {
    moov: size > 16 && /^(?:mvhd|cmov|rmra|prfl|udta)$/.test(text.slice(12, 16)),
    // 0: to the end of the file; 1: the size follows in eight bytes.
    mdat: size < 2 || size >= 8,
    wide: size === 8,
    free: isSpare,
    skip: isSpare,
    pnot: size === 20,
  }[text.slice(4, 8)];
  return isFirst && text.includes('\0') ? 'video/quicktime' : undefined;
}

/** The EBML header tells WebM from Matroska (RFC 8794, section 11.2.4). */
function typeOfEbml(text: string): string | undefined {
  if (!text.startsWith('\x1a\x45\xdf\xa3')) return undefined;
  const [, docType] = /\x42\x82[\x80-\xff](webm|matroska)/.exec(text.slice(0, 200)) ?? [];
  return docType && `video/${docType}`;
}

/**
 * Packets of 188 bytes begin with the same byte (ISO/IEC 13818-1, section 2.4.3.2); AVCHD has a time of four bytes before each. As
 * many as the head has room for are looked at: the byte is the letter G.
 */
function typeOfTransportStream(text: string): string | undefined {
  const isInStep = (before: number): boolean => {
    const starts = Array.from({ length: Math.floor(text.length / (188 + before)) }, (_, at) => before + at * (188 + before));
    return starts.length >= 3 && starts.every((start) => text[start] === 'G');
  };
  return isInStep(0) || isInStep(4) ? 'video/mp2t' : undefined;
}

/** Captions are text, so the whole head must be text. */
function typeOfText(head: Uint8Array): string | undefined {
  // The last character may be truncated.
  const text = new TextDecoder().decode(head);
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text)) return undefined;
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'text/vtt';
  return /^\s*\d+[ \t]*\r?\n\d{1,2}:\d\d:\d\d[,.]\d{3}[ \t]+-->/.test(text) ? 'application/x-subrip' : undefined;
}

/** A point in an image, from the left and from the top, each from 0 to 1. */
export type Focal = { readonly x: number; readonly y: number };

/** A rectangle in integer pixels. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The largest crop with the given aspect ratio (width / height) whose centre is as close to the focal point as possible. */
export function cropOf(
  { width, height }: { readonly width: number; readonly height: number },
  ratio: number,
  { x, y }: Focal,
): Crop {
  const wide = Math.max(1, Math.min(width, Math.round(height * ratio)));
  const high = Math.max(1, Math.min(height, Math.round(width / ratio)));
  return { left: startOf(width, wide, x), top: startOf(height, high, y), width: wide, height: high };
}

const startOf = (whole: number, part: number, focal: number): number =>
  Math.min(whole - part, Math.max(0, Math.round(whole * focal - part / 2)));
