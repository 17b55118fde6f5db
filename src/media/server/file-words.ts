import type { Locale } from '#kit/locale.ts';
import { refuse, type Failure } from '#kit/result.ts';
import { de, type FileProblem, type FileTexts } from '../file-texts.de.ts';
import { en } from '../file-texts.en.ts';

/** What calls about files say, by language. */
export const fileWords: Readonly<Record<Locale, FileTexts>> = { de, en };

/** A file that was not taken, in words of S8.9. */
export const refuseUpload = (why: string, locale: Locale, field = 'files[]'): Failure => {
  const text = fileWords[locale].uploadError(why);
  return refuse(text, { [field]: [text] });
};

export const refuseFile = (problem: FileProblem, locale: Locale): Failure =>
  refuseUpload(fileWords[locale].problems[problem], locale);
