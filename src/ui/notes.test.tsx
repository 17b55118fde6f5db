import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NoteList } from './notes.tsx';
import { areNotesActive, toggleNotes, watchNotes } from './notes-state.ts';
import { SiteProvider } from './site.tsx';
import { identity } from '../../tests/identity.ts';

test('S2.46 each press flips whether notes are shown, and tells everyone who shows some', () => {
  const heard: boolean[] = [];
  const stop = watchNotes(() => heard.push(areNotesActive()));
  expect(areNotesActive()).toBe(false);
  toggleNotes();
  toggleNotes();
  stop();
  toggleNotes();
  toggleNotes();
  expect(heard).toEqual([true, false]);
});

test('S2.46 notes are a named list, and one in another language says so', () => {
  const html = renderToStaticMarkup(
    <SiteProvider identity={identity} locale="en">
      <NoteList notes={[{ id: '1', copy: '<p>Geprüft</p>', lang: 'de' }]} />
    </SiteProvider>,
  );
  expect(html).toContain('aria-label="Notes from the editors"');
  expect(html).toContain('lang="de"');
  expect(html).toContain('<p>Geprüft</p>');
});

test('S2.46 without notes nothing is there', () => {
  const html = renderToStaticMarkup(
    <SiteProvider identity={identity} locale="de">
      <NoteList notes={[]} />
    </SiteProvider>,
  );
  expect(html).toBe('');
});
