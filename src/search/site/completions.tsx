/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events --
   HTML's own list of completions is drawn otherwise by every browser, and here the field has the focus and the keys */
import type { MouseEvent } from 'react';
import { Icon } from '#ui/icon.tsx';
import { useTexts } from '#ui/site.tsx';
import { searchTexts } from '../page-texts.ts';
import styles from './completions.module.css';
import { lens } from './search-icons.ts';

type CompletionsProps = {
  id: string;
  completions: readonly string[];
  active: string | null;
  onChoose: (completion: string) => void;
};

export const optionId = (id: string, at: number): string => `${id}-${at}`;

/** The completions, shown over what is below the field (S2.41). The focus stays in the field. */
export function Completions({ id, completions, active, onChoose }: CompletionsProps) {
  const t = useTexts(searchTexts);
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t.completions} onMouseDown={keepFocus}>
      {completions.map((completion, at) => (
        <div
          key={completion}
          id={optionId(id, at)}
          ref={completion === active ? reveal : undefined}
          className={styles.option}
          role="option"
          aria-selected={completion === active}
          onClick={() => onChoose(completion)}
        >
          <Icon name={lens} size={20} className={styles.lens} />
          {completion}
        </div>
      ))}
    </div>
  );
}

const keepFocus = (event: MouseEvent): void => event.preventDefault();

const reveal = (option: HTMLElement | null): void => option?.scrollIntoView({ block: 'nearest' });
