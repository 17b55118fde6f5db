import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { WatchList } from '../rules.ts';
import { playbackTexts } from '../texts.ts';
import styles from './layer-bar.module.css';
import { playerIcons } from './player-icons.ts';

type LayerBarProps = {
  list: WatchList | null;
  isListShown: boolean;
  onList: () => void;
  /** Null where there is none. */
  transcript: { readonly isShown: boolean; readonly toggle: () => void } | null;
  onClose: () => void;
};

/** The layer's head: which list is playing, what stands beside or below the picture, and the way out. */
export function LayerBar({ list, isListShown, onList, transcript, onClose }: LayerBarProps) {
  const t = useTexts(playbackTexts);
  return (
    <div className={styles.bar}>
      <p className={styles.from}>{list && t.from(list.title)}</p>
      {transcript && (
        <button type="button" className={styles.toggle} aria-pressed={transcript.isShown} onClick={transcript.toggle}>
          <Icon name={playerIcons.transcript} />
          <span>{t.transcript}</span>
        </button>
      )}
      {list && (
        <button type="button" className={styles.toggle} aria-pressed={isListShown} onClick={onList}>
          <Icon name="list" />
          <span>{t.list}</span>
        </button>
      )}
      <button type="button" className={styles.close} aria-label={t.close} title={t.close} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}
