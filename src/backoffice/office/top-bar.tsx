import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useGetIdentity, useLocaleState, useLogout } from 'ra-core';
import { Link } from 'react-router-dom';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';
import { siteIdentity } from './identity.ts';
import { ToneButton } from './tone-button.tsx';
import styles from './top-bar.module.css';

/** Whose office it is, who works in it, in which language, and the ways out. */
export function TopBar({ menu }: { menu: ReactNode }) {
  const t = useOfficeTexts(officeTexts).frame;
  const [locale, setLocale] = useLocaleState();
  const { identity } = useGetIdentity();
  const logout = useLogout();
  const other = locale === 'en' ? 'de' : 'en';
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
        <Button color="inherit" lang={other} onClick={() => setLocale(other)}>
          {t.otherLanguage}
        </Button>
        <ToneButton />
        {identity && <span className={styles.who}>{identity.fullName}</span>}
        <Button color="inherit" onClick={() => void logout()}>
          {t.logout}
        </Button>
      </div>
    </header>
  );
}
