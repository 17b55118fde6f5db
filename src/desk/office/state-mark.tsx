import type { Row } from '../contract.ts';
import { partTexts } from '../office-texts.ts';
import { instantText } from './berlin-time.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import styles from './state-mark.module.css';

type Standing = Pick<Row, 'state' | 'publish_at' | 'unpublish_at'> & {
  readonly has_draft?: boolean;
  readonly is_stuck?: boolean;
};

/** The state of an entry in words; the colour is only a help. */
export function StateMark({ row }: { row: Standing }) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  return (
    <span className={styles.marks}>
      <span className={styles.state} data-state={row.state}>
        {t.states[row.state]}
      </span>
      {row.publish_at && <span className={styles.more}>{t.list.planned(instantText(row.publish_at, locale))}</span>}
      {row.unpublish_at && <span className={styles.more}>{t.list.until(instantText(row.unpublish_at, locale))}</span>}
      {row.is_stuck && <span className={styles.stuck}>{t.list.stuck}</span>}
      {row.has_draft && <span className={styles.more}>{t.list.hasDraft}</span>}
    </span>
  );
}
