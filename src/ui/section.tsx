import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import type { Locale } from '#kit/locale.ts';
import { Icon } from './icon.tsx';
import { useForeignLang } from './site.tsx';
import styles from './section.module.css';

type Hue = 'health' | 'feelgood' | 'partner' | 'presenter' | 'coaching';

type PageSectionProps = {
  title: ReactNode;
  /** One sentence beneath the heading. */
  intro?: ReactNode;
  /** Where there is more of the same. */
  more?: { to: string; label: string } | undefined;
  hue?: Hue | undefined;
  /** A band in the section's soft hue across the window, or plain paper. */
  surface?: 'plain' | 'band';
  /** The language of the title, where it may not be the page's. */
  lang?: Locale;
  children: ReactNode;
};

/** A part of a page: heading, what it is about, and the distance to the next. Full width; its content stands within `--edge`. */
export function PageSection({ title, intro, more, hue, surface = 'plain', lang, children }: PageSectionProps) {
  const foreign = useForeignLang(lang ?? 'de');
  return (
    <section className={styles.section} data-hue={hue} data-surface={surface}>
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
