import { useLocation } from 'react-router';
import { Link } from '#ui/link.tsx';
import { inLocalePath, withoutLocale } from '#paths/routes.ts';
import { Icon } from '#ui/icon.tsx';
import { useLocale, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './header.module.css';

/** The same page with the same query in the other language (S2.22). */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
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
