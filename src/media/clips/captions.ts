/**
 * Caption files from editors: WebVTT (W3C) and SubRip. Parsed strictly, so that errors are fixed by editors and not seen by
 * readers; written in one normalised form.
 */

/** `start` and `end` in seconds. Lines of `text` are separated by `\n`; the only tags are `<i>`, `<b>`, `<u>` and `<v Name>` (WebVTT voices). */
export type Cue = { readonly start: number; readonly end: number; readonly text: string; readonly settings?: string };

/** The error types of a file; `line` is 1-based. */
const captionProblems = ['no-captions', 'time', 'order', 'overlap', 'beyond-end', 'no-blank-line', 'too-many'] as const;
type CaptionProblem = { readonly line: number; readonly what: (typeof captionProblems)[number] };

export type ReadCaptions =
  | { readonly ok: true; readonly cues: readonly Cue[] }
  | { readonly ok: false; readonly problems: readonly CaptionProblem[] };

/** More than anybody says in twelve hours. */
const mostCues = 20_000;
/** Encoders round the end of a film; a cue may exceed it by this many seconds and is truncated. */
const lateness = 0.5;
const mostProblems = 20;

const clock = /^(?:(\d{1,3}):)?([0-5]\d):([0-5]\d)[.,](\d{3})$/;

function secondsOf(written: string): number | null {
  const match = clock.exec(written);
  if (!match) return null;
  const [, hours = '0', minutes, seconds, thousandths] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** Those of WebVTT, and what programs write beside. */
const entities = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', lrm: '\u200e', rlm: '\u200f' }).concat(
    Object.entries({ auml: 'ä', ouml: 'ö', uuml: 'ü', Auml: 'Ä', Ouml: 'Ö', Uuml: 'Ü', szlig: 'ß' }),
  ),
);

/** A character reference (HTML, section 13.5): `&quot;`, `&#39;`, `&#x27;`. */
const reference = /&(?:(\w+)|#(\d{1,7})|#x([\da-f]{1,6}));/gi;

/** What no text has in it stays as it was written. */
function referred(written: string, name = '', decimal = '', hex = ''): string {
  const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
  const isText = code >= 0x20 && code <= 0x10_ffff && !(code >= 0xd800 && code < 0xe000);
  return entities.get(name) ?? (isText ? String.fromCodePoint(code) : written);
}

const kept = new Set(['i', 'b', 'u', 'v']);
/** Maximum length of a speaker's name. */
const longestName = 60;

/**
 * A cue's text with only simple, properly nested tags; SubRip fonts, classes and timestamps are removed.
 */
function plainText(raw: string): string {
  const open: string[] = [];
  const parts = raw.replaceAll(/\{\\[^{}]*\}/g, '').split(/(<\/?[A-Za-z][^<>]*>|<\/?>|<\d[\d:.]*>)/);
  const written = parts.map((part, i) => (i % 2 === 0 ? escaped(part) : tag(part, open)));
  return (written.join('') + open.toReversed().map(closing).join(''))
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n\u00a0]+/g, ' ').trim())
    .filter((line) => line.replaceAll(/<\/?(?:[ibu]|v[^<>]*)>/g, '').trim() !== '')
    .join('\n');
}

const closing = (name: string): string => `</${name}>`;

const escaped = (part: string): string =>
  part.replaceAll(reference, referred).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

function tag(written: string, open: string[]): string {
  const [, slash, name = ''] = /^<(\/?)([A-Za-z]*)/.exec(written) ?? [];
  const known = name.toLowerCase();
  if (!kept.has(known)) return '';
  if (!slash && known === 'v') return voice(written, open);
  if (!slash) {
    if (open.includes(known)) return '';
    open.push(known);
    return `<${known}>`;
  }
  if (!open.includes(known)) return '';
  const closed = open.splice(open.lastIndexOf(known)).toReversed();
  return closed.map(closing).join('');
}

/** A voice with its speaker's name; one within another ends that, since only one speaks. */
function voice(written: string, open: string[]): string {
  const [, name = ''] = /^<v(?:\.[^\s<>]*)?\s+([^<>]+)>$/i.exec(written) ?? [];
  const speaker = escaped(name.replaceAll(/\s+/g, ' ').trim().slice(0, longestName));
  if (speaker === '') return '';
  const before = open.includes('v') ? open.splice(open.lastIndexOf('v')).toReversed().map(closing).join('') : '';
  open.push('v');
  return `${before}<v ${speaker}>`;
}

/** Alignments of `line` and `position` are left out: Chromium ignores a setting that has one. */
const setting =
  /^(align:(?:start|center|end|left|right)|line:-?\d{1,3}|(?:line|position|size):\d{1,3}(?:\.\d+)?%)(?:,(?:start|center|end|line-left|line-right))?$/;

/** At the top in SubRip, as programs have taken it over from SubStation Alpha: where something is to be read at the bottom. */
const atTop = /\{\\an[789]\}/;

/** A cue's position, reduced to WebVTT settings that players support. */
function settingsOf(written: string, text: string): string {
  const given = written.split(/\s+/).flatMap((one) => setting.exec(one)?.[1] ?? []);
  const isPlaced = given.some((one) => one.startsWith('line:'));
  return [...(atTop.test(text) && !isPlaced ? ['line:0'] : []), ...given].join(' ');
}

type Block = { readonly line: number; readonly lines: readonly string[] };

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  for (const [i, line] of [...text.split('\n'), ''].entries()) {
    if (line.trim() !== '') lines.push(line);
    else if (lines.length > 0) {
      blocks.push({ line: i + 1 - lines.length, lines });
      lines = [];
    }
  }
  return blocks;
}

const isVtt = (text: string): boolean => /^WEBVTT(?:[ \t\n]|$)/.test(text);
const isSide = ({ lines: [first = ''] }: Block): boolean => /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(first);

/** A caption that stands directly below the header, without a blank line, is one (WebVTT, section 6.1). */
function belowHead({ line, lines }: Block): Block[] {
  const at = lines.findIndex((one) => one.includes('-->'));
  return at < 0 ? [] : [{ line: line + at, lines: lines.slice(at) }];
}

type Found = { readonly cue?: Cue; readonly line: number; readonly problem?: CaptionProblem };

function cueOf({ line, lines }: Block): Found {
  const at = lines.findIndex((one) => one.includes('-->'));
  if (at < 0 || at > 1) {
    // Below a number of its own stands what should have been the time.
    const wrong = lines.length > 1 && /^\s*\d+\s*$/.test(lines[0] ?? '') ? line + 1 : line;
    return { line, problem: { line: wrong, what: 'time' } };
  }
  const here = line + at;
  const [, from = '', to = '', rest = ''] = /^\s*(\S+)\s+-->\s+(\S+)(.*)$/s.exec(lines[at] ?? '') ?? [];
  const [start, end] = [secondsOf(from), secondsOf(to)];
  if (start === null || end === null || end <= start) return { line: here, problem: { line: here, what: 'time' } };
  const rows = lines.slice(at + 1);
  const stray = rows.findIndex((row) => row.includes('-->'));
  if (stray >= 0) return { line: here, problem: { line: here + 1 + stray, what: 'no-blank-line' } };
  const raw = rows.join('\n');
  const [settings, text] = [settingsOf(rest, raw), plainText(raw)];
  return text === '' ? { line: here } : { line: here, cue: { start, end, text, ...(settings ? { settings } : {}) } };
}

/**
 * The text of a caption file. Subtitle programs on Windows still write Windows-1252 without saying so; since its umlauts are
 * hardly ever valid UTF-8, what is not UTF-8 is read as that.
 */
export function decodeCaptions(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Parses WebVTT or SubRip, detecting the format. `seconds` is the duration of the film. */
export function readCaptions(raw: string, seconds: number): ReadCaptions {
  const text = raw
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\0', '\uFFFD');
  const [head, ...rest] = blocksOf(text);
  const blocks = !head ? [] : isVtt(text) ? [...belowHead(head), ...rest] : [head, ...rest];
  const found = blocks.filter((block) => !isSide(block)).map(cueOf);
  const problems = found.flatMap(({ problem }) => problem ?? []);
  const cues = found.flatMap(({ cue, line }) => (cue ? [{ cue, line }] : []));
  for (const [i, { cue, line }] of cues.entries()) {
    const before = cues[i - 1]?.cue;
    if (before && cue.start < before.start) problems.push({ line, what: 'order' });
    else if (before && cue.start < before.end) problems.push({ line, what: 'overlap' });
    if (cue.start >= seconds || cue.end > seconds + lateness) problems.push({ line, what: 'beyond-end' });
  }
  if (problems.length === 0 && cues.length === 0) problems.push({ line: 1, what: 'no-captions' });
  if (cues.length > mostCues) problems.push({ line: cues[mostCues]?.line ?? 1, what: 'too-many' });
  if (problems.length > 0) return { ok: false, problems: problems.toSorted((a, b) => a.line - b.line).slice(0, mostProblems) };
  return { ok: true, cues: cues.map(({ cue }) => ({ ...cue, end: Math.min(cue.end, seconds) })) };
}

/** Which caption of a file stands at a line, from 1 on: what is edited one by one has no lines of a file. */
export const captionAt = (text: string, line: number): number =>
  text
    .split('\n')
    .slice(0, line)
    .filter((one) => one.includes('-->')).length;

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');

/** `01:02:03.450` */
export function writtenTime(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${String(ms % 1000).padStart(3, '0')}`;
}

/** Writes the captions as a WebVTT file. */
export const writeVtt = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues
    .map(
      ({ start, end, text, settings }, i) =>
        `${i + 1}\n${writtenTime(start)} --> ${writtenTime(end)}${settings ? ` ${settings}` : ''}\n${text}\n`,
    )
    .join('\n')}`;
