import { escaped } from '#platform/http/plain-page.ts';
import type { Tone } from '../tone.ts';
import type { OfficeBuild } from './build.ts';

/** The site's data for the office. */
export type OfficeIdentity = {
  readonly siteName: string;
  readonly presenterName: string;
  readonly presenterSlug: string;
  readonly baseUrl: string;
};

/**
 * The headers of its page. Its components insert styles at run time, which the nonce of this answer allows; scripts only come
 * from files, as everywhere (S16.6). Newly chosen pictures are shown from the browser's memory.
 */
export function officeHeaders(headers: Readonly<Record<string, string>>, nonce: string): Readonly<Record<string, string>> {
  const policy = headers['Content-Security-Policy'];
  if (policy === undefined) return {};
  return {
    'Content-Security-Policy': policy
      .replace(/style-src-elem [^;]*/, `style-src-elem 'self' 'nonce-${nonce}'`)
      .replace(/img-src [^;]*/, "img-src 'self' data: blob:")
      // The preview of unsaved content is a page of this site.
      .replace("default-src 'self'", "default-src 'self'; frame-src 'self'"),
  };
}

type Page = {
  readonly build: OfficeBuild;
  readonly identity: OfficeIdentity;
  readonly nonce: string;
  /** The chosen mode; null follows the device. */
  readonly tone: Tone | null;
};

/** The browser's own colours, before the first style sheet is loaded. */
const schemes = { day: 'light', night: 'dark' } as const;

/**
 * The page that contains the application; everything else is its script's. Browsers do not translate it: they would put elements into texts
 * that editors save, and in the place of texts that React then does not find.
 */
export function officePage({ build, identity, nonce, tone }: Page): string {
  const sheets = build.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('');
  // Fields are listed by name, so that nothing else passed in gets into the page.
  const { siteName, presenterName, presenterSlug, baseUrl } = identity;
  const boot = JSON.stringify({ siteName, presenterName, presenterSlug, baseUrl }).replaceAll('<', '\\u003c');
  const { font } = build;
  const fonts = font ? `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>` : '';
  const modules = build.modules.map((module) => `<link rel="modulepreload" href="${module}">`).join('');
  return `<!doctype html><html lang="de" translate="no"${tone ? ` data-tone="${tone}"` : ''}><head><meta charset="utf-8"><meta name="color-scheme" content="${tone ? schemes[tone] : 'light dark'}"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="csp-nonce" nonce="${nonce}"><title>${escaped(identity.siteName)}</title><link rel="icon" href="/assets/icon.svg" type="image/svg+xml">${fonts}${sheets}${modules}${build.extra}<script type="module" src="${build.script}"></script></head><body><div id="root"></div><script type="application/json" id="boot">${boot}</script></body></html>`;
}
