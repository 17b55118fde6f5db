import { expect, test, vi } from 'vitest';
import { pageLinks } from '#paths/routes.ts';
import { countryChoices } from './countries.ts';
import { onward } from './onward.ts';
import { countryCodes, isCountry } from '../rules.ts';

const links = pageLinks('en', 'dr-muster');
const owned = (status: string) => ({
  coachings: [{ id: 'c', shortid: 'ruhe7', slug: 'ruhe', title: 'Ruhe', image: '', status }],
});
const at = (query: string, status = 'succeeded') => onward(new URLSearchParams(query), owned(status), links);

test('S4.5 a login leads to the course that it was for, if it is owned and paid, else on', () => {
  expect(at('coaching=ruhe7&redirect=/partner')).toEqual({ path: '/en/mein-dr-muster/coaching/ruhe', isDocument: false });
  expect(at('coaching=ruhe7&redirect=/partner', 'processing')).toEqual({ path: '/partner', isDocument: false });
  expect(at('coaching=anderes')).toEqual({ path: '/en/home', isDocument: false });
});

test('S4.5 S2.19 the checkout and the back office are loaded, other pages are not, other sites are not visited', () => {
  expect(at('redirect=/stripe/checkout/coaching/1')).toEqual({ path: '/stripe/checkout/coaching/1', isDocument: true });
  expect(at('redirect=/backend/video')).toEqual({ path: '/backend/video', isDocument: true });
  for (const foreign of ['https://example.org', '//example.org', '/\\example.org', ' /x', 'javascript:1'])
    expect(at(`redirect=${encodeURIComponent(foreign)}`), foreign).toEqual({ path: '/en/home', isDocument: false });
});

test('S3.14 S9.8 every country once, with its name, those of most members first and the rest in the order of the language', () => {
  const choices = countryChoices('de');
  expect(choices.slice(0, 3).map(({ label }) => label)).toEqual(['Deutschland', 'Österreich', 'Schweiz']);
  expect(choices.map(({ value }) => value).toSorted()).toEqual([...countryCodes]);
  expect(['de', 'xk', 'DE', 'xx', 'toString', ''].filter(isCountry)).toEqual(['de', 'xk']);
  const rest = choices.slice(3).map(({ label }) => label);
  expect(rest.indexOf('Ägypten')).toBeLessThan(rest.indexOf('Belgien'));
  // A code without a name is returned as it is.
  expect(choices.filter(({ label, value }) => label.toLowerCase() === value)).toEqual([]);
  expect(countryChoices('en').find(({ value }) => value === 'at')?.label).toBe('Austria');
});

test.each(['de', 'en'] as const)(
  'S3.14 the countries are named and sorted as by the server, which writes invoices (%s)',
  (locale) => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const { compare } = new Intl.Collator(locale);
    const choices = countryChoices(locale);
    expect(choices).toEqual(choices.map(({ value }) => ({ value, label: names.of(value.toUpperCase()) })));
    const rest = choices.slice(3).map(({ label }) => label);
    expect(rest).toEqual(rest.toSorted(compare));
  },
);

test('S3.14 a browser that names countries differently shows the same list', () => {
  const before = countryChoices('de');
  vi.spyOn(Intl.DisplayNames.prototype, 'of').mockImplementation((code) => `Land ${code}`);
  expect(countryChoices('de')).toEqual(before);
  vi.restoreAllMocks();
});
