import { describe, expect, test } from 'vitest';
import { siteTexts } from '../../sitewide/texts.ts';
import { CategoryView } from './category.page.tsx';
import { announceChange } from './filter-box.tsx';
import { headingLevels, render, textOf } from '../render-page.tsx';
import { playlist, playlists } from '../../../../tests/sample-entries.ts';
import { categoryPage, section } from '../../../../tests/sample-pages.ts';

const view = (over: Parameters<typeof categoryPage>[0] = {}, path = '/gesundheit/krankheiten') =>
  render(<CategoryView page={categoryPage(over)} intro={siteTexts.de.intros.krankheiten} />, path);

describe('category', () => {
  test('S2.24 has its title as h1, its sentence and its header picture', () => {
    const html = view();
    expect(html).toMatch(/<h1[^>]*>Krankheiten<\/h1>/);
    expect(html).toContain('Hier findest Du alle Videos rund um Krankheiten');
    expect(html).toContain('/storage/detail-header/gesundheit/krankheiten');
  });

  test('S2.24 fitness-und-bewegung shows no header picture', () => {
    const html = view({ category: 'fitness-und-bewegung' });
    expect(html).toContain('Fitness &amp; Bewegung</h1>');
    expect(html).not.toContain('detail-header');
  });

  test('S2.24 an empty one says what one can do', () => {
    expect(view({ sections: [], total: 0, letter: 'x' })).toMatch(/href="\/gesundheit\/krankheiten".*Filter zurücksetzen/s);
    expect(view({ sections: [], total: 0 })).toMatch(/href="\/gesundheit".*Zu allen Themen/s);
  });

  test('S19.1 headings leave out no level', () => expect(headingLevels(view())).toEqual([1, 2, 3, 3, 2, 3]));
});

const button = (html: string, label: string) => new RegExp(`<button[^>]*>${label}</button>`).exec(html)?.[0] ?? '';

const status = (html: string) => /<output[^>]*>(.*?)<\/output>/.exec(html)?.[1];

describe('filter box', () => {
  test('S2.39 letters without data are disabled', () => {
    expect(button(view(), 'A')).not.toContain('disabled');
    expect(button(view(), 'B')).toContain('disabled');
    expect(view().match(/name="letter"/g)).toHaveLength(26);
  });

  test('S2.39 what is chosen is pressed, and another press sends an empty value', () => {
    const html = view({ letter: 'h', tag: 'haut' });
    expect(button(html, 'H')).toMatch(/value="".*aria-pressed="true"/);
    expect(button(html, 'A')).toMatch(/value="a".*aria-pressed="false"/);
    expect(button(html, 'Haut')).toMatch(/value="".*aria-pressed="true"/);
    expect(button(html, 'Herz')).toMatch(/value="herz".*aria-pressed="false"/);
  });

  test("S2.39 S17.1 without script it is two GET forms to the category that carry each other's choice", () => {
    const html = view({ letter: 'h', tag: 'haut' }, '/en/gesundheit/krankheiten');
    expect(html.match(/<form[^>]* action="\/en\/gesundheit\/krankheiten"/g)).toHaveLength(2);
    expect(html).toContain('<input type="hidden" name="letter" value="h"/>');
    expect(html).toContain('<input type="hidden" name="tag" value="haut"/>');
  });

  test('S2.39 a change is told to the DOM with the new filter', () => {
    const box = new EventTarget();
    const heard: unknown[] = [];
    box.addEventListener('change', (event) => heard.push((event as CustomEvent).detail));
    announceChange(box, { letter: 'h', tag: null });
    expect(heard).toEqual([{ letter: 'h', tag: null }]);
  });

  test('S19.1 the number of results stands in a live region', () => {
    expect(status(view({ total: 1 }))).toBe('1 Thema');
    expect(status(view({ total: 12, letter: 'h' }))).toBe('12 Themen zu „H“');
    expect(status(view({ total: 2, letter: 'h', tag: 'haut' }))).toBe('2 Themen zu „Haut“ mit H');
  });
});

describe('letters', () => {
  test('S2.40 two of many stand beside a list of links, which scrolls from five on', () => {
    const html = view({ sections: [section('a', 7)] });
    expect(html).toContain('data-form="list"');
    expect(html).toContain('data-scrolls="true"');
    expect(html.match(/href="\/playlist\/l-/g)).toHaveLength(5);
    expect(html).toMatch(/href="\/gesundheit\/krankheiten\?letter=a"[^>]*>Alle 7 mit A zeigen/);
    expect(view({ sections: [section('a', 6)] })).not.toContain('data-scrolls');
  });

  test('S2.40 under a letter stands the title that begins with it, in every size', () => {
    for (const count of [1, 2, 3, 4, 7]) {
      const all = Array.from({ length: Math.min(count, 4) }, (_, index) => ({ ...playlist(), id: `p${index}` }));
      const html = view({ sections: [{ letter: 'h', total: count, playlists: all, links: [] }] });
      expect(html.match(/<h3[^>]*><a[^>]*>Husten<\/a><\/h3>/g), `${count}`).toHaveLength(all.length);
      expect(html).not.toContain('Endlich durchatmen');
    }
  });

  test('S2.40 the way to all of a letter keeps the tag', () =>
    expect(view({ tag: 'haut', sections: [section('a', 7)] })).toContain('?letter=a&amp;tag=haut'));

  test('S2.39 titles that begin with no letter have a section, but no filter to lead to', () => {
    const html = view({ sections: [section('#', 7)] });
    expect(textOf(html)).toContain('Weitere Themen');
    expect(html).not.toContain('letter=%23');
  });

  test('S2.39 a chosen letter is paged', () => {
    const chosen = {
      letter: 'h',
      tag: 'haut',
      pages: 3,
      total: 60,
      sections: [{ letter: 'h', total: 60, playlists: playlists(24), links: [] }],
    };
    const middle = view({ ...chosen, page: 2 });
    expect(middle).toMatch(/\?letter=h&amp;tag=haut"[^>]*>.*Zurück/s);
    expect(middle).toContain('?letter=h&amp;tag=haut&amp;page=3"');
    expect(textOf(middle)).toContain('Seite 2 von 3');
    expect(textOf(view({ ...chosen, page: 1 }))).not.toContain('Zurück');
    expect(textOf(view({ ...chosen, page: 3 }))).not.toContain('Weiter ');
  });
});
