import { useEffect, useRef, useState } from 'react';
import {
  dropFilms,
  followFilms,
  freeBytes,
  isWhole,
  keepFilm,
  type KeptFilm,
  type KeepOutcome,
  sizeIn,
  useKeptFilms,
} from '#device/site/door.ts';
import { deviceFiles } from '#paths/device-files.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import { type OfflineTexts, offlineTexts } from '../offline-texts.ts';
import styles from './keep-offline.module.css';

/** Without a service worker no page could play the films: then nothing is offered. */
const isOffered = (): boolean =>
  'serviceWorker' in navigator && 'indexedDB' in window && document.documentElement.dataset.worker !== undefined;

/** In what a film's loading ended, in words; null for what needs none. */
function problemOf(outcome: KeepOutcome, t: OfflineTexts): string | null {
  switch (outcome.kind) {
    case 'kept':
    case 'removed':
      return null;
    case 'no-room':
      return t.problems['no-room'](outcome.needed > 0 ? sizeIn(outcome.needed, t.language) : '');
    default:
      return t.problems[outcome.kind];
  }
}

/** Loads the film of a day onto the device, says how far it is, and removes it (S13.7). */
export function KeepOffline({ video }: { video: string }) {
  const t = useTexts(offlineTexts);
  const films = useKeptFilms();
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const loading = useRef<AbortController | null>(null);
  // A load does not outlive its day's panel: what came stays, and can go on.
  useEffect(() => () => loading.current?.abort(), []);
  if (films === null || !isOffered()) return null;
  const film = films.find((one) => one.video === video);

  const keep = async (): Promise<void> => {
    const controller = new AbortController();
    loading.current = controller;
    setProblem(null);
    setShare(0);
    const outcome = await keepFilm(video, { onProgress: setShare, signal: controller.signal });
    setShare(null);
    await followFilms();
    if (controller.signal.aborted) return;
    setProblem(problemOf(outcome, t));
    if (outcome.kind === 'kept') say(t.done);
  };
  const remove = async (): Promise<void> => {
    await dropFilms([video]);
    say(t.removed);
  };
  const isKept = film !== undefined && isWhole(film);
  return (
    <div className={styles.keep}>
      {share !== null ? (
        <>
          <label className={styles.loading}>
            {t.loading} <progress value={share} /> {t.percent(Math.floor(100 * share))}
          </label>
          <Button kind="plain" onClick={() => loading.current?.abort()}>
            {t.stop}
          </Button>
        </>
      ) : isKept ? (
        <>
          <span className={styles.kept}>
            <Icon name="check" size={20} />
            {t.kept(sizeIn(film.bytes, t.language))}
          </span>
          <Button kind="plain" onClick={() => void remove()}>
            {t.remove}
          </Button>
        </>
      ) : (
        <Button kind="quiet" icon="download" onClick={() => void keep()}>
          {film ? t.keepAgain : t.keep}
        </Button>
      )}
      {problem !== null && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </div>
  );
}

/** The films of one's courses on this device, the space that they take, and the way to the page that plays them. */
export function OfflineFilms() {
  const t = useTexts(offlineTexts);
  const locale = useLocale();
  const films = useKeptFilms();
  const used = films?.reduce((sum, { loaded }) => sum + loaded, 0) ?? 0;
  const free = useFreeSpace(used);
  if (films === null || films.length === 0 || !isOffered()) return null;
  const space = t.space(sizeIn(used, t.language), free === null ? null : sizeIn(free, t.language));
  return (
    <section className={styles.films} aria-labelledby="offline-films">
      <h2 id="offline-films">{t.title}</h2>
      <p>{t.intro}</p>
      <ul>
        {films.map((film) => (
          <OneFilm key={film.video} film={film} />
        ))}
      </ul>
      <p className={styles.space}>{space}</p>
      <p className={styles.space}>{t.hint}</p>
      {/* A page of its own, which the service worker has. */}
      <a className={styles.way} href={deviceFiles.films(locale)}>
        {t.toFilms}
        <Icon name="arrow-right" size={20} />
      </a>
    </section>
  );
}

function OneFilm({ film: { video, title, loaded } }: { film: KeptFilm }) {
  const t = useTexts(offlineTexts);
  return (
    <li>
      <span>
        {title} ({sizeIn(loaded, t.language)})
      </span>
      <Button kind="plain" aria-label={t.removeOne(title)} onClick={() => void dropFilms([video])}>
        {t.remove}
      </Button>
    </li>
  );
}

/** Bytes that the browser still gives the site, asked again when `used` changes; null if it does not say. */
function useFreeSpace(used: number): number | null {
  const [known, setKnown] = useState<{ readonly used: number; readonly free: number | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const estimate = await navigator.storage?.estimate?.();
      if (isCurrent) setKnown({ used, free: freeBytes(estimate ?? {}) });
    };
    ask().catch(() => {});
    return () => {
      isCurrent = false;
    };
  }, [used]);
  return known?.free ?? null;
}
