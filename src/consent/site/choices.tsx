import { useId, type SubmitEvent } from 'react';
import { Link } from '#ui/link.tsx';
import { Button } from '#ui/button.tsx';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { everything, none } from '../cookie-rules.ts';
import { consentTexts } from '../dialog-texts.ts';
import type { Consent } from '../rules.ts';
import styles from './choices.module.css';

/** Panel and popup are never there together. */
const formId = 'consent';

type OnAnswer = { onAnswer: (consent: Consent) => void };

type ChoicesProps = OnAnswer & {
  /** The earlier choice. Without one nothing is ticked (recital 32 GDPR). */
  confirmed: Consent | null;
  /** Whether each category is explained. */
  isExplained?: boolean;
};

/** The explanation and a checkbox for each category (S3.15). `Decisions` submits them. */
export function Choices({ confirmed, isExplained = false, onAnswer }: ChoicesProps) {
  const t = useTexts(consentTexts);
  const { siteName } = useIdentity();
  const links = useLinks();
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onAnswer({ analytics: ticked.has('analytics'), marketing: ticked.has('marketing') });
  };
  return (
    <form id={formId} className={styles.choices} onSubmit={send}>
      <p>
        {t.intro(siteName)}{' '}
        <Link className={styles.link} to={links('meta.privacy')}>
          {t.privacy}
        </Link>
      </p>
      <fieldset className={styles.boxes} data-explained={isExplained || undefined}>
        <legend className="visually-hidden">{t.choices}</legend>
        <Box label={t.essential} hint={isExplained && t.essentialHint} defaultChecked disabled />
        <Box
          name="analytics"
          label={t.analytics}
          hint={isExplained && t.analyticsHint}
          defaultChecked={confirmed?.analytics ?? false}
        />
        <Box
          name="marketing"
          label={t.marketing}
          hint={isExplained && t.marketingHint}
          defaultChecked={confirmed?.marketing ?? false}
        />
      </fieldset>
    </form>
  );
}

type BoxProps = { name?: string; label: string; hint: string | false; defaultChecked: boolean; disabled?: boolean };

function Box({ label, hint, ...box }: BoxProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.label}>
        <input {...box} type="checkbox" className={styles.box} aria-describedby={hint ? id : undefined} />
        {label}
      </label>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/**
 * The three answers, equal in size, weight and colour and all visible at once: refusing takes no more effort than agreeing
 * (S16.1; § 25 TDDDG with Art. 4 no. 11 and Art. 7 GDPR; guidance of the German supervisory authorities on digital services,
 * version 1.2, part III 2 b).
 */
export function Decisions({ onAnswer }: OnAnswer) {
  const t = useTexts(consentTexts);
  return (
    <div className={styles.decisions}>
      <Button kind="quiet" className={styles.decision} onClick={() => onAnswer(none)}>
        {t.refuse}
      </Button>
      <Button kind="quiet" className={styles.decision} type="submit" form={formId}>
        {t.confirm}
      </Button>
      <Button kind="quiet" className={styles.decision} onClick={() => onAnswer(everything)}>
        {t.accept}
      </Button>
    </div>
  );
}
