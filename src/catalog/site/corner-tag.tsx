import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import type { Playlist } from '../contract.ts';
import { catalogTexts } from '../texts.ts';
import { cornerTagOf } from './teasers.ts';
import { usePurchase } from './use-purchase.ts';
import styles from './corner-tag.module.css';

/** Shows whom a playlist is for, or that it is bought (S4.11); renders nothing if everyone may watch. */
export function CornerTag({ playlist }: { playlist: Pick<Playlist, 'exclusive' | 'type' | 'purchase_status' | 'coaching'> }) {
  const t = useTexts(catalogTexts);
  // Shared responses contain no personal data (S3.5), so the reader's own status is filled in here.
  const own = usePurchase('coaching', playlist.coaching);
  const kind = cornerTagOf({ ...playlist, purchase_status: playlist.purchase_status ?? own });
  if (!kind) return null;
  return (
    <span className={styles.tag} data-kind={kind}>
      <Icon name={kind === 'succeeded' ? 'check' : kind === 'processing' ? 'clock' : 'lock'} />
      {t.corner[kind]}
    </span>
  );
}
