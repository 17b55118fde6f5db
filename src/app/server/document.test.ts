import { describe, expect, test } from 'vitest';
import { documentOf, failureDocument, type PageAssets, type PageParts } from './document.ts';

const parts = (name: string): PageParts => ({
  modules: [`/assets/${name}.js`, '/assets/hydrate.js'],
  sheets: [`/assets/${name}.css`],
  css: `.${name}{margin:0}`,
});
const assets: PageAssets = {
  script: '/assets/entry.js',
  start: parts('a'),
  later: {
    accounts: parts('a'),
    app: parts('b'),
    barriers: parts('barriers'),
    catalog: parts('catalog'),
    'catalog/categories': parts('categories'),
    courses: parts('c'),
    search: parts('s'),
    shop: parts('shop'),
  },
  font: '/assets/font.woff2',
  icon: '/assets/icon.svg',
  embed: '/assets/embed.js',
};
const page = {
  status: 200,
  lang: 'de' as const,
  head: '<title>Titel</title>',
  html: '<main></main>',
  boot: '{}',
  offersEasy: false,
  part: null,
};

/** What the two have in common: everything up to the style, except for the module names and a page's only script. */
const beginning = (document: string): string =>
  document
    .slice(0, document.indexOf('</style>'))
    .replace(/ data-modules="[^"]*"/, '')
    .replace(/<script>.*?<\/script>/, '')
    .replace(/<title>.*?<\/title>/, '');

describe('documents', () => {
  test('a page and the page of a fault begin alike', () => {
    const failed = failureDocument({ lang: 'de', message: 'Oh', request: '1', siteName: 'S' }, assets);
    expect(beginning(failed)).toBe(beginning(documentOf(page, assets).join('')));
    expect(failed).not.toContain('<script');
  });

  test('a page names the modules that it is made of', () => {
    expect(documentOf(page, assets).join('')).toContain('data-modules="/assets/a.js /assets/hydrate.js"');
    expect(documentOf({ ...page, part: 'catalog' as const }, assets).join('')).toContain(
      'data-modules="/assets/catalog.js /assets/hydrate.js"',
    );
  });

  test('a page carries the style of its part alone, and names its sheets so that they are not fetched again', () => {
    const document = documentOf({ ...page, part: 'shop' as const }, assets).join('');
    expect(document).toContain('<style>.shop{margin:0}</style><link rel="stylesheet" href="/assets/shop.css" disabled>');
    expect(document).not.toContain('.catalog{');
  });

  test('S16.6 nothing that the page of a fault says can become markup', () => {
    const hostile = `"><script>alert(1)</script>&\u00AD`;
    const failed = failureDocument({ lang: 'en', message: hostile, request: hostile, siteName: hostile }, assets);
    expect(failed).not.toMatch(/<script|\u00AD/);
    expect(failed.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')).toHaveLength(5);
  });
});
