import { Link } from 'react-router';
import { useOfficeTexts } from '#desk/office/door.tsx';
import { officeEntities } from '#paths/office-api.ts';
import type { FileUse } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { useUses } from './use-files.ts';

const hasForm = (entity: string): boolean => (officeEntities as readonly string[]).includes(entity);

/** Where files are used. */
export function Uses({ ids }: { ids: readonly string[] }) {
  const t = useOfficeTexts(fileTexts);
  const uses = useUses(ids);
  return (
    <section aria-label={t.uses}>
      <h3 className={styles.heading}>{t.uses}</h3>
      {uses?.length === 0 && <p>{t.noUses}</p>}
      <UseList uses={uses ?? []} />
    </section>
  );
}

/** A list of uses; entries with a form are links. */
export function UseList({ uses }: { uses: readonly FileUse[] }) {
  const t = useOfficeTexts(fileTexts);
  return (
    <ul>
      {uses.map(({ entity, id, title }) => (
        <li key={`${entity} ${id}`}>
          {t.entities[entity] ?? entity}: {hasForm(entity) ? <Link to={`/${entity}/${id}`}>{title || id}</Link> : title}
        </li>
      ))}
    </ul>
  );
}
