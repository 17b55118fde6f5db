import { createHash } from 'node:crypto';
import type { Locale } from '#kit/locale.ts';
import { appleIcon, deviceFiles } from '#paths/device-files.ts';
import { easySearch } from '#paths/easy.ts';
import { inLocalePath } from '#paths/routes.ts';
import { easyKey, quietKey, switchedOn } from '#ui/device-keys.ts';
import { themeColors } from '#ui/theme-colors.ts';
import type { Rendered } from '../entry-server.tsx';
import { toneKey } from '../frame/background-rules.ts';
import { escaped } from '../head-text.ts';
import type { LaterPart } from '../pages.ts';

/** The page-specific files of the browser build. */
export type PageParts = {
  /** The modules that the entry script loads, in this order. */
  readonly modules: readonly string[];
  /** Its stylesheets; `css` is their content inlined, which saves a round trip before the first text (docs/scaling.md). */
  readonly sheets: readonly string[];
  readonly css: string;
};

/** The files of the browser build that pages reference. */
export type PageAssets = {
  readonly script: string;
  /** For pages in the start chunk, and for pages in later chunks. */
  readonly start: PageParts;
  readonly later: Readonly<Record<LaterPart, PageParts>>;
  /** The font's Latin subset. */
  readonly font: string;
  readonly icon: string;
  /** The script of the embed page, which shares nothing with the others. */
  readonly embed: string;
  /** URL of the service worker that pages register; absent if there is none. */
  readonly worker?: string;
  /** Development only: what Vite adds to the head. */
  readonly extra?: string;
};

type Page = Extract<Rendered, { html: string }>;

/** Manifest and icon of the installed site; iOS uses the icon link. */
const installLinks = (locale: Locale): string =>
  `<link rel="manifest" href="${deviceFiles.manifest(locale)}"><link rel="apple-touch-icon" href="${deviceFiles.icon(appleIcon)}">`;

type Written = {
  readonly lang: Locale;
  readonly head: string;
  readonly links?: string;
  readonly body: string;
  readonly parts: PageParts;
};

/**
 * Sets the dark colours, as chosen, as the device prefers or by time of day (`frame/tone.ts`), before the first element is
 * rendered, to avoid a bright flash and a second style calculation. Together with the next ones it is the page's only inline
 * script; the CSP allows it by its hash (S16.6).
 */
const toneScript = `{let t;try{t=localStorage.getItem('${toneKey}')}catch{}const h=new Date().getHours();if(t==='night'||t!=='day'&&(h<6||h>17||matchMedia('(prefers-color-scheme:dark)').matches)){document.documentElement.dataset.tone='night';document.querySelector('[name=theme-color]').content='${themeColors.night}'}}`;

/**
 * Likewise marks that a member is logged in, according to the marker cookie (S4.1): the start page reserves space for personal
 * content (S2.1).
 */
const memberScript = `if(/(?:^|; )has_session=1/.test(document.cookie))document.documentElement.dataset.member=''`;

/** Quiet mode as the device keeps it (S19.5), and the version in easy German where there is one and the reader chose that (S19.4). */
const choiceScript = `{const d=document.documentElement,on=k=>{try{return localStorage.getItem(k)==='${switchedOn}'}catch{}};if(on('${quietKey}'))d.dataset.${quietKey}='';if(d.dataset.easy==='offered'&&on('${easyKey}'))location.replace(location.search+(location.search?'&':'?')+'${easySearch('', true).slice(1)}'+location.hash)}`;

/**
 * Likewise has all of the page laid out where the browser will look for a place in it: after a reload, Back, or with a hash. Parts that
 * are not laid out have an estimated height only (`base.css`).
 */
const placeScript = `if(location.hash||(performance.getEntriesByType('navigation')[0]||{}).type!=='navigate')document.documentElement.dataset.whole=''`;

/**
 * Marks that the page's script did not come: what only it can do is hidden, and forms say so (`vite.styles.ts`). A proxy that never
 * answers reports no error, so after this time it counts as lost too, until it comes after all (`hydrate.tsx`).
 */
const longestWait = 20_000;
const lostScript = `{const d=document.documentElement.dataset;addEventListener('error',e=>{if(e.target.type==='module')d.scriptless=''},true);setTimeout(()=>{if(!('ready'in d))d.scriptless=''},${longestWait})}`;

const earlyScript = `${toneScript};${choiceScript};${memberScript};${placeScript};${lostScript}`;

export const inlineScriptHash = createHash('sha256').update(earlyScript).digest('base64');

/** The parts of every document: metadata, style, links. `root` contains additional attributes of the html element. */
const written = ({ lang, head, links = '', body, parts }: Written, root = ''): (string | Buffer)[] => [
  `<!doctype html><html lang="${lang}"${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="${themeColors.day}">${installLinks(lang)}${head}`,
  styleOf(parts),
  `${links}</head><body>${body}</body></html>`,
];

const styles = new WeakMap<PageParts, Buffer>();

/**
 * The style as bytes, shared by many pages: encoding it took longer than rendering a small page. The original stylesheets are
 * linked as well, disabled, so that a chunk loaded later does not load them again.
 */
function styleOf(parts: PageParts): Buffer {
  const made = styles.get(parts);
  if (made) return made;
  const named = parts.sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}" disabled>`).join('');
  const style = Buffer.from(parts.css && `<style>${parts.css}</style>${named}`);
  styles.set(parts, style);
  return style;
}

const partsOf = ({ part }: Page, { start, later }: PageAssets): PageParts => (part ? later[part] : start);

/**
 * The complete HTML document of a page, in parts. Boot data is embedded as a JSON block. The script has low priority, because
 * readers wait for text, fonts and the first image.
 */
export function documentOf(page: Page, assets: PageAssets): (string | Buffer)[] {
  const { lang, head, html, boot, offersEasy } = page;
  const { script, worker, extra = '' } = assets;
  const links = `${linksOf(assets)}${extra}<script type="module" src="${script}" fetchpriority="low"></script>`;
  const body = `<div id="root">${html}</div><script type="application/json" id="boot">${boot}</script>`;
  const parts = partsOf(page, assets);
  return written(
    { lang, head: `<script>${earlyScript}</script>${head}`, links, body, parts },
    `${offersEasy ? ' data-easy="offered"' : ''} data-modules="${parts.modules.join(' ')}"${worker ? ` data-worker="${worker}"` : ''}`,
  );
}

/** Links to the icon and the font. */
const linksOf = ({ font, icon }: PageAssets): string =>
  `${icon && `<link rel="icon" href="${icon}" type="image/svg+xml">`}${font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`}`;

/** A page without JavaScript, for the response to a form submitted without it. What follows the root says that it is complete (`base.css`). */
export function scriptlessDocument(page: Page, assets: PageAssets): (string | Buffer)[] {
  const body = `<div id="root">${page.html}</div><i hidden></i>`;
  return written({ ...page, links: linksOf(assets), body, parts: partsOf(page, assets) });
}

type FailedPage = { readonly lang: Locale; readonly message: string; readonly request: string; readonly siteName: string };

/** The page for an internal error: no script, no data, and the request id for finding the log entry. */
export function failureDocument({ lang, message, request, siteName }: FailedPage, assets: PageAssets): string {
  const site = escaped(siteName);
  const body = `<main><h1>${escaped(message)}</h1><p>${escaped(request)}</p><p><a href="${inLocalePath('/', lang)}">${site}</a></p></main>`;
  return written({ lang, head: `<title>${site}</title>`, body, parts: assets.start }).join('');
}
