import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { use, useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { partTexts } from '../../office-texts.ts';
import { useOfficeTexts } from '../language.ts';
import { FileChooserContext } from '../file-chooser.ts';
import { messageOf } from '../message-of.ts';
import { UploadButton } from '../upload-button.tsx';
import { uploadPicture } from '../uploads.ts';
import styles from './fields.module.css';
import { textIn, type FieldProps } from './props.ts';

/** A picture by its address: picked from the files, uploaded, or typed. */
export function ImageField({ id, label, value, onChange, error, hint, isRequired }: FieldProps) {
  const t = useOfficeTexts(partTexts);
  const { field } = useOfficeTexts(fieldTexts);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const drawChooser = use(FileChooserContext);
  const address = textIn(value);
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      onChange(await uploadPicture(file));
    } catch (fault) {
      setFailure(`${field.uploadFailed} ${messageOf(fault, t)}`);
    }
    setBusy(false);
  };
  const message = failure ?? error;
  return (
    <div className={styles.group}>
      {address && <img className={styles.picture} src={address} alt={field.chosen} />}
      <TextField
        id={id}
        label={label}
        value={address}
        required={isRequired}
        error={Boolean(message)}
        helperText={message ?? hint}
        onChange={({ target }) => onChange(target.value)}
      />
      <div className={styles.buttons}>
        {drawChooser?.({ kind: 'image', onChoose: onChange })}
        <UploadButton isBusy={isBusy} onFile={(file) => void upload(file)} />
        {address && <Button onClick={() => onChange('')}>{field.clear}</Button>}
      </div>
    </div>
  );
}
