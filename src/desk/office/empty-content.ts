import type { Field } from './field.ts';
import type { Content } from './form-state.ts';

/** What a field of a new entry holds: what the server would fill in, or nothing in the form that it wants. */
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

/** What a new entry begins with. Nothing is said of what the server alone decides. */
export const emptyContent = (fields: readonly Field[]): Content =>
  Object.fromEntries(fields.filter(({ kind }) => kind !== 'shown').map((field) => [field.name, emptyValue(field)]));
