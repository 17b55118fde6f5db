import { diffWords } from 'diff';
import type { EntityName } from '#paths/office-api.ts';
import { partTexts } from '../office-texts.ts';
import styles from './difference.module.css';
import type { Field } from './field.ts';
import { differences, valueAt, type Content } from './form-state.ts';
import { useOfficeLocale, useOfficeTexts } from './language.ts';
import { readable } from './readable.ts';
import type { EntityScreen } from './screen.ts';
import { useNames } from './use-names.ts';

type Props = { readonly before: Content; readonly now: Content; readonly screen: EntityScreen; readonly same: string };

/** What a path begins with in another variant of a text. */
const variant = /^(?:en|easy)\./;

/** What the form calls a field: `title`, `en.title`. */
export function usePathLabel(screen: EntityScreen): (path: string) => string {
  const t = useOfficeTexts(partTexts);
  const texts = screen.texts[useOfficeLocale()];
  return (path) => {
    const name = path.replace(variant, '');
    const label = texts.fields[name] ?? name;
    if (path === name) return label;
    return path.startsWith('en.') ? t.form.inEnglish(label) : t.form.inEasy(label);
  };
}

/** A word-by-word diff of two versions. Insertions and deletions are marked in text, not by colour alone. */
export function Difference({ before, now, screen, same }: Props) {
  const labelOf = usePathLabel(screen);
  // Fields that only the server sets are left out.
  const asked = new Set(screen.fields.map(({ name }) => name));
  const names = differences(before, now).filter((path) => asked.has(path.replace(variant, '')));
  if (names.length === 0) return <p>{same}</p>;
  return (
    <dl className={styles.list}>
      {names.map((path) => {
        const field = screen.fields.find(({ name }) => name === path);
        return (
          <div key={path}>
            <dt>{labelOf(path)}</dt>
            <dd>
              <Values before={valueAt(before, path)} now={valueAt(now, path)} entity={entityOf(field, now)} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Whose entries a field names. */
function entityOf(field: Field | undefined, content: Content): EntityName | undefined {
  if (field?.kind === 'many') return field.entity;
  if (field?.kind !== 'one') return undefined;
  return typeof field.entity === 'function' ? field.entity(content) : field.entity;
}

const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string');

function Values({ before, now, entity }: { before: unknown; now: unknown; entity: EntityName | undefined }) {
  const t = useOfficeTexts(partTexts).revisions;
  const locale = useOfficeLocale();
  const titles = useNames(entity ?? 'video', entity ? [...idsIn(before), ...idsIn(now)] : []);
  const written = (value: unknown): string =>
    entity
      ? idsIn(value)
          .map((id) => titles.get(id)?.title ?? id)
          .join('\n')
      : readable(value, locale);
  return diffWords(written(before), written(now)).map(({ value, added, removed }, place) => {
    // The parts have no identity but their index.
    const key = `${place} ${value}`;
    if (!added && !removed) return <span key={key}>{value}</span>;
    const Mark = added ? 'ins' : 'del';
    return (
      <Mark key={key}>
        <span className="visually-hidden"> [{added ? t.added : t.removed}: </span>
        {value}
        <span className="visually-hidden">] </span>
      </Mark>
    );
  });
}
