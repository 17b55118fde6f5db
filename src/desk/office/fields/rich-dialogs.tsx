import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { useOfficeTexts } from '../language.ts';

type Props = { readonly editor: Editor; readonly onClose: () => void };

const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https?:\/\/|(?:mailto|tel):)\S+$/.test(text);

type Frame = {
  readonly title: string;
  readonly onClose: () => void;
  readonly onInsert: () => void;
  /** Label of the button; default: 'insert'. */
  readonly action?: string | undefined;
  readonly children: ReactNode;
};

/** A form of its own: Enter in it must not submit the entry. */
export function Ask({ title, action, onClose, onInsert, children }: Frame) {
  const t = useOfficeTexts(fieldTexts).editor;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    onInsert();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby="editor-dialog" fullWidth maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogTitle id="editor-dialog">{title}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>{children}</DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="contained">
            {action ?? t.insert}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function LinkDialog({ editor, onClose }: Props) {
  const t = useOfficeTexts(fieldTexts).editor;
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
