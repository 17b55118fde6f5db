import { describe, expect, test, vi } from 'vitest';
import { CoachingPage } from './coaching-page.tsx';
import { FaqPage } from './faq.page.tsx';
import { MetaPage } from './meta.page.tsx';
import { ModuleViews } from './module-view.tsx';
import { PartnerPage, PartnersPage } from './partners.page.tsx';
import { PlaylistPage } from './playlist-page.tsx';
import { PresenterPage } from './presenter.page.tsx';
import { ProjectPage } from './project.page.tsx';
import { RetreatPage } from './retreat.page.tsx';
import { siteTexts } from '../sitewide/texts.ts';
import { SectionPage, trendingIn } from './categories/section.page.tsx';
import { headingLevels, render, textOf } from './render-page.tsx';
import { bergluft, module, playlist, playlists, video, videos } from '../../../tests/sample-entries.ts';
import { coaching, page, partner, project, retreat } from '../../../tests/sample-pages.ts';

const pages = {
  health: <SectionPage section="health" intro={siteTexts.de.intros.health} newest={playlists(3)} trending={videos(3)} />,
  feelgood: <SectionPage section="feelgood" intro={siteTexts.de.intros.feelgood} newest={[]} trending={[]} />,
  playlist: <PlaylistPage playlist={playlist({ trailers: videos(1) })} />,
  partners: <PartnersPage intro={siteTexts.de.intros.partner} partners={[partner()]} />,
  partner: <PartnerPage partner={partner({ modules: [module()], playlists: playlists(2) })} />,
  presenter: (
    <PresenterPage intro={siteTexts.de.intros.presenter} projects={[project()]} coachings={[coaching()]} retreats={[retreat()]} />
  ),
  project: <ProjectPage project={project()} />,
  coaching: <CoachingPage coaching={coaching({ trailers: videos(2) })} />,
  retreat: <RetreatPage retreat={retreat()} />,
  meta: <MetaPage page={page({ slug: 'impressum' })} />,
  faq: <FaqPage page={page()} />,
};

test.each(Object.entries(pages))('S19.1 the page %s has one h1, first, and leaves out no level', (_, node) => {
  const levels = headingLevels(render(node));
  expect(levels[0]).toBe(1);
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('S2.9 a presenter without courses, retreats and projects says so', () => {
  const { presenter: intro } = siteTexts.de.intros;
  const html = render(<PresenterPage intro={intro} projects={[]} coachings={[]} retreats={[]} />);
  expect(textOf(html)).toContain('Im Moment gibt es hier noch keine Kurse, Auszeiten und Projekte.');
  expect(textOf(html)).not.toContain(intro);
});

describe('section', () => {
  test('S2.23 health has its two groups with seven categories, feel-good its four', () => {
    const html = render(pages.health);
    expect(textOf(html)).toMatch(/Wissen von A-Z .*Dein Körper .*Ratgeber .*Medikamente/);
    expect(html.match(/href="\/gesundheit\//g)).toHaveLength(7);
    expect(render(pages.feelgood).match(/href="\/wohlfuehlen\//g)).toHaveLength(4);
    expect(textOf(render(pages.feelgood))).toContain('Ernährung & Abnehmen');
  });

  test('S2.37 the row of the most viewed holds what belongs to the section, if that makes a row', () => {
    const feelgood = playlists(3).map((entry) => ({
      ...entry,
      category: 'meine-buchtipps' as const,
      slug: `buch-${entry.slug}`,
    }));
    const seen = [...playlists(3), ...feelgood].map(({ slug, shortid, title, category }) =>
      video({ shortid: `v-${slug}`, playlists: [{ slug, shortid, title, category }] }),
    );
    expect(trendingIn('feelgood', seen).map(({ shortid }) => shortid)).toEqual([
      'v-buch-liste-0',
      'v-buch-liste-1',
      'v-buch-liste-2',
    ]);
    expect(trendingIn('health', seen.slice(0, 2))).toEqual([]);
  });

  test('S2.37 what is new is a row from three playlists on', () => {
    const heading = 'Neu in Gesundheit';
    expect(
      textOf(render(<SectionPage section="health" intro={siteTexts.de.intros.health} newest={playlists(3)} trending={[]} />)),
    ).toContain(heading);
    expect(
      textOf(render(<SectionPage section="health" intro={siteTexts.de.intros.health} newest={playlists(2)} trending={[]} />)),
    ).not.toContain(heading);
  });
});

describe('playlist', () => {
  const many = playlist({ videos: videos(200), total: 430 });

  test('S2.11 shows 24 videos at first and offers more', () => {
    const html = render(<PlaylistPage playlist={many} />);
    expect(html.match(/<article/g)).toHaveLength(24);
    expect(textOf(html)).toMatch(/24 von 430 Videos Mehr anzeigen/);
    expect(render(<PlaylistPage playlist={playlist()} />)).not.toContain('Mehr anzeigen');
  });

  test('S17.1 without script the rest of what was delivered is there as links', () =>
    expect(
      /<noscript>(.*)<\/noscript>/s.exec(render(<PlaylistPage playlist={many} />))?.[1]?.match(/href="\/watch/g),
    ).toHaveLength(176));

  test('S15.2 partner content is labelled before its title and leads to the partner', () => {
    const html = render(<PlaylistPage playlist={playlist({ partners: [bergluft] })} />);
    expect(textOf(html)).toMatch(/^Anzeige · Partnerinhalt: Bergluft-Stiftung .*Husten verstehen/);
    expect(textOf(html)).toContain('Zum Partner');
  });

  test('S6.3 the download shows only where its address is', () => {
    expect(textOf(render(<PlaylistPage playlist={playlist({ download_label: 'Tagebuch' })} />))).not.toContain('Tagebuch');
    expect(textOf(render(<PlaylistPage playlist={playlist({ download_label: 'Tagebuch', download: '/d' })} />))).toContain(
      'Tagebuch',
    );
  });

  test('a single video is not called all of them', () => {
    const text = textOf(render(<PlaylistPage playlist={playlist({ videos: videos(1), total: 1 })} />));
    expect(text).toContain('Video abspielen');
    expect(text).not.toContain('Alle abspielen');
  });

  test('S2.11 its end leads to the topics beside it', () => {
    expect(render(<PlaylistPage playlist={playlist()} />)).toMatch(/href="\/gesundheit\/krankheiten".*Mehr aus „Krankheiten“/s);
    expect(render(<PlaylistPage playlist={playlist({ category: null })} />)).not.toContain('Mehr aus');
  });

  test('an empty one says so', () =>
    expect(textOf(render(<PlaylistPage playlist={playlist({ videos: [], total: 0 })} />))).toContain('noch kein Video'));
});

test("S2.36 a partner's page leads to its website and not to itself", () => {
  const node = <PartnerPage partner={partner({ playlists: [playlist({ partners: [bergluft] })] })} />;
  const html = render(node, '/partner/bergluft');
  expect(html).toMatch(/href="https:\/\/bergluft.example.org\/".*Zur Website vom Partner/s);
  expect(html).not.toContain('Zum Partner');
  expect(textOf(html)).toMatch(/^Anzeige /);
});

describe('coaching', () => {
  test('S2.9 shows price, what is in it, and a step for each day', () => {
    const text = textOf(render(pages.coaching));
    expect(text).toContain('49,00 €');
    expect(text).toContain('Das erwartet Dich im Coaching');
    expect(text).toMatch(/Tag 1 Video 0 .*Tag 30 Video 29/);
  });

  test('S4.10 its trailers are links, its days are not', () => {
    const html = render(<CoachingPage coaching={coaching({ trailers: [video({ shortid: 'trailer1' })] })} />);
    expect(html.match(/href="\/watch\//g)?.length).toBeGreaterThan(0);
    expect(html).not.toMatch(/href="\/watch\/(?!trailer1)/);
    expect(render(<CoachingPage coaching={coaching()} />)).not.toContain('href="/watch');
  });

  test('without a trailer no card repeats its title and picture', () => {
    const html = render(<CoachingPage coaching={coaching()} />);
    expect(html.match(/coaching\/a/g)?.length).toBeLessThan(render(pages.coaching).match(/coaching\/a/g)?.length ?? 0);
    expect(html.match(/>Besser schlafen</g)).toHaveLength(1);
  });

  test('S2.9 the days stand before advice and questions', () =>
    expect(textOf(render(pages.coaching))).toMatch(/Für wen .*Deine 30 Tage .*Fragen/));
});

test('S2.9 a retreat shows when, where and for how much', () => {
  expect(textOf(render(pages.retreat))).toMatch(/Wann 12\. bis 15\. März 2027 Wo Allgäu Preis 49,00 €/);
  expect(textOf(render(pages.retreat, '/en'))).toMatch(/When 12 to 15 March 2027 Where Allgäu Price/);
});

test('S2.9 the server says whether a retreat can still be booked, not the clock of the device', () => {
  vi.useFakeTimers({ now: Date.parse('2027-03-13T12:00:00Z') });
  try {
    const words = (over: Parameters<typeof retreat>[0]) => textOf(render(<RetreatPage retreat={retreat(over)} />));
    expect(words({ on_sale: true, places_left: 3 })).toMatch(/Platz buchen .*Noch 3 Plätze frei/);
    expect(words({ on_sale: false, places_left: 3 })).toContain('Diese Auszeit hat schon begonnen.');
    expect(words({ on_sale: false, places_left: 3 })).not.toContain('frei');
    vi.setSystemTime(Date.parse('2027-03-01T12:00:00Z'));
    expect(words({ on_sale: false })).toContain('Im Moment nicht buchbar.');
  } finally {
    vi.useRealTimers();
  }
});

describe('FAQ', () => {
  const html = render(pages.faq);

  test('S2.30 each question has its data-question, and a link that works as an anchor', () => {
    expect(html).toMatch(/<a href="#was-kostet-das"[^>]*>Was kostet das\?/);
    expect(html).toMatch(/<details data-question="was-kostet-das"[^>]*>.*?<h2[^>]*>Was kostet das/);
    expect(html).toContain('id="was-kostet-das"');
  });

  test("S2.30 'Zurück zu den FAQ' leads to the top", () => {
    expect(html.match(/<a href="#faq"[^>]*>.*?Zurück zu den FAQ/gs)).toHaveLength(2);
    expect(html).toContain('id="faq"');
  });
});

const view = (...modules: ReturnType<typeof module>[]) => <ModuleViews modules={modules} written={modules} />;

describe('module', () => {
  test('S3.9 the picture stands at its side', () => {
    expect(render(view(module({ image_position: 'right' }, 'text-image')))).toContain('data-image="right"');
    expect(render(view(module()))).not.toContain('<img');
  });

  test('S3.9 S19.1 the picture is described, also where it is enlarged; without a description its title has to do', () => {
    const described = render(view(module({ image_alt: 'Ein Baum', title: 'Ruhe' }, 'text-image')));
    expect(described).toContain('alt="Ein Baum"');
    expect(described).toContain('aria-label="Bild vergrößern: Ein Baum"');
    expect(render(view(module({ title: 'Ruhe' }, 'text-image')))).toContain('aria-label="Bild vergrößern: Ruhe"');
  });

  test('S3.9 the first playlist is used; none shows nothing', () => {
    const html = render(view(module({ playlist: playlists(2) }, 'playlist')));
    expect(html).toContain('/playlist/liste-0');
    expect(html).not.toContain('/playlist/liste-1');
    expect(render(view(module({}, 'playlist')))).toBe('');
  });

  test('S1.7 a German module on an English page is marked', () => expect(render(view(module()), '/en')).toContain('lang="de"'));

  test('S2.15 each heading has an anchor of its own, also in rich text and beside the same title', () => {
    const html = render(
      view(
        module({ title: '9. Widerrufsbelehrung', copy: '<h3>Widerrufsrecht &amp; Folgen</h3><p>So.</p>' }),
        { ...module({ title: '9. Widerrufsbelehrung', copy: '<h3>Folgen <em>im Fall</em></h3>' }), id: 'another' },
        { ...module({ title: 'Inhalt', copy: '<p>Text</p>' }), id: 'third' },
      ),
    );
    expect([...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'widerrufsbelehrung',
      'widerrufsrecht-folgen',
      'widerrufsbelehrung-2',
      'folgen-im-fall',
      // The frame has an element with this id.
      'inhalt-2',
    ]);
  });

  test('S2.15 S19.4 a block has the same anchor in easy German', () => {
    const written = module({ title: 'Deine Rechte' });
    const easy = { ...written, content: { ...written.content, title: 'Das darfst du' }, lang: 'de-simple' as const };
    expect(render(<ModuleViews modules={[easy]} written={[written]} />)).toMatch(/<h2 id="deine-rechte"[^>]*>Das darfst du/);
  });
});
