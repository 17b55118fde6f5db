import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '#kit/locale.ts';
import { inLocalePath, withoutLocale } from '#paths/routes.ts';
import { pageTexts } from '#catalog/page-texts.ts';
import { siteTexts } from '#catalog/sitewide/texts.ts';
import { catalogTexts } from '#catalog/texts.ts';
import { partsOf, unescaped, type PageParts } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';
import * as world from '../../../tests/world.ts';
import * as demo from '../../../demo/content/index.ts';

const leftovers = /\{presenter\}|\{site\}|undefined|\[object|NaN|null Min|Invalid Date/;

const textOf = ({ texts }: PageParts): string => texts.map(({ text }) => text).join(' ');
const named = ({ elements }: PageParts, name: string) => elements.filter((element) => element.name === name);
/** Page-level landmarks; within an article or section these elements are none. */
const landmarks = (page: PageParts, name: string) =>
  named(page, name).filter(({ inside }) => !inside.some((around) => ['main', 'article', 'section'].includes(around)));
const titleOf = ({ texts }: PageParts): string => texts.find(({ inside }) => inside.at(-1) === 'title')?.text ?? '';
const linkOf = (page: PageParts, rel: string, hreflang?: string) =>
  named(page, 'link').find(({ attributes }) => attributes.rel === rel && attributes.hreflang === hreflang)?.attributes.href;
const metaOf = (page: PageParts, property: string) =>
  named(page, 'meta').find(({ attributes }) => attributes.property === property || attributes.name === property)?.attributes
    .content;
/** Excludes the head, whose description may be in the language of its entry. */
const bodyTexts = ({ texts }: PageParts) => texts.filter(({ inside }) => inside.includes('body'));

onSite('the pages', (site) => {
  // Nothing changes in this suite, so each page is parsed once.
  const opened = new Map<string, PageParts>();
  const open = async (path: string): Promise<PageParts> => {
    const parts = opened.get(path) ?? partsOf((await site().get(path)).text);
    opened.set(path, parts);
    return parts;
  };

  describe.each(locales)('in %s', (locale: Locale) => {
    test('S2.1 S2.9 S2.10 S2.11 S2.15 S17.1 every page is complete HTML in its language, with one h1, one main and a title of its own', async () => {
      const titles: string[] = [];
      for (const { path } of world.sitePages(locale)) {
        const { status, headers, text } = await site().get(path);
        expect([status, headers['content-type']], path).toEqual([200, 'text/html; charset=utf-8']);
        const page = await open(path);
        expect(named(page, 'html')[0]?.attributes.lang, path).toBe(locale);
        for (const name of ['h1', 'main', 'title']) expect(named(page, name), `${path} ${name}`).toHaveLength(1);
        for (const name of ['header', 'footer']) expect(landmarks(page, name), `${path} ${name}`).toHaveLength(1);
        const [heading] = page.texts.filter(({ inside }) => inside.includes('h1'));
        expect(heading?.text, path).toBeTruthy();
        expect(page.inlineScripts, path).toEqual([expect.stringContaining('dataset.tone')]);
        expect(text.match(/\son[a-z]+="/g), path).toBeNull();
        expect(textOf(page), path).not.toMatch(leftovers);
        titles.push(titleOf(page));
      }
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    });

    test('S1.7 what has no English is marked as German on English pages, and nothing else is', async () => {
      let marked = 0;
      for (const { path } of world.sitePages(locale)) {
        for (const { text, lang } of bodyTexts(await open(path))) {
          if (!world.germanOnly.has(text)) continue;
          expect(lang, `${path}: ${text}`).toBe('de');
          marked += 1;
        }
      }
      expect(marked).toBeGreaterThan(20);
    });

    test('S2.12 a watch address is the start page with the video in it, and never its stream', async () => {
      for (const path of world.watchPages(locale)) {
        const { status, text } = await site().get(path);
        expect(status, path).toBe(200);
        const page = partsOf(text);
        expect(named(page, 'h1'), path).toHaveLength(1);
        expect(named(page, 'main'), path).toHaveLength(1);
        expect(text, path).not.toMatch(/stream_id|file_1920|file_960|[?&;]s=[\w-]{43}/);
      }
      const [path = ''] = world.watchPages(locale);
      const { text } = await site().get(path);
      expect(text, 'the poster, which the layer shows first').toMatch(/<link rel="preload" as="image"[^>]*\/storage\/poster\//);
      const shared = partsOf(text);
      expect(titleOf(shared)).toContain(
        locale === 'de' ? world.freeVideo.title : (world.freeVideo.en?.title ?? world.freeVideo.title),
      );
      expect(metaOf(shared, 'og:image')).toMatch(/^https:\/\/sprechstunde\.example\/sharing\/.+\.jpg\?v=\w+$/);
    });

    test('S2.12 S8.5 the address of a video that is no more is the start page with status 404', async () => {
      const { status, text } = await site().get(inLocalePath('/watch/nirgends', locale));
      expect(status).toBe(404);
      expect(named(partsOf(text), 'h1')).toHaveLength(1);
      expect(text).toContain('/storage/start/hero');
    });

    test('S2.12 S16.6 nothing more is drawn of it than its first screen: anybody can invent such addresses, and none is kept', async () => {
      const { text } = await site().get(inLocalePath('/watch/nirgends', locale));
      expect((await site().get(inLocalePath('/', locale))).text).toMatch(/<a [^>]*href="[^"]*\/watch\//);
      expect(text).not.toMatch(/<a [^>]*href="[^"]*\/watch\/(?!nirgends)/);
    });

    test('S2.12 S17.2 S6.1 the watch page of a protected video tells what lists tell of it, and nothing of its stream', async () => {
      for (const shortid of [world.coachingDay, world.exclusiveVideo]) {
        const path = inLocalePath(`/watch/${shortid}`, locale);
        const page = await open(path);
        const video = demo.videos.find((entry) => entry.shortid === shortid);
        const english = locale === 'en' ? video?.en : undefined;
        expect(titleOf(page)).toBe(`${english?.title ?? video?.title} – Sprechstunde`);
        expect(metaOf(page, 'description')).toBeTruthy();
        expect(metaOf(page, 'og:image')).toMatch(/^https:\/\/sprechstunde\.example\/sharing\/.+\.jpg\?v=\w+$/);
        expect(metaOf(page, 'og:image')).not.toContain('/share/default');
        const { status, text } = await site().get(path);
        expect(status).toBe(200);
        expect(text).not.toMatch(/stream_id|\/asset\/|[?&;]s=[\w-]{43}/);
      }
    });

    test('S2.37 a section shows eight of its newest playlists', async () => {
      for (const [path, name] of [
        ['/gesundheit', pageTexts[locale].sections.health.newest],
        ['/wohlfuehlen', pageTexts[locale].sections.feelgood.newest],
      ] as const) {
        const { text } = await site().get(inLocalePath(path, locale));
        const row = text.slice(text.indexOf(`>${name}<`)).split('<h2')[0] ?? '';
        const links = row.match(/href="(?:\/en)?\/playlist\/[\w-]+"/g);
        expect(new Set(links), path).toHaveProperty('size', 8);
      }
    });

    test('S2.22 S17.2 canonical and alternate addresses name the page in both languages', async () => {
      for (const path of [...world.sitePages(locale).map((page) => page.path), ...world.watchPages(locale)]) {
        const page = await open(path);
        // Checkout pages should not be indexed.
        if (path.includes('/shop/checkout/')) {
          expect(metaOf(page, 'robots'), path).toBe('noindex');
          continue;
        }
        const plain = withoutLocale(path);
        const at = (relative: string): string => `https://sprechstunde.example${relative}`;
        expect(linkOf(page, 'canonical'), path).toBe(at(path));
        expect(linkOf(page, 'alternate', 'de'), path).toBe(at(plain));
        expect(linkOf(page, 'alternate', 'en'), path).toBe(at(inLocalePath(plain, 'en')));
        expect(linkOf(page, 'alternate', 'x-default'), path).toBe(at(plain));
        expect(metaOf(page, 'og:url'), path).toBe(at(path));
      }
      for (const { path } of world.sitePages(locale))
        if (!path.includes('/shop/checkout/')) expect(metaOf(await open(path), 'description'), path).toBeTruthy();
    });

    test('S17.2 canonical and alternate addresses are the same whatever is asked for; a part of a list is not indexed', async () => {
      const queries = ['utm_source=x&fbclid=1', 't=30', 'sprache=einfach', 'a=%22%3E%3Cscript%3E', '%F0%9F%98%80=&&=?', 'page=1'];
      const paths = [...world.sitePages(locale).map(({ path }) => path), ...world.watchPages(locale)];
      // Of each kind some: each query of each page is drawn anew.
      for (const path of paths.filter((one, index) => !one.includes('/shop/checkout/') && index % 5 === 0))
        for (const query of queries) {
          const page = partsOf((await site().get(`${path}?${query}`)).text);
          expect(linkOf(page, 'canonical'), `${path}?${query}`).toBe(`https://sprechstunde.example${path}`);
          expect(metaOf(page, 'robots'), `${path}?${query}`).toBeUndefined();
          const other = inLocalePath(withoutLocale(path), locale === 'de' ? 'en' : 'de');
          expect(linkOf(page, 'alternate', locale === 'de' ? 'en' : 'de'), path).toBe(`https://sprechstunde.example${other}`);
        }
      const { path = '' } = world.sitePages(locale).find(({ category }) => category !== undefined) ?? {};
      for (const query of ['letter=a', 'letter=a&page=2']) {
        const { text } = await site().get(`${path}?${query}`);
        if (text.includes('noindex')) expect(text, query).not.toMatch(/rel="canonical"|hreflang="x-default"/);
      }
    });

    test('S2.22 each page leads to itself in the other language', async () => {
      const [other, lang] = locale === 'de' ? (['en', 'English'] as const) : (['de', 'Deutsch'] as const);
      for (const { path } of world.sitePages(locale)) {
        const switches = named(await open(path), 'a').filter(({ attributes }) => attributes.hreflang === other);
        expect(
          switches.map(({ attributes }) => attributes.href),
          `${path} ${lang}`,
        ).toContain(inLocalePath(withoutLocale(path), other));
      }
    });

    test('S2.23 S2.24 each of the eleven categories has its title and its sentence', async () => {
      const ofCategories = world.sitePages(locale).filter(({ category }) => category !== undefined);
      expect(ofCategories).toHaveLength(11);
      for (const { path, category } of ofCategories) {
        const page = await open(path);
        const { title } = catalogTexts[locale].categories[category ?? 'krankheiten'];
        const intro = siteTexts[locale].intros[category ?? 'krankheiten'];
        expect(textOf(page), path).toContain(intro);
        expect(titleOf(page), path).toContain(title);
        if (locale === 'de')
          expect(intro, path).toMatch(
            category === 'fachaerzte' ? /^Hier findest Du alle Fachärzte/ : /^Hier findest Du alle Videos rund um /,
          );
        const hasHeader = named(page, 'img').some(({ attributes }) => attributes.src?.includes(`/detail-header/`));
        expect(hasHeader, path).toBe(category !== 'fitness-und-bewegung');
      }
    });

    test('S2.25 the breadcrumb of a page names its section and leads there', async () => {
      const words = { de: ['Gesundheit', 'Wohlfühlen', 'Partner'], en: ['Health', 'Wellbeing', 'Partners'] }[locale];
      const sections = ['/gesundheit', '/wohlfuehlen', '/partner'];
      const partner = demo.partners[0]?.slug;
      for (const [index, path] of ['/gesundheit/krankheiten', '/wohlfuehlen/meine-buchtipps', `/partner/${partner}`].entries()) {
        const { text } = await site().get(inLocalePath(path, locale));
        const [, crumbs = ''] = /<nav[^>]+aria-label="(?:Brotkrumen|Breadcrumbs)"[^>]*>([\s\S]*?)<\/nav>/.exec(text) ?? [];
        const [first] = partsOf(crumbs).elements.filter(({ name }) => name === 'a');
        expect(first?.attributes.href, path).toBe(inLocalePath(sections[index] ?? '', locale));
        expect(partsOf(crumbs).texts[0]?.text, path).toBe(words[index]);
      }
      expect((await site().get(inLocalePath('/', locale))).text).not.toMatch(/aria-label="(?:Brotkrumen|Breadcrumbs)"/);
    });

    test('S2.21 each page carries the background theme of its route', async () => {
      const themeOf = async (path: string) =>
        (await open(inLocalePath(path, locale))).elements.flatMap(({ attributes }) => attributes['data-background'] ?? []);
      expect(await themeOf('/')).toEqual(['default']);
      expect(await themeOf('/gesundheit/krankheiten')).toEqual(['default']);
      expect(await themeOf('/wohlfuehlen')).toEqual(['feelgood']);
      expect(await themeOf('/wohlfuehlen/meine-buchtipps')).toEqual(['feelgood']);
      expect(await themeOf(`/mein-dr-muster/auszeit/${demo.retreats[0]?.slug}`)).toEqual(['feelgood']);
    });

    test('S2.17 what does not exist is a 404 page, also where only the form is wrong (S5.8)', async () => {
      const lost = [
        '/gibt-es-nicht',
        '/404',
        '/gesundheit/gibt-es-nicht',
        '/gesundheit/meine-buchtipps',
        '/wohlfuehlen/krankheiten',
        '/partner/gibt-es-nicht',
        '/partner/Groß',
        '/mein-dr-muster/gibt-es-nicht',
        '/mein-dr-muster/coaching/gibt-es-nicht',
        '/mein-dr-muster/auszeit/--',
        '/mein-dr-anders',
        '/playlist/gibt-es-nicht',
        '/playlist/a--b',
        '/watch/ab',
        '/watch/viel-zu-lang-fuer-eine',
        `/watch/${world.freeVideo.shortid}/playlist/!`,
        '/meta/gibt-es-nicht',
        '/suche/schlaf',
        '/Gesundheit',
      ];
      const words = { de: 'Seite nicht gefunden.', en: 'Page not found.' }[locale];
      for (const path of lost) {
        const { status, headers, text } = await site().get(encodeURI(inLocalePath(path, locale)));
        expect([status, headers['content-type']], path).toEqual([404, 'text/html; charset=utf-8']);
        const page = partsOf(text);
        expect(page.texts.find(({ inside }) => inside.includes('h1'))?.text, path).toBe(words);
        expect(titleOf(page), path).toContain(words);
        expect(named(page, 'main'), path).toHaveLength(1);
        expect(named(page, 'html')[0]?.attributes.lang, path).toBe(locale);
      }
    });

    test('S2.17 /403 is the same page with its own code and status', async () => {
      const { status, text } = await site().get(inLocalePath('/403', locale));
      expect(status).toBe(403);
      expect(textOf(partsOf(text))).toContain('403');
    });
  });

  test('S1.9 no name of the presenter stands in the code: another one is everywhere', async () => {
    const { text } = await site().get('/');
    expect(text).toContain('Dr. Muster');
    expect(text).toContain('/mein-dr-muster');
  });

  test('S2.29 the footer has service, legal pages, four networks, the years and the credit', async () => {
    const { text } = await site().get('/');
    const footer = /<footer[\s\S]*<\/footer>/.exec(text)?.[0] ?? '';
    const { texts, elements } = partsOf(footer);
    const words = texts.map((part) => part.text);
    for (const word of [
      'Service',
      'Kontakt und Management',
      'Häufige Fragen - FAQ',
      'Rechtliches',
      'Datenschutz',
      'Nutzungsbedingungen',
      'Impressum',
      demo.settings.credit.label,
    ])
      expect(words).toContain(word);
    expect(textOf(partsOf(footer))).toContain('© 2021–2026 Dr. Muster');
    const links = elements.flatMap(({ name, attributes }) => (name === 'a' ? [attributes.href] : []));
    for (const { url } of demo.settings.socialLinks) expect(links).toContain(url);
    for (const slug of ['kontakt', 'faq', 'datenschutz', 'nutzungsbedingungen', 'impressum', 'barrierefreiheit'])
      expect(links).toContain(`/meta/${slug}`);
  });

  test('S2.29 every link within a page leads to a page that is there', async () => {
    const links = new Set<string>();
    for (const { path } of world.sitePages('de'))
      for (const { name, attributes } of (await open(path)).elements)
        if (name === 'a' && attributes.href?.startsWith('/')) links.add(attributes.href.replace(/[?#].*/, ''));
    expect(links.size).toBeGreaterThan(150);
    // Rendering several hundred more pages would only confirm that each path belongs to an entry.
    const known = new Set([...world.sitePages('de').map(({ path }) => path), ...world.entryAddresses()]);
    const others = [...links].filter((link) => !known.has(withoutLocale(link)));
    const [files, rest] = [others.filter((link) => link.startsWith('/api/')), others.filter((link) => !link.startsWith('/api/'))];
    expect(files).toHaveLength(demo.retreats.length);
    const products = rest.filter((link) => link.startsWith('/shop/product/'));
    expect(products).toHaveLength(demo.products.length);
    for (const link of [...files, ...products]) expect((await site().get(link)).status, link).toBe(200);
    // Images of modules open in a lightbox (S2.26), and without JavaScript are plain links to the image.
    const pictures = rest.filter((link) => link.startsWith('/storage/'));
    for (const link of pictures) expect((await site().get(link)).status, link).toBe(200);
    const ofMembers = rest.filter((link) => ![...products, ...pictures].includes(link));
    expect(ofMembers.toSorted()).toEqual(['/login', '/meta/barriere-melden', '/password/forgot', '/register', '/user/profile']);
    for (const link of ofMembers) {
      const { status, headers } = await site().get(link);
      expect(headers.location ?? status, link).toBe(link === '/user/profile' ? '/login?redirect=%2Fuser%2Fprofile' : 200);
    }
  });

  test('S2.30 a question of the FAQ is found by its data-question', async () => {
    const { elements } = await open('/meta/faq');
    const questions = elements.flatMap(({ attributes }) => attributes['data-question'] ?? []);
    expect(questions.length).toBe(demo.pages.find(({ slug }) => slug === 'faq')?.modules.length);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('S2.39 a letter and a tag of a category are part of its address', async () => {
    const { text } = await site().get('/gesundheit/krankheiten?letter=d');
    expect(text).toContain('Themen mit D');
    const all = await site().get('/gesundheit/krankheiten');
    expect(all.text).not.toBe(text);
    expect(unescaped(text)).not.toContain('Themen mit A');
  });
});
