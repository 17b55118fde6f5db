import { expect, test } from 'vitest';
import { humanItems } from './contract.ts';
import { hasGap, mayOpen, openingItems, type OpeningFacts } from './opening-rules.ts';
import { openingTexts } from './opening-texts.ts';

const ready: OpeningFacts = {
  pages: { impressum: 'ready', datenschutz: 'ready', nutzungsbedingungen: 'ready', barrierefreiheit: 'ready', kontakt: 'ready' },
  hasSeller: true,
  isSelling: true,
  payment: 'live',
  hasEvent: true,
  hasMailServer: true,
  isPublicAddress: true,
  hasDemo: false,
  admins: 1,
  hasBackup: true,
  videos: 1,
  courses: { unapproved: 0, undescribed: 0 },
  shelves: 1,
};
const allTicked = Object.fromEntries(humanItems.map((name) => [name, { by: 'u1', at: new Date(0) }]));
const left = (facts: Partial<OpeningFacts>, ticks: Parameters<typeof openingItems>[1] = allTicked) =>
  openingItems({ ...ready, ...facts }, ticks)
    .filter(({ state }) => state !== 'done')
    .map(({ name, state, why }) => [name, state, why]);

test('S18.8 a site may open once all is there and a person has answered for the rest', () => {
  expect(left({})).toEqual([]);
  expect(mayOpen(openingItems(ready, allTicked))).toBe(true);
  expect(mayOpen(openingItems(ready, {}))).toBe(false);
  expect(left({}, {})).toEqual(humanItems.map((name) => [name, 'person', name === 'backups' ? 'backup-made' : null]));
  expect(left({ hasBackup: false }, {})).toContainEqual(['backups', 'person', 'backup-none']);
  expect(left({ hasBackup: false })).toEqual([]);
});

test('S18.8 each thing that is missing is one item, and keeps the site closed', () => {
  const cases: [Partial<OpeningFacts>, [string, string, string | null]][] = [
    [{ pages: { ...ready.pages, impressum: 'missing' } }, ['imprint', 'missing', 'page-missing']],
    [{ pages: { ...ready.pages, datenschutz: 'gaps' } }, ['privacy', 'missing', 'page-gaps']],
    [{ hasSeller: false }, ['seller', 'missing', null]],
    [{ payment: 'none' }, ['payment', 'missing', null]],
    [{ payment: 'test' }, ['payment', 'missing', 'test-key']],
    [{ hasEvent: false }, ['webhook', 'missing', null]],
    [{ hasMailServer: false }, ['mail', 'missing', null]],
    [{ isPublicAddress: false }, ['address', 'missing', null]],
    [{ hasDemo: true }, ['demo', 'missing', null]],
    [{ admins: 0 }, ['admin', 'missing', null]],
    [{ videos: 0 }, ['video', 'missing', null]],
    [{ shelves: 0 }, ['shelf', 'missing', null]],
  ];
  for (const [facts, expected] of cases) {
    expect(left(facts)).toEqual([expected]);
    expect(mayOpen(openingItems({ ...ready, ...facts }, allTicked))).toBe(false);
  }
});

test('S18.8 where nothing is sold neither payments nor the withdrawal are asked for', () => {
  expect(
    left({ isSelling: false, payment: 'none', hasEvent: false }, { ...allTicked, withdrawalChecked: undefined as never }),
  ).toEqual([]);
});

test('S18.8 gaps that setup marked, and what only a demo says, are found', () => {
  for (const text of ['<p>[Hier: Anschrift]</p>', '[Here: e-mail address]', 'kontakt@example.org', 'Musterweg 1'])
    expect([text, hasGap(text)]).toEqual([text, true]);
  expect(hasGap('Seestraße 1, 88131 Lindau. Hier: alles gut [1].')).toBe(false);
});

test('S18.8 a site that never was a demo is not told that it has ended', () => {
  expect(openingItems(ready, {}).some(({ name }) => name === 'demo')).toBe(false);
});

test('S18.8 every item has its words in both languages', () => {
  const names = openingItems({ ...ready, hasDemo: true }, {}).map(({ name }) => name);
  expect(Object.keys(openingTexts.de.items).toSorted()).toEqual([...names].toSorted());
  expect(Object.keys(openingTexts.en.items).toSorted()).toEqual([...names].toSorted());
});
