import { useId, type ReactNode } from 'react';
import styles from './words.module.css';

type Props = {
  readonly heading: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ReactNode;
};

/** Fields that belong together, with what is wrong with all of them. */
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
