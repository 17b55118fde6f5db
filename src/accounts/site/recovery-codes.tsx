import { Button } from '#ui/button.tsx';
import { FormCard } from '#ui/form-page.tsx';
import { useTexts } from '#ui/site.tsx';
import { say } from '#ui/status-state.ts';
import { profileTexts } from '../profile-texts.ts';
import styles from './security.module.css';

/** The recovery codes: shown once, to be copied or printed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(profileTexts).security;
  const copy = (): void => {
    // Without access to the clipboard the codes can still be selected by hand.
    navigator.clipboard?.writeText(codes.join('\n')).then(
      () => say(t.copied),
      () => {},
    );
  };
  return (
    <FormCard title={t.recoveryTitle}>
      <p>{t.recoveryText}</p>
      <ul className={styles.codes} data-print="">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button kind="quiet" onClick={copy}>
          {t.copy}
        </Button>
        <Button kind="quiet" onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button onClick={onDone}>{t.finished}</Button>
      </div>
    </FormCard>
  );
}
