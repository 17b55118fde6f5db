import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { MemberPicker } from '#accounts/office/door.tsx';
import { ButtonForm, EntryPicker, PageTitle, useAct, useOfficeTexts, type Choice } from '#desk/office/door.tsx';
import { givenTexts } from '../given-texts.ts';
import styles from './give.module.css';
import { client } from './client.ts';

/** Grants a member a coaching, takes it back, and sends its mails again. */
export function GivePage() {
  const t = useOfficeTexts(givenTexts);
  return (
    <div className={styles.page}>
      <PageTitle>{t.title}</PageTitle>
      <ApplyForm />
      <TakeForm />
      <ResendForm />
    </div>
  );
}

type FormProps = {
  readonly name: string;
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly isBusy: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

function Form({ name, title, text, button, isBusy, onSubmit, children }: FormProps) {
  return (
    <ButtonForm className={styles.form} aria-labelledby={`${name}-title`} onSend={onSubmit}>
      <h2 id={`${name}-title`}>{title}</h2>
      <p>{text}</p>
      {children}
      <div>
        <Button type="submit" variant="contained" color="secondary" disabled={isBusy} aria-busy={isBusy}>
          {button}
        </Button>
      </div>
    </ButtonForm>
  );
}

/** The member and the coaching: fields that both forms share. */
function useWhose(name: string) {
  const t = useOfficeTexts(givenTexts);
  const acting = useAct();
  const { errorOf } = acting;
  const [coaching, setCoaching] = useState<string | null>(null);
  const [user, setUser] = useState<Choice | null>(null);
  const fields = (
    <>
      <EntryPicker
        id={`${name}-coaching`}
        entity="coaching"
        label={t.coaching}
        value={coaching}
        onChange={setCoaching}
        isRequired
        error={errorOf('coaching')}
      />
      <MemberPicker id={`${name}-user`} isRequired value={user} onChange={setUser} error={errorOf('user')} />
    </>
  );
  return { ...acting, fields, whose: { coaching: coaching ?? '', user: user?.id ?? '' } };
}

function ApplyForm() {
  const t = useOfficeTexts(givenTexts);
  const { act, isBusy, fields, whose } = useWhose('apply');
  const successText = ({ data }: { data: { mailed: boolean } }): string => (data.mailed ? t.applied : t.appliedUntold);
  return (
    <Form
      name="apply"
      title={t.apply}
      text={t.applyText}
      button={t.doApply}
      isBusy={isBusy}
      onSubmit={() => void act(() => client.applyCoaching(whose), successText)}
    >
      {fields}
    </Form>
  );
}

function TakeForm() {
  const t = useOfficeTexts(givenTexts);
  const { act, isBusy, fields, whose } = useWhose('take');
  const successText = ({ data }: { data: { stays: boolean } }): string => (data.stays ? t.takenBought : t.taken);
  return (
    <Form
      name="take"
      title={t.take}
      text={t.takeText}
      button={t.doTake}
      isBusy={isBusy}
      onSubmit={() => void act(() => client.takeCoaching(whose), successText)}
    >
      {fields}
    </Form>
  );
}

function ResendForm() {
  const t = useOfficeTexts(givenTexts);
  const { act, isBusy, fields, whose, errorOf } = useWhose('resend');
  const [day, setDay] = useState('');
  const successText = ({ data }: { data: { day: number } }): string => t.resent(data.day);
  const resend = (): void =>
    void act(() => client.resendCoaching({ ...whose, day: day === '' ? null : Number(day) }), successText);
  return (
    <Form name="resend" title={t.resend} text={t.resendText} button={t.doResend} isBusy={isBusy} onSubmit={resend}>
      {fields}
      <TextField
        id="resend-day"
        type="number"
        label={t.day}
        value={day}
        onChange={({ target }) => setDay(target.value)}
        error={errorOf('day') !== undefined}
        helperText={errorOf('day')}
      />
    </Form>
  );
}
