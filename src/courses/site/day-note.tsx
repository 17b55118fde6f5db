import { useState } from 'react';
import { TextAreaField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import type { JourneyDay } from '../contract.ts';
import { courseTexts } from '../page-texts.ts';
import { useCourseCalls } from './calls.ts';
import { keepJourney, loadJourney } from './journeys.ts';
import styles from './days.module.css';

type DayNoteProps = {
  /** Shortid. */
  coaching: string;
  day: JourneyDay;
  /** What was typed; undefined as long as nothing was. */
  draft: string | undefined;
  onDraft: (text: string) => void;
};

const longest = 5000;

/** A private note (S13.4). One that was changed elsewhere meanwhile is shown before it is replaced. */
export function DayNote({ coaching, day, draft, onDraft }: DayNoteProps) {
  const t = useTexts(courseTexts).note;
  const locale = useLocale();
  const calls = useCourseCalls();
  const [isStale, setIsStale] = useState(false);
  const text = draft ?? day.note;
  const form = useForm({
    submit: async () => {
      const answer = await calls.saveDayNote({ shortid: coaching, day: day.day, text, revision: day.note_revision });
      // With the note as it is there now, the next save knows what it replaces.
      if (!answer.ok && answer.code === 'conflict') await loadJourney(coaching, locale);
      return answer;
    },
    done: ({ data }) => {
      setIsStale(false);
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
      <Form form={form} label={t.label(day.day)}>
        <TextAreaField
          name="text"
          label={t.label(day.day)}
          hint={t.hint}
          placeholder={t.placeholder}
          rows={5}
          maxLength={longest}
          value={text}
          onChange={({ currentTarget }) => onDraft(currentTarget.value)}
        />
        {isStale && (
          <div role="alert">
            <p>{day.note === '' ? t.staleGone : t.stale}</p>
            {day.note !== '' && (
              <>
                <p>{t.there}</p>
                <p className={styles.other}>{day.note}</p>
              </>
            )}
          </div>
        )}
        <FormActions>
          <SubmitButton kind="quiet">{t.save}</SubmitButton>
        </FormActions>
      </Form>
    </div>
  );
}
