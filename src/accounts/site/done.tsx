import type { ReactNode } from 'react';
import { FormCard, FormPage } from '#ui/form-page.tsx';
import { useArrival } from './use-arrival.ts';
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
  const arrival = useArrival();
  return (
    <FormPage title={title} aside={aside && <p>{aside}</p>}>
      <FormCard>
        <div ref={arrival} tabIndex={-1} className={styles.said}>
          <p>{text}</p>
        </div>
        {children && <div className={styles.actions}>{children}</div>}
      </FormCard>
    </FormPage>
  );
}
