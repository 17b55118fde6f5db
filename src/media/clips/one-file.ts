/**
 * Muxes separate HLS renditions into one file. Nothing is re-encoded and no sample is changed: the fragments of all are interleaved
 * segment by segment behind one header (ISO/IEC 14496-12).
 */

/** A single-track fragmented MP4, and the playlist with the byte ranges of its header and segments. */
export type Rendition = { readonly playlist: string; readonly file: Buffer };

type Box = { readonly type: string; readonly bytes: Buffer };

/** Parses consecutive boxes (4.2). */
function boxesIn(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  for (let at = 0; at < bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`A box of ${size} bytes at ${at} of ${bytes.length}.`);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, at + size) });
    at += size;
  }
  return boxes;
}

const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(parts.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...parts]);
};

const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

const inside = ({ bytes }: Box): Box[] => boxesIn(bytes.subarray(8));

function only(boxes: readonly Box[], type: string): Box {
  const [found, ...more] = boxes.filter((one) => one.type === type);
  if (!found || more.length > 0) throw new Error(`There are ${more.length + (found ? 1 : 0)} ${type} where one is expected.`);
  return found;
}

/** Offset of the track id in each box type. */
const trackIdAt = { tkhd: { 0: 20, 1: 28 }, trex: { 0: 12, 1: 12 }, tfhd: { 0: 12, 1: 12 } } as const;

/** The same boxes with another track id; boxes without one are unchanged. */
function ofTrack(bytes: Buffer, id: number): Buffer {
  const changed = boxesIn(bytes).map(({ type, bytes: whole }) => {
    if (type === 'trak' || type === 'moof' || type === 'traf') return box(type, ofTrack(whole.subarray(8), id));
    if (type !== 'tkhd' && type !== 'trex' && type !== 'tfhd') return whole;
    const copy = Buffer.from(whole);
    copy.writeUInt32BE(id, trackIdAt[type][copy.readUInt8(8) === 1 ? 1 : 0]);
    return copy;
  });
  return Buffer.concat(changed);
}

/** The fragments of a segment, as slices without copying. */
type Segment = { readonly seconds: number; readonly pieces: readonly Buffer[] };

const sizeOf = (pieces: readonly Buffer[]): number => pieces.reduce((sum, { length }) => sum + length, 0);

/** Fragments only: the `sidx` that ffmpeg writes before each contains offsets that are no longer valid. */
const fragmentsIn = (bytes: Buffer, id: number): Buffer[] =>
  boxesIn(bytes)
    .filter(({ type }) => type === 'moof' || type === 'mdat')
    .map((one) => (one.type === 'moof' ? ofTrack(one.bytes, id) : one.bytes));

function segmentsOf({ playlist, file }: Rendition, id: number): Segment[] {
  const named = playlist.matchAll(/#EXTINF:([\d.]+),[^\n]*\r?\n#EXT-X-BYTERANGE:(\d+)@(\d+)/g);
  return [...named].map(([, seconds, length, at]) => ({
    seconds: Number(seconds),
    pieces: fragmentsIn(file.subarray(Number(at), Number(at) + Number(length)), id),
  }));
}

function headOf({ playlist, file }: Rendition): Box[] {
  const [, length, at] = /#EXT-X-MAP:[^\n]*BYTERANGE="(\d+)@(\d+)"/.exec(playlist) ?? [];
  return boxesIn(file.subarray(Number(at), Number(at) + Number(length)));
}

/** Timescale in ticks per second, from a movie or media header (8.2.2, 8.4.2). */
const timescaleOf = ({ bytes }: Box): number => bytes.readUInt32BE(bytes.readUInt8(8) === 1 ? 28 : 20);

/** Tracks are numbered from 1, in the order of their heads. */
function movie(heads: readonly (readonly Box[])[], seconds: number): Buffer {
  const movies = heads.map((head) => inside(only(head, 'moov')));
  const header = Buffer.from(only(movies[0] ?? [], 'mvhd').bytes);
  header.writeUInt32BE(heads.length + 1, header.length - 4);
  const length = box('mehd', numbers(0, Math.round(seconds * timescaleOf({ type: 'mvhd', bytes: header }))));
  const tracks = movies.map((boxes, at) => ofTrack(only(boxes, 'trak').bytes, at + 1));
  const extensions = movies.map((boxes, at) => ofTrack(only(inside(only(boxes, 'mvex')), 'trex').bytes, at + 1));
  return box('moov', header, ...tracks, box('mvex', length, ...extensions));
}

/**
 * The segment index, so that a player can seek without reading everything before (8.16.3). Each segment starts with a keyframe.
 * Uses the first track's timescale, because FFmpeg-based programs assume it.
 */
function indexOf(head: readonly Box[], spans: readonly Segment[]): Buffer {
  const track = inside(only(inside(only(head, 'moov')), 'trak'));
  const timescale = timescaleOf(only(inside(only(track, 'mdia')), 'mdhd'));
  const entries = spans.map(({ seconds, pieces }) => numbers(sizeOf(pieces), Math.round(seconds * timescale), 0x9000_0000));
  return box('sidx', numbers(0, 1, timescale, 0, 0, spans.length), ...entries);
}

/**
 * Muxes them into one file whose spans are those of the first, for instance picture and sound. Surplus segments of another one
 * are appended on their own.
 */
export function oneFile(first: Rendition, ...others: readonly Rendition[]): Buffer {
  const beside = others.map((other, at) => segmentsOf(other, at + 2).map(({ pieces }) => pieces));
  const spans = segmentsOf(first, 1).map(({ seconds, pieces }, at, { length }) => {
    const added = beside.flatMap((all) => (at === length - 1 ? all.slice(at) : all.slice(at, at + 1)));
    return { seconds, pieces: [...pieces, ...added.flat()] };
  });
  const heads = [first, ...others].map(headOf);
  const [head = []] = heads;
  const seconds = spans.reduce((sum, one) => sum + one.seconds, 0);
  const start = [only(head, 'ftyp').bytes, movie(heads, seconds), indexOf(head, spans)];
  return Buffer.concat([...start, ...spans.flatMap(({ pieces }) => pieces)]);
}
