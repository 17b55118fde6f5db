import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { reportFault } from '#ui/faults.ts';
import { complaintOf } from '#ui/form-answer.ts';
import { useTexts } from '#ui/site.tsx';
import { uiTexts } from '#ui/texts.ts';
import { accountPageTexts } from '../page-texts.ts';
import { useAccountCalls } from './calls.ts';
import styles from './account-pages.module.css';

/** Sends the confirmation link again (S4.25), to the logged-in member or to an address; it leads on to `redirect`. */
export function ResendButton(asked: { email?: string; redirect?: string | undefined }) {
  const t = useTexts(accountPageTexts);
  const lost = useTexts(uiTexts).noConnection;
  const calls = useAccountCalls();
  const [isBusy, setIsBusy] = useState(false);
  const [answer, setAnswer] = useState('');
  const resend = async (): Promise<void> => {
    setIsBusy(true);
    setAnswer('');
    try {
      const sent = await calls.resendVerification(asked);
      setAnswer(sent.ok ? sent.value.message : complaintOf(sent).message);
    } catch (thrown) {
      if (!reportFault(thrown)) setAnswer(lost);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <Button kind="quiet" icon="mail" busy={isBusy} onClick={() => void resend()}>
        {t.resend}
      </Button>
      <output className={styles.answer}>{answer}</output>
    </>
  );
}
