import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import { isStill } from '#ui/quiet.ts';
import { useLocale, useTexts } from '#ui/site.tsx';
import type { Chapter, PlayableVideo, Seen } from '../contract.ts';
import { type Cue, partsOf, placeIn, type Sentence, sentenceAt, sentencesOf, withSeen } from '../sentences.ts';
import { transcriptTexts } from '../transcript-texts.ts';
import styles from './transcript.module.css';

export type TranscriptProps = {
  /** The region's name, the same as its button's. */
  label: string;
  /** Null until the player is there. */
  element: HTMLVideoElement | null;
  /** The captions; undefined if there are none, only what is seen. */
  track: PlayableVideo['captions'][number] | undefined;
  seen: readonly Seen[];
  chapters: readonly Chapter[];
};

const none: readonly Sentence[] = [];

/** Seeks to a second. A video that was never started is started there. */
function jump(element: HTMLVideoElement | null, time: number): void {
  if (!element) return;
  element.currentTime = time;
  if (element.played.length === 0 && element.paused) element.play().catch(() => {});
}

/** The transcript as readable text that follows the speech (S11.1): a press on a sentence seeks to it. */
export function Transcript({ label, element, track, seen, chapters }: TranscriptProps) {
  const t = useTexts(transcriptTexts);
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const said = useCues(element, track);
  const spoken = said === null || said === 'missing' ? none : said.sentences;
  const sentences = useMemo(() => withSeen(spoken, seen), [spoken, seen]);
  const current = useCurrentSentence(element, sentences);
  const { isFollowing, follow } = useFollow(box, current);
  const [wanted, setWanted] = useState('');
  const locale = useLocale();
  // Captions may be in another language than what the editors wrote.
  const langOf = ([first]: readonly Sentence[]) => (first?.kind === 'seen' ? locale : undefined);
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
      <div ref={box} className={styles.text} lang={track?.lang}>
        {parts.map(({ title, paragraphs }, part) => (
          <div key={part} className={styles.part} hidden={found !== null && !paragraphs.flat().some((one) => found.has(one))}>
            {title !== null && <h4 className={styles.chapter}>{title}</h4>}
            {paragraphs.map((paragraph, i) => (
              <p
                key={`${paragraph[0]?.kind ?? ''} ${paragraph[0]?.start}`}
                data-kind={paragraph[0]?.kind}
                lang={langOf(paragraph)}
              >
                {paragraph[0]?.kind === 'seen' && <span className={styles.who}>{t.seen}: </span>}
                {paragraph[0]?.speaker !== undefined && paragraph[0].speaker !== paragraphs[i - 1]?.[0]?.speaker && (
                  <span className={styles.who}>{paragraph[0].speaker}: </span>
                )}
                {paragraph.map((sentence) => (
                  <Line
                    key={`${sentence.start} ${sentence.text}`}
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

/** The sentences of a track, none without one; null while loading, `missing` if they cannot be loaded. */
export type Said = { readonly language: string; readonly sentences: readonly Sentence[] } | 'missing' | null;

/** What each voice of a cue says. Browsers make of `<v Name>` a span with that title (WebVTT, section 6.6). */
function voicesOf(cue: TextTrackCue): Cue[] {
  if (!('getCueAsHTML' in cue)) return [];
  const pieces = Array.from((cue as VTTCue).getCueAsHTML().childNodes, (node) => ({
    text: node.textContent ?? '',
    speaker: (node instanceof HTMLElement && node.title) || undefined,
  }));
  const voices: { text: string; speaker: string | undefined }[] = [];
  for (const piece of pieces) {
    const last = voices.at(-1);
    if (last && (last.speaker === piece.speaker || piece.text.trim() === '')) last.text += piece.text;
    else voices.push({ ...piece });
  }
  const { startTime: start, endTime: end } = cue;
  return voices.map((voice, i) => ({ ...voice, start: start + ((end - start) * i) / voices.length, end }));
}

const read = (track: TextTrack): readonly Sentence[] =>
  sentencesOf(Array.from(track.cues ?? []).flatMap(voicesOf), track.language);

/**
 * Loads the sentences of the captions in a language. The browser loads and parses the track itself: one that is not shown has to
 * be `hidden`. Each video has its own track element.
 */
export function useCues(element: HTMLVideoElement | null, track: TranscriptProps['track']): Said {
  const { src = '', lang: language = '' } = track ?? {};
  const [known, setKnown] = useState<{ readonly src: string; readonly said: Said } | null>(null);
  useEffect(() => {
    const holder = Array.from(element?.querySelectorAll('track') ?? []).find((one) => one.getAttribute('src') === src);
    if (!element || !holder) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    const look = (): void => {
      // Switching captions off must not unload them for the transcript.
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
  if (!track) return silent;
  return known?.src === src ? known.said : null;
}

const silent: Said = { language: '', sentences: none };

/** The index of the current sentence; -1 before the first. */
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

/** Events of manual scrolling. Programmatic scrolling causes none of them. */
const signs = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

type Follow = {
  /** Whether the text follows the speech. */
  readonly isFollowing: boolean;
  readonly follow: () => void;
};

/** Scrolls the current line to the centre of its own box, without scrolling the page. */
function bringCurrent(box: HTMLElement): void {
  const line = box.querySelector('[aria-current]');
  if (!line) return;
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  const top = box.scrollTop + inner.top - outer.top - (box.clientHeight - inner.height) / 2;
  box.scrollTo({ top, behavior: isStill() ? 'instant' : 'smooth' });
}

/** Keeps the current line in view until the reader scrolls (S11.1). With reduced motion (S19.2) it only follows on request. */
export function useFollow(box: RefObject<HTMLElement | null>, current: number): Follow {
  const [isFollowing, setFollowing] = useState(() => !isStill());
  const follow = (): void => {
    setFollowing(!isStill());
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
