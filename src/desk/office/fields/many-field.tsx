import FormHelperText from '@mui/material/FormHelperText';
import { Link } from 'react-router';
import { officePages } from '#paths/office-pages.ts';
import { partTexts } from '../../office-texts.ts';
import { fieldTexts } from '../../field-texts.ts';
import { EntryPicker } from '../entry-picker.tsx';
import { useOfficeTexts } from '../language.ts';
import { SortableList } from '../sortable-list.tsx';
import { useNames } from '../use-names.ts';
import styles from './fields.module.css';
import type { FieldProps } from './props.ts';

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Entries of another entity, ordered by dragging or by the buttons of each. */
export function ManyField({ id, field, label, value, onChange, error, hint }: FieldProps) {
  const t = useOfficeTexts(fieldTexts).field;
  const { states } = useOfficeTexts(partTexts);
  const ids = idsIn(value);
  const names = useNames(field.kind === 'many' ? field.entity : 'video', ids);
  if (field.kind !== 'many') return null;
  const { entity, hasNoOrder } = field;
  const titleOf = (one: string): string => names.get(one)?.title ?? t.unknown;
  return (
    <fieldset className={styles.group} aria-describedby={error || hint ? `${id}-message` : undefined}>
      <legend>{label}</legend>
      <SortableList
        ids={ids}
        titleOf={titleOf}
        onChange={onChange}
        hasNoOrder={hasNoOrder}
        renderEntry={(one) => {
          const state = names.get(one)?.state;
          return (
            <>
              <Link to={officePages.edit(entity, one)} target="_blank" rel="noopener">
                {titleOf(one)}
              </Link>
              {state && state !== 'published' && <span className={styles.note}> {states[state]}</span>}
            </>
          );
        }}
      />
      <EntryPicker
        id={id}
        entity={entity}
        label={t.searchIn(label)}
        value={null}
        without={ids}
        error={error}
        onChange={(picked) => {
          // Clear the field and keep the focus, so that several videos can be added in a row.
          if (picked) onChange([...ids, picked]);
        }}
      />
      {!error && hint && <FormHelperText id={`${id}-message`}>{hint}</FormHelperText>}
    </fieldset>
  );
}
