import type { FieldTexts } from '#desk/office/door.tsx';

/** What a form of one entry gets. */
export type EntryFieldsProps<Entry> = {
  readonly entry: Entry;
  readonly errors: FieldTexts;
  readonly onChange: (entry: Entry) => void;
};

/** What the server says of a field, by its name or its place in the entry (`entry.names.lay.3`); each text once. */
export function wrongAt(errors: FieldTexts, ...fields: readonly string[]): string {
  const isAbout = (name: string): boolean => fields.some((field) => name === field || `${name}.`.startsWith(`entry.${field}.`));
  return [...new Set(Object.entries(errors).flatMap(([name, texts]) => (isAbout(name) ? texts : [])))].join(' ');
}
