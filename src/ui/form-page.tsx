import type { ReactNode } from 'react';
import styles from './form-page.module.css';

type FormPageProps = {
  /** The page's `h1`. */
  title: string;
  /** A sentence or two: what this is for. */
  intro?: ReactNode;
  /** What else one may have come for, beneath the card: 'Noch kein Account? …'. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The frame of login, registration and the like: heading, intro and one quiet card in the middle, on every background theme. */
export function FormPage({ title, intro, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <div className={styles.intro}>{intro}</div>}
      </header>
      <FormCard>{children}</FormCard>
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** A further card of the same page, such as one for each matter of a profile. `title` is an `h2`. */
export function FormCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
    </section>
  );
}
