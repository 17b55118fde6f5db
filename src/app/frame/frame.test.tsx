import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { Frame as FrameSettings, Note } from '#catalog/contract.ts';
import { localeOfPath } from '#kit/locale.ts';
import { SiteProvider } from '#ui/site.tsx';
import { ErrorPage } from './error-page.tsx';
import { Frame } from './frame.tsx';
import { currentOf } from './navigation-entries.ts';
import { identity } from '../../../tests/identity.ts';

const settings: FrameSettings = {
  social_links: [
    { network: 'facebook', url: 'https://example.org/f' },
    { network: 'instagram', url: 'https://example.org/i' },
    { network: 'youtube', url: 'https://example.org/y' },
    { network: 'tiktok', url: 'https://example.org/t' },
  ],
  credit: { label: 'Studio Beispiel', url: 'https://example.org/studio' },
  since: 2021,
  icon: '',
};

const at = (path: string, node: ReactNode) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteProvider identity={identity} locale={localeOfPath(path)}>
        {node}
      </SiteProvider>
    </MemoryRouter>,
  );

const framed = (
  path: string,
  { routeName = 'start' as const, year = 2026, notes = [] as Note[], isMember = false, children = <h1>Seite</h1> } = {},
) =>
  at(
    path,
    <Frame
      frame={settings}
      notes={notes}
      routeName={routeName}
      year={year}
      isMember={isMember}
      loadContent={() => Promise.reject(new Error('not asked for'))}
    >
      {children}
    </Frame>,
  );

/** Links in a piece of markup as [name, URL]. */
const linksOf = (html: string): [string, string][] =>
  [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => [
    /aria-label="([^"]*)"/.exec(attributes)?.[1] ?? inner.replace(/<[^>]+>/g, '').trim(),
    /href="([^"]*)"/.exec(attributes)?.[1] ?? '',
  ]);

const part = (html: string, tag: string): string => new RegExp(`<${tag}[ >].*</${tag}>`, 's').exec(html)?.[0] ?? '';

test('S2.26 the frame has one header, one main and one footer, and the way past the header comes first', () => {
  const html = framed('/');
  for (const tag of ['header', 'main', 'footer']) expect(html.match(new RegExp(`<${tag}[ >]`, 'g'))).toHaveLength(1);
  expect(linksOf(html)[0]).toEqual(['Zum Inhalt', '#inhalt']);
  expect(html).toContain('<main id="inhalt"');
});

test('S2.27 the header leads to the start page, to the four parts of the site and to the search, without script', () => {
  expect(linksOf(part(framed('/partner'), 'header')).slice(0, 6)).toEqual([
    ['Sprechstunde, zur Startseite', '/'],
    ['Dr. Muster', '/mein-dr-muster'],
    ['Gesundheit', '/gesundheit'],
    ['Wohlfühlen', '/wohlfuehlen'],
    ['Partner', '/partner'],
    ['Suche', '/suche'],
  ]);
});

test('S2.27 the menu button says that its dropdown is closed', () => {
  expect(part(framed('/'), 'header')).toMatch(/<button[^>]*aria-expanded="false"[^>]*aria-controls="navigation"[^>]*>.*?Menü/s);
});

test("S2.27 'Login' leads visitors to the login, 'Profil' members to their own page, in both languages", () => {
  expect(linksOf(framed('/'))).toContainEqual(['Login', '/login']);
  const [german, english] = [framed('/', { isMember: true }), framed('/en', { isMember: true })];
  expect(linksOf(german)).toContainEqual(['Profil', '/home']);
  expect(linksOf(english)).toContainEqual(['Profile', '/en/home']);
  expect(german).not.toContain('Login');
});

test('S2.27 the navigation shows where the reader is', () => {
  expect(currentOf('/gesundheit', '/gesundheit')).toBe('page');
  expect(currentOf('/gesundheit', '/gesundheit/krankheiten')).toBe('true');
  expect(currentOf('/gesundheit', '/gesundheitswesen')).toBeUndefined();
});

test('S2.22 the language switch keeps the page and its query, and sets or removes the prefix', () => {
  const german = linksOf(framed('/gesundheit/krankheiten?letter=b&tag=herz')).find(([name]) => name === 'English');
  expect(german?.[1]).toBe('/en/gesundheit/krankheiten?letter=b&amp;tag=herz');
  const english = linksOf(framed('/en/gesundheit/krankheiten?letter=b')).find(([name]) => name === 'Deutsch');
  expect(english?.[1]).toBe('/gesundheit/krankheiten?letter=b');
  expect(linksOf(framed('/en')).find(([name]) => name === 'Deutsch')?.[1]).toBe('/');
  expect(linksOf(framed('/')).find(([name]) => name === 'English')?.[1]).toBe('/en');
});

test('S2.22 on the English page every link of the frame is English', () => {
  const inside = linksOf(framed('/en/partner')).filter(([name, to]) => to.startsWith('/') && name !== 'Deutsch');
  expect(inside.length).toBeGreaterThan(8);
  for (const [, to] of inside) expect(to).toMatch(/^\/en(\/|$)/);
});

test('S2.29 the footer has service, legal pages, four networks, copyright and credit', () => {
  const footer = part(framed('/'), 'footer');
  expect(linksOf(footer)).toEqual([
    ['Kontakt und Management', '/meta/kontakt'],
    ['Häufige Fragen - FAQ', '/meta/faq'],
    ['Wie wir arbeiten', '/meta/wie-wir-arbeiten'],
    ['Korrekturen', '/meta/korrekturen'],
    ['Datenschutz', '/meta/datenschutz'],
    ['Nutzungsbedingungen', '/meta/nutzungsbedingungen'],
    ['Impressum', '/meta/impressum'],
    ['Barrierefreiheit', '/meta/barrierefreiheit'],
    ['Barriere melden', '/meta/barriere-melden'],
    ['Vertrag widerrufen', '/widerruf'],
    ['Facebook', 'https://example.org/f'],
    ['Instagram', 'https://example.org/i'],
    ['YouTube', 'https://example.org/y'],
    ['TikTok', 'https://example.org/t'],
    ['Studio Beispiel', 'https://example.org/studio'],
  ]);
  expect(footer).toContain('Service');
  expect(footer).toContain('Rechtliches');
  expect(footer).toContain('© 2021–2026 Dr. Muster');
});

test('S16.1 the settings of the consent are at the end of every page, and without script lead to what there is to know', () => {
  const [german, english] = [part(framed('/partner'), 'footer'), part(framed('/en/partner'), 'footer')];
  expect(german).toMatch(/<form action="\/meta\/datenschutz"><button type="submit"[^>]*>Cookie-Einstellungen<\/button>/);
  expect(english).toMatch(/<form action="\/en\/meta\/datenschutz"><button type="submit"[^>]*>Cookie settings<\/button>/);
});

test('S2.29 in its first year the copyright line names one year', () => {
  expect(part(framed('/', { year: 2021 }), 'footer')).toContain('© 2021 Dr. Muster');
});

test('S2.25 the breadcrumbs of a category lead to its section', () => {
  const html = at(
    '/gesundheit/krankheiten',
    <Frame
      frame={settings}
      notes={[]}
      routeName="health.detail"
      year={2026}
      loadContent={() => Promise.reject(new Error('not asked for'))}
    >
      <h1>Krankheiten</h1>
    </Frame>,
  );
  const crumbs = /<nav[^>]*aria-label="Brotkrumen".*?<\/nav>/s.exec(html)?.[0] ?? '';
  expect(linksOf(crumbs)).toEqual([['Gesundheit', '/gesundheit']]);
  expect(framed('/')).not.toContain('Brotkrumen');
});

test('S2.28 flyouts cost nothing before they are opened', () => {
  const html = framed('/');
  expect(html).not.toContain('Meine 30-Tage-Kurse');
  expect(html).not.toContain('Wissen von A-Z');
});

test('S2.46 notes are hidden at first, and the toggle says so', () => {
  const html = framed('/', { notes: [{ id: '1', copy: '<p>Durchgesehen</p>', lang: 'de' }] });
  expect(html).toMatch(/<button[^>]*aria-pressed="false"[^>]*>.*?Hinweise/s);
  expect(html).not.toContain('Durchgesehen');
});

test('S2.17 an unknown page says so and shows ways on', () => {
  const html = at('/nirgends', <ErrorPage code={404} />);
  expect(html).toMatch(/<h1[^>]*>Seite nicht gefunden\.<\/h1>/);
  expect(html).toContain('Fehler 404');
  expect(html).toMatch(/<form [^>]*action="\/suche".*<input [^>]*name="query"/s);
  expect(at('/403', <ErrorPage code={403} />)).not.toContain('<form');
  expect(linksOf(html).map(([, to]) => to)).toEqual([
    '/',
    '/mein-dr-muster',
    '/gesundheit',
    '/wohlfuehlen',
    '/partner',
    '/suche',
  ]);
});

test('S2.17 a forbidden page is the same page with code 403 and its own words', () => {
  const html = at('/403', <ErrorPage code={403} />);
  expect(html).toContain('Fehler 403');
  expect(html).not.toContain('Seite nicht gefunden.');
});
