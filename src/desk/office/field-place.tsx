import styles from './entry-form.module.css';
import type { Field } from './field.ts';
import { FieldInput } from './fields/field-input.tsx';
import { variantsOf, type Variant } from './field-variants.ts';
import { errorsAt, errorsBelow, valueAt } from './form-state.ts';
import { ReadingNote } from './reading-note.tsx';
import type { EntityTexts } from './screen.ts';
import type { EntryFormState } from './use-entry-form.ts';

type Props = {
  readonly field: Field;
  readonly form: EntryFormState;
  readonly texts: EntityTexts;
  readonly isNew: boolean;
};

/** A field with its label and errors; its texts in German, English and easy German side by side. */
export function FieldPlace({ field, form, texts, isNew }: Props) {
  const { t } = form;
  const label = texts.fields[field.name] ?? field.name;
  const one = ({ path, label: name, lang, isOptional, isRated }: Variant) => {
    const isChanged = !isNew && form.changed.includes(path);
    return (
      <div key={path} className={styles.field} data-changed={isChanged || undefined}>
        <FieldInput
          id={`field-${path.replaceAll('.', '-')}`}
          field={field}
          label={name}
          lang={lang}
          texts={texts}
          value={valueAt(form.content, path)}
          content={form.content}
          onChange={(value) => form.set(path, value)}
          error={errorsAt(form.errors, path).join(' ') || undefined}
          below={errorsBelow(form.errors, path)}
          hint={texts.hints?.[field.name]}
          isRequired={field.isRequired === true && !isOptional}
        />
        {isRated && <ReadingNote value={valueAt(form.content, path)} isEasy={isOptional === true} />}
        {isChanged && (
          <span className={styles.changed} title={t.form.changedHint}>
            {t.form.changed}
          </span>
        )}
      </div>
    );
  };
  const variants = variantsOf(field, label, t.form);
  return variants.length === 1 ? variants.map(one) : <div className={styles.pair}>{variants.map(one)}</div>;
}
