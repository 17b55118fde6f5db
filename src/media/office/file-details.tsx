import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { announce, CallFailed, LimitedField, useOfficeLocale, useOfficeTexts } from '#desk/office/door.tsx';
import { mediaFiles } from '#paths/media-api.ts';
import { copyText } from '#ui/copy-text.ts';
import type { OfficeFile } from '../contract.ts';
import { longestName } from '../file-rules.ts';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { FocalEditor } from './focal-editor.tsx';
import { sizeText } from './file-list.tsx';
import { Uses } from './uses.tsx';
import { client } from './client.ts';

type Props = {
  readonly file: OfficeFile;
  readonly onClose: () => void;
  /** Called after a change. */
  readonly onChange: (file: OfficeFile) => void;
};

/** Everything about a file: type, uses, name, URL, and the focal point of an image. */
export function FileDetails({ file, onClose, onChange }: Props) {
  const t = useOfficeTexts(fileTexts);
  const locale = useOfficeLocale();
  const heading = useId();
  const [name, setName] = useState(file.name);
  const [said, setSaid] = useState('');
  const address = new URL(file.url, window.location.origin).href;

  const rename = async (): Promise<void> => {
    setSaid('');
    try {
      const { data } = await client.renameFile({ id: file.id, name });
      announce(t.saved);
      onChange(data);
    } catch (error) {
      setSaid(error instanceof CallFailed ? (error.errors.name?.join(' ') ?? error.message) : String(error));
    }
  };
  const copy = async (button: Element): Promise<void> => {
    announce((await copyText(file.url, button)) ? t.copied : t.notCopied);
  };

  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} fullWidth maxWidth="md">
      <DialogTitle id={heading}>{file.name}</DialogTitle>
      <DialogContent className={styles.details}>
        {file.kind === 'image' && <FocalEditor key={file.id} file={file} onChange={onChange} />}
        <form
          className={styles.row}
          onSubmit={(event) => {
            event.preventDefault();
            void rename();
          }}
        >
          <LimitedField
            label={t.name}
            id={`${heading}-name`}
            value={name}
            most={longestName}
            fullWidth
            size="small"
            error={said !== ''}
            helperText={said}
            onChange={({ target }) => setName(target.value)}
          />
          <Button type="submit" disabled={name === file.name}>
            {t.rename}
          </Button>
        </form>
        <dl className={styles.facts}>
          <dt>{t.type}</dt>
          <dd>{file.type}</dd>
          <dt>{t.size}</dt>
          <dd>{sizeText(file.size, locale)}</dd>
          {file.width && file.height && (
            <>
              <dt>{t.dimensions}</dt>
              <dd>{`${file.width} × ${file.height}`}</dd>
            </>
          )}
        </dl>
        <div className={styles.row}>
          <TextField
            label={t.address}
            id={`${heading}-address`}
            value={address}
            fullWidth
            size="small"
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Button onClick={({ currentTarget }) => void copy(currentTarget)}>{t.copy}</Button>
        </div>
        <Uses ids={[file.id]} />
      </DialogContent>
      <DialogActions>
        <Button component="a" href={mediaFiles.original(file.id)} target="_blank" rel="noopener">
          {t.download}
        </Button>
        <Button onClick={onClose} variant="contained">
          {t.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
