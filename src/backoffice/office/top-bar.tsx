import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import {
  chooseLocale,
  notify,
  partTexts,
  messageOf,
  useOfficeLocale,
  useOfficeTexts,
  useOfficeUser,
} from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';
import { siteIdentity } from './identity.ts';
import { logOut } from './session.ts';
import { ToneButton } from './tone-button.tsx';
import styles from './top-bar.module.css';

/** The site, the user, the language, and links out of the office. */
export function TopBar({ menu }: { menu: ReactNode }) {
  const t = useOfficeTexts(officeTexts).frame;
  const parts = useOfficeTexts(partTexts);
  const { fullname, email } = useOfficeUser();
  const other = useOfficeLocale() === 'en' ? 'de' : 'en';
  const leave = (): void => void logOut().catch((error: unknown) => notify(messageOf(error, parts), 'error'));
  return (
    <header className={styles.bar}>
      {menu}
      <Link className={styles.name} to="/">
        {siteIdentity().siteName} <span>{t.office}</span>
      </Link>
      <div className={styles.tools}>
        <a href="/" className={styles.site}>
          {t.toSite}
        </a>
        <Button color="inherit" lang={other} onClick={() => chooseLocale(other)}>
          {t.otherLanguage}
        </Button>
        <ToneButton />
        <span className={styles.who}>{fullname || email}</span>
        <Button color="inherit" onClick={leave}>
          {t.logout}
        </Button>
      </div>
    </header>
  );
}
