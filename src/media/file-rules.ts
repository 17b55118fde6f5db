/** Pure decisions about files of the office: what they may be called, what they are, how pictures are cropped. */

/** A tus upload may be as large (S10.5); so may what a form brings. */
export const largestFile = 10 * 1024 ** 3;
/** A picture that can still be decoded in one piece. */
export const largestPicture = 60 * 1024 ** 2;
/** A picture of the rich-text editor (S9.4). */
export const largestEditorImage = 8_192_000;
/** Files of one form. */
export const mostFiles = 50;

export type NameProblem = 'empty' | 'long' | 'path' | 'invisible' | 'dot' | 'reserved';

const longestName = 200;

/** Names that stand for devices on Windows, whatever follows the dot. */
const deviceNames = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i;

/**
 * What is wrong with the name of a file or folder, or null. Nothing of a name ever becomes a path here; but names are shown, sent in
 * headers and saved on other computers, so those that deceive the eye or cannot be saved are refused rather than changed.
 */
export function nameProblem(name: string): NameProblem | null {
  if (name.length > longestName) return 'long';
  // Control characters, halves of pairs, marks that turn the direction of what follows, and what stands for unreadable bytes.
  if (/[\p{Cc}\p{Cs}\p{Co}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufffd]/u.test(name)) return 'invisible';
  if (/[/\\]/.test(name)) return 'path';
  if (!/[\p{L}\p{N}]/u.test(name)) return 'empty';
  if (name.startsWith('.')) return 'dot';
  return deviceNames.test(name) ? 'reserved' : null;
}

/** A name as it is kept: composed, without blanks and dots at its end, which Windows drops. */
export const tidyName = (name: string): string =>
  name
    .normalize('NFC')
    .trim()
    .replace(/[. ]+$/, '');

export const fileKinds = ['image', 'video', 'audio', 'document', 'text'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What files may be, by media type: their kind and the ending that fits. */
export const fileTypes: Readonly<Record<string, { readonly kind: FileKind; readonly ending: string }>> = {
  'image/jpeg': { kind: 'image', ending: 'jpg' },
  'image/png': { kind: 'image', ending: 'png' },
  'image/webp': { kind: 'image', ending: 'webp' },
  'image/avif': { kind: 'image', ending: 'avif' },
  'video/mp4': { kind: 'video', ending: 'mp4' },
  'video/quicktime': { kind: 'video', ending: 'mov' },
  'video/webm': { kind: 'video', ending: 'webm' },
  'video/matroska': { kind: 'video', ending: 'mkv' },
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

/** So many first bytes are enough for `typeOf`. */
export const headLength = 4096;

/**
 * What a file is by its first bytes, whatever its name and its sender say; null for all that the office does not take. SVG is
 * among these: it can carry script, and would run as the site's own.
 */
export function typeOf(head: Uint8Array): string | null {
  const text = String.fromCharCode(...head.subarray(0, headLength));
  return (
    signatures.find(([sign]) => text.startsWith(sign))?.[1] ??
    typeOfRiff(text) ??
    typeOfIso(text) ??
    typeOfEbml(text) ??
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
];

function typeOfRiff(text: string): string | undefined {
  if (!text.startsWith('RIFF')) return undefined;
  return { WEBP: 'image/webp', WAVE: 'audio/wav' }[text.slice(8, 12)];
}

/** ISO media files name their brand (ISO/IEC 14496-12, section 4.3). HEIC is a picture that few browsers can show. */
function typeOfIso(text: string): string | undefined {
  if (text.slice(4, 8) !== 'ftyp') return undefined;
  const brand = text.slice(8, 12);
  if (brand === 'avif' || brand === 'avis') return 'image/avif';
  if (brand === 'qt  ') return 'video/quicktime';
  if (/^M4[AB] $/.test(brand)) return 'audio/mp4';
  return /^(?:iso[2-9m]|mp4[12]|avc1|M4V|dash|MSNV|3gp|mmp4|f4v )/.test(brand) ? 'video/mp4' : undefined;
}

/** WebM and Matroska say in the head which of them they are (RFC 8794, section 11.2.4). */
function typeOfEbml(text: string): string | undefined {
  if (!text.startsWith('\x1a\x45\xdf\xa3')) return undefined;
  const [, docType] = /\x42\x82[\x80-\xff](webm|matroska)/.exec(text.slice(0, 200)) ?? [];
  return docType && `video/${docType}`;
}

/** Captions are text, so all of it must be. */
function typeOfText(head: Uint8Array): string | undefined {
  // The last character may be cut.
  const text = new TextDecoder().decode(head);
  if (/(?![\t\n\v\f\r])\p{Cc}/u.test(text)) return undefined;
  if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return 'text/vtt';
  return /^\s*\d+[ \t]*\r?\n\d{1,2}:\d\d:\d\d[,.]\d{3}[ \t]+-->/.test(text) ? 'application/x-subrip' : undefined;
}

/** A point of a picture, from the left and from the top, each from 0 to 1. */
export type Focal = { readonly x: number; readonly y: number };

/** A rectangle in whole pixels. */
export type Crop = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

/** The largest part of a picture with the given proportion (width by height) that has the focal point as near to its centre as may be. */
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
