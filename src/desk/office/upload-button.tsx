import Button from '@mui/material/Button';
import { useRef } from 'react';
import { fieldTexts } from '../field-texts.ts';
import { useOfficeTexts } from './language.ts';

type Props = { readonly isBusy: boolean; readonly onFile: (file: File) => void };

/** Opens the device's file dialog for one picture. */
export function UploadButton({ isBusy, onFile }: Props) {
  const t = useOfficeTexts(fieldTexts).field;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="outlined" disabled={isBusy} aria-busy={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? t.uploading : t.upload}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
