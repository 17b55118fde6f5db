import { useState, useSyncExternalStore } from 'react';
import { Button } from '../button.tsx';
import { formTexts } from '../form-texts.ts';
import { useTexts } from '../site.tsx';
import { outcomeText } from './outcome-text.ts';
import { Progress } from './progress.tsx';
import type { Upload, Uploads } from './queue.ts';
import styles from './upload-list.module.css';

/** A list of uploads (S9.4), each with its progress, outcome and actions. */
export function UploadList<Value>({ uploads }: { uploads: Uploads<Value> }) {
  const { upload: t } = useTexts(formTexts);
  const list = useSyncExternalStore(uploads.watch, uploads.list, uploads.list);
  const [word, setWord] = useState('');
  const remove = (id: number): void => {
    uploads.remove(id);
    setWord(t.removed);
  };
  return (
    <>
      {list.length > 0 && (
        <ul className={styles.list} aria-label={t.list}>
          {list.map((upload) => (
            <li key={upload.id} className={styles.entry}>
              <span className={styles.name}>{upload.file.name}</span>
              <Ways upload={upload} uploads={uploads} onRemove={() => remove(upload.id)} />
              <State upload={upload} />
            </li>
          ))}
        </ul>
      )}
      <output className={styles.word}>{word}</output>
    </>
  );
}

function State<Value>({ upload: { state, outcome, share, file } }: { upload: Upload<Value> }) {
  const t = useTexts(formTexts);
  if (state === 'sending') return <Progress label={t.upload.progress(file.name)} share={share} />;
  if (!outcome) return <span className={styles.state}>{t.upload.waiting}</span>;
  return (
    <output className={styles.state} data-state={state}>
      {outcome.kind === 'sent' ? t.upload.sent : outcomeText(outcome, t)}
    </output>
  );
}

function Ways<Value>({ upload, uploads, onRemove }: { upload: Upload<Value>; uploads: Uploads<Value>; onRemove: () => void }) {
  const { upload: t, cancel } = useTexts(formTexts);
  const { id, state, file } = upload;
  const isUnderway = state === 'waiting' || state === 'sending';
  const button = (text: string, onPress: () => void) => (
    <Button kind="plain" aria-label={t.forFile(text, file.name)} onClick={onPress}>
      {text}
    </Button>
  );
  return (
    <span className={styles.ways}>
      {isUnderway && button(cancel, () => uploads.cancel(id))}
      {!isUnderway && state !== 'sent' && button(t.again, () => uploads.retry(id))}
      {!isUnderway && button(t.remove, onRemove)}
    </span>
  );
}
