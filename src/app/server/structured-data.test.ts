import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { locales } from '#kit/locale.ts';
import { embedPath } from '#paths/share.ts';
import * as demo from '../../../demo/content/index.ts';
import { partsOf } from '../../../tests/html.ts';
import { onSite } from '../../../tests/served.ts';
import * as world from '../../../tests/world.ts';

type Node = { readonly '@type': string | readonly string[] } & Readonly<Record<string, unknown>>;

/** The types the site uses with their ancestors, from https://schema.org/version/30.0 */
const { types } = JSON.parse(readFileSync(new URL('../../../tests/schema-org.json', import.meta.url), 'utf8')) as {
  types: Readonly<Record<string, { parents: readonly string[]; properties: readonly string[] }>>;
};
const propertiesOf = (type: string): readonly string[] => {
  const known = types[type];
  return known ? [...known.properties, ...known.parents.flatMap(propertiesOf)] : [];
};

/** What Google requires to show a type (https://developers.google.com/search/docs/appearance/structured-data). */
const required: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'uploadDate', 'duration'],
  Clip: ['name', 'startOffset', 'endOffset', 'url'],
  Course: ['name', 'description', 'provider', 'image', 'offers', 'hasCourseInstance'],
  CourseInstance: ['courseMode', 'courseSchedule', 'instructor'],
  // Of an event all that Google recommends and a retreat has.
  Event: ['name', 'startDate', 'endDate', 'location', 'eventStatus', 'organizer', 'description', 'image', 'performer', 'offers'],
  Offer: ['price', 'priceCurrency', 'availability', 'url', 'category'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  Organization: ['name'],
  MediaObject: ['contentUrl', 'encodingFormat'],
  WebSite: ['name', 'url', 'potentialAction'],
};

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && '@type' in value;
const nodesIn = (value: unknown): Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  return [...(isNode(value) ? [value] : []), ...Object.values(value).flatMap(nodesIn)];
};

const block = /<script type="application\/ld\+json">(.*?)<\/script>/s;
const date = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/;

/** The label of what a partner pays for (S15.2); on the page it stands apart from the title. */
const adLabel = /^(?:Anzeige|Advertisement): /;

const typesOf = (node: Node): readonly string[] => [node['@type']].flat();

function faultsOf(node: Node): string[] {
  const all = typesOf(node);
  const type = all.at(-1) ?? '';
  const allowed = all.flatMap(propertiesOf);
  const own = Object.keys(node).filter((name) => !name.startsWith('@') && name !== 'query-input');
  const isBare = own.length === 0;
  return [
    ...all.filter((one) => !types[one]).map((one) => `${one} is no type`),
    ...own.filter((name) => !allowed.includes(name)).map((name) => `${type} has no ${name}`),
    ...(isBare ? [] : (required[type] ?? []).filter((name) => !(name in node)).map((name) => `${type} lacks ${name}`)),
    ...own.filter((name) => node[name] === '' || node[name] === null).map((name) => `${type}.${name} is empty`),
    ...own
      .filter((name) => /date$|Date$|lastReviewed|Published/.test(name) && !date.test(String(node[name])))
      .map((name) => `${type}.${name} is ${String(node[name])}`),
    ...own
      .filter((name) => /^(?:url|item|image|thumbnailUrl|embedUrl|contentUrl|logo)$/.test(name))
      .filter((name) => !/^https?:\/\/[^/]+\//.test(String(node[name])))
      .map((name) => `${type}.${name} is no absolute address`),
  ];
}

onSite('structured data', (site) => {
  const graphOf = async (path: string): Promise<{ text: string; graph: Node[] }> => {
    const { text } = await site().get(path);
    const [, json = '{"@graph":[]}'] = block.exec(text) ?? [];
    return { text, graph: (JSON.parse(json) as { '@graph': Node[] })['@graph'] };
  };
  const mainOf = async (path: string): Promise<Node> => (await graphOf(path)).graph[0]?.mainEntity as Node;

  test('S17.2 every kind of page has one graph that schema.org and Google understand, and shows what it says', async () => {
    const kinds = new Set<string>();
    for (const locale of locales) {
      const pages = world.sitePages(locale).map(({ path }) => path);
      for (const path of [...pages, ...world.watchPages(locale)]) {
        const { text, graph } = await graphOf(path);
        if (text.includes('content="noindex"')) {
          expect(graph, path).toEqual([]);
          continue;
        }
        expect(graph.length, path).toBe(3);
        expect(nodesIn(graph).flatMap(faultsOf), path).toEqual([]);
        for (const type of nodesIn(graph).flatMap(typesOf)) kinds.add(type);
        expect(graph[0]?.url, path).toBe(`https://sprechstunde.example${path}`);
        const { texts } = partsOf(text);
        const plain = texts
          .map((one) => one.text)
          .join(' ')
          .replaceAll('\u00AD', '')
          .replaceAll(/\s+/g, ' ');
        const links = new Set(partsOf(text).elements.flatMap(({ attributes: { href } }) => href ?? []));
        for (const { url } of nodesIn(graph[0]?.mainEntity).filter((node) => node['@type'] === 'ListItem'))
          expect([...links], path).toContain(String(url).replace('https://sprechstunde.example', ''));
        const crumbs = nodesIn(graph[0]?.breadcrumb).filter((node) => node['@type'] === 'ListItem');
        for (const { name } of crumbs) expect(plain, path).toContain(String(name).replace(adLabel, ''));
        expect(crumbs.length, path).not.toBe(1);
        for (const node of nodesIn(graph[0]?.mainEntity))
          if (['Question', 'Course', 'Event', 'VideoObject'].includes(typesOf(node).at(-1) ?? ''))
            expect(plain, path).toContain(String(node.name).replace(adLabel, ''));
      }
    }
    for (const type of Object.keys(required)) expect([...kinds], type).toContain(type);
    expect([...kinds]).toEqual(
      expect.arrayContaining(['MedicalWebPage', 'FAQPage', 'ContactPage', 'CollectionPage', 'ProfilePage']),
    );
  });

  test('S17.2 the crumbs are those that are shown, and the page', async () => {
    const path = `/playlist/${world.freeList.slug}`;
    const { text, graph } = await graphOf(path);
    const nav = /<nav[^>]*aria-label="[^"]*"[^>]*><ol.*?<\/ol><\/nav>/s.exec(text)?.[0] ?? '';
    const shown = [...nav.matchAll(/href="([^"]+)"/g)].map(([, to]) => `https://sprechstunde.example${to}`);
    const told = nodesIn(graph[0]?.breadcrumb).flatMap(({ item }) => (item ? [item] : []));
    expect(shown.length).toBeGreaterThan(1);
    expect(told).toEqual([...shown, `https://sprechstunde.example${path}`]);
  });

  test('S17.2 S6.1 a video for everyone names files that answer and its parts; one that is kept back says so and names none', async () => {
    const withParts = (await graphOf('/watch/hochdruck1')).graph[0]?.mainEntity as Node;
    expect(withParts.embedUrl).toBe(`https://sprechstunde.example${embedPath('hochdruck1', 'de')}`);
    for (const name of ['embedUrl', 'contentUrl', 'thumbnailUrl'])
      expect((await site().get(new URL(String(withParts[name])).pathname)).status, name).toBe(200);
    for (const { contentUrl } of withParts.caption as Node[])
      expect((await site().get(new URL(String(contentUrl)).pathname)).headers['content-type']).toContain('text/vtt');
    const said = (await site().get('/api/video/hochdruck1/transcript')).json() as { data: { sentences: { text: string }[] } };
    expect(withParts.transcript).toBe(said.data.sentences.map(({ text }) => text).join(' '));
    expect((await site().get('/watch/hochdruck1')).text).toContain(said.data.sentences[0]?.text);
    const clips = withParts.hasPart as Node[];
    const answer = (await site().get('/api/video/hochdruck1')).json() as {
      data: { chapters: { start: number; title: string }[] };
    };
    expect(clips.map(({ name }) => name)).toEqual(answer.data.chapters.map(({ title }) => title));
    for (const { startOffset, endOffset } of clips) expect(Number(endOffset)).toBeGreaterThan(Number(startOffset));
    for (const shortid of [world.coachingDay, world.exclusiveVideo]) {
      const { text, graph } = await graphOf(`/watch/${shortid}`);
      expect(graph[0]).toMatchObject({ isAccessibleForFree: false, mainEntity: { isAccessibleForFree: false } });
      expect(block.exec(text)?.[0]).not.toMatch(/\/asset\/|\/embed\/|"transcript"/);
      expect((await site().get(`/api/video/${shortid}/transcript`)).status).toBe(404);
    }
  });

  test('S17.2 a course and a retreat say what they cost, and one that is booked out says so', async () => {
    const coaching = demo.coachings[0];
    expect(await mainOf(`/mein-dr-muster/coaching/${coaching?.slug}`)).toMatchObject({
      '@type': 'Course',
      offers: { price: ((coaching?.priceCents ?? 0) / 100).toFixed(2), priceCurrency: 'EUR' },
    });
    const retreats = await Promise.all(demo.retreats.map(({ slug }) => mainOf(`/mein-dr-muster/auszeit/${slug}`)));
    const states = retreats.map(({ offers }) => (offers as Node).availability);
    expect(states).toEqual(expect.arrayContaining(['https://schema.org/SoldOut', 'https://schema.org/InStock']));
  });

  test('S17.2 it weighs little', async () => {
    for (const [path, most] of [
      ['/', 500],
      ['/watch/hochdruck1', 1200],
      ['/gesundheit/krankheiten', 1000],
    ] as const) {
      const { text } = await graphOf(path);
      const without = brotliCompressSync(text.replace(block, '')).length;
      expect(brotliCompressSync(text).length - without, path).toBeLessThan(most);
    }
  });
});
