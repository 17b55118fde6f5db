import Button from '@mui/material/Button';
import { useState } from 'react';
import { fieldTexts } from '../../field-texts.ts';
import { emptyContent } from '../empty-content.ts';
import { errorsBelow, withValue, type Content } from '../form-state.ts';
import { useOfficeTexts } from '../language.ts';
import { SortableList } from '../sortable-list.tsx';
import styles from './fields.module.css';
import { textIn, type FieldProps } from './props.ts';
import { RowEditor } from './row-editor.tsx';

const rowsIn = (value: unknown): readonly Content[] => (Array.isArray(value) ? (value as Content[]) : []);

/** Rows have no ids on the wire; these live as long as the form. */
type Keys = { readonly keys: readonly string[]; readonly made: number };

const fitted = ({ keys, made }: Keys, count: number): Keys => {
  const more = Math.max(0, count - keys.length);
  const added = Array.from({ length: more }, (_, place) => `row-${made + place}`);
  return { keys: [...keys.slice(0, count), ...added], made: made + more };
};

/** A list of small objects with fields of their own: content blocks, sources, corrections. */
export function RowsField({ id, field, label, texts, value, onChange, error, below = {}, hint, Inner }: FieldProps) {
  const t = useOfficeTexts(fieldTexts).field;
  const rows = rowsIn(value);
  const [known, setKnown] = useState(() => fitted({ keys: [], made: 0 }, rows.length));
  const [fresh, setFresh] = useState<string | null>(null);
  const { keys, made } = known.keys.length === rows.length ? known : fitted(known, rows.length);
  if (field.kind !== 'rows') return null;
  const rowOf = (key: string): Content => rows[keys.indexOf(key)] ?? {};
  const titleOf = (key: string): string => t.row(keys.indexOf(key) + 1, textIn(rowOf(key).title));
  // Errors within a row are shown in that row.
  const isMarkedBelow = Object.keys(below).length > 0;
  const order = (next: readonly string[]): void => {
    setKnown({ keys: next, made });
    onChange(next.map(rowOf));
  };
  const add = (): void => {
    const next = fitted({ keys, made }, rows.length + 1);
    setKnown(next);
    setFresh(next.keys.at(-1) ?? null);
    onChange([...rows, emptyContent(field.fields)]);
  };
  return (
    <fieldset className={styles.group} aria-describedby={error && !isMarkedBelow ? `${id}-message` : undefined}>
      <legend>{label}</legend>
      {hint && <span className={styles.note}>{hint}</span>}
      <SortableList
        ids={keys}
        titleOf={titleOf}
        onChange={order}
        renderEntry={(key) => (
          <RowEditor
            id={`${id}-${key}`}
            title={titleOf(key)}
            field={field}
            texts={texts}
            row={rowOf(key)}
            errors={errorsBelow(below, String(keys.indexOf(key)))}
            isOpenAtFirst={key === fresh || !field.preview}
            write={(path, next) => onChange(keys.map((one) => (one === key ? withValue(rowOf(one), path, next) : rowOf(one))))}
            Inner={Inner}
          />
        )}
      />
      <Button variant="outlined" onClick={add} sx={{ justifySelf: 'start' }}>
        {t.addRow(label)}
      </Button>
      {error && !isMarkedBelow && (
        <span id={`${id}-message`} className={styles.wrong} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}
