import { readFile } from 'node:fs/promises';
import type { Locale } from '#kit/locale.ts';
import { deviceFiles } from '#paths/device-files.ts';
import { inLocalePath } from '#paths/routes.ts';
import { escaped, plainDocument, plainStyles } from '#platform/http/plain-page.ts';
import { offlineTexts, type OfflineTexts } from '../offline-texts.ts';

/** Emergency numbers in Germany, as displayed and as dialled. */
const numbers: readonly (readonly [text: 'emergency' | 'onCall' | 'talk', numbers: readonly string[]])[] = [
  ['emergency', ['112']],
  ['onCall', ['116 117']],
  ['talk', ['0800 111 0 111', '0800 111 0 222']],
];

const called = (number: string): string => `<a href="tel:${number.replaceAll(' ', '')}">${number}</a>`;

const help = (t: OfflineTexts): string =>
  `<section aria-labelledby="help"><h2 id="help">${t.helpTitle}</h2><p>${t.helpIntro}</p><dl class="numbers">${numbers
    .map(([text, some]) => `<div><dt>${t[text]}</dt><dd>${some.map(called).join('')}</dd></div>`)
    .join('')}</dl></section>`;

const button = (action: string, label: string, kind = ''): string =>
  `<form method="post" action="${action}"><button type="submit"${kind}>${label}</button></form>`;

/** The worker fills the list, and marks the root if pages are cached; without a worker none of it is visible. */
const kept = (t: OfflineTexts): string =>
  `<section data-when="on" aria-labelledby="kept"><h2 id="kept">${t.keptTitle}</h2><p>${t.keptIntro}</p><ul class="kept"><!--kept--></ul><p>${t.keptWhere}</p>${button(deviceFiles.forget, t.forget, ' class="quiet"')}</section>` +
  `<section data-when="off" aria-labelledby="keep"><h2 id="keep">${t.keptTitle}</h2><p>${t.keptNone} ${t.keptWhere}</p>${button(deviceFiles.keep, t.keep)}</section>`;

/** Hidden unless the worker finds films on the device (S13.7). */
const films = (t: OfflineTexts, locale: Locale): string =>
  `<section data-films="none" aria-labelledby="films"><h2 id="films">${t.filmsTitle}</h2><p><a href="${deviceFiles.films(locale)}">${t.films}</a></p></section>`;

/** The offline page, which the worker caches in both languages (S17.4). Its script only goes on to the page. */
export function offlineDocument(locale: Locale, siteName: string): string {
  const t = offlineTexts[locale];
  const start = `<a href="${inLocalePath('/', locale)}">${escaped(t.toStart(siteName))}</a>`;
  const main = `<h1>${t.title}</h1><p>${t.intro}</p><p class="ways"><a href="">${t.again}</a>${start}</p>${help(t)}${films(t, locale)}${kept(t)}`;
  return plainDocument({ locale, siteName, stylesheet: deviceFiles.offlineStylesheet }, t.title, main)
    .replace('<html ', '<html data-keeps="none" ')
    .replace('</head>', `<script src="${deviceFiles.offlineScript}" defer></script></head>`);
}

/** `font`: address of the built font. */
export const offlineStyles = async (font: string): Promise<string> =>
  (await plainStyles(font)) + (await readFile(new URL('offline.css', import.meta.url), 'utf8'));
