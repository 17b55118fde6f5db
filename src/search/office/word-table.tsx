import Button from '@mui/material/Button';
import { useOfficeTexts } from '#desk/office/door.tsx';
import type { WordTexts } from '../word-texts.ts';
import type { Word, WordKind } from '../word-contract.ts';
import { wordTexts } from '../word-texts.ts';
import styles from './words.module.css';

type Props = {
  readonly kind: WordKind;
  readonly words: readonly Word[];
  readonly onEdit: (word: Word) => void;
  readonly onDelete: (word: Word) => void;
};

/** Columns of the lists between title and buttons. */
const columns = {
  concept: ['kind', 'names'],
  rule: ['level', 'helps', 'examples'],
  term: ['names'],
} as const satisfies Record<WordKind, readonly (keyof WordTexts['columns'])[]>;

function cellsOf(word: Word, t: WordTexts): readonly (string | number)[] {
  switch (word.kind) {
    case 'concept':
      return [t.conceptKinds[word.entry.kind], Object.values(word.entry.names).flat().length];
    case 'rule':
      return [t.levels[word.entry.level], word.entry.helps.map((help) => t.helps[help]).join(', '), word.entry.examples.length];
    case 'term':
      return [word.entry.names.length];
  }
}

/** One of the lists. While another one loads, rows of the previous list are not shown under its headings. */
export function WordTable({ kind, words, onEdit, onDelete }: Props) {
  const t = useOfficeTexts(wordTexts);
  const shown = words.filter((word) => word.kind === kind);
  if (shown.length === 0) return null;
  const headings = [t.columns.title[kind], ...columns[kind].map((column) => t.columns[column]), t.columns.what];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t.kinds[kind]}</caption>
      <thead>
        <tr>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((word) => (
          <tr key={word.id}>
            <td>
              {word.title}
              {word.title !== word.entry.key && <span className={styles.key}>{word.entry.key}</span>}
            </td>
            {cellsOf(word, t).map((cell, place) => (
              <td key={columns[kind][place]}>{cell}</td>
            ))}
            <td>
              <div className={styles.actions}>
                <Button aria-label={`${t.edit}: ${word.title}`} onClick={() => onEdit(word)}>
                  {t.edit}
                </Button>
                <Button color="error" aria-label={`${t.delete}: ${word.title}`} onClick={() => onDelete(word)}>
                  {t.delete}
                </Button>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
