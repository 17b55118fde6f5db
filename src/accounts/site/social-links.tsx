import { accountFiles } from '#paths/account-api.ts';
import { ButtonLink } from '#ui/button.tsx';
import { useIdentity, useLocale, useTexts } from '#ui/site.tsx';
import { accountPageTexts } from '../page-texts.ts';
import styles from './account-pages.module.css';
import { TermsNote } from './terms-field.tsx';

/** Links to social sign-in, where it is set up: full page loads, since they lead through another service (S7.6). */
export function SocialLinks({ query }: { query: URLSearchParams }) {
  const t = useTexts(accountPageTexts);
  const locale = useLocale();
  const { signInWith } = useIdentity();
  const given = (name: string): string | undefined => query.get(name) ?? undefined;
  const at = (driver: 'google' | 'facebook'): string =>
    accountFiles.signInWith(driver, { redirect: given('redirect'), coaching: given('coaching'), locale });
  if (signInWith.length === 0) return null;
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t.login.or}</p>
      {signInWith.map((driver) => {
        const Mark = marks[driver];
        return (
          <ButtonLink key={driver} kind="quiet" href={at(driver)}>
            <Mark />
            {t.login[driver]}
          </ButtonLink>
        );
      })}
      <TermsNote />
    </div>
  );
}

const GoogleMark = () => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M19.6 10.6H12v3.1h4.4c-.5 2-2.2 3.3-4.4 3.3a5 5 0 1 1 3.2-8.8l2.3-2.3A8.2 8.2 0 1 0 12 20.2c4.7 0 7.9-3.3 7.9-8 0-.6-.1-1.1-.3-1.6Z" />
  </svg>
);

const FacebookMark = () => (
  <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M20.5 12a8.5 8.5 0 1 0-9.8 8.4v-6H8.5V12h2.2v-1.9c0-2.1 1.3-3.3 3.2-3.3.9 0 1.9.2 1.9.2v2.1h-1.1c-1 0-1.4.6-1.4 1.3V12h2.4l-.4 2.4h-2v6A8.5 8.5 0 0 0 20.5 12Z" />
  </svg>
);

const marks = { google: GoogleMark, facebook: FacebookMark };
