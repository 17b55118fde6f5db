/** Values that spreadsheets would run as formulas; they are written as text (OWASP, CSV injection). Negative numbers are none. */
const formula = /^(?!-\d+(?:[.,]\d+)?$)[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text;
  return /["\n\r,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A CSV file for spreadsheets: UTF-8 with a byte order mark, line ends of RFC 4180. Semicolons, since German spreadsheets split
 * at those; numbers are left alone, and formulas are neutralised.
 */
export const csv = (heads: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
