import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { use, useEffect, useRef, useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { partTexts } from '../../office-texts.ts';
import { FileChooserContext } from '../file-chooser.ts';
import { useOfficeTexts } from '../language.ts';
import { LimitedField } from '../limited-field.tsx';
import { messageOf } from '../message-of.ts';
import { UploadButton } from '../upload-button.tsx';
import { uploadPicture } from '../uploads.ts';
import styles from './fields.module.css';
import { Ask } from './rich-dialogs.tsx';
import type { TextPicture } from './rich-picture.ts';

type Props = {
  /** The picture to edit; null for a new one. */
  readonly picture: TextPicture | null;
  /** A file that was dropped or pasted. */
  readonly file: File | null;
  readonly onClose: () => void;
  readonly onInsert: (picture: TextPicture) => void;
};

/** Of the alternative text and of the caption, in characters. */
const longest = 300;

type Fault = { readonly at: 'picture' | 'alt'; readonly text: string };

/** Selects a picture, its alternative text and its caption. A picture has an alternative text or is marked as decorative. */
export function PictureDialog({ picture, file, onClose, onInsert }: Props) {
  const t = useOfficeTexts(partTexts);
  const { field, editor } = useOfficeTexts(fieldTexts);
  const [src, setSrc] = useState(picture?.src ?? '');
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [caption, setCaption] = useState(picture?.caption ?? '');
  const [isDecorative, setDecorative] = useState(picture?.alt === '');
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);
  const drawChooser = use(FileChooserContext);
  const words = useRef<HTMLInputElement>(null);
  const below = useRef<HTMLInputElement>(null);

  const choose = (address: string): void => {
    setSrc(address);
    setFault(null);
  };
  // Move the focus on to the alternative text.
  useEffect(() => {
    if (src) words.current?.focus();
  }, [src]);
  const upload = async (chosen: File): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      choose(await uploadPicture(chosen));
    } catch (error) {
      setFault({ at: 'picture', text: `${field.uploadFailed} ${messageOf(error, t)}` });
    }
    setBusy(false);
  };
  const sent = useRef<File | null>(null);
  useEffect(() => {
    if (!file || sent.current === file) return;
    sent.current = file;
    void upload(file);
  });
  const insert = (): void => {
    if (isBusy) return undefined;
    if (src === '') return setFault({ at: 'picture', text: editor.noPicture });
    if (!isDecorative && alt.trim() === '') {
      words.current?.focus();
      return setFault({ at: 'alt', text: editor.noAlt });
    }
    // Each field says that it is too long.
    if (!isDecorative && alt.length > longest) return words.current?.focus();
    if (caption.length > longest) return below.current?.focus();
    return onInsert({ src, alt: isDecorative ? '' : alt.trim(), caption: caption.trim() });
  };
  return (
    <Ask
      title={picture ? editor.changeImage : editor.image}
      action={picture ? editor.apply : undefined}
      onClose={onClose}
      onInsert={insert}
    >
      {src && <img className={styles.picture} src={src} alt={field.chosen} />}
      <div className={styles.buttons}>
        {drawChooser?.({ kind: 'image', onChoose: choose })}
        <UploadButton isBusy={isBusy} onFile={(chosen) => void upload(chosen)} />
      </div>
      {fault?.at === 'picture' && (
        <FormHelperText error role="alert">
          {fault.text}
        </FormHelperText>
      )}
      <LimitedField
        id="editor-image-alt"
        most={longest}
        label={editor.alt}
        required={!isDecorative}
        disabled={isDecorative}
        error={fault?.at === 'alt'}
        helperText={fault?.at === 'alt' ? fault.text : editor.altHint}
        value={isDecorative ? '' : alt}
        inputRef={words}
        onChange={({ target }) => setAlt(target.value)}
      />
      <FormControlLabel
        control={<Checkbox size="small" checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />}
        label={editor.decorative}
      />
      <LimitedField
        id="editor-image-caption"
        most={longest}
        label={editor.caption}
        value={caption}
        inputRef={below}
        onChange={({ target }) => setCaption(target.value)}
      />
    </Ask>
  );
}
