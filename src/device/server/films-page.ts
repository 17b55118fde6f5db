import type { Locale } from '#kit/locale.ts';
import { deviceFiles } from '#paths/device-files.ts';
import { inLocalePath } from '#paths/routes.ts';
import { escaped, plainDocument } from '#platform/http/plain-page.ts';
import { filmsTexts } from '../films-texts.ts';

/**
 * The page that plays the films on the device (S13.7), with and without a connection; the same for everyone. Its script
 * (`site/films-entry.ts`) fills the list.
 */
export function filmsDocument(locale: Locale, siteName: string): string {
  const t = filmsTexts[locale];
  const ways = [
    [inLocalePath('/', locale), siteName],
    [deviceFiles.offline(locale), t.back],
  ].map(([to = '', text = '']) => `<a href="${to}">${escaped(text)}</a>`);
  const main =
    `<h1>${t.title}</h1><noscript><p>${t.needsScript}</p></noscript>` +
    `<section id="films" aria-live="polite"></section><p class="ways">${ways.join('')}</p>`;
  return plainDocument({ locale, siteName, stylesheet: deviceFiles.offlineStylesheet }, t.title, main).replace(
    '</head>',
    `<script src="${deviceFiles.filmsScript}" defer></script></head>`,
  );
}
