import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Locale } from '#kit/locale.ts';
import type { SearchAnswer } from '#search/contract.ts';
import { SiteProvider } from '#ui/site.tsx';
import { partsOf } from '../../../tests/html.ts';
import { nothingFound as none } from '#search/rules.ts';
import { video } from '../../../tests/sample-entries.ts';
import { Asked } from './found.tsx';
import type { Question } from './questions.ts';
import { loadSearch } from './search-part.ts';
import { identity } from '../../../tests/identity.ts';

beforeAll(() => loadSearch('en'));

const film: SearchAnswer['data'][number] = {
  ...video({ shortid: 'v1', title: 'Kopfschmerzen', lang: 'de' }),
  marks: { title: [], topline: [], description: [] },
  spoken: { text: 'Trink zuerst ein Glas Wasser.', marks: [], seconds: 65 },
};

const drawn = (found: Question['found'], locale: Locale = 'de'): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider identity={identity} locale={locale}>
        <Asked question={{ id: 1, text: 'Was hilft?', after: 0, found }} onAgain={() => {}} />
      </SiteProvider>
    </MemoryRouter>,
  );
const textIn = (html: string): string =>
  partsOf(html)
    .texts.map(({ text }) => text)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
const hrefs = (html: string) =>
  partsOf(html)
    .elements.filter(({ name }) => name === 'a')
    .map(({ attributes }) => attributes.href);

describe('S12.11 a question and what came of it', () => {
  test('films play from their start, and from the second of the sentence; all results are one way on', () => {
    const html = drawn({ ...none, data: [film], total: 1 });
    expect(textIn(html)).toMatch(
      /Du: Was hilft\? Kopfschmerzen Im Video bei 1:05 : „ ?Trink zuerst ein Glas Wasser\. ?“ Alle Ergebnisse/,
    );
    expect(hrefs(html)).toEqual(['/watch/v1', '/watch/v1?t=65', '/suche?query=Was+hilft%3F']);
    expect(textIn(drawn({ ...none, data: [film], total: 1 }, 'en'))).toContain('In the video at 1:05');
  });

  test('whom to call stands before the films, to be pressed, as an alert of its own', () => {
    const html = drawn({ ...none, data: [film], total: 1, emergency: { level: 'talk', helps: ['telefonseelsorge'] } });
    expect(hrefs(html)[1]).toBe('tel:08001110111');
    expect(html.indexOf('role="alert"')).toBeLessThan(html.indexOf('/watch/v1'));
    expect(partsOf(html).elements.find(({ attributes }) => attributes.role === 'alert')?.inside).toEqual([]);
    const alone = drawn({ ...none, emergency: { level: 'talk', helps: ['telefonseelsorge'] } });
    expect(textIn(alone)).not.toContain('noch nichts');
  });

  test('nothing found: what is near, else the search and the topics', () => {
    const near = drawn({ ...none, near: ['Impfung'] });
    expect(textIn(near)).toContain('Dazu haben wir noch nichts. Impfung');
    expect(hrefs(near)).toEqual(['/suche?query=Impfung']);
    expect(hrefs(drawn(none))).toEqual(['/suche', '/gesundheit', '/wohlfuehlen']);
  });

  test('a failure says so, and offers another try and the 112', () => {
    const html = drawn('failed');
    expect(textIn(html)).toMatch(/hat gerade nicht geklappt.*Nochmal versuchen.*112 anrufen/);
    expect(hrefs(html)).toEqual(['tel:112']);
    expect(textIn(drawn('open'))).toBe('Du: Was hilft?');
  });
});
