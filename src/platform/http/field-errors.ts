import type { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import type { FieldErrors } from '#kit/result.ts';

type Texts = {
  readonly message: string;
  readonly missing: string;
  readonly untouched: string;
  readonly unticked: string;
  readonly email: string;
  readonly short: (least: number) => string;
  readonly long: (most: number) => string;
  readonly wrong: string;
};

/** Messages for invalid input. */
export const fieldTexts: Readonly<Record<Locale, Texts>> = {
  de: {
    message: 'Bitte prüfe Deine Angaben.',
    missing: 'Bitte fülle dieses Feld aus.',
    untouched: 'Bitte wähle etwas aus.',
    unticked: 'Bitte setz hier den Haken.',
    email: 'Der Benutzername muss eine gültige E-Mail-Adresse sein.',
    short: (least) => `* Mindestens ${least} Zeichen`,
    long: (most) => `Höchstens ${most} Zeichen.`,
    wrong: 'Diese Angabe ist ungültig.',
  },
  en: {
    message: 'Please check what you entered.',
    missing: 'Please fill in this field.',
    untouched: 'Please choose one.',
    unticked: 'Please tick this box.',
    email: 'Username must be a valid email address.',
    short: (least) => `* At least ${least} characters`,
    long: (most) => `At most ${most} characters.`,
    wrong: 'This value is invalid.',
  },
};

type Issue = z.core.$ZodIssue;

const isLeftOut = ({ input }: Issue): boolean => input === undefined || input === '';

/** The only value that counts as agreement. */
const isTick = (issue: Issue): boolean => issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true;

const isChoice = (issue: Issue): boolean => issue.code === 'invalid_value' || issue.code === 'invalid_union';

/** A text that is too short gets a message with its minimum length, even if it is empty. */
const isMissing = (issue: Issue): boolean => (issue.code === 'too_small' ? issue.minimum === 1 : isLeftOut(issue));

function textOf(issue: Issue, t: Texts): string {
  if (isTick(issue)) return t.unticked;
  if (isChoice(issue) && (isLeftOut(issue) || issue.input === null)) return t.untouched;
  if (isMissing(issue)) return t.missing;
  if (issue.code === 'too_small' && issue.origin === 'string') return t.short(Number(issue.minimum));
  if (issue.code === 'too_big' && issue.origin === 'string') return t.long(Number(issue.maximum));
  return issue.code === 'invalid_format' && issue.format === 'email' ? t.email : t.wrong;
}

/** The errors of the input as texts by field (S5.1, S8.4); also by path within a field (`sources.2.url`). */
export function fieldErrors({ issues }: z.ZodError, locale: Locale): { message: string; errors: FieldErrors } {
  const t = fieldTexts[locale];
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = String(issue.path[0] ?? 'form');
    const text = [textOf(issue, t)];
    errors[field] ??= text;
    if (issue.path.length > 1) errors[issue.path.join('.')] ??= text;
  }
  return { message: t.message, errors };
}
