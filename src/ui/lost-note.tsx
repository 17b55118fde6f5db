import { useEffect } from 'react';
import { useTexts } from './site.tsx';
import { uiTexts } from './texts.ts';
import styles from './lost-note.module.css';

/** Long enough to be read twice. */
const shownFor = 8000;

/** Says that the server cannot be reached; the reader can press again. */
export function LostNote({ onOver }: { onOver: () => void }) {
  const t = useTexts(uiTexts);
  useEffect(() => {
    const timer = setTimeout(onOver, shownFor);
    addEventListener('online', onOver);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onOver);
    };
  }, [onOver]);
  return (
    <p className={styles.note} role="alert">
      {t.noConnection}
    </p>
  );
}
