import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState } from 'react';
import { useOfficeTexts, type OwnFieldProps } from '#desk/office/door.tsx';
import { fieldTexts } from '#desk/office/door.tsx';
import { downloadName, downloadOf } from '../downloads.ts';
import { fileTexts } from '../office-texts.ts';
import { FileChooser } from './file-chooser.tsx';
import styles from './files.module.css';

/** A downloadable file: selected from the existing files, or uploaded. */
export function DownloadField({ label, value, error, onChange }: OwnFieldProps) {
  const t = useOfficeTexts(fileTexts);
  const { clear } = useOfficeTexts(fieldTexts).field;
  const messageId = useId();
  const [isOpen, setOpen] = useState(false);
  const file = typeof value === 'string' ? value : '';
  return (
    <fieldset
      className={styles.download}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? messageId : undefined}
    >
      <legend>{label}</legend>
      <output>{file ? (downloadOf(file)?.name ?? file) : t.noDownload}</output>
      <div className={styles.bar}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t.chooseFile}
        </Button>
        {file && <Button onClick={() => onChange('')}>{clear}</Button>}
      </div>
      {error && (
        <FormHelperText id={messageId} error>
          {error}
        </FormHelperText>
      )}
      {isOpen && (
        <FileChooser
          kind="any"
          onClose={() => setOpen(false)}
          onChoose={(chosen) => {
            setOpen(false);
            onChange(downloadName(chosen));
          }}
        />
      )}
    </fieldset>
  );
}
