import Button from '@mui/material/Button';
import { useRef } from 'react';
import { partTexts } from '../../office-texts.ts';
import { useOfficeTexts } from '../language.ts';
import { SortableList } from '../sortable-list.tsx';
import { emptyContent } from '../empty-content.ts';
import { valueAt, withValue, type Content } from '../form-state.ts';
import { FieldInput } from './field-input.tsx';
import styles from './fields.module.css';
import type { FieldProps } from './props.ts';

const rowsIn = (value: unknown): readonly Content[] => (Array.isArray(value) ? (value as Content[]) : []);

/** Small things that belong to the entry alone, each with fields of its own: sources, corrections, days. */
export function RowsField({ id, field, label, texts, value, onChange, error, hint }: FieldProps) {
  const t = useOfficeTexts(partTexts).field;
  const rows = rowsIn(value);
  // Rows have no ids on the wire; these live as long as the form.
  const keys = useRef<string[]>([]);
  while (keys.current.length < rows.length) keys.current.push(crypto.randomUUID());
  const ids = keys.current.slice(0, rows.length);
  if (field.kind !== 'rows') return null;
  const { preview: Preview } = field;
  const write = (place: number, path: string, next: unknown): void =>
    onChange(rows.map((row, at) => (at === place ? withValue(row, path, next) : row)));
  const order = (next: readonly string[]): void => {
    const ordered = next.map((key) => rows[ids.indexOf(key)]);
    keys.current = [...next];
    onChange(ordered);
  };
  return (
    <fieldset className={styles.group} aria-describedby={error ? `${id}-said` : undefined}>
      <legend>{label}</legend>
      {hint && <span className={styles.note}>{hint}</span>}
      <SortableList
        ids={ids}
        titleOf={(key) => t.row(ids.indexOf(key) + 1)}
        onChange={order}
        draw={(key) => {
          const place = ids.indexOf(key);
          return (
            <div className={styles.row} role="group" aria-label={t.row(place + 1)}>
              {field.fields
                .filter(({ isWanted }) => isWanted?.(rows[place] ?? {}) ?? true)
                .map((inner) => (
                  <RowField
                    key={inner.name}
                    id={`${id}-${place}`}
                    field={inner}
                    label={texts.fields[`${field.name}.${inner.name}`] ?? texts.fields[inner.name] ?? inner.name}
                    texts={texts}
                    row={rows[place] ?? {}}
                    write={(path, next) => write(place, path, next)}
                  />
                ))}
              {Preview && <Preview row={rows[place] ?? {}} />}
            </div>
          );
        }}
      />
      <Button variant="outlined" onClick={() => onChange([...rows, emptyContent(field.fields)])} sx={{ justifySelf: 'start' }}>
        {t.addRow(label)}
      </Button>
      {error && (
        <span id={`${id}-said`} className={styles.wrong} role="alert">
          {error}
        </span>
      )}
    </fieldset>
  );
}

type RowProps = Pick<FieldProps, 'id' | 'field' | 'label' | 'texts'> & {
  readonly row: Content;
  readonly write: (path: string, value: unknown) => void;
};

/** A field of a row, in German alone or in both languages. */
function RowField({ id, field, label, texts, row, write }: RowProps) {
  const t = useOfficeTexts(partTexts).form;
  const one = (path: string, name: string, lang?: 'de' | 'en') => (
    <FieldInput
      key={path}
      id={`${id}-${path.replaceAll('.', '-')}`}
      field={field}
      label={name}
      lang={lang}
      texts={texts}
      value={valueAt(row, path)}
      content={row}
      onChange={(next) => write(path, next)}
      isRequired={field.isRequired === true && lang !== 'en'}
    />
  );
  if (!field.isTranslated) return one(field.name, label);
  return (
    <div className={styles.pair}>
      {one(field.name, label, 'de')}
      {one(`en.${field.name}`, `${label} (${t.english})`, 'en')}
    </div>
  );
}
