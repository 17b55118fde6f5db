import { useState } from 'react';
import type { Locale } from '#kit/locale.ts';
import { CheckboxField } from '#ui/field.tsx';
import { Form, FormActions, SubmitButton, useForm } from '#ui/form.tsx';
import { Prose } from '#ui/prose.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import { ok } from '#kit/result.ts';
import type { Journey } from '../contract.ts';
import { healthConsentTexts } from '../health-consent-texts.ts';
import { courseTexts } from '../page-texts.ts';
import { useCourseCalls } from './calls.ts';
import { keepJourney } from './journeys.ts';
import { daysId, gateId, goTo } from './places.ts';
import styles from './gate.module.css';

/**
 * The contraindications, to be confirmed before day 1 (S13.3), of which only the confirmation is stored; and the consent to storing
 * what may say something about health, apart from it.
 */
export function Gate({ journey, lang }: { journey: Journey; lang: Locale }) {
  const t = useTexts(courseTexts);
  const consent = useTexts(healthConsentTexts);
  const locale = useLocale();
  const calls = useCourseCalls();
  const [isMissing, setIsMissing] = useState(false);
  const { shortid } = journey.coaching;
  const form = useForm({
    submit: ({ isTicked }) => {
      setIsMissing(!isTicked('confirmed'));
      return isTicked('confirmed') ? calls.confirmJourney({ shortid }) : Promise.resolve(ok(null));
    },
    done: (answer, element) => {
      if (!answer) return element.querySelector<HTMLInputElement>('[name="confirmed"]')?.focus();
      keepJourney(answer.data, locale);
      say(t.gate.confirmed);
      // The gate disappears; continue with the days.
      goTo(daysId);
      return undefined;
    },
  });
  return (
    <section id={gateId} className={styles.gate} aria-labelledby={`${gateId}-title`} tabIndex={-1}>
      <div className={styles.card} data-scrolls="">
        <header className={styles.head}>
          <h2 id={`${gateId}-title`}>{t.gate.title}</h2>
          <p>{t.gate.intro}</p>
        </header>
        {journey.contraindications ? <Prose html={journey.contraindications} lang={lang} /> : <p>{t.gate.none}</p>}
        <Form form={form} label={t.gate.title}>
          <CheckboxField
            name="confirmed"
            label={t.gate.tick}
            hint={t.gate.kept}
            required
            error={isMissing ? t.gate.tickMissing : undefined}
            onChange={() => setIsMissing(false)}
          />
          <div className={styles.consent}>
            <h3>{consent.title}</h3>
            <p>{consent.wording}</p>
          </div>
          <FormActions>
            <SubmitButton>{t.gate.confirm}</SubmitButton>
          </FormActions>
        </Form>
      </div>
    </section>
  );
}
