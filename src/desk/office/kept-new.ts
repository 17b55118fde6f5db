import type { EntityName } from '#paths/office-api.ts';
import type { Content } from './form-state.ts';

/**
 * What somebody began to write of an entry that the server does not know yet: kept in this browser until it is saved for the first
 * time, thrown away, or somebody logs out.
 */
const prefix = 'office-new-';

export type KeptNew = { readonly content: Content; readonly at: string };

const isKept = (value: unknown): value is KeptNew =>
  typeof value === 'object' &&
  value !== null &&
  'at' in value &&
  typeof value.at === 'string' &&
  !Number.isNaN(Date.parse(value.at)) &&
  'content' in value &&
  typeof value.content === 'object' &&
  value.content !== null;

export function keptNew(entity: EntityName): KeptNew | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(prefix + entity) ?? 'null');
    return isKept(value) ? value : null;
  } catch {
    return null;
  }
}

/** Throws where the browser has no room for it. */
export function keepNew(entity: EntityName, content: Content): KeptNew {
  const kept = { content, at: new Date().toISOString() };
  localStorage.setItem(prefix + entity, JSON.stringify(kept));
  return kept;
}

export const forgetNew = (entity: EntityName): void => localStorage.removeItem(prefix + entity);

/** Of all entities: nothing of it is left for whoever sits here next. */
export function forgetAllNew(): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) localStorage.removeItem(key);
}
