import { Link } from '#ui/link.tsx';
import type { RouteName } from '#paths/routes.ts';
import { Icon } from '#ui/icon.tsx';
import type { Crumb } from '#ui/page.ts';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import { crumbTrail, parentCrumb } from './breadcrumb-rules.ts';
import styles from './breadcrumbs.module.css';

/** The way up from a page (S2.25); nothing on pages that have none. */
export function Breadcrumbs({ routeName, crumbs }: { routeName: RouteName; crumbs: readonly Crumb[] }) {
  const t = useTexts(appTexts);
  const trail = crumbTrail(parentCrumb(routeName, useLinks(), t, useIdentity().presenterName), crumbs);
  if (trail.length === 0) return null;
  return (
    <nav className={styles.crumbs} aria-label={t.breadcrumbs}>
      <ol className={styles.list}>
        {trail.map(({ label, to }, index) => (
          <li key={to} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            <Link className={styles.link} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
