import { useState } from 'react';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useEntityName } from './entity-names.ts';
import { Notices } from './notices.tsx';
import type { EntryFormState } from './use-entry-form.ts';
import type { Foreseen } from './use-foreseen.ts';

/** Confirms a save that changes other public pages or refers to drafts: lists them and offers a choice. */
export function ForeseenDialog({ form }: { form: EntryFormState }) {
  return form.foreseen && <Question form={form} foreseen={form.foreseen} />;
}

function Question({ form: { t, answerForeseen, isBusy }, foreseen }: { form: EntryFormState; foreseen: Foreseen }) {
  const { notices, drafts } = foreseen;
  const nameOf = useEntityName();
  const [left, setLeft] = useState<readonly string[]>([]);
  const together = drafts.filter(({ id }) => !left.includes(id)).map(({ entity, id }) => ({ entity, id }));
  const toggle = (id: string): void => setLeft((old) => (old.includes(id) ? old.filter((one) => one !== id) : [...old, id]));
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="foreseen-title"
      aria-describedby="foreseen-text"
      onClose={() => void answerForeseen(null)}
    >
      <DialogTitle id="foreseen-title">{notices.length > 0 ? t.foreseen.title : t.foreseen.drafts}</DialogTitle>
      <DialogContent id="foreseen-text">
        <Notices notices={notices} />
        {drafts.length > 0 && (
          <FormControl component="fieldset" sx={{ mt: notices.length > 0 ? 2 : 0 }}>
            <FormLabel component="legend">{t.foreseen.together}</FormLabel>
            {drafts.map(({ entity, id, title }) => (
              <FormControlLabel
                key={id}
                control={<Checkbox checked={!left.includes(id)} onChange={() => toggle(id)} />}
                label={`${nameOf(entity) ?? entity}: ${title}`}
              />
            ))}
            <FormHelperText>{t.foreseen.hidden}</FormHelperText>
          </FormControl>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void answerForeseen(null)}>{t.conflict.later}</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void answerForeseen(together)}>
          {notices.length > 0 ? t.foreseen.save : t.foreseen.publish}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
