import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { ReactNode } from 'react';
import { fieldTexts } from '../field-texts.ts';
import { useOfficeTexts } from './language.ts';

type Props = {
  readonly title: string;
  /** Label of the confirming button. */
  readonly confirm: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  readonly children: ReactNode;
};

/** Confirms an irreversible action. */
export function ConfirmDialog({ title, confirm, isBusy, onClose, onConfirm, children }: Props) {
  const { editor } = useOfficeTexts(fieldTexts);
  return (
    <Dialog open onClose={onClose} role="alertdialog" aria-labelledby="confirm-title" aria-describedby="confirm-text">
      <DialogTitle id="confirm-title">{title}</DialogTitle>
      <DialogContent id="confirm-text">{children}</DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{editor.cancel}</Button>
        <Button color="error" variant="contained" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
