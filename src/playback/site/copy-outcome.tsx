import { useEffect, useId, useRef } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { shareTexts } from '../share-texts.ts';
import type { Copied } from './use-copy.ts';
import styles from './video-menu.module.css';

/** Says what came of copying. The region is there before its words, else they would not be read out. */
export function CopyOutcome({ said, byHand, place }: Copied) {
  return (
    <div ref={place} className={styles.outcome}>
      <output>
        {said && (
          <span className={styles.said}>
            <Icon name="check" size={20} />
            {said}
          </span>
        )}
      </output>
      {byHand !== null && <ByHand key={byHand} text={byHand} />}
    </div>
  );
}

/** The text itself, selected, where the browser copies nothing for a page. */
function ByHand({ text }: { text: string }) {
  const t = useTexts(shareTexts);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <div className={styles.byHand}>
      <label htmlFor={id}>{t.byHand}</label>
      <textarea ref={field} id={id} rows={3} readOnly value={text} />
    </div>
  );
}
