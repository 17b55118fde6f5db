import type { Failure } from '#kit/result.ts';

/** The server's errors for a form (S5.1): a general `message`, and texts by field name. */
export type Complaint = { readonly message: string; readonly errors: Readonly<Record<string, readonly string[]>> };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Parses `{message, errors: {field: [text]}}`; anything else in the body is ignored. */
export function complaintOf({ body }: Failure): Complaint {
  const { message, errors } = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown; errors?: unknown };
  const entries = typeof errors === 'object' && errors !== null ? Object.entries(errors as Record<string, unknown>) : [];
  const perField = entries
    .map(([name, texts]) => [name, (Array.isArray(texts) ? texts : [texts]).filter(isText)] as const)
    .filter(([, texts]) => texts.length > 0);
  return { message: isText(message) ? message : '', errors: Object.fromEntries(perField) };
}

/** An invalid field and its label. */
export type WrongField = { readonly name: string; readonly label: string };

/** The errors as a form shows them: below their fields, all others at the top. */
export type PlacedComplaint = {
  readonly errors: Complaint['errors'];
  /** In the order of the form. */
  readonly wrong: readonly WrongField[];
  readonly general: readonly string[];
};

/**
 * Assigns every text to a field. Texts for unknown fields go to the top, so that none is lost. The message is dropped if fields
 * repeat it.
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
