import type { ComponentProps } from 'react';
import { assetPath } from '#paths/files.ts';
import type { Video } from '#catalog/contract.ts';
import type { PlayableVideo } from '../contract.ts';
import { TrustNote } from '#catalog/site/door.tsx';
import { useForeignLang } from '#ui/site.tsx';
import styles from './watch-fallback.module.css';

type WatchFallbackProps = {
  video: Video;
  /** Who stands for it, and what was put right in it. */
  trust: ComponentProps<typeof TrustNote>['trust'] | null;
  /** Those that there are; their addresses with or without a permission, which an open file does not need. */
  captions: PlayableVideo['captions'];
};

/**
 * A video within the page of its address, for readers without script (S2.12, S17.1). Hidden wherever
 * scripts run, as the layer shows it. Only open files have an address without a signature.
 */
export function WatchFallback({ video, trust, captions }: WatchFallbackProps) {
  const lang = useForeignLang(video.lang);
  // A browser with script draws nothing of it, so its script has nothing of it.
  if (!import.meta.env.SSR) return <noscript />;
  return (
    <noscript>
      <section className={styles.fallback} aria-labelledby="watch-title">
        <h2 id="watch-title" lang={lang}>
          {video.title}
        </h2>
        {video.protection === 'free' && (
          // Its captions are the list's: oxlint sees none in it.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <video
            className={styles.video}
            controls
            preload="none"
            poster={video.poster}
            src={assetPath(video.shortid, 'file', '960.mp4')}
          >
            {captions.map(({ lang: spoken, label, src }) => (
              <track key={src} kind="captions" srcLang={spoken} label={label} src={src.replace(/\?.*$/, '')} />
            ))}
          </video>
        )}
        <p lang={lang}>{video.description}</p>
        {trust && <TrustNote trust={trust} level={3} />}
      </section>
    </noscript>
  );
}
