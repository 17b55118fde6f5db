import { expect, test } from 'vitest';
import { anchorsOf } from '#catalog/anchors.ts';
import { checkoutTexts } from '#shop/checkout-texts.ts';
import { pages as demoPages } from '../../../../demo/content/pages.ts';
import { termsPage } from './page-terms.ts';
import { drafts } from './plant-pages.ts';
import { withFacts } from './written-page.ts';

/** What `fillNames` leaves for nobody: every name in braces but those of the settings, in every text and language. */
const leftIn = (page: unknown): readonly string[] =>
  [...JSON.stringify(page).matchAll(/\{[\w.]+\}/g)]
    .map(([found]) => found)
    .filter((found) => !/^\{(?:site|presenter)\}$/.test(found));

test('S2.15 no page shows a placeholder, in no language: neither those of the demo nor those of a new site', () => {
  expect(demoPages.length).toBeGreaterThan(5);
  expect(drafts.length).toBeGreaterThan(5);
  for (const page of [...demoPages, ...drafts]) expect([page.slug, leftIn(page)]).toEqual([page.slug, []]);
});

test('S14.3 the checkout sends its readers to sections that the terms have', () => {
  const titles = (locale: 'de' | 'en') => termsPage.modules.map(({ title, en }) => (locale === 'de' ? title : en?.title) ?? '');
  for (const locale of ['de', 'en'] as const) {
    const { withdrawal, dated } = checkoutTexts[locale];
    for (const named of [withdrawal, dated])
      expect(anchorsOf(titles(locale))).toEqual(expect.arrayContaining(anchorsOf([named])));
  }
});

test('a fact that nobody gave stops the page, also in its English text', () => {
  const block = { template: 'text', title: 'Worum es geht', copy: '<p>{site}, {mail}</p>' } as const;
  const page = { slug: 'probe', title: 'Probe', intro: '', modules: [block] };
  expect(withFacts(page, { mail: 'a@example.org' }).modules[0]?.copy).toBe('<p>{site}, a@example.org</p>');
  const english = { ...page, modules: [{ ...block, en: { copy: '<p>{mail.en}</p>' } }] };
  expect(() => withFacts(english, { mail: 'a@example.org' })).toThrow('The page probe needs the fact mail.en.');
});
