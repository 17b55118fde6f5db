import type { Field } from './field.ts';
import type { Content } from './form-state.ts';

/** The initial value of a field: the server's default, or empty. */
function emptyValue(field: Field): unknown {
  if (field.isNullable) return null;
  switch (field.kind) {
    case 'boolean':
      return field.initial ?? false;
    case 'many':
    case 'rows':
      return [];
    case 'keywords':
      return field.isText ? '' : [];
    case 'select':
      return field.isOptional ? null : (field.options[0] ?? null);
    case 'number':
      return field.initial ?? null;
    case 'slug':
    case 'cents':
    case 'one':
    case 'date':
    case 'instant':
      return null;
    default:
      return '';
  }
}

/** The initial content of a new entry, without fields that only the server sets. */
export const emptyContent = (fields: readonly Field[]): Content =>
  Object.fromEntries(fields.filter(({ kind }) => kind !== 'shown').map((field) => [field.name, emptyValue(field)]));
