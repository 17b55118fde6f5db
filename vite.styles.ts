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

/** What the site's sheets go through; the back office's stay out of layers, where those of its components are (docs/decisions/styles.md). */
export const siteStyles = { plugins: [...breakpoints, layers] } satisfies CSSOptions['postcss'];
export const officeStyles = { plugins: breakpoints } satisfies CSSOptions['postcss'];
