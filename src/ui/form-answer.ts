import type { Failure } from '#kit/result.ts';

/** What the server says against a form (S5.1): a general `message`, and texts for single fields by their names. */
export type Complaint = { readonly message: string; readonly errors: Readonly<Record<string, readonly string[]>> };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads `{message, errors: {field: [text]}}`; anything else in the body counts as not said. */
export function complaintOf({ body }: Failure): Complaint {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown; errors?: unknown };
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors as Record<string, unknown>) : [];
  const perField = entries
    .map(([name, texts]) => [name, (Array.isArray(texts) ? texts : [texts]).filter(isText)] as const)
    .filter(([, texts]) => texts.length > 0);
  return { message: isText(message) ? message : '', errors: Object.fromEntries(perField) };
}

/** A field that has to be changed, with the words that stand above it. */
export type WrongField = { readonly name: string; readonly label: string };

/** A complaint as the form shows it: beneath its fields, and what fits to none of them at the top. */
export type PlacedComplaint = {
  readonly errors: Complaint['errors'];
  /** In the form's order. */
  readonly wrong: readonly WrongField[];
  readonly general: readonly string[];
};

/**
 * Finds the place of every text. Texts for names that the form does not have go to the top: nothing is lost.
 * The message is dropped where fields say it in their own words.
 */
export function placeComplaint({ message, errors }: Complaint, fields: readonly WrongField[]): PlacedComplaint {
  const has = new Set(fields.map(({ name }) => name));
  const wrong = fields.filter(
    ({ name }, at) => Object.hasOwn(errors, name) && fields.findIndex((field) => field.name === name) === at,
  );
  const homeless = Object.entries(errors).flatMap(([name, texts]) => (has.has(name) ? [] : texts));
  const isSaid = wrong.length > 0 || homeless.length > 0;
  return { errors, wrong, general: isSaid || message === '' ? homeless : [message] };
}
