import { expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import { Completions, optionId } from './completions.tsx';
import { drawn, named, page } from './drawn-search.tsx';
import { answer } from './samples.ts';

const list = (address: string) =>
  partsOf(
    drawn(address, <Completions id="list" completions={['Schlaf', 'Schlafapnoe']} active="Schlafapnoe" onChoose={() => {}} />),
  );

test('S19.1 S2.41 the completions are options of a listbox with a name, one of them selected, outside the order of tabs', () => {
  const [box, ...options] = named(list('/suche'), 'div');
  expect(box).toMatchObject({ id: 'list', role: 'listbox', 'aria-label': 'Suchvorschläge' });
  expect(options.map(({ id, role, 'aria-selected': selected }) => [id, role, selected])).toEqual([
    [optionId('list', 0), 'option', 'false'],
    [optionId('list', 1), 'option', 'true'],
  ]);
  for (const element of [box, ...options]) expect(element).not.toHaveProperty('tabindex');
  expect(named(list('/en/suche'), 'div')[0]).toMatchObject({ 'aria-label': 'Search suggestions' });
});

test('S17.1 S2.41 without script the box is what it was: no list, and nothing that says there is one', () => {
  const parts = partsOf(page('/suche?query=Schl', answer({ completions: ['Schlagader'] })));
  const [field] = named(parts, 'input');
  for (const attribute of ['role', 'aria-expanded', 'aria-controls', 'aria-autocomplete'])
    expect(field).not.toHaveProperty(attribute);
  expect(parts.elements.some(({ attributes }) => attributes.role === 'listbox')).toBe(false);
  expect(parts.texts.map(({ text }) => text)).not.toContain('Schlagader');
});
