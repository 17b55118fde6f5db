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
  PageTitle,
  useAct,
  useCall,
  useOfficeLocale,
  useOfficeTexts,
} from '#desk/office/door.tsx';
import type { BarrierRecord } from '../office-contract.ts';
import { barrierOfficeTexts } from '../office-texts.ts';
import type { BarrierState } from '../rules.ts';
import styles from './barrier.module.css';
import { client } from './client.ts';

/** A barrier report: its content and state. */
export function BarrierPage() {
  const { id = '' } = useParams();
  const t = useOfficeTexts(barrierOfficeTexts);
  const { answer, error, reload } = useCall(client.getBarrier, { id });
  if (error !== null && !answer) return <Failure error={error} />;
  if (!answer) return <output>{t.loading}</output>;
  const { data } = answer;
  return (
    <div className={styles.page}>
      <PageTitle before={<Link to="/barrier">{t.back}</Link>}>{data.number}</PageTitle>
      <Facts report={data} />
      <Handling key={data.version} report={data} reload={reload} />
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

function Handling({ report, reload }: { report: BarrierRecord; reload: () => void }) {
  const t = useOfficeTexts(barrierOfficeTexts);
  const { act, isBusy, errorOf } = useAct();
  const [state, setState] = useState<BarrierState>(report.state);
  const [answer, setAnswer] = useState(report.answer);
  const [mail, setMail] = useState(false);
  const save = async (): Promise<void> => {
    const { id, version } = report;
    if (await act(() => client.handleBarrier({ id, version, state, answer, mail }), mail ? t.savedAndMailed : t.saved)) reload();
  };
  return (
    <ButtonForm className={styles.form} onSend={() => void save()}>
      <TextField select label={t.state} value={state} onChange={({ target }) => setState(target.value as BarrierState)}>
        {Object.entries(t.states).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        minRows={4}
        label={t.answer}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
        error={errorOf('answer') !== undefined}
        helperText={errorOf('answer') ?? t.answerHint}
        slotProps={{ htmlInput: { maxLength: 5000 } }}
      />
      {report.email !== null && (
        <FormControlLabel
          control={<Checkbox checked={mail} onChange={({ target }) => setMail(target.checked)} />}
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
