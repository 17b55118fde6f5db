import { useEffect, useRef, type FormEvent } from 'react';
import { useForeignLang, useTexts } from '#ui/site.tsx';
import type { CategoryPage, Tag } from '../contract.ts';
import { pageTexts } from '../page-texts.ts';
import { alphabet, isLetterOpen, pressed, type CategoryFilter } from './letters.ts';
import styles from './filter-box.module.css';

type FilterBoxProps = {
  page: Pick<CategoryPage, 'letters' | 'tags' | 'letter' | 'tag'>;
  /** Where the forms go without script: the category's own address. */
  action: string;
  /** Told of each change, as is the DOM by a bubbling `change` event with the filter as its detail (S2.39). */
  onChange: (filter: CategoryFilter) => void;
};

/**
 * One line of tags and one of letters (S2.39): one of each at a time, a second press switches off. Two plain GET
 * forms, so that it works without script; each carries the other's choice along.
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

/** Tells the DOM of a change of the filter (S2.39). */
export const announceChange = (box: EventTarget, filter: CategoryFilter): boolean =>
  box.dispatchEvent(new CustomEvent('change', { bubbles: true, detail: filter }));

/** Where a line runs off the window's edge, what is pressed already is brought into view. */
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

/* A pressed button submits an empty value, so that without script too a second press switches off. */
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
