import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { User } from '#accounts/contract.ts';
import type { SiteContent } from '#catalog/contract.ts';
import { SiteProvider } from '#ui/site.tsx';
import { playlist as samplePlaylist, video as sampleVideo } from '../../../tests/sample-entries.ts';
import { content as siteContent } from '../../../tests/sample-pages.ts';
import { OwnParts } from './own-parts.tsx';
import { StartPage } from './start.page.tsx';
import { identity } from '../../../tests/identity.ts';

const video = (shortid: string, title: string) => sampleVideo({ shortid, title, start: '21.11.2026 06:00' });
const playlist = (shortid: string, title: string) =>
  samplePlaylist({ shortid, slug: shortid, title, title_list: title, title_teaser: title });

const shown = (content: Partial<SiteContent>, locale: 'de' | 'en' = 'de') =>
  renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider identity={identity} locale={locale}>
        <StartPage content={siteContent({ motto: { text: 'Ein Satz.', lang: 'de' }, ...content })} />
      </SiteProvider>
    </MemoryRouter>,
  );

const notice = {
  title: 'Unsere Kurse sind umgezogen',
  copy: '<p>Für gesetzlich Versicherte kostenlos.</p>',
  lang: 'de' as const,
};

test('S1.6 the notice that the courses moved stands on the start page', () => {
  const html = shown({ notice });
  expect(html).toContain('Unsere Kurse sind umgezogen');
  expect(html).toContain('<p>Für gesetzlich Versicherte kostenlos.</p>');
});

test('S1.6 a notice that is switched off leaves nothing behind', () => {
  expect(shown({ dailies: [video('v1', 'Atmen')] })).not.toContain('umgezogen');
});

test('S2.1 S19.1 where nobody wrote a sentence, the heading is the name of the site', () => {
  for (const text of ['', ' ']) expect(shown({ motto: { text, lang: 'de' } }, 'en')).toMatch(/<h1[^>]*>Sprechstunde<\/h1>/);
});

test("S2.1 the presenter's sentence is the one heading of the first level", () => {
  expect(
    shown({})
      .match(/<h1[^>]*>.*?<\/h1>/gs)
      ?.map((h1) => h1.replace(/<[^>]+>/g, '')),
  ).toEqual(['Ein Satz.']);
});

test('S2.1 a member without a course and without a daily sees no heading above nothing', () => {
  const own = (daily: ReturnType<typeof video> | undefined): string =>
    renderToStaticMarkup(
      <MemoryRouter>
        <SiteProvider identity={identity} locale="de">
          <OwnParts user={{ coachings: [] as User['coachings'] } as User} daily={daily} />
        </SiteProvider>
      </MemoryRouter>,
    );
  expect(own(undefined)).toBe('');
  expect(own(video('v1', 'Atmen'))).toContain('Heute für Dich');
});

test('S2.1 the picked playlists stand in the order of the settings', () => {
  const html = shown({ playlists: [playlist('aaa', 'Zuerst'), playlist('bbb', 'Danach'), playlist('ccc', 'Zuletzt')] });
  const places = ['Zuerst', 'Danach', 'Zuletzt'].map((title) => html.indexOf(title));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('S2.36 the latest daily shows its day', () => {
  expect(shown({ dailies: [video('v1', 'Atmen')] })).toContain('Daily 21.11');
});

test('S2.23 both sections are doors with all their topics', () => {
  const html = shown({});
  for (const path of ['/gesundheit"', '/wohlfuehlen"', '/gesundheit/medikamente', '/wohlfuehlen/meine-buchtipps']) {
    expect(html).toContain(`href="${path}`);
  }
});

test('S1.7 on the English page a German sentence says that it is German', () => {
  expect(shown({}, 'en')).toMatch(/<h1[^>]*lang="de"/);
});

test('an empty catalogue leaves no heading without content', () => {
  const html = shown({});
  for (const title of ['Besonders sehenswert', 'Jeden Tag ein Daily', 'Neu<', 'Meistgesehen', 'Auszeiten', 'Unsere Partner']) {
    expect(html).not.toContain(title);
  }
});

test('S2.1 the shuffle is there where a highlight has a playlist, and leads to it with its first one', () => {
  const listed = { ...video('h2', 'Herz'), playlists: [{ shortid: 'l-herz', slug: 'herz', title: 'Herz', category: null }] };
  expect(shown({ highlights: [video('h1', 'Allein')] })).not.toContain('Zufallsvideo');
  expect(shown({ highlights: [video('h1', 'Allein'), listed] })).toMatch(
    /<form action="\/watch\/h2\/playlist\/l-herz">.*?Zufallsvideo/,
  );
});
