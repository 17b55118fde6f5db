import { useEffect, useState } from 'react';
import { useDays } from '#catalog/site/door.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { say } from '#ui/status.tsx';
import type { Journey } from '../contract.ts';
import { healthConsentTexts } from '../health-consent-texts.ts';
import { useCourseCalls } from './calls.ts';
import styles from './course-settings.module.css';
import { keepJourney } from './journeys.ts';
import { gateId, goTo } from './places.ts';

/** What was agreed to before the first day, and its withdrawal, which is as easy (Art. 7 (3) GDPR). */
export function HealthConsent({ journey }: { journey: Journey }) {
  const t = useTexts(healthConsentTexts);
  const days = useDays();
  const locale = useLocale();
  const calls = useCourseCalls();
  const [isAsking, setAsking] = useState(false);
  const [isWithdrawn, setWithdrawn] = useState(false);
  const { health_consent_on: day, coaching } = journey;
  // The button is gone, and the course asks again.
  useEffect(() => {
    if (isWithdrawn && day === null) goTo(gateId);
  }, [isWithdrawn, day]);
  if (day === null) return null;
  const withdraw = async (): Promise<void> => {
    const answer = await calls.withdrawHealthConsent({ shortid: coaching.shortid });
    setAsking(false);
    if (!answer.ok) return;
    keepJourney(answer.value.data, locale);
    setWithdrawn(true);
    say(t.withdrawn);
  };
  return (
    <section className={styles.settings} aria-labelledby="health-consent" data-scrolls="">
      <h2 id="health-consent">{t.title}</h2>
      <p>{t.given(days(day))}</p>
      <p>{t.withdrawText}</p>
      <p>
        <Button kind="quiet" onClick={() => setAsking(true)}>
          {t.withdraw}
        </Button>
      </p>
      {isAsking && <Confirm title={t.reallyTitle} text={t.reallyText} onConfirm={withdraw} onCancel={() => setAsking(false)} />}
    </section>
  );
}
