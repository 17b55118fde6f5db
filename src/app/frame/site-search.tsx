import { useId, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Icon, type Drawing } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import header from './header.module.css';
import styles from './site-search.module.css';

/** S5.6 */
const most = 20;

const lens: Drawing = { path: 'M10.8 4.6a6.2 6.2 0 1 0 0 12.4 6.2 6.2 0 0 0 0-12.4ZM15.4 15.4l4.6 4.6' };

/** A field that opens the search page, also without JavaScript; the full search box is not in the start chunk. */
export function SiteSearch({ place }: { place: 'header' | 'hero' }) {
  const t = useTexts(appTexts);
  const links = useLinks();
  const navigate = useNavigate();
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('query');
    const query = typeof typed === 'string' ? typed.trim() : '';
    void navigate(query === '' ? links('search') : links('search', { query }));
  };
  return (
    <search className={styles.search} data-place={place} aria-label={place === 'header' ? t.searchSite : undefined}>
      <form className={styles.form} action={links('search')} onSubmit={submit}>
        <label className={place === 'hero' ? styles.label : 'visually-hidden'} htmlFor={id}>
          {place === 'hero' ? t.searchFor : t.searchSite}
        </label>
        <div className={styles.box}>
          <Icon name={lens} size={20} className={styles.lens} />
          <input
            id={id}
            className={styles.field}
            type="search"
            name="query"
            maxLength={most}
            placeholder={t.searchPlaceholder}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck="false"
          />
          {place === 'hero' && (
            <Button type="submit" className={styles.submit}>
              {t.find}
            </Button>
          )}
        </div>
      </form>
    </search>
  );
}

/** Link to the search where the header has no room for its field. */
export function SearchLink() {
  const t = useTexts(appTexts);
  return (
    <Link className={`${header.tool} ${styles.link}`} to={useLinks()('search')}>
      <Icon name={lens} size={22} />
      {t.nav.search}
    </Link>
  );
}
