import { useId, useMemo, useRef, useState } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Chapter, PlayableVideo } from '../contract.ts';
import { partsOf, placeIn, type Sentence } from '../sentences.ts';
import { transcriptTexts } from '../transcript-texts.ts';
import { useCues } from './use-cues.ts';
import { useCurrentSentence } from './use-current-sentence.ts';
import { useFollow } from './use-follow.ts';
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
