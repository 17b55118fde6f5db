import { createContext, type ReactNode, useContext, useId } from 'react';
import styles from './settings.module.css';

/** Radio buttons with the same name are a group: arrow keys move between them. */
const GroupName = createContext('');

/** A group of choices; short ones share a line evenly. */
export function Choices({ legend, isNarrow, children }: { legend: string; isNarrow?: boolean; children: ReactNode }) {
  return (
    <fieldset className={styles.choices} data-narrow={isNarrow}>
      <legend>{legend}</legend>
      <GroupName value={useId()}>
        <div>{children}</div>
      </GroupName>
    </fieldset>
  );
}

type ChoiceProps = { isChosen: boolean; lang?: string; onChoose: () => void; children: ReactNode };

export function Choice({ isChosen, lang, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.choice} lang={lang}>
      <input type="radio" name={useContext(GroupName)} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
