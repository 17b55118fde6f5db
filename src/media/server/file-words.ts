import type { Locale } from '#kit/locale.ts';
import { refuse, type Failure } from '#kit/result.ts';
import { fileCallTexts, type FileProblem } from '../file-texts.ts';

/** Failure for a rejected file, with a message as S8.9 requires. */
export const refuseUpload = (why: string, locale: Locale, field = 'files[]'): Failure => {
  const text = fileCallTexts[locale].uploadError(why);
  return refuse(text, { [field]: [text] });
};

export const refuseFile = (problem: FileProblem, locale: Locale): Failure =>
  refuseUpload(fileCallTexts[locale].problems[problem], locale);
