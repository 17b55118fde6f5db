import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Difference } from './difference.tsx';
import { contentOf } from './form-state.ts';
import type { EntityScreen } from './screen.ts';
import type { EntryFormState } from './use-entry-form.ts';

/** Somebody saved meanwhile: what is different, and the choice. */
export function ConflictDialog({ screen, form }: { screen: EntityScreen; form: EntryFormState }) {
  const { t, conflict, content, isBusy } = form;
  if (!conflict) return null;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="conflict-title"
      aria-describedby="conflict-text"
      maxWidth="md"
      onClose={form.writeOn}
    >
      <DialogTitle id="conflict-title">{t.conflict.title}</DialogTitle>
      <DialogContent>
        <p id="conflict-text">{t.conflict.text}</p>
        <p>{t.conflict.difference}</p>
        <Difference before={contentOf(conflict.theirs)} now={content} screen={screen} same={t.conflict.none} />
      </DialogContent>
      <DialogActions>
        <Button onClick={form.writeOn}>{t.conflict.later}</Button>
        <Button disabled={isBusy} onClick={() => void form.yieldTo()}>
          {t.conflict.theirs}
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void form.insist()}>
          {t.conflict.mine}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
