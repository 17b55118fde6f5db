import { courseAddresses } from '#paths/shop-api.ts';
import { type FilmAnswer, filmAnswerOf, hasRoom, isOver, type KeptFilm, nextPart, type OfferedFilm } from '../film-rules.ts';
import { addPart, beginFilm, changeFilm, listFilms, removeAllFilms, removeFilms } from './film-store.ts';
import { hasKeptMark } from './kept-mark.ts';

/** The answer on films; `gone` if nobody is logged in, undefined if nobody could be asked. */
async function askFor(videos: readonly string[], signal?: AbortSignal): Promise<FilmAnswer | 'gone' | undefined> {
  const address = courseAddresses.offlineFilms.replace('GET ', '');
  try {
    const response = await fetch(`${address}?videos=${videos.join(',')}`, { cache: 'no-store', ...(signal && { signal }) });
    if (response.status === 401) return 'gone';
    return response.ok ? (filmAnswerOf(await response.json()) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

/** Films of one question. */
const most = 40;

/**
 * Removes what may not be kept any longer (S13.7): copies that are over, all after a logout, those of another member, and those whose
 * right has ended. Without a connection only the first. Answers what is left.
 */
export async function renewFilms(): Promise<readonly KeptFilm[]> {
  if (!hasKeptMark()) return [];
  const films = await listFilms();
  const over = films.filter((film) => isOver(film, Date.now()));
  if (over.length > 0 || films.length === 0) await removeFilms(over.map(({ video }) => video));
  const left = films.filter((film) => !over.includes(film));
  for (let at = 0; at < left.length; at += most) {
    const some = left.slice(at, at + most);
    const answer = await askFor(some.map(({ video }) => video));
    if (answer === undefined) return listFilms();
    if (answer === 'gone') {
      await removeAllFilms();
      return [];
    }
    await settle(some, answer);
  }
  return listFilms();
}

async function settle(films: readonly KeptFilm[], { member, films: offered }: FilmAnswer): Promise<void> {
  const mayStay = new Map(offered.map((film) => [film.video, film]));
  const gone: string[] = [];
  for (const { video, member: keeper } of films) {
    const offer = mayStay.get(video);
    if (keeper !== member || !offer) gone.push(video);
    else await changeFilm(video, { until: offer.until, confirmedAt: Date.now(), title: offer.title, course: offer.course });
  }
  if (gone.length > 0) await removeFilms(gone);
}

/**
 * What came of keeping a film. `kept`: it is whole. `interrupted`: what came stays, and it can go on. `refused`: it may not be kept.
 * `removed`: somebody removed it meanwhile. `no-room`, `no-storage`: the device does not keep it; nothing of it is left.
 */
export type KeepOutcome =
  | { readonly kind: 'kept' | 'interrupted' | 'refused' | 'removed' | 'no-storage' }
  | { readonly kind: 'no-room'; readonly needed: number };

type KeepOptions = {
  /** From 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
};

/** Loads a film onto the device, or goes on with it. Never throws. */
export async function keepFilm(video: string, options: KeepOptions): Promise<KeepOutcome> {
  try {
    return await (navigator.locks
      ? navigator.locks.request(`film ${video}`, { ifAvailable: true }, (lock) =>
          // Another window is at it.
          lock ? keep(video, options) : ({ kind: 'interrupted' } as const),
        )
      : keep(video, options));
  } catch (error) {
    if (options.signal.aborted) return { kind: 'interrupted' };
    console.info('A film is not kept.', error);
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    await removeFilms([video]).catch(() => {});
    return isFull ? { kind: 'no-room', needed: 0 } : { kind: 'no-storage' };
  }
}

async function keep(video: string, { onProgress, signal }: KeepOptions): Promise<KeepOutcome> {
  const answer = await askFor([video], signal);
  if (answer === undefined) return { kind: 'interrupted' };
  const offer = answer === 'gone' ? undefined : answer.films[0];
  if (answer === 'gone' || !offer) return { kind: 'refused' };
  const known = (await listFilms()).find((one) => one.video === video);
  const isSame = known?.member === answer.member && known.bytes === offer.bytes;
  const missing = offer.bytes - (isSame ? known.loaded : 0);
  // Browsers throw away what is not persistent when a device is full; a refusal changes nothing.
  await navigator.storage?.persist?.().catch(() => false);
  if (!hasRoom(missing, (await navigator.storage?.estimate?.()) ?? {})) return { kind: 'no-room', needed: missing };
  if (!isSame) await begin(answer.member, offer, signal);
  const film = isSame ? known : (await listFilms()).find((one) => one.video === video);
  return film ? load(film, offer.src, { onProgress, signal }) : { kind: 'removed' };
}

async function begin(member: string, { video, title, course, bytes, until, captions }: OfferedFilm, signal: AbortSignal) {
  const texts = await Promise.all(
    captions.map(async ({ src, ...track }) => {
      const response = await fetch(src, { cache: 'no-store', signal }).catch(() => null);
      // A film without captions is better than none.
      return response?.ok ? [{ ...track, text: await response.text() }] : [];
    }),
  );
  await beginFilm({ video, member, title, course, bytes, until, loaded: 0, confirmedAt: Date.now(), captions: texts.flat() });
}

async function load(film: KeptFilm, src: string, { onProgress, signal }: KeepOptions): Promise<KeepOutcome> {
  let current: KeptFilm | undefined = film;
  for (;;) {
    onProgress(current.loaded / current.bytes);
    const part = nextPart(current);
    if (!part) return { kind: 'kept' };
    const bytes = await loadPart(src, part, signal);
    if (bytes === 'refused') {
      await removeFilms([film.video]);
      return { kind: 'refused' };
    }
    if (!bytes) return { kind: 'interrupted' };
    current = await addPart(film.video, part[0], bytes);
    if (!current) return { kind: 'removed' };
  }
}

async function loadPart(
  src: string,
  [from, to]: readonly [number, number],
  signal: AbortSignal,
): Promise<Blob | 'refused' | undefined> {
  try {
    const response = await fetch(src, { headers: { Range: `bytes=${from}-${to}` }, cache: 'no-store', signal });
    if ([401, 403, 404, 410, 416].includes(response.status)) return 'refused';
    if (response.status !== 206) return undefined;
    const bytes = await response.blob();
    return bytes.size === to - from + 1 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
