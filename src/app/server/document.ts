import type { Locale } from '#kit/locale.ts';
import { inLocalePath } from '#paths/routes.ts';
import type { Rendered } from '../entry-server.tsx';

/** The files of the browser's build that every page refers to. */
export type PageAssets = {
  readonly script: string;
  /** What the script runs when its time has come, in this order. */
  readonly modules: readonly string[];
  /** The same for a page that stands in the later chunk. */
  readonly laterModules: readonly string[];
  /** The stylesheet, inlined: one round trip less before the first text (docs/scaling.md). */
  readonly css: string;
  /** The font's latin part. */
  readonly font: string;
  readonly icon: string;
  /** For development: what Vite puts into the head. */
  readonly extra?: string;
};

type Page = Extract<Rendered, { html: string }>;

/**
 * The complete HTML document of a page. No inline script: who the site is stands in a JSON block (S16.6). The script
 * has low priority: text, type and the first picture are what a reader waits for.
 */
export function documentOf({ lang, head, html, boot, isLater }: Page, assets: PageAssets): string {
  const preload = assets.font && `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`;
  return `<!doctype html><html lang="${lang}" data-modules="${(isLater ? assets.laterModules : assets.modules).join(' ')}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<meta name="theme-color" content="#f9f5ee">${assets.icon && `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`}${assets.css && `<style>${assets.css}</style>`}${preload}${assets.extra ?? ''}<script type="module" src="${assets.script}" fetchpriority="low"></script></head><body><div id="root">${html}</div><script type="application/json" id="boot">${boot}</script></body></html>`;
}

type FailedPage = { readonly lang: Locale; readonly message: string; readonly request: string; readonly siteName: string };

/** The page of a fault of ours: no script, no data, and the number under which the log tells more. */
export function failureDocument({ lang, message, request, siteName }: FailedPage, { css }: PageAssets): string {
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(siteName)}</title>${css && `<style>${css}</style>`}</head><body><main><h1>${message}</h1><p>${request}</p><p><a href="${inLocalePath('/', lang)}">${escaped(siteName)}</a></p></main></body></html>`;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
