import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import type { Locale } from '#kit/locale.ts';
import { Icon } from './icon.tsx';
import { useForeignLang } from './site.tsx';
import styles from './section.module.css';

type Hue = 'health' | 'feelgood' | 'partner' | 'presenter' | 'coaching';

type PageSectionProps = {
  /** What an address can lead to. */
  id?: string;
  title: ReactNode;
  /** A subtitle. */
  intro?: ReactNode;
  /** Link to more of the same. */
  more?: { to: string; label: string } | undefined;
  hue?: Hue | undefined;
  /** A full-width band in the section's hue, or plain paper. */
  surface?: 'plain' | 'band';
  /** Language of the title if it may differ from the page's. */
  lang?: Locale;
  children: ReactNode;
};

/** A section of a page: heading, subtitle and spacing. Full width; its content is inset by `--edge`. */
export function PageSection({ id, title, intro, more, hue, surface = 'plain', lang, children }: PageSectionProps) {
  const foreign = useForeignLang(lang ?? 'de');
  return (
    <section id={id} className={styles.section} data-far data-hue={hue} data-surface={surface}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 lang={lang && foreign}>{title}</h2>
          {intro && <p className={styles.intro}>{intro}</p>}
        </div>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.label}
            <Icon name="arrow-right" size={20} />
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}
