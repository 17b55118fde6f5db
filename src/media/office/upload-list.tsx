import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState, useSyncExternalStore } from 'react';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { fileTexts, type MediaOfficeTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { forget, listUploads, pauseOrResume, stallSeconds, tryAgain, watchUploads, type Upload } from './upload-line.ts';

/** The state of an upload as text (S8.9). */
function stateText({ state, share, isContinued, said, isRefused }: Upload, { uploads: t }: MediaOfficeTexts): string {
  const percent = Math.round(share * 100);
  switch (state) {
    case 'waiting':
      return t.waiting;
    case 'sending':
      return isContinued ? t.continued(percent) : t.sending(percent);
    case 'paused':
      return t.paused;
    case 'stalled':
      return t.stalled(stallSeconds);
    case 'failed':
      return isRefused ? `${said ?? t.failed} ${t.chooseAnother}` : (said ?? t.failed);
    case 'done':
      return t.done;
  }
}

/** All uploads, each with its progress and actions. */
export function UploadList() {
  const t = useOfficeTexts(fileTexts);
  const uploads = useSyncExternalStore(watchUploads, listUploads);
  const [word, setWord] = useState('');
  const done = uploads.filter(({ state }) => state === 'done');
  const drop = ({ id, state }: Upload): void => {
    forget(id);
    setWord(state === 'done' || state === 'failed' ? t.uploads.removed : t.uploads.cancelled);
  };
  return (
    <>
      {uploads.length > 0 && (
        <section className={styles.uploads} aria-label={t.uploads.title}>
          <ul className={styles.uploadList}>
            {uploads.map((upload) => (
              <li key={upload.id} className={styles.upload} data-state={upload.state}>
                <span className={styles.uploadName}>{upload.name}</span>
                <Ways upload={upload} onDrop={() => drop(upload)} />
                {upload.state !== 'done' && upload.state !== 'failed' && (
                  <LinearProgress
                    variant="determinate"
                    className={styles.bar}
                    aria-label={t.uploads.progress(upload.name)}
                    value={Math.round(upload.share * 100)}
                  />
                )}
                <span
                  className={styles.state}
                  data-state={upload.state}
                  role={upload.state === 'failed' || upload.state === 'stalled' ? 'alert' : undefined}
                >
                  {stateText(upload, t)}
                </span>
              </li>
            ))}
          </ul>
          {done.length > 1 && (
            <Button size="small" onClick={() => done.forEach(({ id }) => forget(id))}>
              {t.uploads.clear}
            </Button>
          )}
          {done.length < uploads.length && <p className={styles.hint}>{t.uploads.afterReload}</p>}
        </section>
      )}
      <output className={styles.word}>{word}</output>
    </>
  );
}

function Ways({ upload: { id, name, state, isRefused }, onDrop }: { upload: Upload; onDrop: () => void }) {
  const { uploads: t } = useOfficeTexts(fileTexts);
  const button = (text: string, onClick: () => void) => (
    <Button size="small" aria-label={t.forFile(text, name)} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <span className={styles.ways}>
      {state === 'sending' && button(t.pause, () => pauseOrResume(id))}
      {state === 'paused' && button(t.resume, () => pauseOrResume(id))}
      {(state === 'stalled' || (state === 'failed' && !isRefused)) && button(t.again, () => tryAgain(id))}
      {button(state === 'done' || state === 'failed' ? t.remove : t.cancel, onDrop)}
    </span>
  );
}
