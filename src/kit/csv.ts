/** A value that spreadsheets would take for a formula: shown as text (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

const cell = (value: string | number | null): string => {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text;
  return /["\n\r,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/**
 * A table as spreadsheets open it: UTF-8 with a byte order mark, lines as RFC 4180 has them. Semicolons, since German
 * spreadsheets split by those; numbers are left alone, texts that begin like a formula are not run.
 */
export const csv = (heads: readonly string[], rows: readonly (readonly (string | number | null)[])[]): string =>
  `\uFEFF${[heads, ...rows].map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
