import { randomUuid } from '#kit/uuid.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Content } from './form-state.ts';

/** The unsaved draft of a new entry, kept in this browser until its first save, until it is discarded, or until logout. */
const prefix = 'office-new-';

/** `id`: what it is saved as. */
export type KeptNew = { readonly content: Content; readonly at: string; readonly id: string };

const isKept = (value: unknown): value is Omit<KeptNew, 'id'> =>
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
    return isKept(value) ? { id: randomUuid(), ...value } : null;
  } catch {
    return null;
  }
}

/** Null where another window has kept something else than what is known here. Throws if the browser's storage is full. */
export function keepNew(entity: EntityName, { id, content }: Omit<KeptNew, 'at'>, known: string | null): KeptNew | null {
  const other = keptNew(entity);
  if (other && other.at !== known) return null;
  const kept = { id, content, at: new Date().toISOString() };
  localStorage.setItem(prefix + entity, JSON.stringify(kept));
  return kept;
}

/** What another window has kept stays. */
export function forgetNew(entity: EntityName, known: string | null): void {
  if (keptNew(entity)?.at === known) localStorage.removeItem(prefix + entity);
}

/** For all entities: nothing is left for the next user of this computer. */
export function forgetAllNew(): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) localStorage.removeItem(key);
}
