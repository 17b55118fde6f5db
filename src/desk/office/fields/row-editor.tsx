import Button from '@mui/material/Button';
import { useState, type ComponentType } from 'react';
import { partTexts } from '../../office-texts.ts';
import { fieldTexts } from '../../field-texts.ts';
import type { FieldTexts } from '../client.ts';
import type { Field } from '../field.ts';
import { variantsOf, type Variant } from '../field-variants.ts';
import { errorsAt, errorsBelow, valueAt, type Content } from '../form-state.ts';
import { useOfficeTexts } from '../language.ts';
import type { EntityTexts } from '../screen.ts';
import { ReadingNote } from '../reading-note.tsx';
import styles from './fields.module.css';
import type { FieldProps } from './props.ts';

type Props = {
  readonly id: string;
  readonly title: string;
  readonly field: Extract<Field, { kind: 'rows' }>;
  readonly texts: EntityTexts;
  readonly row: Content;
  /** Errors by field. */
  readonly errors: FieldTexts;
  readonly isOpenAtFirst: boolean;
  readonly write: (path: string, value: unknown) => void;
  readonly Inner: ComponentType<FieldProps>;
};

/** One row: its preview, and its fields while it is open. Sixty collapsed rows cost nothing. */
export function RowEditor({ id, title, field, texts, row, errors, isOpenAtFirst, write, Inner }: Props) {
  const t = useOfficeTexts(fieldTexts).field;
  const suffixes = useOfficeTexts(partTexts).form;
  const [isUnfolded, setOpen] = useState(isOpenAtFirst);
  // Open a row that has errors.
  const isOpen = isUnfolded || Object.keys(errors).length > 0;
  const { preview: Preview, fields, name } = field;
  const one = (inner: Field, { path, label, lang, isOptional, isRated }: Variant) => (
    <div key={path}>
      <Inner
        id={`${id}-${path.replaceAll('.', '-')}`}
        field={inner}
        label={label}
        lang={lang}
        texts={texts}
        value={valueAt(row, path)}
        content={row}
        onChange={(next) => write(path, next)}
        error={errorsAt(errors, path).join(' ') || undefined}
        below={errorsBelow(errors, path)}
        isRequired={inner.isRequired === true && !isOptional}
        Inner={Inner}
      />
      {isRated && <ReadingNote value={valueAt(row, path)} isEasy={isOptional === true} />}
    </div>
  );
  return (
    <fieldset className={styles.row} aria-label={title}>
      {Preview && (
        <Button variant="outlined" sx={{ justifySelf: 'start' }} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.closeRow(title) : t.openRow(title)}
        </Button>
      )}
      {isOpen &&
        fields
          .filter(({ isWanted }) => isWanted?.(row) ?? true)
          .map((inner) => {
            const label = texts.fields[`${name}.${inner.name}`] ?? texts.fields[inner.name] ?? inner.name;
            const variants = variantsOf(inner, label, suffixes).map((variant) => one(inner, variant));
            if (variants.length === 1) return variants;
            return (
              <div key={inner.name} className={styles.pair}>
                {variants}
              </div>
            );
          })}
      {Preview && <Preview row={row} />}
    </fieldset>
  );
}
