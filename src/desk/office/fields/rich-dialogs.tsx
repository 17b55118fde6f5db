import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { partTexts } from '../../office-texts.ts';
import { useOfficeTexts } from '../language.ts';
import { saidOf } from '../said-of.ts';
import { UploadButton } from '../upload-button.tsx';
import { uploadPicture } from '../uploads.ts';
import styles from './fields.module.css';

type Props = { readonly editor: Editor; readonly onClose: () => void };

const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https?:\/\/|mailto:)\S+$/.test(text);

type Frame = {
  readonly title: string;
  readonly onClose: () => void;
  readonly onInsert: () => void;
  readonly children: ReactNode;
};

/** A small form of its own: Enter in it must not save the entry. */
function Ask({ title, onClose, onInsert, children }: Frame) {
  const t = useOfficeTexts(partTexts).editor;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onInsert();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="editor-dialog" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="editor-dialog">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained">
            {t.insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function LinkDialog({ editor, onClose }: Props) {
  const t = useOfficeTexts(partTexts).editor;
  const [href, setHref] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [isOdd, setOdd] = useState(false);
  const insert = (): void => {
    if (!isAddress(href.trim())) return setOdd(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const address = href.trim();
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    return onClose();
  };
  return (
    <Ask title={t.linkTitle} onClose={onClose} onInsert={insert}>
      <TextField
        id="editor-link"
        label={t.address}
        value={href}
        // The dialog was opened for nothing else.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        error={isOdd}
        helperText={isOdd ? t.badAddress : undefined}
        onChange={({ target }) => setHref(target.value)}
      />
    </Ask>
  );
}

export function ImageDialog({ editor, onClose }: Props) {
  const t = useOfficeTexts(partTexts);
  const [alt, setAlt] = useState('');
  const [src, setSrc] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = async (file: File): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      setSrc(await uploadPicture(file));
    } catch (error) {
      setFailure(`${t.field.uploadFailed} ${saidOf(error, t)}`);
    }
    setBusy(false);
  };
  const insert = (): void => {
    if (!isAddress(src)) return setFailure(t.editor.badAddress);
    editor.chain().focus().setImage({ src, alt }).run();
    return onClose();
  };
  return (
    <Ask title={t.editor.image} onClose={onClose} onInsert={insert}>
      {src && <img className={styles.picture} src={src} alt={t.field.chosen} />}
      <UploadButton isBusy={isBusy} onFile={(file) => void upload(file)} />
      <TextField
        id="editor-image"
        label={t.editor.address}
        value={src}
        error={failure !== null}
        helperText={failure}
        onChange={({ target }) => setSrc(target.value)}
      />
      <TextField
        id="editor-image-alt"
        label={t.editor.alt}
        helperText={t.editor.altHint}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </Ask>
  );
}
