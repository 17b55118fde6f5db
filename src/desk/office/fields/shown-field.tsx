import { useOfficeLocale } from '../language.ts';
import { readable } from '../readable.ts';
import styles from './fields.module.css';
import type { FieldProps } from './props.ts';

/** Something that is worth knowing, and that the server alone decides. */
export function ShownField({ label, value }: FieldProps) {
  const text = readable(value, useOfficeLocale());
  if (!text) return null;
  return (
    <dl className={styles.shown}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </dl>
  );
}
