import { z } from 'zod';
import { givenDay, givenInstant } from '#kit/shapes.ts';
import { visible, visibleLine } from '#kit/visible.ts';
import { isPicturePath, storageBase } from '#paths/files.ts';
import { shortidPattern, slugPattern } from '#paths/patterns.ts';
import { emptyOf, isTranslated, mayBeEasy, mayBeNull, mostInEnglish, type Field, type Fields } from '../definition.ts';

/** The schemas of an entity's fields in calls and answers. Optional fields have an empty default. */

const pictureBase = `${storageBase}/`;

/** Only known paths, since every reader's browser would request it. */
const isPicture = (address: string): boolean =>
  address === '' || (address.startsWith(pictureBase) && isPicturePath(address.slice(pictureBase.length)));

const longestRich = 100_000;

/** What editors write or paste, without what nobody sees. */
const pasted = (isLong: boolean) =>
  z
    .string()
    .overwrite(isLong ? visible : visibleLine)
    .trim();

function textShape({ max, long, pattern, required, drawn, absent, default: usual }: Extract<Field, { kind: 'text' }>): z.ZodType {
  const upTo = pasted(long === true).max(max);
  const line = pattern ? upTo.regex(pattern) : upTo;
  if (required) return line.min(1);
  if (drawn) return line.nullish();
  return absent ? line.optional() : line.default(usual ?? '');
}

/** The schema of a present value. */
function valueShape(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textShape(field);
    case 'rich':
      return z.string().max(field.max ?? longestRich);
    case 'slug':
      return z.string().regex(slugPattern).max(120);
    case 'shortid':
      return z.string().regex(shortidPattern);
    case 'integer':
    case 'cents':
      return z
        .int()
        .min(field.min ?? 0)
        .max(field.max);
    case 'flag':
      return z.boolean();
    case 'day':
      return givenDay;
    case 'instant':
      return givenInstant;
    case 'picture':
      return z.string().max(300).refine(isPicture);
    case 'address':
      return z.url({ protocol: /^https?$/ }).max(500);
    case 'words':
      return z.array(pasted(false).min(1).max(80)).max(50);
    case 'choice':
      return z.enum(field.values);
    case 'one':
    case 'id':
      return z.uuid();
    case 'many':
      return z.array(z.uuid()).max(field.max ?? 1000);
    case 'rows':
      return z.array(shapeOf(field.fields)).max(field.max);
  }
}

function shapeOfField(field: Field): z.ZodType {
  const shape = valueShape(field);
  if (field.kind === 'text' || field.kind === 'address') return shape;
  if ('default' in field && field.default !== undefined) return shape.default(field.default);
  if (field.required) return shape;
  return mayBeNull(field) || field.kind === 'slug' || field.kind === 'shortid' ? shape.nullish() : shape.default(emptyOf(field));
}

/** English texts by field, each optional (S1.7). */
function englishOf(fields: readonly (readonly [string, Field])[]): z.ZodType {
  const texts = fields.map(([name, field]) => [
    name,
    field.kind === 'text' ? pasted(field.long === true).max(mostInEnglish(field)) : z.string().max(longestRich),
  ]);
  return z
    .object(Object.fromEntries(texts) as Record<string, z.ZodType>)
    .partial()
    .nullish()
    .transform((value) => value ?? null);
}

/** Texts in easy language by field (S19.4); null if all of them are empty. */
function easyOf(fields: readonly (readonly [string, Field])[]): z.ZodType {
  const texts = fields.map(([name, field]) => {
    const most = field.kind === 'text' ? field.max : longestRich;
    return [name, field.kind === 'rich' ? z.string().max(most) : pasted(field.kind === 'text' && field.long === true).max(most)];
  });
  return z
    .object(Object.fromEntries(texts) as Record<string, z.ZodType<string>>)
    .partial()
    .nullish()
    .transform((value) => {
      const written = Object.entries(value ?? {}).filter(([, text]) => text);
      return written.length > 0 ? Object.fromEntries(written) : null;
    });
}

/** The content that a save takes and `get` answers. */
export function shapeOf(fields: Fields): z.ZodObject {
  const all = Object.entries(fields);
  const translated = all.filter(([, field]) => isTranslated(field));
  const easy = all.filter(([, field]) => mayBeEasy(field));
  return z.object({
    ...Object.fromEntries(all.map(([name, field]) => [name, shapeOfField(field)])),
    ...(translated.length > 0 && { en: englishOf(translated) }),
    ...(easy.length > 0 && { easy: easyOf(easy) }),
  });
}

/** A column in a list's answer. */
export function cellShape(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
    case 'cents':
    case 'many':
      return z.int().nullable();
    case 'flag':
      return z.boolean().nullable();
    case 'one':
      return z.uuid().nullable();
    case 'choice':
      return z.enum(field.values).nullable();
    default:
      return z.string().nullable();
  }
}

/** The schema of a value that is still being written: of the right type, and no more. */
function draftOf(field: Field): z.ZodType {
  switch (field.kind) {
    case 'integer':
    case 'cents':
      return z.number();
    case 'flag':
      return z.boolean();
    case 'words':
    case 'many':
      return z.array(z.string());
    case 'rows':
      return z.array(draftShapeOf(field.fields));
    default:
      return z.string();
  }
}

/** Unsaved edits, whole or in part: what forms and previews read like content, though no save would take it yet. */
export function draftShapeOf(fields: Fields): z.ZodObject {
  const texts = z.record(z.string(), z.string()).nullish();
  const names = Object.entries(fields);
  return z.object({
    ...Object.fromEntries(names.map(([name, field]) => [name, draftOf(field).nullish()])),
    ...(names.some(([, field]) => isTranslated(field)) && { en: texts }),
    ...(names.some(([, field]) => mayBeEasy(field)) && { easy: texts }),
  });
}
