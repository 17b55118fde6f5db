import type { Locale } from '#kit/locale.ts';
import { zone } from '#kit/dates.ts';
import { selfTexts } from '../self-texts.ts';

type Words = Readonly<Record<string, string>>;

export type ExportPage = {
  readonly locale: Locale;
  readonly siteName: string;
  readonly moment: Date;
  /** By heading, in the order of the rooms. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly words: Words;
  /** Name of the picture's file beside the page. */
  readonly picture: string | null;
};

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;color:#0b2c2f;background:#fbf6ed}
dl{display:grid;grid-template-columns:minmax(9rem,1fr) 2fr;gap:.25rem 1rem;margin:0}dt{color:#476063}dd{margin:0;overflow-wrap:anywhere}
li{margin:0 0 1rem}img{border-radius:1rem}`;

/** A person's data as a self-contained page: no scripts, no external resources. */
export function exportPage({ locale, siteName, moment, data, words, picture }: ExportPage): string {
  const t = selfTexts[locale].data;
  const when = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone });
  const called = (name: string): string => escaped(words[name] ?? name);
  const shown = (value: unknown): string => {
    if (value === null || value === undefined || value === '') return '–';
    if (value instanceof Date) return `<time datetime="${value.toISOString()}">${escaped(when.format(value))}</time>`;
    if (typeof value === 'boolean') return value ? t.yes : t.no;
    if (Array.isArray(value)) return listed(value);
    if (typeof value === 'object') return facts(value);
    return escaped(typeof value === 'string' ? value : JSON.stringify(value));
  };
  const listed = (values: readonly unknown[]): string =>
    values.length === 0 ? t.none : `<ol>${values.map((value) => `<li>${shown(value)}</li>`).join('')}</ol>`;
  const facts = (values: object): string =>
    `<dl>${Object.entries(values)
      .map(([name, value]) => `<dt>${called(name)}</dt><dd>${shown(value)}</dd>`)
      .join('')}</dl>`;
  const sections = Object.entries(data).map(([name, value]) => `<section><h2>${called(name)}</h2>${shown(value)}</section>`);
  const title = escaped(t.title(siteName));
  const image =
    picture === null ? '' : `<p><img src="${escaped(picture)}" alt="${escaped(t.picture)}" width="200" height="200"></p>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escaped(t.intro(when.format(moment)))}</p>
${image}
${sections.join('\n')}
</main>
</body>
</html>
`;
}
