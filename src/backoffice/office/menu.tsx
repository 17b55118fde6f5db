import { NavLink } from 'react-router';
import { menuGroups, useOfficeLocale, useOfficeTexts, useOfficeUser, type Screen } from '#desk/office/door.tsx';
import { officePages } from '#paths/office-pages.ts';
import { officeTexts } from '../texts.ts';
import styles from './menu.module.css';
import { screensFor } from './screens.ts';

const addressOf = (screen: Screen): string => (screen.kind === 'entity' ? officePages.list(screen.name) : `/${screen.path}`);

/** All named screens that the user's roles allow, by group. */
export function Menu({ onGo }: { onGo?: () => void }) {
  const t = useOfficeTexts(officeTexts);
  const locale = useOfficeLocale();
  const screens = screensFor(useOfficeUser().rolesInForce);
  const nameOf = (screen: Screen): string | undefined =>
    screen.kind === 'entity' ? screen.texts[locale].many : screen.name?.[locale];
  const entries = [
    { group: 'overview', to: '/', name: t.menu.overview, isEnd: true },
    ...screens.flatMap((screen) => {
      const name = nameOf(screen);
      return name ? [{ group: screen.group, to: addressOf(screen), name, isEnd: false }] : [];
    }),
  ];
  return menuGroups.map((group) => {
    const own = entries.filter((entry) => entry.group === group);
    if (own.length === 0) return null;
    const heading = t.groups[group];
    const id = `menu-${group}`;
    return (
      <div key={group} className={styles.group}>
        {heading && (
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
        )}
        <ul className={styles.list} aria-labelledby={heading ? id : undefined}>
          {own.map(({ to, name, isEnd }) => (
            <li key={to}>
              <NavLink to={to} end={isEnd} onClick={onGo} className={({ isActive }) => (isActive ? styles.current : styles.link)}>
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    );
  });
}
