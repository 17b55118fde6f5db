import type { ReactNode } from 'react';
import styles from './form-page.module.css';

type FormPageProps = {
  /** The page's `h1`. */
  title: string;
  /** One or two sentences about the purpose. */
  intro?: ReactNode;
  /** Alternatives below the cards: 'Noch kein Konto? …'. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The layout of login, registration and profile: heading, intro, and one or more `FormCard`s, on every background theme. */
export function FormPage({ title, intro, aside, children }: FormPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {intro && <div className={styles.intro}>{intro}</div>}
      </header>
      {children}
      {aside && <div className={styles.aside}>{aside}</div>}
    </div>
  );
}

/** A card for one topic; `title` is an `h2`, required if there are several. */
export function FormCard({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      {title && <h2 className={styles.cardTitle}>{title}</h2>}
      {children}
    </section>
  );
}
