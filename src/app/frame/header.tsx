import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { inLocalePath, withoutLocale } from '#paths/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { isStill } from '#ui/quiet.ts';
import { useIdentity, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { isDropdown, useWindowSize, windowSize } from '#ui/window-size.ts';
import { appTexts } from '../texts.ts';
import { useContentAhead } from './content.tsx';
import { type FlyoutEvent, flyoutHeight, type FlyoutItem, runFlyout } from './flyout-rules.ts';
import styles from './header.module.css';
import { loadFlyouts } from './late-flyout.tsx';
import { Logo } from './logo.tsx';
import { closedMenu, menuTransition, nextMenu } from './menu-rules.ts';
import { navigationEntries } from './navigation-entries.ts';
import { flyoutHintId, NavigationItem } from './navigation-item.tsx';
import { NotesToggle } from './notes-toggle.tsx';
import { SearchLink, SiteSearch } from './site-search.tsx';

const navigationId = 'navigation';

type HeaderProps = {
  /** The version of the chosen icon; '' for the site's own. */
  icon: string;
  isMember: boolean;
  /** Without a search field where the page begins with one. */
  hasSearch?: boolean;
};

/** Logo, main navigation with flyouts or dropdown, notes, language (S2.27). */
export function Header({ icon, isMember, hasSearch = true }: HeaderProps) {
  const t = useTexts(appTexts);
  const { key: page } = useLocation();
  const size = useWindowSize();
  const dropdown = isDropdown(size);
  const menu = useMenu(page);
  const isOpen = dropdown && menu.isOpen;
  const button = useRef<HTMLButtonElement>(null);

  const leaving = {
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen) return;
      menu.send('close');
      button.current?.focus();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) menu.send('close');
    },
  };
  return (
    <header className={styles.header} data-at-once data-menu={isOpen ? 'open' : undefined} {...leaving}>
      <Logo icon={icon} />
      {hasSearch && <SiteSearch place="header" />}
      <button
        ref={button}
        type="button"
        className={styles.menu}
        aria-expanded={isOpen}
        aria-controls={navigationId}
        onClick={() => menu.send('toggle')}
      >
        <Icon name={isOpen ? 'close' : 'menu'} />
        {t.menu}
      </button>
      <nav
        id={navigationId}
        className={styles.navigation}
        aria-label={t.mainNavigation}
        style={isOpen ? { height: flyoutHeight(size) } : undefined}
      >
        <Entries page={page} dropdown={dropdown} />
        <p id={flyoutHintId} hidden>
          {t.flyoutHint}
        </p>
        <NotesToggle className={styles.inMenu} />
        <LanguageSwitch className={styles.inMenu} />
        <MemberLink isMember={isMember} className={styles.inMenu} />
      </nav>
      <div className={styles.tools}>
        <SearchLink />
        <NotesToggle className={styles.inBar} />
        <LanguageSwitch className={styles.inBar} />
        <MemberLink isMember={isMember} className={styles.inBar} />
      </div>
    </header>
  );
}

function Entries({ page, dropdown }: { page: string; dropdown: boolean }) {
  const t = useTexts(appTexts);
  const { presenterName } = useIdentity();
  const flyout = useFlyout(page);
  const prepare = usePreparation(dropdown);
  return (
    <ul className={styles.entries}>
      {navigationEntries(useLinks(), t, presenterName).map((entry) => (
        <NavigationItem
          key={`${entry.item}${dropdown ? page : ''}`}
          entry={entry}
          isOpen={flyout.open === entry.item}
          dropdown={dropdown}
          send={flyout.send}
          onIntent={prepare}
        />
      ))}
    </ul>
  );
}

/** Preloads the flyouts' code and content when the reader is about to need them, or with a mouse, when the browser is idle. */
function usePreparation(dropdown: boolean): () => void {
  const loadContent = useContentAhead();
  const locale = useLocale();
  const prepare = () => {
    // If it fails, opening a flyout shows the error.
    loadFlyouts(locale).catch(() => {});
    loadContent();
  };
  const latest = useRef(prepare);
  useEffect(() => {
    latest.current = prepare;
  });
  useEffect(() => {
    if (dropdown) return;
    return whenIdle(() => latest.current(), 10_000);
  }, [dropdown]);
  return prepare;
}

/** Link to the same page and query in the other language (S2.22). */
function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const other = useLocale() === 'de' ? 'en' : 'de';
  return (
    <Link
      className={[styles.tool, className].filter(Boolean).join(' ')}
      to={{ pathname: inLocalePath(withoutLocale(pathname), other), search }}
      lang={other}
      hrefLang={other}
      preventScrollReset
    >
      <Icon name="globe" size={22} />
      {useTexts(appTexts).otherLanguage}
    </Link>
  );
}

/** 'Profil' for members, otherwise 'Login' (S2.27). */
function MemberLink({ isMember, className }: { isMember: boolean; className: string | undefined }) {
  const t = useTexts(appTexts);
  const links = useLinks();
  return (
    <Link className={`${styles.tool} ${className}`} to={isMember ? links('home') : links('login')}>
      <Icon name="person" size={22} />
      {isMember ? t.profile : t.login}
    </Link>
  );
}

/** The open flyout, and its event dispatcher. In dropdown mode nothing opens automatically. */
function useFlyout(page: string) {
  const [open, setOpen] = useState<FlyoutItem | null>(null);
  const flyout = useMemo(() => runFlyout(setOpen), []);
  useEffect(() => flyout.stop, [flyout]);
  const shownOn = useRef(page);
  useEffect(() => {
    if (shownOn.current === page) return;
    shownOn.current = page;
    flyout.send({ type: 'dismiss' });
  }, [flyout, page]);
  useEffect(() => {
    if (open === null) return undefined;
    // Blur events are not enough: there is none if the focused element is removed. The flyout must not cover what has the focus.
    const look = ({ target }: Event): void => {
      if (!(target instanceof Element && target.closest(`#${navigationId}`))) flyout.send({ type: 'leave-flyout' });
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [flyout, open]);
  const send = (event: FlyoutEvent) => {
    if (event.type !== 'reach' || !isDropdown(windowSize())) flyout.send(event);
  };
  return { open, send };
}

/** The header's dropdown with its transition; closes on navigation (S4.22). */
function useMenu(page: string) {
  const [menu, send] = useReducer(nextMenu, closedMenu);
  const openedOn = useRef(page);
  useEffect(() => {
    if (openedOn.current === page) return;
    openedOn.current = page;
    send('close');
  }, [page]);
  useEffect(() => {
    if (!menu.moving) return;
    const timer = setTimeout(() => send('settle'), isStill() ? 0 : menuTransition);
    return () => clearTimeout(timer);
  }, [menu]);
  return { isOpen: menu.open, send };
}
