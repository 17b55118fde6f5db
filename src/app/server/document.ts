import type { Rendered } from '../entry-server.tsx';

/** The files of the browser's build that every page refers to. */
export type PageAssets = {
  readonly script: string;
  /** Chunks that the entry imports at once, loaded beside it instead of after it. */
  readonly modules: readonly string[];
  /** Chunks of the pages that come later, loaded at once where such a page is shown. */
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

/** The complete HTML document of a page. No inline script: state is a JSON block (S16.6). */
export function documentOf({ lang, head, html, state, isLater }: Page, assets: PageAssets): string {
  const preloads = [
    assets.font && `<link rel="preload" href="${assets.font}" as="font" type="font/woff2" crossorigin>`,
    ...[...assets.modules, ...(isLater ? assets.laterModules : [])].map((file) => `<link rel="modulepreload" href="${file}">`),
  ].filter(Boolean).join('');
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<meta name="theme-color" content="#f9f5ee">${assets.icon && `<link rel="icon" href="${assets.icon}" type="image/svg+xml">`}${assets.css && `<style>${assets.css}</style>`}${preloads}<script type="module" src="${assets.script}"></script>${assets.extra ?? ''}</head><body><div id="root">${html}</div><script type="application/json" id="state">${state}</script></body></html>`;
}
