import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import { useIdentity, useLinks, useLocale, useTexts } from '#ui/site.tsx';
import { whenIdle } from '#ui/when-idle.ts';
import { isDropdown, useWindowSize } from '#ui/window-size.ts';
import { appTexts } from '../texts.ts';
import { useContentAhead } from './content.tsx';
import { flyoutHeight } from './flyout-rules.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MemberLink } from './member-link.tsx';
import { loadFlyouts } from './late-flyout.tsx';
import { flyoutHintId, NavigationItem } from './navigation-item.tsx';
import { navigationEntries } from './navigation-entries.ts';
import { NotesToggle } from './notes-toggle.tsx';
import { SearchLink, SiteSearch } from './site-search.tsx';
import { useFlyout } from './use-flyout.ts';
import { useMenu } from './use-menu.ts';

const navigationId = 'navigation';

/** Logo, main navigation with flyouts or dropdown, notes, language (S2.27). */
export function Header({ isMember }: { isMember: boolean }) {
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
    <header className={styles.header} data-menu={isOpen ? 'open' : undefined} {...leaving}>
      <Logo />
      <SiteSearch place="header" />
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

/** Fetches the flyouts' code and content at the first sign of need, or where there is a pointer, when the browser has nothing else to do. */
function usePreparation(dropdown: boolean): () => void {
  const loadContent = useContentAhead();
  const locale = useLocale();
  const prepare = () => {
    // Where it fails, opening one says so.
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
