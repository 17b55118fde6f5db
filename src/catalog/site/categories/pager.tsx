import { ButtonLink } from '#ui/button.tsx';
import { useTexts } from '#ui/site.tsx';
import { pageTexts } from '../../page-texts.ts';
import styles from './pager.module.css';

type PagerProps = { page: number; pages: number; to: (page: number) => string };

/** Previous and next links of a paginated list; renders nothing for a single page. */
export function Pager({ page, pages, to }: PagerProps) {
  const t = useTexts(pageTexts);
  if (pages <= 1) return null;
  return (
    <nav className={styles.pager} aria-label={t.pages.label}>
      {page > 1 && (
        <ButtonLink to={to(page - 1)} kind="quiet" icon="arrow-left">
          {t.pages.previous}
        </ButtonLink>
      )}
      <span className={styles.position}>{t.pages.position(page, pages)}</span>
      {page < pages && (
        <ButtonLink to={to(page + 1)} kind="quiet" icon="arrow-right" iconAfter>
          {t.pages.next}
        </ButtonLink>
      )}
    </nav>
  );
}
