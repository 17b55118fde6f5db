import { useState } from 'react';
import { TextAreaField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import type { Journey, JourneyDay } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { useCourseCalls } from './calls.ts';
import { keepJourney, loadJourney } from './journeys.ts';
import type { Drafts } from './use-drafts.ts';
import styles from './days.module.css';

type DayNoteProps = {
  /** Shortid. */
  coaching: string;
  day: JourneyDay;
  drafts: Drafts;
};

const longest = 5000;

/** A private note (S13.4). A conflicting change from elsewhere is shown before it is overwritten. */
export function DayNote({ coaching, day, drafts }: DayNoteProps) {
  const t = useTexts(courseTexts).note;
  const locale = useLocale();
  const calls = useCourseCalls();
  const [isStale, setIsStale] = useState(false);
  const { text, revision } = drafts.of(day.day) ?? { text: day.note, revision: day.note_revision };
  const settle = ({ days }: Journey): void => {
    const now = days.find((one) => one.day === day.day);
    if (now) drafts.settle(day.day, { text: now.note, revision: now.note_revision });
  };
  const form = useForm({
    submit: async () => {
      const answer = await calls.saveDayNote({ shortid: coaching, day: day.day, text, revision });
      if (answer.ok || answer.code !== 'conflict') return answer;
      // With the current note known, the next save may replace it.
      const now = await loadJourney(coaching, locale);
      if (now.ok) settle(now.value);
      return answer;
    },
    done: ({ data }) => {
      setIsStale(false);
      settle(data);
      keepJourney(data, locale);
      say(t.saved);
    },
    failed: ({ code }) => {
      setIsStale(code === 'conflict');
      return code === 'conflict';
    },
  });
  return (
    <div className={styles.note} data-scrolls="">
      <Form form={form}>
        <TextAreaField
          name="text"
          label={t.label(day.day)}
          hint={t.hint}
          placeholder={t.placeholder}
          rows={5}
          maxLength={longest}
          value={text}
          onChange={({ currentTarget }) => drafts.write(day.day, { text: currentTarget.value, revision })}
        />
        {isStale && <Stale there={day.note} />}
        <FormActions>
          <SubmitButton kind="quiet">{t.save}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}

/** The conflicting note, shown before it is overwritten. */
function Stale({ there }: { there: string }) {
  const t = useTexts(courseTexts).note;
  return (
    <div className={styles.stale} role="alert">
      <p>{there === '' ? t.staleGone : t.stale}</p>
      {there !== '' && (
        <>
          <p>{t.there}</p>
          <p className={styles.other}>{there}</p>
        </>
      )}
    </div>
  );
}
