import { describe, expect, test } from 'vitest';
import { partsOf } from '../../../tests/html.ts';
import { drawn, hrefs, named, page, textIn } from './drawn-search.tsx';
import { searchTexts } from '../page-texts.ts';
import { MenuSearch } from './menu-search.tsx';
import { answer, hit } from './samples.ts';

const marked = (html: string): string[] =>
  partsOf(html)
    .texts.filter(({ inside }) => inside.includes('mark'))
    .map(({ text }) => text);

describe('S2.41 the box', () => {
  test('S17.1 is a form that leads to the page without script, its button is not held back', () => {
    const parts = partsOf(page('/suche'));
    expect(named(parts, 'form')[0]).toMatchObject({ action: '/suche' });
    expect(named(parts, 'input')[0]).toMatchObject({ name: 'query', maxlength: '20', placeholder: 'Suche...', value: '' });
    const [button] = named(parts, 'button');
    expect(button).toMatchObject({ type: 'submit' });
    expect(button).not.toHaveProperty('disabled');
    expect(textIn(page('/suche'))).toContain('Suchen');
  });

  test('its field has a name, which is the page’s one heading of the first level', () => {
    const parts = partsOf(page('/suche'));
    expect(named(parts, 'label')[0]?.for).toBe(named(parts, 'input')[0]?.id);
    expect(named(parts, 'h1')).toHaveLength(1);
    expect(parts.texts.find(({ inside }) => inside.includes('label'))).toMatchObject({ inside: expect.arrayContaining(['h1']) });
  });

  test('S5.6 what is too short stays in the field, and one is told', () => {
    const html = page('/suche?query=ab');
    expect(named(partsOf(html), 'input')[0]?.value).toBe('ab');
    expect(textIn(html)).toContain('Gib mindestens 3 Zeichen ein.');
    expect(textIn(page('/suche'))).not.toContain('mindestens');
  });

  test('S12.8 of a text that is longer than the field, the field shows the beginning and the search has all', () => {
    const query = 'Mein Vater hat plötzlich starke Schmerzen in der Brust';
    const html = page(`/suche?${new URLSearchParams({ query })}`, answer({ corrected: 'x', total: 1 }));
    expect(named(partsOf(html), 'input')[0]?.value).toBe('Mein Vater hat plötz');
    expect(hrefs(html)).toContain(`/suche?${new URLSearchParams({ query, exact: '1' })}`);
  });

  test('hostile input is text', () => {
    const html = page(`/suche?query=${encodeURIComponent('"><script>x</script>')}`);
    expect(html).not.toContain('<script');
    expect(named(partsOf(html), 'input')[0]?.value).toBe('"><script>x</script>');
  });

  test('S2.28 in the flyout it leads to the search too, out of the tab order until one is inside', () => {
    const html = drawn('/', <MenuSearch tabIndex={-1} />);
    const parts = partsOf(html);
    expect(named(parts, 'form')[0]).toMatchObject({ action: '/suche' });
    for (const name of ['input', 'button', 'a']) for (const { tabindex } of named(parts, name)) expect(tabindex, name).toBe('-1');
    expect(hrefs(html)).toContain('/suche?query=Diabetes');
  });
});

describe('S4.19 S8.7 what is shown', () => {
  test('S9.1 before a search: frequent ones in their order, and the topics', () => {
    const html = page('/suche');
    expect(hrefs(html).slice(0, 8)).toEqual(
      ['Erkältung', 'Diabetes', 'Internist', 'Schlaf', 'Faust des Universums', 'Achtsamkeit', 'gesundes Frühstück', 'Stress'].map(
        (query) => `/suche?${new URLSearchParams({ query })}`,
      ),
    );
    expect(hrefs(html)).toContain('/gesundheit/krankheiten');
    expect(textIn(html)).toContain('Häufig gesucht');
    expect(textIn(html)).not.toMatch(/Ergebnis|Vorschläge/);
  });

  test('nothing found: the words of S8.7, why it may be, and ways on', () => {
    const html = page('/suche?query=xyzzy', answer());
    expect(textIn(html)).toContain('Leider konnten wir zu Deiner Suche keine Ergebnisse finden.');
    expect(textIn(html)).toMatch(/geschrieben.*wächst/);
    expect(textIn(html)).toContain('0 Ergebnisse');
    expect(hrefs(html)).toEqual(expect.arrayContaining(['/suche?query=Schlaf', '/gesundheit/krankheiten']));
    expect(textIn(html)).not.toContain('Vielleicht hilft Dir');
  });

  test('the number of results stands in the one live region that is always there', () => {
    for (const html of [page('/suche'), page('/suche?query=Husten', answer({ total: 1 }))])
      expect(named(partsOf(html), 'output')).toHaveLength(1);
    const count = (total: number) =>
      partsOf(page('/suche?query=Husten', answer({ total }))).texts.find(({ inside }) => inside.includes('output'))?.text;
    expect([count(1), count(12), count(1234)]).toEqual(['1 Ergebnis', '12 Ergebnisse', '1.234 Ergebnisse']);
  });

  test('S12.2 what was searched for instead is said', () => {
    expect(textIn(page('/suche?query=Schlav', answer({ corrected: 'Schlaf', total: 3 })))).toContain('Ergebnisse für „Schlaf“');
    expect(textIn(page('/en/suche?query=Schlav', answer({ corrected: 'Schlaf', total: 3 })))).toContain('Results for “Schlaf”');
  });

  test('S9.1 hints of the results are searches', () => {
    const html = page('/suche?query=Husten', answer({ data: [hit({ search_keywords: 'Husten,Halsweh' })] }));
    expect(textIn(html)).toContain('Vorschläge');
    expect(hrefs(html)).toContain('/suche?query=Halsweh');
    expect(textIn(html)).not.toContain('Häufig gesucht');
  });

  test('S7.4 further results are a page away, and the way back keeps what was chosen', () => {
    const html = page('/suche?query=Husten&topic=herz&page=2', answer({ data: [hit()], total: 41 }));
    expect(textIn(html)).toContain('Seite 2 von 3');
    expect(hrefs(html)).toEqual(
      expect.arrayContaining(['/suche?query=Husten&topic=herz', '/suche?query=Husten&topic=herz&page=3']),
    );
    expect(textIn(page('/suche?query=Husten', answer({ data: [hit()], total: 20 })))).not.toContain('Seite');
  });
});

describe('S12.6 a result', () => {
  const shown = (over: Parameters<typeof hit>[0] = {}, address = '/suche?query=Husten') =>
    page(address, answer({ data: [hit(over)] }));

  test('S2.38 plays its video, with what matches marked in title, topline and description', () => {
    const html = shown({ topline: 'Husten und mehr', marks: { title: [[9, 15]], topline: [[0, 6]], description: [[0, 6]] } });
    expect(hrefs(html)).toContain('/watch/v1abc');
    expect(marked(html)).toEqual(['Husten', 'Husten', 'Husten']);
    expect(textIn(html)).toContain('12:30 Min');
  });

  test('S12.1 a sentence that is said leads to its second', () => {
    const html = shown({ spoken: { text: 'Bei Husten hilft Tee.', marks: [[4, 10]], seconds: 83 } });
    expect(hrefs(html)).toContain('/watch/v1abc?t=83');
    expect(textIn(html.replaceAll(/<\/?mark>/g, ''))).toContain('Im Video bei 1:23 : „Bei Husten hilft Tee.“');
    expect(marked(html)).toContain('Husten');
    expect(hrefs(shown())).not.toContainEqual(expect.stringContaining('?t='));
  });

  test('S15.2 a partner’s is labelled before anything else of it', () => {
    const html = shown({ partner: { slug: 'bergluft', title: 'Bergluft-Stiftung', url: '' } });
    const words = partsOf(html)
      .texts.filter(({ inside }) => inside.includes('article'))
      .map(({ text }) => text);
    expect(words[0]).toBe('Anzeige · Partnerinhalt: Bergluft-Stiftung');
    expect(textIn(shown())).not.toContain('Anzeige');
  });

  test('S1.7 what is German on an English page says so', () => {
    const html = shown({}, '/en/suche?query=Husten');
    expect(partsOf(html).texts.find(({ text }) => text === 'Husten ist ein Reflex und meistens harmlos.')).toBeUndefined();
    for (const { text, lang } of partsOf(html).texts) if (/Reflex|Atemwege/.test(text)) expect(lang, text).toBe('de');
  });

  test('leads to the playlist in which it stands', () => {
    const playlists = [{ shortid: 'p1', slug: 'husten', title: 'Husten verstehen', category: null }];
    expect(hrefs(shown({ playlists }))).toContain('/playlist/husten');
  });
});

describe('S12.6 facets', () => {
  const facets = {
    topic: Array.from({ length: 9 }, (_, n) => ({ key: `thema-${n}`, title: `Thema ${n}`, count: 9 - n })),
    partner: [{ key: 'bergluft', title: 'Bergluft-Stiftung', count: 2 }],
    length: [
      { key: 'long' as const, count: 4, from: 900, to: null },
      { key: 'short' as const, count: 1, from: 0, to: 300 },
    ],
  };
  const shown = (address: string) => page(address, answer({ data: [hit()], facets }));

  test('are three groups of buttons in forms, so that they work without script', () => {
    const html = shown('/suche?query=Husten&partner=bergluft');
    const parts = partsOf(html);
    expect(parts.texts.filter(({ inside }) => inside.includes('legend')).map(({ text }) => text)).toEqual([
      'Thema',
      'Partner',
      'Länge',
    ]);
    const buttons = named(parts, 'button').filter((button) => 'aria-pressed' in button);
    expect(buttons.find(({ name }) => name === 'partner')).toMatchObject({ value: '', 'aria-pressed': 'true', type: 'submit' });
    expect(buttons.find(({ name }) => name === 'topic')).toMatchObject({ value: 'thema-0', 'aria-pressed': 'false' });
    const hidden = named(parts, 'input').filter(({ type }) => type === 'hidden');
    expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
      'query=Husten',
      'partner=bergluft',
      'query=Husten',
      'query=Husten',
      'partner=bergluft',
    ]);
  });

  test('lengths stand in their order with what they mean', () => {
    expect(textIn(shown('/suche?query=Husten'))).toMatch(/kurz unter 5 Min 1 lang über 15 Min 4/);
    expect([
      searchTexts.de.between(30, 60),
      searchTexts.de.between(60, 180),
      searchTexts.de.between(0, 30),
      searchTexts.de.between(5400, null),
    ]).toEqual(['30 bis 60 Sek.', '1 bis 3 Min', 'unter 30 Sek.', 'über 90 Min']);
  });

  test('how hard an exercise is stands there where it was chosen, in the order of its values', () => {
    const difficulty = [
      { key: 'easy' as const, title: 'leicht', count: 1 },
      { key: 'hard' as const, title: 'anspruchsvoll', count: 4 },
    ];
    const html = page('/suche?query=Yoga&difficulty=hard', answer({ data: [hit()], facets: { ...facets, difficulty } }));
    expect(textIn(html)).toMatch(/Schwierigkeit leicht 1 anspruchsvoll 4/);
    const hidden = named(partsOf(html), 'input').filter(({ name }) => name === 'difficulty');
    expect(hidden.map(({ value }) => value)).toEqual(['hard', 'hard', 'hard']);
    expect(textIn(shown('/suche?query=Husten'))).not.toContain('Schwierigkeit');
  });

  test('eight values at most, and always the one that is chosen', () => {
    const values = (address: string) => named(partsOf(shown(address)), 'button').filter(({ name }) => name === 'topic').length;
    expect(values('/suche?query=Husten')).toBe(8);
    expect(values('/suche?query=Husten&topic=thema-8')).toBe(9);
  });

  test('where nothing is left there is a way back to all results', () => {
    const html = page('/suche?query=Husten&topic=herz', answer({ facets }));
    expect(textIn(html)).toContain('Mit Deiner Auswahl bleibt nichts übrig.');
    expect(textIn(html)).toContain('Filter zurücksetzen');
    expect(hrefs(html)).toContain('/suche?query=Husten');
  });
});
