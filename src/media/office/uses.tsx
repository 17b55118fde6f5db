import { Link } from 'react-router';
import { useEntityName, useOfficeTexts } from '#desk/office/door.tsx';
import { officeEntities } from '#paths/office-api.ts';
import type { FileUse } from '../contract.ts';
import { fileTexts } from '../office-texts.ts';
import styles from './files.module.css';
import { useUses } from './use-files.ts';

/** Screens of what is no entry. */
const screens: Readonly<Record<string, string>> = { note: '/notes', setting: '/settings', chatbot: '/chatbot' };

const screenOf = ({ entity, id }: FileUse): string | undefined =>
  (officeEntities as readonly string[]).includes(entity) ? `/${entity}/${id}` : screens[entity];

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

/** A list of uses; what has a screen is a link. */
export function UseList({ uses }: { uses: readonly FileUse[] }) {
  const t = useOfficeTexts(fileTexts);
  const entityName = useEntityName();
  return (
    <ul>
      {uses.map((use) => {
        const { entity, id, title } = use;
        const screen = screenOf(use);
        return (
          <li key={`${entity} ${id}`}>
            {entityName(entity) ?? t.entities[entity] ?? entity}: {screen ? <Link to={screen}>{title || id}</Link> : title}
          </li>
        );
      })}
    </ul>
  );
}
