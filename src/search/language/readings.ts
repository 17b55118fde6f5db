/** Two numbers as a blood pressure is told: '140/90', 'RR 150 zu 95'. */
const pressures =
  /(?:(?<!\p{L})(?:rr|bp)[:\s]*)?(?<![\d/])(?<upper>\d{2,3})\s*(?:\/|(?:zu|über|ueber|over)\s)\s*(?<lower>\d{2,3})(?![\d/])(?:\s*mm\s?hg)?/giu;

/** Neither '16/8' of fasting nor '50/50' is one. */
const isPressure = (upper: number, lower: number): boolean => upper >= 70 && upper <= 260 && lower >= 30 && upper - lower >= 15;

/** The text with what was measured in place of its value, as films speak of it. */
export const namingReadings = (text: string): string =>
  text.replaceAll(pressures, (found: string, upper: string, lower: string) =>
    isPressure(Number(upper), Number(lower)) ? 'Blutdruck' : found,
  );
