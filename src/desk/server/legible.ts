import { z } from 'zod';
import type { Db, Tx } from '#platform/database.ts';
import type { Entity } from './entity.ts';
import { takenIn } from './save.ts';
import type { Content } from './tables.ts';

/** Without what makes it optional. */
function bareOf(shape: z.ZodType): z.ZodType {
  if (shape instanceof z.ZodDefault || shape instanceof z.ZodOptional || shape instanceof z.ZodNullable)
    return bareOf(shape.unwrap() as z.ZodType);
  return shape;
}

const isObject = (value: unknown): value is Content => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether it is valid but for texts that are too short or too long. */
const isUnfinished = ({ issues }: z.ZodError): boolean =>
  issues.every((issue) => (issue.code === 'too_small' || issue.code === 'too_big') && issue.origin === 'string');

function partOf(shape: z.ZodType, given: unknown, saved: unknown): unknown {
  const parsed = shape.safeParse(given);
  if (parsed.success) return parsed.data;
  if (isUnfinished(parsed.error)) return given;
  const bare = bareOf(shape);
  if (bare instanceof z.ZodObject && isObject(given)) return partsOf(bare, given, isObject(saved) ? saved : {});
  if (bare instanceof z.ZodArray && Array.isArray(given)) {
    const element = bare.element as z.ZodType;
    return given
      .map((one) => partOf(element, one, undefined))
      .filter((one) => isUnfinished(element.safeParse(one).error ?? new z.ZodError([])));
  }
  return saved === undefined ? (shape.safeParse(undefined).data ?? null) : saved;
}

const partsOf = (shape: z.ZodObject, given: Content, saved: Content): Content =>
  Object.fromEntries(
    Object.entries(shape.shape as Record<string, z.ZodType>).map(([field, one]) => [
      field,
      partOf(one, given[field], saved[field]),
    ]),
  );

/**
 * A draft as it can be shown. Only the types of its fields were checked: a day may be half typed, a number missing, an address
 * another entry's. Unfinished texts stay as they are; in place of what no save would take stands what is saved.
 */
export async function legible(db: Db | Tx, entity: Entity, id: string, draft: Content, saved: Content): Promise<Content> {
  const content = partsOf(entity.shape, draft, saved);
  for (const [field, column] of Object.entries(entity.columns)) if (column.notNull) content[field] ??= saved[field];
  for (const field of entity.unique ?? []) {
    const isValid = entity.shape.shape[field]?.safeParse(draft[field]).success;
    const taken = await takenIn(db, entity, field, [{ content, saving: { id } }]);
    if (!isValid || taken.length > 0) content[field] = saved[field];
  }
  return content;
}
