import { expect, test } from 'vitest';
import { embedPath } from '#paths/share.ts';
import { onSite } from '../../../tests/served.ts';
import * as world from '../../../tests/world.ts';

const video = 'p-berg1';
const partner = 'bergluft-stiftung';

/** What says so in each language. */
const labels = { de: 'Anzeige', en: 'Advertisement' } as const;
const prefix = { de: '', en: '/en' } as const;

const tag = (html: string, pattern: RegExp): string => pattern.exec(html)?.[1] ?? '';

onSite('what a partner pays for', (site) => {
  const read = async (path: string): Promise<string> => (await site().get(path)).text;

  for (const locale of ['de', 'en'] as const) {
    const label = labels[locale];
    const pages = [`/watch/${video}`, `/playlist/${world.partnerList.slug}`, `/partner/${partner}`];

    test.each(pages)(`S15.2 says so first wherever the name of its page is told: ${prefix[locale]}%s`, async (page) => {
      const html = await read(prefix[locale] + page);
      const begins = new RegExp(`^${label}: \\S`);
      expect(tag(html, /<title>([^<]*)/)).toMatch(begins);
      expect(tag(html, /property="og:title" content="([^"]*)/)).toMatch(begins);
      expect(tag(html, /property="og:image:alt" content="([^"]*)/)).toMatch(begins);
      const [node] = (
        JSON.parse(tag(html, /ld\+json">(.*?)<\/script>/s)) as { '@graph': { name: string; mainEntity: { name?: string } }[] }
      )['@graph'];
      expect(node?.name).toMatch(begins);
      if (page.startsWith('/watch')) expect(node?.mainEntity.name).toMatch(begins);
      for (const [, title] of html.matchAll(/type="application\/(?:atom\+xml|feed\+json)" title="([^"]*)/g))
        expect(title).toMatch(begins);
    });

    test(`S15.2 and in the frame on another site, its code and its feed: ${locale}`, async () => {
      const embed = await read(embedPath(video, locale));
      for (const pattern of [/<title>([^<]*)/, /<video [^>]*aria-label="([^"]*)/, /<button [^>]*aria-label="([^"]*)/])
        expect(tag(embed, pattern)).toMatch(new RegExp(`^(?:(?:Abspielen|Play): )?${label}: \\S`));
      const code = (
        await site().get(`/oembed?url=${encodeURIComponent(`https://sprechstunde.example${embedPath(video, locale)}`)}`)
      ).json() as { title: string; html: string };
      expect(code.title).toMatch(new RegExp(`^${label}: \\S`));
      expect(tag(code.html, / title="([^"]*)/)).toBe(code.title);
      const feed = (await site().get(`${prefix[locale]}/playlist/${world.partnerList.slug}/feed.json`)).json() as {
        title: string;
      };
      expect(feed.title).toMatch(new RegExp(`^${label}: \\S`));
    });
  }

  test('S15.2 and among what the search finds besides videos', async () => {
    const { sections } = (
      await site().ask('/api/search/video', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ value: 'Bergluft-Stiftung' }),
      })
    ).json() as {
      sections: { kind: string; entries: { path: string; is_ad?: true }[] }[];
    };
    const found = sections.flatMap(({ entries }) => entries);
    expect(found.find(({ path }) => path === `/partner/${partner}`)?.is_ad).toBe(true);
    expect(found.filter(({ path }) => path.startsWith('/meta/')).every((one) => one.is_ad === undefined)).toBe(true);
  });
});
