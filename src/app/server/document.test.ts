import { describe, expect, test } from 'vitest';
import { documentOf, failureDocument, type PageAssets } from './document.ts';

const assets: PageAssets = {
  script: '/assets/entry.js',
  modules: ['/assets/a.js', '/assets/hydrate.js'],
  laterModules: {
    pages: ['/assets/pages.js', '/assets/hydrate.js'],
    members: ['/assets/members.js', '/assets/hydrate.js'],
    shop: [],
  },
  css: 'body{margin:0}',
  font: '/assets/font.woff2',
  icon: '/assets/icon.svg',
};
const page = { status: 200, lang: 'de', head: '<title>Titel</title>', html: '<main></main>', boot: '{}', chunk: null };

/** What the two have in common: everything up to the style but what they are called, and a page's one script. */
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
    expect(documentOf({ ...page, chunk: 'pages' as const }, assets).join('')).toContain(
      'data-modules="/assets/pages.js /assets/hydrate.js"',
    );
  });

  test('S16.6 nothing that the page of a fault says can become markup', () => {
    const hostile = `"><script>alert(1)</script>&\u00AD`;
    const failed = failureDocument({ lang: 'en', message: hostile, request: hostile, siteName: hostile }, assets);
    expect(failed).not.toMatch(/<script|\u00AD/);
    expect(failed.split('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;')).toHaveLength(5);
  });
});
