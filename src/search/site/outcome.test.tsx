import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import type { Section } from '../contract.ts';
import { hrefs, named, page, textIn } from './drawn-search.tsx';
import { answer, hit } from './samples.ts';

describe('S12.7 what came of the words', () => {
  test('what was corrected can be searched for as it was typed', () => {
    const html = page('/suche?query=Schlav&topic=herz&page=2', answer({ corrected: 'Schlaf', total: 30 }));
    expect(textIn(html)).toContain('Stattdessen nach „Schlav“ suchen');
    expect(hrefs(html)).toContain('/suche?query=Schlav&exact=1');
    expect(textIn(page('/en/suche?query=Schlav', answer({ corrected: 'Schlaf' })))).toContain('Search for “Schlav” instead');
    expect(textIn(page('/suche?query=Schlaf', answer()))).not.toContain('Stattdessen');
  });

  test('as it was typed it stays by facet and page, also without script', () => {
    const facets = { topic: [{ key: 'herz', title: 'Herz', count: 21 }], partner: [], length: [] };
    const html = page('/suche?query=Schlav&exact=1', answer({ data: [hit()], total: 21, facets }));
    expect(hrefs(html)).toContain('/suche?query=Schlav&exact=1&page=2');
    const hidden = named(partsOf(html), 'input').filter(({ type }) => type === 'hidden');
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual(['query=Schlav', 'exact=1']);
  });

  test('what may have been meant is asked, and not searched for', () => {
    const html = page('/suche?query=Schlav', answer({ suggested: 'Schlaf' }));
    expect(textIn(html)).toContain('Meintest Du „Schlaf“?');
    expect(hrefs(html)).toContain('/suche?query=Schlaf');
    expect(textIn(page('/en/suche?query=Schlav', answer({ suggested: 'Schlaf' })))).toContain('Did you mean “Schlaf”?');
  });

  test('words that no result has are named above the results', () => {
    const found = answer({ data: [hit()], left: ['büro', 'montags'] });
    const html = page('/suche?query=Rücken+Büro', found);
    expect(textIn(html)).toContain('Ohne: büro, montags');
    expect(html.indexOf('Ohne: ')).toBeLessThan(html.indexOf('<article'));
    expect(textIn(page('/en/suche?query=Rücken', found))).toContain('Without: büro, montags');
    expect(textIn(page('/suche?query=Rücken', answer({ left: ['büro'] })))).not.toContain('Ohne:');
  });

  test('S8.7 nothing found: says that there is nothing yet, and what is near', () => {
    const html = page('/suche?query=Tollwut', answer({ near: ['Impfung', 'Tierbiss'] }));
    const heading = partsOf(html).texts.find(({ inside }) => inside.includes('h2'));
    expect(heading?.text).toBe('Dazu haben wir noch nichts.');
    expect(textIn(html)).toMatch(
      /Leider konnten wir zu Deiner Suche keine Ergebnisse finden\..*Vielleicht hilft Dir: Impfung Tierbiss/,
    );
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/suche?query=Impfung', '/suche?query=Tierbiss']));
    expect(textIn(page('/suche?query=xyzzy', answer()))).toContain('Dazu haben wir noch nichts.');
    expect(textIn(page('/suche?query=Schlav', answer({ suggested: 'Schlaf' })))).not.toContain('noch nichts');
  });
});

describe('S12.9 what is found besides videos', () => {
  const section = (kind: Section['kind'], title: string, path: string, total = 1): Section => ({
    kind,
    total,
    entries: [{ title, text: `Mehr über ${title}`, path }],
  });
  const faq = section('faq', 'Was kostet das?', '/meta/faq#was-kostet-das');
  const help = section('help', 'Passwort ändern', '/user/edit');
  const playlist = section('playlist', 'Besser schlafen', '/playlist/besser-schlafen', 3);
  const headings = (html: string) =>
    partsOf(html)
      .texts.filter(({ inside }) => inside.includes('h2'))
      .map(({ text }) => text);

  test('stands in named sections with their counts, below the videos and above the way to the next page', () => {
    const html = page('/suche?query=Schlaf', answer({ data: [hit()], total: 41, sections: [help, faq, playlist] }));
    expect(headings(html).slice(-3)).toEqual(['Playlists (3)', 'Häufige Fragen (1)', 'Hilfe und Konto (1)']);
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/playlist/besser-schlafen', '/meta/faq#was-kostet-das', '/user/edit']));
    expect(textIn(html)).toContain('Mehr über Besser schlafen');
    expect(html.lastIndexOf('</article>')).toBeLessThan(html.indexOf('data-section'));
    expect(html.lastIndexOf('data-section')).toBeLessThan(html.indexOf('Seite 1 von 3'));
    expect(textIn(html)).toContain('41 Ergebnisse');
  });

  test('every kind has a name, in both languages', () => {
    const kinds = ['playlist', 'coaching', 'retreat', 'faq', 'page', 'partner', 'help'] as const;
    const sections = kinds.map((kind) => section(kind, kind, `/${kind}`));
    const names = (address: string) => headings(page(address, answer({ data: [hit({ search_keywords: '' })], sections })));
    expect(names('/suche?query=Schlaf')).toEqual(
      ['Playlists', 'Kurse', 'Auszeiten', 'Häufige Fragen', 'Seiten', 'Partner', 'Hilfe und Konto'].map((name) => `${name} (1)`),
    );
    expect(names('/en/suche?query=Schlaf').slice(-7)).toEqual(
      ['Playlists', 'Courses', 'Retreats', 'Frequently asked questions', 'Pages', 'Partners', 'Help and account'].map(
        (name) => `${name} (1)`,
      ),
    );
  });

  test('S1.1 leads to the page in the reader’s language', () => {
    expect(hrefs(page('/en/suche?query=sleep', answer({ sections: [playlist, faq] })))).toEqual(
      expect.arrayContaining(['/en/playlist/besser-schlafen', '/en/meta/faq#was-kostet-das']),
    );
  });

  test('without videos it is what was found, and account matters come first', () => {
    const html = page('/suche?query=Passwort', answer({ sections: [playlist, faq, help] }));
    expect(headings(html)).toEqual(['Hilfe und Konto (1)', 'Playlists (3)', 'Häufige Fragen (1)']);
    expect(textIn(html)).toContain('5 Ergebnisse');
    expect(textIn(html)).not.toMatch(/Leider|noch nichts|0 Ergebnisse|Häufig gesucht|Ergebnisse eingrenzen/);
    expect(hrefs(html)).toContain('#gefunden');
  });

  test('where a facet leaves no video, it says so and shows the rest', () => {
    const html = page('/suche?query=Schlaf&length=long', answer({ sections: [playlist] }));
    expect(textIn(html)).toMatch(/Mit Deiner Auswahl bleibt nichts übrig.*Playlists \(3\)/);
    expect(textIn(html)).toContain('Filter zurücksetzen');
  });
});
