import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { writtenTime } from '../../clips/captions.ts';
import { clipOfficeTexts } from '../../clip-office-texts.ts';
import styles from './clips.module.css';
import { secondsOf, type Line } from './lines.ts';

type Props = {
  readonly line: Line;
  /** 1-based. */
  readonly number: number;
  /** The player's position in seconds. */
  readonly now: () => number;
  readonly onChange: (part: Partial<Line>) => void;
  readonly onRemove: () => void;
  readonly onPlay: () => void;
};

/** One caption line. */
export function CueLine({ line, number, now, onChange, onRemove, onPlay }: Props) {
  const t = useOfficeTexts(clipOfficeTexts);
  const begin = (start: string): void => onChange({ start, ...(Number.isNaN(secondsOf(start)) ? {} : { at: secondsOf(start) }) });
  const faultOf = (time: string) => (Number.isNaN(secondsOf(time)) ? { error: true, helperText: t.wrongTime } : {});
  return (
    <li className={styles.line}>
      <TextField
        label={t.start(number)}
        value={line.start}
        {...faultOf(line.start)}
        onChange={({ target }) => begin(target.value)}
      />
      <TextField
        label={t.end(number)}
        value={line.end}
        {...faultOf(line.end)}
        onChange={({ target }) => onChange({ end: target.value })}
      />
      <TextField
        label={t.words(number)}
        value={line.text}
        multiline
        onChange={({ target }) => onChange({ text: target.value })}
      />
      <div className={styles.row}>
        <Button size="small" className={styles.sign} aria-label={t.play(number)} onClick={onPlay}>
          ▶
        </Button>
        <Button size="small" onClick={() => begin(writtenTime(now()))}>
          {t.setStart}
        </Button>
        <Button size="small" onClick={() => onChange({ end: writtenTime(now()) })}>
          {t.setEnd}
        </Button>
        <Button size="small" color="error" className={styles.sign} aria-label={t.remove(number)} onClick={onRemove}>
          ×
        </Button>
      </div>
    </li>
  );
}
