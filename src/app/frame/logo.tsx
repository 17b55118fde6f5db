import { deviceFiles, logoIcons, type AppIcon } from '#paths/device-files.ts';
import { Link } from '#ui/link.tsx';
import { useIdentity, useLinks, useTexts } from '#ui/site.tsx';
import { appTexts } from '../texts.ts';
import styles from './logo.module.css';

/** The icon that editors have chosen; else a smiling speech bubble: the consulting hour. */
export function LogoMark({ icon }: { icon: string }) {
  const at = (size: AppIcon): string => `${deviceFiles.icon(size)}?v=${encodeURIComponent(icon)}`;
  if (icon !== '')
    return (
      <img
        className={styles.mark}
        data-chosen
        src={at(logoIcons.small)}
        srcSet={`${at(logoIcons.large)} 2x`}
        width={48}
        height={48}
        alt=""
      />
    );
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <path
        className={styles.bubble}
        d="M24.6 3.5c11 0 19.4 7.7 19.4 18.2 0 10.6-8.3 18.4-19.2 18.4-1.9 0-3.7-.2-5.4-.7-2.6 2.4-5.9 4-9.7 4.3-.9.1-1.4-.9-.8-1.6 1.4-1.7 2.3-3.5 2.6-5.5C7.2 33.3 4.8 28 4.8 21.9 4.8 11.3 13.5 3.5 24.6 3.5Z"
      />
      <path className={styles.smile} d="M15.5 23.5c1.7 4.3 5 6.6 9 6.6s7.3-2.3 9-6.6M18.3 16.2v.8M30.7 16.2v.8" />
    </svg>
  );
}

export function Logo({ icon }: { icon: string }) {
  const { siteName } = useIdentity();
  const t = useTexts(appTexts);
  return (
    <Link className={styles.logo} to={useLinks()('start')} aria-label={t.toStart(siteName)}>
      <LogoMark icon={icon} />
      <span className={styles.name} translate="no">
        {siteName}
      </span>
    </Link>
  );
}
