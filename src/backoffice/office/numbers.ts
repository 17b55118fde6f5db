import { languageTag, type Locale } from '#kit/locale.ts';
import { operationTexts } from '../operation-texts.ts';
import { timeIn } from '../rules.ts';

export const numberText = (value: number, locale: Locale): string => value.toLocaleString(languageTag(locale));

/** '1,5 Std.', '12 Min.' */
export function timeText(seconds: number, locale: Locale): string {
  const { value, unit } = timeIn(seconds);
  return `${numberText(value, locale)} ${operationTexts[locale].dashboard.units[unit]}`;
}
