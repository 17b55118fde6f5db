import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { Announcer, useOfficeLocale, useOfficeTexts, Waiting } from '#desk/office/door.tsx';
import { officeTexts } from '../texts.ts';
import styles from './layout.module.css';
import { Menu } from './menu.tsx';
import { Notifications } from './notifications.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { SpokenTheme } from './spoken-theme.tsx';
import { TopBar } from './top-bar.tsx';

/** The frame of every page of the back office. */
export function Layout() {
  const t = useOfficeTexts(officeTexts);
  const locale = useOfficeLocale();
  const isWide = useMediaQuery('(min-width: 1024px)', { noSsr: true });
  const [isOpen, setOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    document.documentElement.dataset.ready = '';
  }, []);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <SpokenTheme>
      <div className={styles.frame}>
        <a className={styles.skip} href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
          {t.frame.skip}
        </a>
        <TopBar
          menu={
            !isWide && (
              <Button color="inherit" aria-expanded={isOpen} aria-haspopup="dialog" onClick={() => setOpen(true)}>
                {t.frame.menu}
              </Button>
            )
          }
        />
        {isWide ? (
          <nav className={styles.side} aria-label={t.frame.navigation}>
            <Menu />
          </nav>
        ) : (
          <Drawer open={isOpen} onClose={() => setOpen(false)} slotProps={{ paper: { 'aria-label': t.frame.navigation } }}>
            <nav className={styles.drawer} aria-label={t.frame.navigation}>
              <Button onClick={() => setOpen(false)}>{t.frame.close}</Button>
              <Menu onGo={() => setOpen(false)} />
            </nav>
          </Drawer>
        )}
        <main id="main" ref={main} tabIndex={-1} className={styles.main}>
          <Suspense fallback={<Waiting shape="rows" />}>
            <Outlet />
          </Suspense>
        </main>
        <Notifications />
        <Announcer />
        <SignInAgain />
        <ScrollRestoration />
      </div>
    </SpokenTheme>
  );
}
