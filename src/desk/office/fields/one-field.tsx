import { EntryPicker } from '../entry-picker.tsx';
import { textIn, type FieldProps } from './props.ts';

/** One entry of another entity. */
export function OneField({ id, field, label, value, content, onChange, error, hint, isRequired }: FieldProps) {
  if (field.kind !== 'one') return null;
  return (
    <EntryPicker
      id={id}
      entity={typeof field.entity === 'function' ? field.entity(content) : field.entity}
      label={label}
      value={textIn(value) || null}
      onChange={onChange}
      isRequired={isRequired}
      error={error}
      hint={hint}
    />
  );
}
