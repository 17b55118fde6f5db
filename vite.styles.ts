import path from 'node:path';
import globalData from '@csstools/postcss-global-data';
import customMedia from 'postcss-custom-media';
import type { CSSOptions } from 'vite';

type Plugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;
type Plugin = Extract<Plugins[number], { postcssPlugin: string }>;

const root = import.meta.dirname;

/** In every sheet the names of `src/ui/breakpoints.css`. */
const breakpoints: Plugins = [globalData({ files: [path.join(root, 'src/ui/breakpoints.css')] }), customMedia()];

/** `ui`, then `rooms`, then `app` (src/ui/tokens.css names their order): a page changes what it composes, whichever sheet comes first. */
const layerOf = (file: string): string | undefined => {
  const [, room] = /^src\/(\w+)\/.*\.module\.css$/.exec(path.relative(root, file)) ?? [];
  return room === undefined || room === 'ui' || room === 'app' ? room : 'rooms';
};

const layers: Plugin = {
  postcssPlugin: 'layers',
  Once: (sheet, { AtRule }) => {
    const params = layerOf(sheet.source?.input.file ?? '');
    if (params) sheet.append(new AtRule({ name: 'layer', params }).append(sheet.nodes));
  },
};

/** Whose layout is not that of a page's content: what lies above it, and the header, which has a script of its own for its widths. */
const apart = /^src\/(?:playback|consent|embed|app\/frame\/(?!footer|error-page))|^src\/ui\/dialog/;

/**
 * In quiet mode (S19.5) content has the one column of a phone, however wide the window is: what is for wider ones holds only without it.
 * `:where` adds nothing to what a selector counts.
 */
const oneColumn: Plugin = {
  postcssPlugin: 'one-column',
  Once: (sheet) => {
    const file = path.relative(root, sheet.source?.input.file ?? '');
    if (!file.endsWith('.module.css') || apart.test(file)) return;
    sheet.walkAtRules('media', (media) => {
      if (!/--\w+-up/.test(media.params)) return;
      media.walkRules((rule) => {
        rule.selectors = rule.selectors.map((selector) => `:where(html:not([data-quiet])) ${selector}`);
      });
    });
  },
};

/** What holds without JavaScript holds as well where the page's script did not come (`data-scriptless`, set by `document.ts` and `entry-browser.ts`). */
const scriptLost: Plugin = {
  postcssPlugin: 'script-lost',
  Once: (sheet) => {
    if (!sheet.source?.input.file?.endsWith('.module.css')) return;
    sheet.walkAtRules('media', (media) => {
      if (!media.params.includes('(scripting: none)')) return;
      const copy = media.clone();
      copy.walkRules((rule) => {
        rule.selectors = rule.selectors.map((selector) => `:where(html[data-scriptless]) ${selector}`);
      });
      copy.params = media.params.replaceAll(/\(scripting: none\)(?: and )?/g, '');
      media.after(copy.params === '' ? (copy.nodes ?? []) : copy);
    });
  },
};

/** What the site's sheets go through; the back office's stay out of layers, where those of its components are (docs/decisions/styles.md). */
export const siteStyles = { plugins: [scriptLost, oneColumn, ...breakpoints, layers] } satisfies CSSOptions['postcss'];
export const officeStyles = { plugins: breakpoints } satisfies CSSOptions['postcss'];
