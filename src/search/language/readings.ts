/** Two numbers as a blood pressure is told: '140/90', 'RR 150 zu 95'. */
const pressures =
  /(?:(?<!\p{L})(?:rr|bp)[:\s]*)?(?<![\d/])(?<upper>\d{2,3})\s*(?:\/|(?:zu|über|ueber|over)\s)\s*(?<lower>\d{2,3})(?![\d/])(?:\s*mm\s?hg)?/giu;

/** Neither '16/8' of fasting nor '50/50' is one. */
const isPressure = (upper: number, lower: number): boolean => upper >= 70 && upper <= 260 && lower >= 30 && upper - lower >= 15;

const weight = String.raw`(?<![\d.,])\d{2,3}(?:[.,]\d)?\s?(?:kg|kilo)(?!\p{L})`;
const height = String.raw`(?<![\d.,])(?:[12][.,]\d{2}|[12]\d{2}\s?cm)(?!\d)(?:\s?m(?!\p{L}))?`;
/** '98 kg bei 1,72 m', in either order. */
const sizes = new RegExp(`${weight}\\D{0,12}${height}|${height}\\D{0,12}${weight}`, 'giu');

/** Values of the laboratory and of devices, which no film names: a whole number alone may be that of a day or a part. */
const values =
  /(?<![\d.,])\d+[.,]\d+(?![\d.,])(?:\s?%)?|(?<![\d.,])\d+\s?(?:[munpµ]?g|[mµ]?mol|k?[ui]u?|ie)\s?\/\s?(?:[dm]?l)(?!\p{L})/giu;

/** How far an illness is: in the words of films it says nothing, and 'IIb' looks like a typo. */
const stage =
  /(?<!\p{L})(?:(?<named>stadium|grad|gr\.|stad\.)\s*(?:[ivx]{1,4}[a-c]?|\d[a-c]?)|(?:nyha|ccs|gold)(?:[\s-]*(?:stadium|klasse|grad))?\s*(?:[iv]{1,3}|\d))(?![\p{L}\d])/giu;
const romanType = /(?<=(?<!\p{L})typ\s)i{1,2}(?![\p{L}\d])/giu;

/** The text with what was measured or staged in place of its value, as films speak of it. */
export const namingReadings = (text: string): string =>
  text
    .replaceAll(pressures, (found: string, upper: string, lower: string) =>
      isPressure(Number(upper), Number(lower)) ? 'Blutdruck' : found,
    )
    .replaceAll(sizes, 'BMI')
    .replaceAll(values, '')
    .replaceAll(stage, (_, named?: string) => (named ? 'Grad' : ''))
    .replaceAll(romanType, (roman) => String(roman.length));
