import { useId, useLayoutEffect, useRef, type ClipboardEvent, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useLinks, useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import { Completions, optionId } from './completions.tsx';
import styles from './search-box.module.css';
import { lens } from './search-icons.ts';
import { useCompletions } from './use-completions.ts';
import { useIsTakenOver } from './use-shuffled.ts';
import { fieldValue, limits, pastedText, queryOf } from './wanted.ts';

type SearchBoxProps = {
  /** May be longer than the field if it was pasted or comes from a URL: the field shows its beginning (S5.6). */
  value: string;
  /** Called for a paste, which is complete. */
  onType: (value: string, isPasted?: boolean) => void;
  /** Enter or the button; only if the text is long enough. */
  onSearch: (value: string) => void;
  /** The completions of the last answer. */
  completions: readonly string[];
  /** Clears on Escape, unless Escape has another meaning here. */
  escapes?: boolean;
  level: 1 | 2;
  field?: RefObject<HTMLInputElement | null>;
  tabIndex?: number | undefined;
};

/** The search field with its button (S2.41). Without JavaScript it is a form that leads to the search page. */
export function SearchBox({ value, onType, onSearch, completions, escapes = false, level, field, tabIndex }: SearchBoxProps) {
  const t = useTexts(searchTexts);
  const links = useLinks();
  const id = useId();
  const isTakenOver = useIsTakenOver();
  const own = useRef<HTMLInputElement>(null);
  const input = field ?? own;
  const held = fieldValue(value);
  useTypedBefore(input, held, onType);
  const search = (text: string) => {
    // On a phone the keyboard would cover the results.
    if (matchMedia('(pointer: coarse)').matches) input.current?.blur();
    onSearch(text);
  };
  const list = useCompletions(completions, value, (completion) => {
    onType(completion);
    search(completion);
  });
  const listId = `${id}-list`;
  const change = (text: string, isPasted: boolean) => {
    if (queryOf(text) === '') list.close();
    else list.open();
    onType(text, isPasted);
  };
  const clear = () => {
    change('', false);
    input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (queryOf(value) === '') return;
    list.close();
    search(value);
  };
  // The field would cut a longer text; all of it is searched for until the field is edited.
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const range = { from: selectionStart ?? held.length, to: selectionEnd ?? held.length };
    const text = pastedText(held, event.clipboardData.getData('text'), range);
    if (text.length <= limits.most) return;
    event.preventDefault();
    list.close();
    onType(text, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (list.onKey(event) || event.key !== 'Escape' || !escapes || value === '') return;
    event.preventDefault();
    clear();
  };
  const Heading = `h${level}` as const;
  return (
    <form className={styles.form} action={links('search')} onSubmit={submit}>
      <Heading className={styles.question}>
        <label htmlFor={id}>{t.question}</label>
      </Heading>
      <div className={styles.box}>
        <Icon name={lens} className={styles.lens} />
        <input
          ref={input}
          id={id}
          className={styles.field}
          type="search"
          name="query"
          value={held}
          onChange={(event) => change(event.target.value, isPaste(event.nativeEvent))}
          onPaste={onPaste}
          onKeyDown={onKeyDown}
          onBlur={list.close}
          {...(isTakenOver && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list.isOpen,
            'aria-controls': listId,
            'aria-activedescendant': list.active === null ? undefined : optionId(listId, completions.indexOf(list.active)),
          })}
          maxLength={limits.most}
          placeholder={t.placeholder}
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          tabIndex={tabIndex}
        />
        {isTakenOver && held.length >= limits.least && (
          <button type="button" className={styles.clear} aria-label={t.clear} onClick={clear} tabIndex={tabIndex}>
            <Icon name="close" size={20} />
          </button>
        )}
        <Button type="submit" className={styles.submit} disabled={isTakenOver && queryOf(value) === ''} tabIndex={tabIndex}>
          {t.submit}
        </Button>
        {list.isOpen && <Completions id={listId} completions={completions} active={list.active} onChoose={list.choose} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {list.isSaid && t.completionsFound(completions.length)}
      </p>
    </form>
  );
}

const isPaste = (event: Event): boolean => 'inputType' in event && event.inputType === 'insertFromPaste';

/** Text typed before hydration is kept and searched for. */
function useTypedBefore(field: RefObject<HTMLInputElement | null>, value: string, onType: (value: string) => void): void {
  const first = useRef({ value, onType });
  useLayoutEffect(() => {
    const there = field.current?.value ?? '';
    if (there !== first.current.value) first.current.onType(there);
  }, [field]);
}
