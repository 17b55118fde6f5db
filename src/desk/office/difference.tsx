import { diffWords } from 'diff';
import { partTexts } from '../office-texts.ts';
import { differences, valueAt, type Content } from './form-state.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import styles from './difference.module.css';
import type { EntityTexts } from './screen.ts';
import { readable } from './readable.ts';

type Props = { readonly before: Content; readonly now: Content; readonly texts: EntityTexts; readonly same: string };

/** Two versions of an entry, word for word where they differ. What was taken away and what came is said, not only coloured. */
export function Difference({ before, now, texts, same }: Props) {
  const t = useOfficeTexts(partTexts);
  const locale = useOfficeLocale();
  const names = differences(before, now);
  if (names.length === 0) return <p>{same}</p>;
  const labelOf = (path: string): string => {
    const name = path.replace(/^en\./, '');
    const label = texts.fields[name] ?? name;
    return path.startsWith('en.') ? `${label} (${t.form.english})` : label;
  };
  return (
    <dl className={styles.list}>
      {names.map((path) => (
        <div key={path}>
          <dt>{labelOf(path)}</dt>
          <dd>
            {diffWords(readable(valueAt(before, path), locale), readable(valueAt(now, path), locale)).map(
              ({ value, added, removed }, place) => {
                // The parts have no name but their place.
                const key = `${place} ${value}`;
                if (added)
                  return (
                    <ins key={key}>
                      <span className="visually-hidden"> [{t.revisions.added}: </span>
                      {value}
                      <span className="visually-hidden">] </span>
                    </ins>
                  );
                if (removed)
                  return (
                    <del key={key}>
                      <span className="visually-hidden"> [{t.revisions.removed}: </span>
                      {value}
                      <span className="visually-hidden">] </span>
                    </del>
                  );
                return <span key={key}>{value}</span>;
              },
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
