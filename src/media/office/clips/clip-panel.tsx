import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useRef } from 'react';
import { useAct, useOfficeTexts } from '#desk/office/door.tsx';
import type { Clip } from '../../clips/contract.ts';
import { mayRecover } from '../../clips/rules.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import { AudioEditor } from './audio-editor.tsx';
import { CaptionEditor } from './caption-editor.tsx';
import { ChapterEditor } from './chapter-editor.tsx';
import { ClipPlayer } from './clip-player.tsx';
import styles from './clips.module.css';
import { client } from './client.ts';

type Props = { readonly clip: Clip; readonly onClip: (clip: Clip) => void };

/** A clip with all its actions (S10.7): playback, progress, retry, poster, captions, chapters, audio tracks. */
export function ClipPanel({ clip, onClip }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const isUnderway = ['waiting', 'probing', 'working', 'playable'].includes(clip.state);
  return (
    <div className={styles.panel}>
      <Standing clip={clip} isUnderway={isUnderway} onClip={onClip} />
      {clip.stream && (
        // Another stream or another set of sounds is played anew.
        <ClipPlayer
          key={`${clip.stream} ${heardOf(clip)}`}
          ref={video}
          stream={clip.stream}
          poster={clip.poster}
          label={clip.title}
        />
      )}
      {clip.posters.length > 0 && <Posters clip={clip} onClip={onClip} />}
      {clip.stream && <CaptionEditor clip={clip} video={video} onClip={onClip} />}
      {clip.stream && <ChapterEditor key={clip.chapters.length} clip={clip} video={video} onClip={onClip} />}
      {clip.stream && <AudioEditor clip={clip} onClip={onClip} />}
    </div>
  );
}

/** The audio tracks that are ready. */
const heardOf = ({ audio }: Clip): string =>
  audio
    .filter(({ state }) => state === 'ready')
    .map(({ id }) => id)
    .join();

function Standing({ clip, isUnderway, onClip }: Props & { isUnderway: boolean }) {
  const t = useOfficeTexts(clipOfficeTexts);
  const { act, isBusy } = useAct();
  const ask = async (call: typeof client.retry, said: string): Promise<void> => {
    const answer = await act(() => call({ id: clip.id }), said);
    if (answer) onClip(answer.data);
  };
  const percent = Math.round(clip.progress * 100);
  return (
    <>
      <div className={styles.row}>
        <output className={styles.state}>
          {clip.title}: {t.states[clip.state]}
          {isUnderway && ` (${percent} %${clip.step ? `, ${t.steps[clip.step]}` : ''})`}
        </output>
        {isUnderway && (
          <Button disabled={isBusy} onClick={() => void ask(client.cancel, t.cancelled)}>
            {t.cancel}
          </Button>
        )}
        {(clip.state === 'cancelled' || (clip.state === 'failed' && mayRecover(clip.reason))) && (
          <Button disabled={isBusy} variant="outlined" onClick={() => void ask(client.retry, t.retried)}>
            {t.retry}
          </Button>
        )}
      </div>
      {isUnderway && <LinearProgress variant="determinate" value={percent} aria-label={t.progress} />}
      {clip.message && <Alert severity="error">{clip.message}</Alert>}
    </>
  );
}

function Posters({ clip, onClip }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  const { act } = useAct();
  const choose = async (poster: string): Promise<void> => {
    const answer = await act(() => client.poster({ id: clip.id, poster }), t.posterSaved);
    if (answer) onClip(answer.data);
  };
  return (
    <fieldset className={styles.posters}>
      <legend>{t.posters}</legend>
      {clip.posters.map((poster, number) => (
        <label key={poster} className={styles.poster}>
          <img src={poster} alt="" loading="lazy" />
          <span>
            <input
              type="radio"
              name={`poster-${clip.id}`}
              checked={poster === clip.poster}
              onChange={() => void choose(poster)}
            />{' '}
            {t.poster(number + 1)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
