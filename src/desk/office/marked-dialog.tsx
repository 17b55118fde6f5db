import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Locale } from '#kit/locale.ts';
import { advertisingTexts } from '../advertising-texts.ts';
import type { MarkedRefusal } from '../contract.ts';
import styles from './advertising-check.module.css';
import { Rule } from './advertising-check.tsx';
import { useOfficeTexts } from './language.ts';
import { LimitedField } from './limited-field.tsx';
import type { EntryFormState } from './use-entry-form.ts';

/** As the server counts (`shortestReason`, `longestReason`). */
const shortest = 10;
const longest = 1000;

/** Marked wording keeps an entry from being published until somebody says why it may stay (S15.6). */
export function MarkedDialog({ form }: { form: EntryFormState }) {
  return form.marked && <Question marks={form.marked.marks} form={form} />;
}

function Question({ marks, form: { answerMarked, isBusy } }: { marks: MarkedRefusal['marks']; form: EntryFormState }) {
  const t = useOfficeTexts(advertisingTexts).gate;
  const [reason, setReason] = useState('');
  const { length } = reason.trim();
  const isRight = length >= shortest && reason.length <= longest;
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="marked-title"
      aria-describedby="marked-text"
      maxWidth="sm"
      onClose={() => void answerMarked(null)}
    >
      <DialogTitle id="marked-title">{t.title(marks.length)}</DialogTitle>
      <DialogContent>
        <p id="marked-text">{t.text}</p>
        <ul className={styles.list}>
          {marks.map(({ rule, text, sentence, lang }) => (
            <li key={`${rule} ${sentence}`}>
              <Sentence sentence={sentence} passage={text} lang={lang} />
              <Rule id={rule} />
            </li>
          ))}
        </ul>
        <LimitedField
          id="advertising-reason"
          label={t.reason}
          helperText={t.hint(shortest)}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          multiline
          minRows={2}
          fullWidth
          margin="normal"
          most={longest}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void answerMarked(null)}>{t.back}</Button>
        <Button variant="contained" disabled={isBusy || !isRight} onClick={() => void answerMarked(reason.trim())}>
          {t.publish}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Sentence({ sentence, passage, lang }: { sentence: string; passage: string; lang: Locale }) {
  const at = sentence.indexOf(passage);
  return (
    <q lang={lang}>
      {sentence.slice(0, at)}
      <mark>{passage}</mark>
      {sentence.slice(at + passage.length)}
    </q>
  );
}
