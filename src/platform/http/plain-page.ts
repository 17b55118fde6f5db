import { readFile } from 'node:fs/promises';
import type { Locale } from '#kit/locale.ts';

/** The data of a page that the server renders without the app: no script, one style sheet. */
export type PlainFrame = { readonly locale: Locale; readonly siteName: string; readonly stylesheet: string };

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes text for HTML, also within an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** A complete page in the look of the site; `main` is HTML. */
export const plainDocument = ({ locale, siteName, stylesheet }: PlainFrame, title: string, main: string): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escaped(title)} – ${escaped(siteName)}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml"><link rel="stylesheet" href="${stylesheet}"></head><body><main>${main}</main></body></html>`;

const at = (name: string): URL => new URL(`../../ui/${name}`, import.meta.url);

/** The style sheet of such pages, after the tokens; `font` is the address of the site's font, if it is built. */
export async function plainStyles(font: string, page = at('plain-page.css')): Promise<string> {
  const sheets = [at('tokens.css'), page];
  const face = `@font-face{font-family:'Figtree Variable';font-weight:300 900;font-display:swap;src:url(${JSON.stringify(font)}) format('woff2')}\n`;
  return (font ? face : '') + (await Promise.all(sheets.map((sheet) => readFile(sheet, 'utf8')))).join('\n');
}
