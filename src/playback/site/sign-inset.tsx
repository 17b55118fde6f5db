import { type CSSProperties, type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { correctionOf, movedBy, nextCorner, type SignPlace, signSizes, signStep } from '../sign-rules.ts';
import { signTexts } from '../sign-texts.ts';
import { playerIcons } from './player-icons.ts';
import styles from './sign-inset.module.css';
import type { Sign } from './use-sign.ts';

export type SignInsetProps = {
  /** The player's element, which it keeps pace with. */
  picture: RefObject<HTMLVideoElement | null>;
  src: string;
  sign: Sign;
  /** The film does not come. */
  onMissing: () => void;
};

const ways: Readonly<Record<string, SignPlace>> = {
  ArrowLeft: { x: -signStep, y: 0 },
  ArrowRight: { x: signStep, y: 0 },
  ArrowUp: { x: 0, y: -signStep },
  ArrowDown: { x: 0, y: signStep },
};

/** The film in sign language over the picture (S19.6): moved by dragging, by arrow keys or from corner to corner, and sized. */
export function SignInset({ picture, src, sign, onMissing }: SignInsetProps) {
  const t = useTexts(signTexts);
  const film = useRef<HTMLVideoElement>(null);
  useSync(picture, film);
  const drag = useDrag(sign);
  const { place, size } = sign;
  const byKey = (event: KeyboardEvent): void => {
    const way = ways[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    // Otherwise the player seeks.
    event.preventDefault();
    sign.move(movedBy(place, way));
  };
  const look = { '--x': place.x, '--y': place.y, '--size': signSizes[size] } as CSSProperties;
  return (
    <section aria-label={t.sign} className={styles.inset} style={look} {...drag}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- it has no sound, and the captions are the picture's */}
      <video ref={film} className={styles.film} src={src} muted playsInline preload="auto" onError={onMissing} />
      <div className={styles.tools}>
        <button
          type="button"
          aria-label={t.corner}
          title={`${t.corner}. ${t.cornerHint}`}
          onKeyDown={byKey}
          onClick={() => sign.move(nextCorner(place))}
        >
          <Icon name={playerIcons.move} size={20} />
        </button>
        <button
          type="button"
          aria-label={t.smaller}
          title={t.smaller}
          disabled={size === 0}
          onClick={() => sign.resize(size - 1)}
        >
          <Icon name={playerIcons.smaller} size={20} />
        </button>
        <button
          type="button"
          aria-label={t.larger}
          title={t.larger}
          disabled={size === signSizes.length - 1}
          onClick={() => sign.resize(size + 1)}
        >
          <Icon name={playerIcons.larger} size={20} />
        </button>
      </div>
    </section>
  );
}

/** Dragging; a press on one of its buttons is none. */
function useDrag(sign: Sign) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly place: SignPlace } | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target as Element).closest('button')) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY, place: sign.place };
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const room = currentTarget.parentElement;
      if (!from.current || !room) return;
      const free = { x: room.clientWidth - currentTarget.offsetWidth, y: room.clientHeight - currentTarget.offsetHeight };
      const by = {
        x: free.x > 0 ? (clientX - from.current.x) / free.x : 0,
        y: free.y > 0 ? (clientY - from.current.y) / free.y : 0,
      };
      sign.move(movedBy(from.current.place, by));
    },
    onPointerUp: () => {
      from.current = null;
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

const signs = ['play', 'playing', 'pause', 'waiting', 'seeking', 'seeked', 'ratechange', 'timeupdate', 'ended'] as const;

function keepPace(picture: HTMLVideoElement, film: HTMLVideoElement): void {
  const isOver = film.duration > 0 && picture.currentTime >= film.duration;
  const isStill = picture.paused || picture.seeking || picture.readyState < picture.HAVE_FUTURE_DATA || isOver;
  const { rate, seekTo } = correctionOf(picture.currentTime, film.currentTime, picture.playbackRate);
  // A still picture shows its own second exactly.
  const at = isStill && !isOver ? picture.currentTime : seekTo;
  if (at !== null && !film.seeking && Math.abs(film.currentTime - at) > 0.04) film.currentTime = at;
  if (film.playbackRate !== rate) film.playbackRate = rate;
  if (isStill) film.pause();
  // A refusal changes nothing: it is asked again with the next sign.
  else if (film.paused) film.play().catch(() => {});
}

/** Plays, pauses, seeks with the picture and at its speed. */
function useSync(picture: RefObject<HTMLVideoElement | null>, film: RefObject<HTMLVideoElement | null>): void {
  useEffect(() => {
    const [main, other] = [picture.current, film.current];
    if (!main || !other) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const look = (): void => keepPace(main, other);
    for (const sign of signs) main.addEventListener(sign, look, { signal });
    for (const sign of ['loadedmetadata', 'seeked'] as const) other.addEventListener(sign, look, { signal });
    look();
    return () => ending.abort();
  }, [picture, film]);
}
