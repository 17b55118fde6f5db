import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Chapter, PlayableVideo } from '../contract.ts';
import { partsOf, placeIn, type Sentence, sentenceAt, sentencesOf } from '../sentences.ts';
import { transcriptTexts } from '../transcript-texts.ts';
import styles from './transcript.module.css';

export type TranscriptProps = {
  /** The region's name; the same words stand on the button that opens it. */
  label: string;
  /** Null until the player is there. */
  element: HTMLVideoElement | null;
  /** In the language that the captions have. */
  track: PlayableVideo['captions'][number];
  chapters: readonly Chapter[];
};

const none: readonly Sentence[] = [];

/** Goes to a second. A video that never ran starts there, as nobody sees yet where it is. */
function jump(element: HTMLVideoElement | null, time: number): void {
  if (!element) return;
  element.currentTime = time;
  if (element.played.length === 0 && element.paused) element.play().catch(() => {});
}

/** What is said, as reading text that goes with the speech (S11.1): a press on a sentence jumps there. */
export function Transcript({ label, element, track, chapters }: TranscriptProps) {
  const t = useTexts(transcriptTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const said = useCues(element, track.src, track.lang);
  const sentences = said === null || said === 'missing' ? none : said.sentences;
  const current = useCurrentSentence(element, sentences);
  const { isFollowing, follow } = useFollow(box, current);
  const [wanted, setWanted] = useState('');
  const parts = useMemo(() => partsOf(sentences, chapters), [sentences, chapters]);
  const found = useMemo(
    () => (wanted.trim() === '' ? null : new Set(sentences.filter(({ text }) => placeIn(text, wanted)))),
    [sentences, wanted],
  );
  const choose = ({ start }: Sentence): void => {
    jump(element, start);
    follow();
  };
  return (
    <section className={styles.transcript} aria-label={label}>
      <div className={styles.head}>
        <h3 className={styles.title}>{label}</h3>
        <input
          id={id}
          type="search"
          className={styles.search}
          aria-label={t.search}
          placeholder={t.search}
          maxLength={80}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
      </div>
      <p className={styles.count} aria-live="polite">
        {said === null ? t.loading : said === 'missing' ? t.missing : found && t.found(found.size)}
      </p>
      <div ref={box} className={styles.text} lang={track.lang}>
        {parts.map(({ title, paragraphs }, part) => (
          <div key={part} className={styles.part} hidden={found !== null && !paragraphs.flat().some((one) => found.has(one))}>
            {title !== null && <h4 className={styles.chapter}>{title}</h4>}
            {paragraphs.map((paragraph) => (
              <p key={paragraph[0]?.start}>
                {paragraph.map((sentence) => (
                  <Line
                    key={sentence.start}
                    sentence={sentence}
                    isCurrent={sentence === sentences[current]}
                    wanted={wanted}
                    isHidden={found !== null && !found.has(sentence)}
                    onChoose={choose}
                  />
                ))}
              </p>
            ))}
          </div>
        ))}
      </div>
      {!isFollowing && current !== -1 && found === null && (
        <button type="button" className={styles.follow} onClick={follow}>
          <Icon name="arrow-down" size={18} />
          {t.follow}
        </button>
      )}
    </section>
  );
}

type LineProps = {
  sentence: Sentence;
  isCurrent: boolean;
  wanted: string;
  isHidden: boolean;
  onChoose: (sentence: Sentence) => void;
};

function Line({ sentence, isCurrent, wanted, isHidden, onChoose }: LineProps) {
  const { text } = sentence;
  const [from, to] = placeIn(text, wanted) ?? [0, 0];
  return (
    <>
      <button
        type="button"
        className={styles.sentence}
        aria-current={isCurrent || undefined}
        hidden={isHidden}
        onClick={() => onChoose(sentence)}
      >
        {text.slice(0, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
        {text.slice(to)}
      </button>{' '}
    </>
  );
}

/** What is said in a track; null until it is known, `missing` where it cannot be had. */
export type Said = { readonly language: string; readonly sentences: readonly Sentence[] } | 'missing' | null;

const wordsOf = (cue: TextTrackCue): string => ('getCueAsHTML' in cue ? ((cue as VTTCue).getCueAsHTML().textContent ?? '') : '');

function read(track: TextTrack): readonly Sentence[] {
  const cues = Array.from(track.cues ?? [], (cue) => ({ start: cue.startTime, end: cue.endTime, text: wordsOf(cue) }));
  return sentencesOf(cues, track.language);
}

/**
 * The sentences of the captions in a language. The browser fetches and reads the track as it does for captions: for a track
 * that is not shown it is enough to be `hidden`. A track that another video brings is another element.
 */
export function useCues(element: HTMLVideoElement | null, src: string, language: string): Said {
  const [known, setKnown] = useState<{ readonly src: string; readonly said: Said } | null>(null);
  useEffect(() => {
    const holder = Array.from(element?.querySelectorAll('track') ?? []).find((one) => one.getAttribute('src') === src);
    if (!element || !holder) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const look = (): void => {
      // Switching captions off must not take them from the transcript.
      if (holder.track.mode === 'disabled') holder.track.mode = 'hidden';
      if (holder.readyState === HTMLTrackElement.LOADED) setKnown({ src, said: { language, sentences: read(holder.track) } });
      else if (holder.readyState === HTMLTrackElement.ERROR) setKnown({ src, said: 'missing' });
    };
    holder.addEventListener('load', look, { signal });
    holder.addEventListener('error', look, { signal });
    element.textTracks.addEventListener('change', look, { signal });
    look();
    return () => {
      ending.abort();
      if (holder.track.mode === 'hidden') holder.track.mode = 'disabled';
    };
  }, [element, src, language]);
  return known?.src === src ? known.said : null;
}

/** The place of the sentence that is being said; -1 before the first. */
export function useCurrentSentence(element: HTMLVideoElement | null, sentences: readonly Sentence[]): number {
  const [current, setCurrent] = useState(-1);
  useEffect(() => {
    if (!element) return undefined;
    const look = (): void => setCurrent(sentenceAt(sentences, element.currentTime));
    const signs = ['timeupdate', 'seeking', 'loadedmetadata'] as const;
    for (const sign of signs) element.addEventListener(sign, look);
    look();
    return () => {
      for (const sign of signs) element.removeEventListener(sign, look);
    };
  }, [element, sentences]);
  return current;
}

/** What readers do to look elsewhere. Scrolling by script does none of it. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type Follow = {
  /** Whether the text goes with the speech. */
  readonly isFollowing: boolean;
  readonly follow: () => void;
};

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Brings the current line into the middle of its own box; the page around it stays where it is. */
function bringCurrent(box: HTMLElement): void {
  const line = box.querySelector('[aria-current]');
  if (!line) return;
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = box.scrollTop + inner.top - outer.top - (box.clientHeight - inner.height) / 2;
  box.scrollTo({ top, behavior: prefersStillness() ? 'instant' : 'smooth' });
}

/**
 * Keeps the current line of a box in view until the reader looks elsewhere in it (S11.1). Text that moves by itself is nothing
 * for those who asked for stillness (S19.2): they follow when they say so.
 */
export function useFollow(box: RefObject<HTMLElement | null>, current: number): Follow {
  const [isFollowing, setFollowing] = useState(() => !prefersStillness());
  const follow = (): void => {
    setFollowing(!prefersStillness());
    if (box.current) bringCurrent(box.current);
  };
  useEffect(() => {
    const target = box.current;
    if (!target) return undefined;
    const leave = (): void => setFollowing(false);
    for (const sign of signs) target.addEventListener(sign, leave, { passive: true });
    return () => {
      for (const sign of signs) target.removeEventListener(sign, leave);
    };
  }, [box]);
  useEffect(() => {
    if (isFollowing && current !== -1 && box.current) bringCurrent(box.current);
  }, [box, isFollowing, current]);
  return { isFollowing, follow };
}
