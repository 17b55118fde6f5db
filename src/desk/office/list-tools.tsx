import TextField from '@mui/material/TextField';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EntityName } from '#paths/office-api.ts';
import { partTexts } from '../office-texts.ts';
import { EntryPicker } from './entry-picker.tsx';
import { useOfficeTexts } from './language.ts';
import styles from './list.module.css';
import { useListState } from './use-list.ts';

/** A filter beside the search: one of these values, or an entry of an entity. */
export type ListFilter = { readonly name: string; readonly label: string } & (
  | { readonly options: readonly (readonly [value: string, text: string])[] }
  | { readonly entity: EntityName }
);

/** Debounce of the search, in ms. */
const debounceMs = 250;

/** The search field and the filters of a list. */
export function ListTools({ hasSearch, filters }: { hasSearch: boolean; filters: readonly ListFilter[] }) {
  const t = useOfficeTexts(partTexts).list;
  const { filters: values, setFilter } = useListState();
  return (
    <search>
      <form className={styles.tools} onSubmit={(event) => event.preventDefault()}>
        {hasSearch && <SearchField q={values.q ?? ''} onChange={(words) => setFilter('q', words)} />}
        {filters.map((filter) => {
          const { name, label } = filter;
          const id = `filter-${name}`;
          if ('entity' in filter)
            return (
              <div key={name} className={styles.filter}>
                <EntryPicker
                  id={id}
                  entity={filter.entity}
                  label={label}
                  value={values[name] ?? null}
                  onChange={(entry) => setFilter(name, entry ?? '')}
                />
              </div>
            );
          return (
            <TextField
              key={name}
              id={id}
              select
              label={label}
              value={values[name] ?? ''}
              onChange={({ target }) => setFilter(name, target.value)}
              className={styles.filter}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              <option value="">{t.all}</option>
              {filter.options.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </TextField>
          );
        })}
      </form>
    </search>
  );
}

/** The search text while it is typed; replaced when the URL changes by navigation. */
function SearchField({ q, onChange }: { q: string; onChange: (words: string) => void }) {
  const t = useOfficeTexts(partTexts).list;
  const [words, setWords] = useState(q);
  const [sent, setSent] = useState(q);
  const [seen, setSeen] = useState(q);
  if (q !== seen) {
    setSeen(q);
    setSent(q);
    if (q !== sent) setWords(q);
  }
  const send = (typed: string): void => {
    if (typed === sent) return;
    setSent(typed);
    onChange(typed);
  };
  // Only typing starts the timer; a filter that changes meanwhile neither submits the text early nor is lost.
  const sendDebounced = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(() => sendDebounced(words), debounceMs);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <TextField
      id="list-search"
      type="search"
      label={t.search}
      value={words}
      onChange={({ target }) => setWords(target.value)}
      onKeyDown={({ key }) => key === 'Enter' && send(words)}
      className={styles.search}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
