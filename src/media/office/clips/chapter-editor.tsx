import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type RefObject } from 'react';
import { isSame, useAct, useAlongside, useOfficeTexts } from '#desk/office/door.tsx';
import { writtenTime } from '../../clips/captions.ts';
import type { Clip } from '../../clips/contract.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import styles from './clips.module.css';
import { secondsOf } from './lines.ts';
import { client } from './client.ts';

type Props = {
  readonly clip: Clip;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly onClip: (clip: Clip) => void;
};

/** The error props of a field. */
const faultOf = (said: string | undefined) => ({ error: said !== undefined, helperText: said });

type Row = { readonly key: number; readonly start: string; readonly title: string; readonly en: string };

/** Chapter marks of a clip (S11.2). */
export function ChapterEditor({ clip, video, onClip }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  const { act, isBusy, errorOf } = useAct();
  const [rows, setRows] = useState<readonly Row[]>(() =>
    clip.chapters.map(({ start, title, en }, key) => ({ key, start: writtenTime(start), title, en: en ?? '' })),
  );
  const [saved, setSaved] = useState(rows);
  const isChanged = !isSame(rows, saved);
  const isReadable = rows.every(({ start }) => !Number.isNaN(secondsOf(start)));
  const change = (key: number, part: Partial<Row>): void =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const insert = (): void => {
    const start = writtenTime(video.current?.currentTime ?? 0);
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, start, title: '', en: '' }].toSorted((a, b) => secondsOf(a.start) - secondsOf(b.start)));
  };
  const save = async (): Promise<boolean> => {
    if (!isReadable) return false;
    const chapters = rows.map(({ start, title, en }) => ({ start: secondsOf(start), title, en: en || null }));
    const answer = await act(() => client.chapters({ id: clip.id, chapters }), t.chaptersSaved);
    if (!answer) return false;
    setSaved(rows);
    onClip(answer.data);
    return true;
  };
  useAlongside({ label: t.chapters, isChanged, save });
  return (
    <div className={styles.panel}>
      <div className={styles.row}>
        <h3>{t.chapters}</h3>
        <Button variant="outlined" onClick={insert}>
          {t.addChapter}
        </Button>
        <Button variant="contained" disabled={isBusy || !isReadable} onClick={() => void save()}>
          {t.saveChapters}
        </Button>
      </div>
      {isChanged && <p className={styles.unsaved}>{t.unsavedHint}</p>}
      {errorOf('chapters') && <Alert severity="error">{errorOf('chapters')}</Alert>}
      <ol className={styles.lines}>
        {rows.map(({ key, start, title, en }, number) => (
          <li key={key} className={styles.chapter}>
            <TextField
              label={t.chapterStart(number + 1)}
              value={start}
              {...faultOf(Number.isNaN(secondsOf(start)) ? t.wrongTime : errorOf(`chapters.${number}.start`))}
              onChange={({ target }) => change(key, { start: target.value })}
            />
            <TextField
              label={t.chapterTitle(number + 1)}
              value={title}
              required
              {...faultOf(errorOf(`chapters.${number}.title`))}
              onChange={({ target }) => change(key, { title: target.value })}
            />
            <TextField
              label={t.chapterEnglish(number + 1)}
              value={en}
              onChange={({ target }) => change(key, { en: target.value })}
            />
            <Button
              color="error"
              className={styles.sign}
              aria-label={t.removeChapter(number + 1)}
              onClick={() => setRows(rows.filter((row) => row.key !== key))}
            >
              ×
            </Button>
          </li>
        ))}
      </ol>
    </div>
  );
}
