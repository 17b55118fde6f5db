import { useEffect, useState } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { Notice } from '#ui/notice.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import type { User } from '../contract.ts';
import { accountPageTexts } from '../page-texts.ts';
import { memberPages, own, type Visit } from './member-page.tsx';
import { ResendButton } from './resend-button.tsx';
import styles from './account-pages.module.css';

/** Delay before the mail can be sent again, in ms (S9.7): the first one needs time to arrive. */
const resendAfter = 1000;

/** /verify (S2.5): waits until the link of the mail is opened, which then leads on to `redirect`. */
export function VerifyPage({ user, data: { query } }: { user: User; data: Visit }) {
  const t = useTexts(accountPageTexts);
  const links = useLinks();
  const redirect = query.get('redirect') ?? undefined;
  const [mayResend, setMayResend] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMayResend(true), resendAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FormPage title={t.verify.title} intro={t.verify.intro(user.email)}>
      {redirect?.includes('stripe/checkout/') && (
        <Notice>
          <p>{t.verify.order}</p>
        </Notice>
      )}
      <FormCard>
        <p>{t.verify.nothing}</p>
        <div className={styles.actions} data-resend="">
          {mayResend && <ResendButton redirect={redirect} />}
          <ButtonLink kind="plain" to={links('logout')}>
            {t.verify.logOut}
          </ButtonLink>
        </div>
      </FormCard>
    </FormPage>
  );
}

export const pages = memberPages({ verify: own(VerifyPage) });
