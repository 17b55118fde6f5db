import type { FieldTexts } from '#desk/office/door.tsx';

/** The props of a form for one entry. */
export type EntryFieldsProps<Entry> = {
  readonly entry: Entry;
  readonly errors: FieldTexts;
  readonly onChange: (entry: Entry) => void;
};

/** The server's errors by field or path in the entry (`entry.names.lay.3`), without duplicates. */
export function wrongAt(errors: FieldTexts, ...fields: readonly string[]): string {
  const isAbout = (name: string): boolean => fields.some((field) => name === field || `${name}.`.startsWith(`entry.${field}.`));
  return [...new Set(Object.entries(errors).flatMap(([name, texts]) => (isAbout(name) ? texts : [])))].join(' ');
}
