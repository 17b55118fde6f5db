import { isDeepStrictEqual } from 'node:util';
import { fail, ok, type Result } from '#kit/result.ts';
import type { Locale } from '#kit/locale.ts';
import { storageBase } from '#paths/files.ts';
import type { Tx } from '#platform/database.ts';
import { fieldErrors } from '#platform/http/field-errors.ts';
import type { Wish } from '../contract.ts';
import type { Entity } from './entity.ts';
import { knownIds, knownIn } from './linked.ts';
import { saveEntry, type Actor, type SaveOptions } from './save.ts';
import type { Content } from './tables.ts';

/** Whether the site has a picture at this address; queried within the transaction, since there may be no other connection. */
export type HasPicture = (tx: Tx, address: string) => Promise<boolean>;

type Asked = { readonly locale: Locale; readonly hasPicture: HasPicture };

/** `left`: the fields from which something was removed. */
type Today = { readonly content: Content; readonly left: readonly string[] };

/**
 * Converts content saved earlier to what is valid today: references and pictures that no longer exist are removed. A required
 * reference stays, so that the save reports it. `invalid` if the entity's shape has changed.
 */
export async function asToday(tx: Tx, entity: Entity, saved: Content, { locale, hasPicture }: Asked): Promise<Result<Today>> {
  const parsed = entity.shape.safeParse(saved, { reportInput: true });
  if (!parsed.success) return fail('invalid', fieldErrors(parsed.error, locale));
  const before: Content = parsed.data;
  const content: Content = {};
  for (const [field, value] of Object.entries(before)) {
    const known = await knownValue(tx, entity, field, value);
    content[field] = await withPictures(known, (address) => hasPicture(tx, address));
  }
  return ok({ content, left: Object.keys(before).filter((field) => !isDeepStrictEqual(content[field], before[field])) });
}

/** A restored entry, and the fields from which missing references were removed. */
export type Back = { readonly id: string; readonly left: readonly string[] };

type Returning = SaveOptions &
  Pick<Wish, 'publish_at' | 'unpublish_at'> & {
    readonly id: string;
    readonly state: 'published' | 'draft';
    readonly content: Content;
  };

/** Saves earlier content again, converted to what is valid today. Unsaved edits stay, whosever they are. */
export async function bringBack(
  tx: Tx,
  entity: Entity,
  { id, content, isUnasked = false, ...wish }: Returning,
  { actor, hasPicture }: { readonly actor: Actor; readonly hasPicture: HasPicture },
): Promise<Result<Back>> {
  const today = await asToday(tx, entity, content, { locale: actor.locale, hasPicture });
  if (!today.ok) return today;
  const saved = await saveEntry(tx, entity, { id, draft_at: null, ...wish }, today.value.content, actor, { isUnasked });
  return saved.ok ? ok({ id, left: today.value.left }) : saved;
}

async function knownValue(tx: Tx, entity: Entity, field: string, value: unknown): Promise<unknown> {
  const part = entity.parts?.[field];
  if (part) return (await knownIn(tx, part, [value]))[0];
  const column = entity.references?.[field];
  if (!column || typeof value !== 'string' || (await knownIds(tx, column, [value])).size > 0) return value;
  return entity.shape.shape[field]?.safeParse(null).success ? null : value;
}

/** A value without the addresses of missing pictures, also within a list of objects. */
async function withPictures(value: unknown, isThere: (address: string) => Promise<boolean>): Promise<unknown> {
  if (typeof value === 'string') return value.startsWith(`${storageBase}/`) && !(await isThere(value)) ? '' : value;
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    for (const one of value) list.push(await withPictures(one, isThere));
    return list;
  }
  if (typeof value !== 'object' || value === null) return value;
  const object: Content = {};
  for (const [name, one] of Object.entries(value)) object[name] = await withPictures(one, isThere);
  return object;
}
