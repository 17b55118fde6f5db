/* Films that are kept on a device (S13.7): what is believed of the server's answer, when a copy is over, whether there is room. Pure. */

/** The database of the browser with the films. It exists only as long as there is one. */
export const filmsDatabase = 'films';

/** A film that may be kept, as the server answers (`OfflineFilm` in courses). */
export type OfferedFilm = {
  readonly video: string;
  readonly title: string;
  readonly course: string;
  /** In ms. */
  readonly until: number;
  readonly src: string;
  readonly bytes: number;
  readonly captions: readonly { readonly lang: string; readonly label: string; readonly src: string }[];
};

/** The server's answer on films: whose they are, and which of those asked for may be kept. */
export type FilmAnswer = { readonly member: string; readonly films: readonly OfferedFilm[] };

/** A film on the device, whole or as far as it came. */
export type KeptFilm = {
  readonly video: string;
  /** Id of the member who keeps it. */
  readonly member: string;
  readonly title: string;
  readonly course: string;
  readonly bytes: number;
  /** Bytes that are here, from the start on. */
  readonly loaded: number;
  /** Times in ms. A copy is good until then … */
  readonly until: number;
  /** … as the server said at this time. */
  readonly confirmedAt: number;
  readonly captions: readonly { readonly lang: string; readonly label: string; readonly text: string }[];
};

export const isWhole = ({ loaded, bytes }: Pick<KeptFilm, 'loaded' | 'bytes'>): boolean => loaded >= bytes;

const day = 86_400_000;

/** Whether a copy may no longer be played. A clock that was put back counts as over too. */
export const isOver = ({ until, confirmedAt }: Pick<KeptFilm, 'until' | 'confirmedAt'>, now: number): boolean =>
  now >= until || now < confirmedAt - day;

/** Bytes of one request; what came of an interrupted one is asked for again. */
export const partBytes = 4 * 1024 * 1024;

/** The next part of a film as first and last byte; null if it is whole. */
export const nextPart = ({ loaded, bytes }: Pick<KeptFilm, 'loaded' | 'bytes'>): readonly [number, number] | null =>
  loaded >= bytes ? null : [loaded, Math.min(loaded + partBytes, bytes) - 1];

/** What browsers say of their storage; both may be missing. */
export type Estimate = { readonly usage?: number | undefined; readonly quota?: number | undefined };

/** Free bytes; null if the browser does not say. */
export const freeBytes = ({ usage, quota }: Estimate): number | null =>
  usage === undefined || quota === undefined ? null : Math.max(0, quota - usage);

/** Left free for everything else that the site keeps. */
const reserve = 20 * 1024 * 1024;

/** Whether there is room for so many bytes, as far as is known. */
export function hasRoom(needed: number, estimate: Estimate): boolean {
  const free = freeBytes(estimate);
  return free === null || free >= needed + reserve;
}

/** The largest unit in which a size is at least 1. */
export function sizeIn(bytes: number, language: string): string {
  const units = ['kB', 'MB', 'GB', 'TB'];
  let [value, unit] = [bytes / 1000, 0];
  while (value >= 1000 && unit < units.length - 1) [value, unit] = [value / 1000, unit + 1];
  return `${value.toLocaleString(language, { maximumFractionDigits: value < 10 ? 1 : 0 })} ${units[unit]}`;
}

type Loose = Readonly<Record<string, unknown>>;
const looseOf = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The answer's films, without those that lack something; null for anything that is no such answer. */
export function filmAnswerOf(body: unknown): FilmAnswer | null {
  const { member, films } = looseOf(body);
  if (typeof member !== 'string' || member === '' || !Array.isArray(films)) return null;
  return { member, films: films.flatMap(filmOf) };
}

function filmOf(given: unknown): OfferedFilm[] {
  const { video, title, course, until, src, bytes, captions } = looseOf(given);
  const end = Date.parse(textOf(until));
  const isFilm = textOf(video) !== '' && textOf(src) !== '' && Number.isInteger(bytes) && Number(bytes) > 0;
  if (!isFilm || Number.isNaN(end)) return [];
  const tracks = listOf(captions)
    .map(looseOf)
    .map(({ lang, label, src: at }) => ({ lang: textOf(lang), label: textOf(label), src: textOf(at) }));
  return [
    {
      video: textOf(video),
      title: textOf(title),
      course: textOf(course),
      until: end,
      src: textOf(src),
      bytes: Number(bytes),
      captions: tracks.filter((track) => track.src !== ''),
    },
  ];
}
