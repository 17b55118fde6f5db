/**
 * The first field of a form whose text is no value: half a date, or an amount with letters. Saved, it would be empty or as
 * before, though the screen shows something else.
 */
export const unreadableIn = (form: HTMLFormElement | null): HTMLInputElement | undefined =>
  Array.from(form?.elements ?? []).find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && (field.validity.badInput || field.validity.customError),
  );

export const labelOf = ({ labels }: HTMLInputElement): string => labels?.[0]?.textContent?.replace(/\s*\*$/, '') ?? '';
