import { partTexts } from '../office-texts.ts';
import { useOfficeTexts } from './language.ts';
import styles from './waiting.module.css';

/** A skeleton of the coming content, so that nothing jumps; shown only after 200 ms. */
export function Waiting({ shape }: { shape: 'rows' | 'blocks' }) {
  const t = useOfficeTexts(partTexts).list;
  return (
    <output className={styles.waiting} data-shape={shape}>
      <span className="visually-hidden">{t.loading}</span>
    </output>
  );
}
