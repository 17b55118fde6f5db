import { createHash } from 'node:crypto';
import type { Locale } from '#kit/locale.ts';
import { appleIcon, deviceFiles } from '#paths/device-files.ts';
import { inLocalePath } from '#paths/routes.ts';
import { themeColors } from '#ui/theme-colors.ts';
import type { Rendered } from '../entry-server.tsx';
import { toneKey } from '../frame/background-rules.ts';
import { escaped } from '../head-text.ts';
import type { LaterPart } from '../pages.ts';

/** What a page needs of the browser's build, beside what all need. */
export type PageParts = {
  /** What the script runs when its time has come, in this order. */
  readonly modules: readonly string[];
  /** Its stylesheets, of which `css` is inlined: one round trip less before the first text (docs/scaling.md). */
  readonly sheets: readonly string[];
  readonly css: string;
};

/** The files of the browser's build that every page refers to. */
export type PageAssets = {
  readonly script: string;
  /** Of a page that comes with the start's script, and of one whose part comes later. */
  readonly start: PageParts;
  readonly later: Readonly<Record<LaterPart, PageParts>>;
  /** The font's latin part. */
  readonly font: string;
  readonly icon: string;
  /** The script of the embed page, which has nothing in common with the others. */
  readonly embed: string;
  /** Address of the service worker that pages register; absent where there is none. */
  readonly worker?: string;
  /** For development: what Vite puts into the head. */
  readonly extra?: string;
};

type Page = Extract<Rendered, { html: string }>;

/** How an installed site is called and looks; iOS reads its icon here. */
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
 * The night's colours, as chosen or by the hour (`frame/tone.ts`), before the first element is drawn, so that nobody is dazzled and no
 * style is worked out twice. With the next one the only script that stands in a page; the policy knows it by its hash (S16.6).
 */
const toneScript = `{let t;try{t=localStorage.getItem('${toneKey}')}catch{}const h=new Date().getHours();if(t==='night'||t!=='day'&&(h<6||h>17)){document.documentElement.dataset.tone='night';document.querySelector('[name=theme-color]').content='${themeColors.night}'}}`;

/** Likewise that a member reads, as far as the marker says (S4.1): the start page keeps the place of what is theirs (S2.1). */
const memberScript = `if(/(?:^|; )has_session=1/.test(document.cookie))document.documentElement.dataset.member=''`;

const earlyScript = `${toneScript};${memberScript}`;

export const inlineScriptHash = createHash('sha256').update(earlyScript).digest('base64');

/** What every document is made of: what it is, its style, what it links to. `root` is for further attributes of its html element. */
const written = ({ lang, head, links = '', body, parts }: Written, root = ''): (string | Buffer)[] => [
  `<!doctype html><html lang="${lang}"${root}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="theme-color" content="${themeColors.day}">${installLinks(lang)}${head}`,
  styleOf(parts),
  `${links}</head><body>${body}</body></html>`,
];

const styles = new WeakMap<PageParts, Buffer>();

/**
 * The style as bytes, which many pages share: encoding them took longer than drawing a small page. The sheets that it is
 * made of are named as well, switched off, so that a chunk that is fetched later does not bring them again.
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
 * The complete HTML document of a page, in parts. Who the site is stands in a JSON block. The script
 * has low priority: text, type and the first picture are what a reader waits for.
 */
export function documentOf(page: Page, assets: PageAssets): (string | Buffer)[] {
  const { lang, head, html, boot } = page;
  const { script, worker, extra = '' } = assets;
  const links = `${linksOf(assets)}${extra}<script type="module" src="${script}" fetchpriority="low"></script>`;
  const body = `<div id="root">${html}</div><script type="application/json" id="boot">${boot}</script>`;
  const parts = partsOf(page, assets);
  return written(
    { lang, head: `<script>${earlyScript}</script>${head}`, links, body, parts },
    ` data-modules="${parts.modules.join(' ')}"${worker ? ` data-worker="${worker}"` : ''}`,
  );
}

/** The icon and the font. */
const linksOf = ({ font, icon }: PageAssets): string =>
  `${icon && `<link rel="icon" href="${icon}" type="image/svg+xml">`}${font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`}`;

/** A page without script, for the answer to a form that was sent without one. */
export const scriptlessDocument = (page: Page, assets: PageAssets): (string | Buffer)[] =>
  written({ ...page, links: linksOf(assets), body: `<div id="root">${page.html}</div>`, parts: partsOf(page, assets) });

type FailedPage = { readonly lang: Locale; readonly message: string; readonly request: string; readonly siteName: string };

/** The page of a fault of ours: no script, no data, and the number under which the log tells more. */
export function failureDocument({ lang, message, request, siteName }: FailedPage, assets: PageAssets): string {
  const site = escaped(siteName);
  const body = `<main><h1>${escaped(message)}</h1><p>${escaped(request)}</p><p><a href="${inLocalePath('/', lang)}">${site}</a></p></main>`;
  return written({ lang, head: `<title>${site}</title>`, body, parts: assets.start }).join('');
}
