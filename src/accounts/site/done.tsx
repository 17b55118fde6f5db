import type { ReactNode } from 'react';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import styles from './account-pages.module.css';

type DoneProps = {
  title: string;
  text: string;
  /** The next step, as a button. */
  children?: ReactNode;
  aside?: ReactNode;
};

/** Replaces a form by the answer of its call. */
export function Done({ title, text, children, aside }: DoneProps) {
  return (
    <FormPage title={title} aside={aside && <p>{aside}</p>}>
      <FormCard>
        <p>{text}</p>
        {children && <div className={styles.actions}>{children}</div>}
      </FormCard>
    </FormPage>
  );
}
