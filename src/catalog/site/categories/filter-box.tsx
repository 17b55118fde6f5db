import { useEffect, useRef, type FormEvent } from 'react';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { CategoryPage, Tag } from '../../contract.ts';
import { pageTexts } from '../../page-texts.ts';
import { alphabet, isLetterOpen, pressed, type CategoryFilter } from './letters.ts';
import styles from './filter-box.module.css';

type FilterBoxProps = {
  page: Pick<CategoryPage, 'letters' | 'tags' | 'letter' | 'tag'>;
  /** Form action without script: the category's own address. */
  action: string;
  /** Called on each change; the DOM also gets a bubbling `change` event with the filter as its detail (S2.39). */
  onChange: (filter: CategoryFilter) => void;
};

/**
 * One row of tags and one of letters (S2.39). Only one of each can be selected; a second press clears it. Two plain GET forms, so
 * that it works without script; each preserves the other's selection.
 */
export function FilterBox({ page, action, onChange }: FilterBoxProps) {
  const t = useTexts(pageTexts);
  const box = useChosenInView();
  const submit = (kind: keyof CategoryFilter) => (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter;
    if (!(button instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const filter = pressed({ letter: page.letter, tag: page.tag }, kind, button.value);
    if (box.current) announceChange(box.current, filter);
    onChange(filter);
  };
  return (
    <section ref={box} className={styles.box} aria-label={t.filter.label}>
      {page.tags.length > 0 && (
        <form action={action} className={styles.line} onSubmit={submit('tag')}>
          {page.letter && <input type="hidden" name="letter" value={page.letter} />}
          <fieldset className={styles.tags}>
            <legend className="visually-hidden">{t.filter.tags}</legend>
            {page.tags.map((tag) => (
              <TagButton key={tag.id} tag={tag} isPressed={page.tag === tag.slug} />
            ))}
          </fieldset>
        </form>
      )}
      <form action={action} className={styles.line} onSubmit={submit('letter')}>
        {page.tag && <input type="hidden" name="tag" value={page.tag} />}
        <fieldset className={styles.letters}>
          <legend className="visually-hidden">{t.filter.letters}</legend>
          {alphabet.map((letter) => (
            <LetterButton key={letter} letter={letter} isOpen={isLetterOpen(page, letter)} isPressed={page.letter === letter} />
          ))}
        </fieldset>
      </form>
    </section>
  );
}

/** Dispatches the DOM event for a filter change (S2.39). */
export const announceChange = (box: EventTarget, filter: CategoryFilter): boolean =>
  box.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: filter }));

/** In a row that overflows, scrolls the selected button into view. */
function useChosenInView() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    for (const chosen of box.current?.querySelectorAll<HTMLElement>('[aria-pressed="true"]') ?? []) {
      const line = chosen.parentElement;
      if (line) line.scrollLeft = chosen.offsetLeft - (line.clientWidth - chosen.clientWidth) / 2;
    }
  }, []);
  return box;
}

/* A selected button submits an empty value, so that a second press clears it without script too. */
function TagButton({ tag, isPressed }: { tag: Tag; isPressed: boolean }) {
  const lang = useForeignLang(tag.lang);
  return (
    <button
      type="submit"
      name="tag"
      value={isPressed ? '' : tag.slug}
      aria-pressed={isPressed}
      lang={lang}
      className={styles.tag}
    >
      {tag.title}
    </button>
  );
}

function LetterButton({ letter, isOpen, isPressed }: { letter: string; isOpen: boolean; isPressed: boolean }) {
  return (
    <button
      type="submit"
      name="letter"
      value={isPressed ? '' : letter}
      aria-pressed={isPressed}
      disabled={!isOpen}
      className={styles.letter}
    >
      {letter.toUpperCase()}
    </button>
  );
}
