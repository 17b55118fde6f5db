import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Playlist } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { cornerTagOf } from './teasers.ts';
import styles from './corner-tag.module.css';

/** Says whom a playlist is for, or that it is bought (S4.11); nothing where everyone may watch. */
export function CornerTag({ playlist }: { playlist: Pick<Playlist, 'exclusive' | 'type' | 'purchase_status'> }) {
  const t = useTexts(catalogTexts);
  const kind = cornerTagOf(playlist);
  if (!kind) return null;
  return (
    <span className={styles.tag} data-kind={kind}>
      <Icon name={kind === 'succeeded' ? 'check' : kind === 'processing' ? 'clock' : 'lock'} />
      {t.corner[kind]}
    </span>
  );
}
