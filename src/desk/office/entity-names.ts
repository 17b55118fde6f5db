import { createContext, use } from 'react';
import type { Bilingual } from '#kit/bilingual.ts';
import { useOfficeLocale } from './language.ts';

/** What one entry of each entity is called ('Video'), filled by the shell: it knows the screens of every room. */
export const EntityNames = createContext<Readonly<Record<string, Bilingual<{ readonly one: string }>>>>({});

/** The name of an entity in the language of the office; undefined for what is none. */
export function useEntityName(): (entity: string) => string | undefined {
  const names = use(EntityNames);
  const locale = useOfficeLocale();
  return (entity) => names[entity]?.[locale].one;
}
