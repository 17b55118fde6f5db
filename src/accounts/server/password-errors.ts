import type { Locale } from '#kit/locale.ts';
import type { FieldErrors } from '#kit/result.ts';
import { isConfirmed, passwordProblem, shortestPassword } from '../rules.ts';
import { isCommonPassword } from './common-passwords.ts';
import { entryTexts } from '../entry-texts.ts';

type NewPassword = { readonly password: string; readonly password_confirmation: string };
/** What is known about the member, which the password must not repeat. */
type Owner = { readonly email?: string; readonly name?: string; readonly surname?: string };

/** Errors of a new password, by field (S5.2); null if there are none. */
export function passwordErrors(
  { password, password_confirmation }: NewPassword,
  { email = '', name = '', surname = '' }: Owner,
  locale: Locale,
): FieldErrors | null {
  const t = entryTexts[locale].password;
  const own = [email, email.slice(0, email.indexOf('@')), name, surname, `${name}${surname}`, `${surname}${name}`].filter(
    Boolean,
  );
  const problem = passwordProblem(password, { own, isCommon: isCommonPassword });
  const errors = {
    ...(problem ? { password: [problem === 'short' ? t.short(shortestPassword) : t[problem]] } : {}),
    ...(isConfirmed(password, password_confirmation) ? {} : { password_confirmation: [t.unequal] }),
  };
  return Object.keys(errors).length > 0 ? errors : null;
}
