import { Button } from '#ui/button.tsx';
import { copyText } from '#ui/copy-text.ts';
import { FormCard } from '#ui/form-page.tsx';
import { useTexts } from '#ui/site.tsx';
import { say, sayFailed } from '#ui/status-state.ts';
import { profileTexts } from '../profile-texts.ts';
import styles from './security.module.css';

/** The recovery codes: shown once, to be copied or printed. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTexts(profileTexts).security;
  const copy = async (button: Element): Promise<void> => {
    if (await copyText(codes.join('\n'), button)) say(t.copied);
    else sayFailed(t.notCopied);
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
        <Button kind="quiet" onClick={({ currentTarget }) => void copy(currentTarget)}>
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
