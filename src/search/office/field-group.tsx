import { useId, type ReactNode } from 'react';
import styles from './words.module.css';

type Props = {
  readonly heading: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ReactNode;
};

/** A group of fields with their common errors. */
export function FieldGroup({ heading, hint, error, children }: Props) {
  const id = useId();
  return (
    <fieldset className={styles.group} aria-describedby={hint ? id : undefined}>
      <legend>{heading}</legend>
      {hint && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p role="alert" className={styles.wrong}>
          {error}
        </p>
      )}
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
