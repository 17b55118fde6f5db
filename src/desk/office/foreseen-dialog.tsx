import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Notices } from './notices.tsx';
import type { EntryFormState } from './use-entry-form.ts';

/** Before a save that changes what readers see elsewhere: what that is, and the choice. */
export function ForeseenDialog({ form: { t, foreseen, answerForeseen, isBusy } }: { form: EntryFormState }) {
  if (!foreseen) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="foreseen-title"
      aria-describedby="foreseen-text"
      onClose={() => void answerForeseen(false)}
    >
      <DialogTitle id="foreseen-title">{t.foreseen.title}</DialogTitle>
      <DialogContent id="foreseen-text">
        <Notices notices={foreseen.notices} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void answerForeseen(false)}>{t.conflict.later}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void answerForeseen(true)}>
          {t.foreseen.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
