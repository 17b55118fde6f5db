import { useEffect, type RefObject } from 'react';
import styles from './clips.module.css';

type Props = {
  readonly ref: RefObject<HTMLVideoElement | null>;
  /** The HLS master. */
  readonly stream: string;
  readonly poster: string | null;
  readonly label: string;
};

/** Plays a clip's stream for who works on it. */
export function ClipPlayer({ ref, stream, poster, label }: Props) {
  useEffect(() => {
    const ending = new AbortController();
    void (async () => {
      const { default: Hls } = await import('hls.js/light');
      const video = ref.current;
      if (ending.signal.aborted || !video) return;
      if (!Hls.isSupported()) {
        video.src = stream;
        return;
      }
      const hls = new Hls({ enableWorker: false });
      hls.loadSource(stream);
      hls.attachMedia(video);
      ending.signal.addEventListener('abort', () => hls.destroy());
    })();
    return () => ending.abort();
  }, [ref, stream]);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are written beside it
    <video ref={ref} className={styles.player} controls playsInline aria-label={label} {...(poster ? { poster } : {})} />
  );
}
