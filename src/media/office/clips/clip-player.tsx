import TextField from '@mui/material/TextField';
import { useEffect, useState, type RefObject } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import styles from './clips.module.css';

type Props = {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** The HLS master. */
  readonly stream: string;
  readonly poster: string | null;
  readonly label: string;
};

/** Plays a clip's stream for editors, with all its audio tracks. */
export function ClipPlayer({ ref, stream, poster, label }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  const [choose, setChoose] = useState<((track: number) => void) | null>(null);
  const [tracks, setTracks] = useState<readonly string[]>([]);
  const [heard, setHeard] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    void (async () => {
      const { default: Player } = await import('hls.js');
      const video = ref.current;
      if (ending.signal.aborted || !video) return;
      if (!Player.isSupported()) {
        video.src = stream;
        return;
      }
      const hls = new Player({ enableWorker: false });
      hls.on(Player.Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) => setTracks(audioTracks.map(({ name }) => name)));
      let wanted: number | null = null;
      hls.on(Player.Events.AUDIO_TRACK_SWITCHED, (_, { id }) => {
        if (wanted === null || id === wanted) {
          setHeard(id);
          return;
        }
        // While opening the stream the player selects its first track again, whatever was selected meanwhile.
        hls.audioTrack = wanted;
        wanted = null;
      });
      hls.loadSource(stream);
      hls.attachMedia(video);
      setChoose(() => (track: number) => {
        wanted = track;
        setHeard(track);
        hls.audioTrack = track;
      });
      ending.signal.addEventListener('abort', () => hls.destroy());
    })();
    return () => ending.abort();
  }, [ref, stream]);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are edited next to it */}
      <video ref={ref} className={styles.player} controls playsInline aria-label={label} {...(poster ? { poster } : {})} />
      {choose && tracks.length > 1 && (
        <TextField
          select
          className={styles.hear}
          label={t.hear}
          value={String(heard)}
          slotProps={{ select: { native: true } }}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {tracks.map((name, at) => (
            <option key={name} value={at}>
              {name}
            </option>
          ))}
        </TextField>
      )}
    </>
  );
}
