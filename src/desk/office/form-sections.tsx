import { useMemo } from 'react';
import { FieldPlace } from './field-place.tsx';
import styles from './entry-form.module.css';
import type { Field } from './field.ts';
import { useOfficeLocale } from './language.ts';
import type { EntityScreen } from './screen.ts';
import type { EntryFormState } from './use-entry-form.ts';

type Props = { readonly screen: EntityScreen; readonly form: EntryFormState; readonly isNew: boolean };

/** The fields, by section; texts in two languages stand side by side. */
export function FormSections({ screen, form, isNew }: Props) {
  const texts = screen.texts[useOfficeLocale()];
  const sections = useMemo(() => {
    const found = new Map<string, Field[]>();
    for (const field of screen.fields) {
      const name = field.section ?? 'content';
      found.set(name, [...(found.get(name) ?? []), field]);
    }
    return [...found];
  }, [screen]);
  return sections.map(([name, fields]) => {
    const shown = fields.filter(({ isWanted }) => isWanted?.(form.content) ?? true);
    if (shown.length === 0) return null;
    const heading = texts.sections?.[name];
    return (
      <section key={name} className={styles.section} aria-labelledby={heading ? `section-${name}` : undefined}>
        {heading && <h2 id={`section-${name}`}>{heading}</h2>}
        {shown.map((field) => (
          <FieldPlace key={field.name} field={field} form={form} texts={texts} isNew={isNew} />
        ))}
      </section>
    );
  });
}
