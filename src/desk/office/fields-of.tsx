import type { Bilingual } from '#kit/bilingual.ts';
import { partTexts } from '../office-texts.ts';
import type { FieldTexts } from './client.ts';
import styles from './entry-form.module.css';
import type { Field } from './field.ts';
import { variantsOf, type Variant } from './field-variants.ts';
import { FieldInput } from './fields/field-input.tsx';
import { errorsAt, errorsBelow, valueAt, withValue, type Content } from './form-state.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import type { EntityTexts } from './screen.ts';

type Props = {
  /** Prefix of element ids, so that two of these can be on one page. */
  readonly id: string;
  readonly fields: readonly Field[];
  readonly texts: Bilingual<EntityTexts>;
  readonly content: Content;
  readonly errors?: FieldTexts;
  readonly onChange: (content: Content) => void;
};

/** Fields of something that is no entry, rendered from their descriptions; translated texts stand side by side. */
export function FieldsOf({ id, fields, texts, content, errors = {}, onChange }: Props) {
  const t = useOfficeTexts(partTexts).form;
  const own = texts[useOfficeLocale()];
  const one = (field: Field, { path, label, lang, isOptional }: Variant) => (
    <FieldInput
      key={path}
      id={`${id}-${path.replaceAll('.', '-')}`}
      field={field}
      label={label}
      lang={lang}
      texts={own}
      value={valueAt(content, path)}
      content={content}
      onChange={(value) => onChange(withValue(content, path, value))}
      error={errorsAt(errors, path).join(' ') || undefined}
      below={errorsBelow(errors, path)}
      hint={own.hints?.[field.name]}
      isRequired={field.isRequired === true && !isOptional}
    />
  );
  return fields.map((field) => {
    const variants = variantsOf(field, own.fields[field.name] ?? field.name, t).map((variant) => one(field, variant));
    if (variants.length === 1) return variants;
    return (
      <div key={field.name} className={styles.pair}>
        {variants}
      </div>
    );
  });
}
