import { useState } from 'react';
import { addDays, dayOf } from '#kit/dates.ts';
import { PushReminders } from '#device/site/door.ts';
import { ok } from '#kit/result.ts';
import { CheckboxField, SelectField, TextField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import type { Journey } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { useCourseCalls, type CourseCalls } from './calls.ts';
import { keepJourney } from './journeys.ts';
import { settingsId } from './places.ts';
import styles from './course-settings.module.css';

type Setting = { journey: Journey };

/** The settings of a course: pause, mails, start (S13.1, S13.5). */
export function CourseSettings({ journey }: Setting) {
  const t = useTexts(courseTexts).settings;
  return (
    <section id={settingsId} className={styles.settings} aria-labelledby={`${settingsId}-title`} tabIndex={-1} data-scrolls="">
      <h2 id={`${settingsId}-title`}>{t.title}</h2>
      <div className={styles.cards}>
        <Pause journey={journey} />
        <Mails journey={journey} />
        <PushReminders className={styles.card} />
        <Start journey={journey} />
      </div>
    </section>
  );
}

type Changes = Omit<Parameters<CourseCalls['setJourney']>[0], 'shortid'>;

/** Submits a change; the server's answer updates all parts of the page. */
function useChange({ coaching: { shortid } }: Journey) {
  const locale = useLocale();
  const calls = useCourseCalls();
  return {
    change: (changes: Changes) => calls.setJourney({ shortid, ...changes }),
    changed: (journey: Journey, said: string) => {
      keepJourney(journey, locale);
      say(said);
    },
  };
}

/** A single button that stays in place, so that the focus is not lost. */
function Pause({ journey }: Setting) {
  const t = useTexts(courseTexts).settings;
  const { change, changed } = useChange(journey);
  const form = useForm({
    submit: () => change({ paused: !journey.paused }),
    done: ({ data }) => changed(data, data.paused ? t.paused : t.wentOn),
  });
  return (
    <div className={styles.card}>
      <h3>{t.pauseTitle}</h3>
      <p>{journey.paused ? t.pausedText : t.pauseText}</p>
      <Form form={form} label={t.pauseTitle}>
        <FormActions>
          <SubmitButton kind={journey.paused ? 'primary' : 'quiet'}>{journey.paused ? t.goOn : t.pause}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}

const hours = Array.from({ length: 24 }, (_, hour) => hour);

function Mails({ journey }: Setting) {
  const t = useTexts(courseTexts).settings;
  const { change, changed } = useChange(journey);
  const form = useForm({
    submit: ({ isTicked, text }) => change({ mails: isTicked('mails'), mail_hour: Number(text('mail_hour')) }),
    done: ({ data }) => changed(data, t.saved),
  });
  return (
    <div className={styles.card}>
      <h3>{t.mailsTitle}</h3>
      <Form form={form} label={t.mailsTitle}>
        <CheckboxField name="mails" label={t.mails} defaultChecked={journey.mails} />
        <SelectField
          name="mail_hour"
          label={t.hour}
          placeholder={false}
          defaultValue={String(journey.mail_hour)}
          choices={hours.map((hour) => ({ value: String(hour), label: t.hourName(hour) }))}
        />
        <FormActions>
          <SubmitButton kind="quiet">{t.save}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}

/** Maximum number of days by which the start can be moved, either way. */
const farthest = 365;

function Start({ journey }: Setting) {
  const t = useTexts(courseTexts).settings;
  const { change, changed } = useChange(journey);
  const [isWrong, setIsWrong] = useState(false);
  const [today] = useState(() => dayOf(new Date()));
  const { started_on: startedOn } = journey;
  // The device's clock may be wrong: the server decides, and what it allows can be picked.
  const [min, max] = [
    addDays(startedOn < today ? startedOn : today, -1),
    addDays(startedOn > today ? startedOn : today, farthest + 1),
  ];
  const form = useForm({
    submit: async ({ text }) => {
      const day = text('started_on');
      const isGood = /^\d{4}-\d\d-\d\d$/.test(day);
      setIsWrong(!isGood);
      return isGood ? change({ started_on: day }) : ok(null);
    },
    done: (answer, element) => {
      if (answer) changed(answer.data, t.moved);
      else element.querySelector<HTMLInputElement>('[name="started_on"]')?.focus();
    },
  });
  return (
    <div className={styles.card}>
      <h3>{t.startTitle}</h3>
      <Form form={form} label={t.startTitle}>
        <TextField
          key={startedOn}
          name="started_on"
          type="date"
          label={t.start}
          hint={t.startHint}
          min={min}
          max={max}
          defaultValue={startedOn}
          error={isWrong ? t.startMissing : undefined}
          onChange={() => setIsWrong(false)}
        />
        <FormActions>
          <SubmitButton kind="quiet">{t.move}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
