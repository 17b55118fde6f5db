import { Link } from '#ui/link.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { appTexts, type AppTexts } from '../texts.ts';
import styles from './error-page.module.css';
import { navigationEntries } from './navigation-entries.ts';

/**
 * The error page: not found, forbidden (S2.17), or an internal error. `isAwaited`: the site links to the page, but its team has
 * not published it yet (S18.8).
 */
export function ErrorPage({ code, isAwaited = false }: { code: 404 | 403 | 500; isAwaited?: boolean }) {
  const t = useTexts(appTexts);
  const words = isAwaited ? { title: t.awaitedTitle, text: t.awaitedText } : wordsOf(code, t);
  return <NoPage code={isAwaited ? null : code} {...words} />;
}

/** An error page with these texts; `code` is the status shown to readers. */
export function NoPage({ code, title, text }: { code: number | null; title: string; text: string }) {
  const t = useTexts(appTexts);
  const links = useLinks();
  const { presenterName } = useIdentity();
  return (
    <div className={styles.page} data-at-once>
      <Drawing />
      <div className={styles.words}>
        {code !== null && <p className={styles.code}>{t.errorCode(code)}</p>}
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        {code === 403 && <p className={styles.text}>{t.forbiddenTeam}</p>}
        {code !== 403 && code !== 500 && <Find />}
        <ul className={styles.ways}>
          <li>
            <ButtonLink to={links('start')}>{t.backToStart}</ButtonLink>
          </li>
          {navigationEntries(links, t, presenterName).map(({ item, label, to }) => (
            <li key={item}>
              <Link className={styles.way} data-hue={item} to={to}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Shown while offline; it retries on its own once the connection is back. */
export function NoConnection({ isBusy, onAgain }: { isBusy: boolean; onAgain: () => void }) {
  const t = useTexts(appTexts).noConnection;
  return (
    <div className={styles.page}>
      <Drawing />
      <div className={styles.words} role="alert">
        <h1>{t.title}</h1>
        <p className={styles.text}>{t.text}</p>
        <Button busy={isBusy} onClick={onAgain}>
          {t.again}
        </Button>
      </div>
    </div>
  );
}

/** A plain form, because this page is in the start chunk and the search box is not. */
function Find() {
  const t = useTexts(appTexts);
  return (
    <form className={styles.ways} action={useLinks()('search')}>
      <input
        className={styles.field}
        type="search"
        name="query"
        maxLength={20}
        aria-label={t.nav.search}
        placeholder={t.nav.search}
      />
      <Button type="submit" kind="quiet">
        {t.find}
      </Button>
    </form>
  );
}

function wordsOf(code: 404 | 403 | 500, t: AppTexts): { title: string; text: string } {
  switch (code) {
    case 404:
      return { title: t.notFoundTitle, text: t.notFoundText };
    case 403:
      return { title: t.forbiddenTitle, text: t.forbiddenText };
    case 500:
      return { title: t.failedTitle, text: t.failedText };
  }
}

/** A path that leads into the hills. */
function Drawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 360 200" aria-hidden="true" focusable="false">
      <path className={styles.far} d="M0 132c46-34 92-40 138-16s92 16 140-14c26-16 54-20 82-10v108H0Z" />
      <path className={styles.near} d="M0 166c56-26 112-26 168-4 62 24 126 18 192-14v52H0Z" />
      <circle className={styles.sun} cx="276" cy="58" r="30" />
      <path
        className={styles.line}
        d="M60 200c14-30 44-34 62-46 20-14-6-26 12-40 14-11 30-6 40-20M186 76c2-8 12-10 15-3 3 8-7 9-8 17M193 99v.6"
      />
    </svg>
  );
}
