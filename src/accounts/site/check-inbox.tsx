import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import { ResendButton } from './resend-button.tsx';
import styles from './account-pages.module.css';

/** After a registration: where the link was sent, with a button to send it again (S4.25). */
export function CheckInbox({ email, redirect }: { email: string; redirect: string | undefined }) {
  const t = useTexts(accountPageTexts);
  return (
    <FormPage title={t.register.doneTitle}>
      <FormCard>
        <div className={styles.said}>
          <p>{t.register.done(email)}</p>
          <p>{t.register.doneNext}</p>
        </div>
        <div className={styles.actions}>
          <ResendButton email={email} redirect={redirect} />
        </div>
      </FormCard>
    </FormPage>
  );
}
