import { createContext, use } from 'react';
import type { Bilingual } from '#kit/bilingual.ts';
import { useOfficeLocale } from './language.ts';

/** The singular name of each entity ('Video'), set by the shell, which knows the screens of every room. */
export const EntityNames = createContext<Readonly<Record<string, Bilingual<{ readonly one: string }>>>>({});

/** The name of an entity in the office's language; undefined if unknown. */
export function useEntityName(): (entity: string) => string | undefined {
  const names = use(EntityNames);
  const locale = useOfficeLocale();
  return (entity) => names[entity]?.[locale].one;
}
