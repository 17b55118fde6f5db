import { Link } from '#ui/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './header.module.css';

/** 'Profil' for members, else 'Login' (S2.27). */
export function MemberLink({ isMember, className }: { isMember: boolean; className: string | undefined }) {
  const t = useTexts(appTexts);
  const links = useLinks();
  return (
    <Link className={`${styles.tool} ${className}`} to={isMember ? links('home') : links('login')}>
      <Icon name="person" size={22} />
      {isMember ? t.profile : t.login}
    </Link>
  );
}
