import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { useState, type MouseEvent } from 'react';
import { announce, useOfficeTexts } from '#desk/office/door.tsx';
import type { OfficeFile } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { client } from './client.ts';

const percent = (share: number): number => Math.round(share * 100);

/** Sets the focal point of an image by click or with two sliders, and previews the crops. */
export function FocalEditor({ file, onChange }: { file: OfficeFile; onChange: (file: OfficeFile) => void }) {
  const t = useOfficeTexts(fileTexts);
  const [[x, y], setFocal] = useState<readonly [number, number]>([file.focal_x, file.focal_y]);
  const [said, setSaid] = useState('');
  const isSame = x === file.focal_x && y === file.focal_y;

  const point = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocal([(clientX - left) / width, (clientY - top) / height]);
  };
  const save = async (): Promise<void> => {
    setSaid('');
    try {
      const { data } = await client.setFocal({ id: file.id, focal_x: x, focal_y: y });
      announce(t.saved);
      onChange(data);
    } catch (error) {
      setSaid(error instanceof Error ? error.message : String(error));
    }
  };
  const slider = (label: string, value: number, set: (share: number) => void) => (
    <label className={styles.slider}>
      <span>{label}</span>
      <Slider
        size="small"
        value={percent(value)}
        onChange={(_, next) => set((Array.isArray(next) ? (next[0] ?? 0) : next) / 100)}
        slotProps={{ input: { 'aria-label': label } }}
      />
    </label>
  );
  const position = { objectPosition: `${percent(x)}% ${percent(y)}%` };

  return (
    <section aria-label={t.focal} className={styles.focal}>
      <h3 className={styles.heading}>{t.focal}</h3>
      <p className={styles.hint}>{t.focalHint}</p>
      <div className={styles.focalPlace}>
        {/* The sliders beside it do the same by keyboard. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div className={styles.focalPicture} onClick={point}>
          <img src={file.url} alt="" />
          <span className={styles.cross} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
        </div>
        <figure className={styles.crops} aria-label={t.previews}>
          <img src={file.url} alt="" className={styles.crop} style={{ ...position, aspectRatio: '16 / 9' }} />
          <img src={file.url} alt="" className={styles.crop} style={{ ...position, aspectRatio: '3 / 4' }} />
          <img src={file.url} alt="" className={styles.crop} style={{ ...position, aspectRatio: '3 / 1' }} />
        </figure>
      </div>
      {slider(t.fromLeft, x, (share) => setFocal([share, y]))}
      {slider(t.fromTop, y, (share) => setFocal([x, share]))}
      {said && <p role="alert">{said}</p>}
      <Button variant="contained" disabled={isSame} onClick={() => void save()}>
        {t.save}
      </Button>
    </section>
  );
}
