import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { partTexts } from '../office-texts.ts';
import { EntryPicker } from './entry-picker.tsx';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import styles from './list.module.css';
import type { EntityScreen } from './screen.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** How long after the last letter the list is asked for anew, in ms. */
const calm = 250;

/** The search field and the filters. */
export function ListTools({
  screen,
  values,
  onChange,
}: {
  screen: EntityScreen;
  values: Values;
  onChange: (values: Values) => void;
}) {
  const t = useOfficeTexts(partTexts);
  const texts = screen.texts[useOfficeLocale()];
  const [words, setWords] = useState(values.q ?? '');
  const set = (name: string, value: string | undefined): void => {
    const { [name]: _, ...rest } = values;
    onChange(value ? { ...rest, [name]: value } : rest);
  };
  useEffect(() => {
    if (words === (values.q ?? '')) return undefined;
    const timer = setTimeout(() => set('q', words), calm);
    return () => clearTimeout(timer);
    // Only typing starts the clock; a filter that changes meanwhile must not send the words off early.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [words]);
  const select = (name: string, label: string, options: readonly (readonly [string, string])[]) => (
    <TextField
      key={name}
      select
      label={label}
      value={values[name] ?? ''}
      onChange={({ target }) => set(name, target.value || undefined)}
      className={styles.filter}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      id={`filter-${name}`}
    >
      <option value="">{t.list.all}</option>
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </TextField>
  );
  return (
    <search>
      <form className={styles.tools} onSubmit={(event) => (event.preventDefault(), set('q', words))}>
        <TextField
          id="list-search"
          type="search"
          label={t.list.search}
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className={styles.search}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        {select('state', t.list.state, Object.entries(t.states))}
        {screen.filters?.map(({ name, options = [], entity }) => {
          const label = texts.fields[name] ?? name;
          if (entity)
            return (
              <div key={name} className={styles.filter}>
                <EntryPicker
                  id={`filter-${name}`}
                  entity={entity}
                  label={label}
                  value={values[name] ?? null}
                  onChange={(id) => set(name, id ?? undefined)}
                />
              </div>
            );
          return select(
            name,
            label,
            options.map((value) => [value, texts.options?.[name]?.[value] ?? value] as const),
          );
        })}
      </form>
    </search>
  );
}
