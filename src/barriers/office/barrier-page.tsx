import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import {
  ButtonForm,
  dayText,
  Failure,
  instantText,
  isSame,
  LimitedField,
  PageTitle,
  useAct,
  useCall,
  useOfficeLocale,
  useOfficeTexts,
  useUnsaved,
  withLater,
} from '#desk/office/door.tsx';
import { randomUuid } from '#kit/uuid.ts';
import type { BarrierRecord } from '../office-contract.ts';
import { barrierOfficeTexts } from '../office-texts.ts';
import { mostOfAnswer, type BarrierState } from '../rules.ts';
import styles from './barrier.module.css';
import { client } from './client.ts';

/** A barrier report: its content and state. */
export function BarrierPage() {
  const { id = '' } = useParams();
  const t = useOfficeTexts(barrierOfficeTexts);
  const { answer, error } = useCall(client.getBarrier, { id });
  if (error !== null && !answer) return <Failure error={error} />;
  if (!answer) return <output>{t.loading}</output>;
  return <Report key={id} loaded={answer.data} />;
}

function Report({ loaded }: { loaded: BarrierRecord }) {
  const t = useOfficeTexts(barrierOfficeTexts);
  const [report, setReport] = useState(loaded);
  return (
    <div className={styles.page}>
      <PageTitle before={<Link to="/barrier">{t.back}</Link>}>{report.number}</PageTitle>
      <Facts report={report} />
      <Handling report={report} onReport={setReport} />
    </div>
  );
}

function Facts({ report }: { report: BarrierRecord }) {
  const t = useOfficeTexts(barrierOfficeTexts);
  const locale = useOfficeLocale();
  const due = dayText(report.due_on, locale);
  const facts: readonly (readonly [string, string])[] = [
    [t.page, report.page || t.everywhere],
    [t.problem, report.problem],
    [t.help, report.help],
    [t.email, report.email ?? t.anonymous],
    [t.received, instantText(report.received_at, locale)],
    [t.due, report.closed_at !== null ? '' : report.is_overdue ? t.overdue(due) : due],
    [t.closed, report.closed_at === null ? '' : instantText(report.closed_at, locale)],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What is written before it is saved. */
const writtenOf = ({ state, answer }: BarrierRecord) => ({ state, answer, mail: false });

function Handling({ report, onReport }: { report: BarrierRecord; onReport: (report: BarrierRecord) => void }) {
  const t = useOfficeTexts(barrierOfficeTexts);
  const { act, isBusy, errorOf } = useAct();
  const [written, setWritten] = useState(() => writtenOf(report));
  // Pressed again because the answer was lost, it sends no second mail.
  const [key, setKey] = useState(randomUuid);
  const { state, answer, mail } = written;
  const set = (part: Partial<typeof written>): void => setWritten((now) => ({ ...now, ...part }));
  const { warning } = useUnsaved(!isSame(written, writtenOf(report)));
  const save = async (): Promise<void> => {
    const { id, version } = report;
    const done = await act(
      () => client.handleBarrier({ id, version, ...written, form_key: key }),
      mail ? t.savedAndMailed : t.saved,
    );
    if (!done) return;
    setKey(randomUuid());
    onReport(done.data);
    setWritten((now) => withLater(writtenOf(done.data), written, now));
  };
  return (
    <ButtonForm className={styles.form} onSend={() => void save()}>
      {warning}
      <TextField select label={t.state} value={state} onChange={({ target }) => set({ state: target.value as BarrierState })}>
        {Object.entries(t.states).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <LimitedField
        multiline
        minRows={4}
        label={t.answer}
        value={answer}
        onChange={({ target }) => set({ answer: target.value })}
        error={errorOf('answer') !== undefined}
        helperText={errorOf('answer') ?? t.answerHint}
        most={mostOfAnswer}
      />
      {report.email !== null && (
        <FormControlLabel
          control={<Checkbox checked={mail} onChange={({ target }) => set({ mail: target.checked })} />}
          label={t.mail}
        />
      )}
      <div>
        <Button type="submit" variant="contained" disabled={isBusy} aria-busy={isBusy}>
          {t.save}
        </Button>
      </div>
    </ButtonForm>
  );
}
