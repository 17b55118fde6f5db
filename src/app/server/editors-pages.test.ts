import { beforeAll, describe, expect, test } from 'vitest';
import type { SearchAnswer } from '#search/contract.ts';
import { updateIndex } from '#search/server/door.ts';
import type { Browser } from '../../../tests/browser.ts';
import { partsOf, unescaped } from '../../../tests/html.ts';
import { newEntries } from '../../../tests/office.ts';
import { demoFiles, onBothSites, type Answer } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenLogin } from '../../../tests/sessions.ts';

type Page = Record<string, unknown> & { id: string; version: number };

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** Title, canonical URL and language alternatives in the head. */
const headIn = ({ text }: Answer) => {
  const { elements, texts } = partsOf(text);
  const linked = elements.flatMap(({ name, attributes: { rel, hreflang, href } }) =>
    name === 'link' && (rel === 'canonical' || hreflang) ? [[hreflang ?? rel, href]] : [],
  );
  return { title: texts.find(({ inside }) => inside.at(-1) === 'title')?.text, links: Object.fromEntries(linked) as object };
};

onBothSites('a page that editors make', (site) => {
  let browser: Browser;
  let page: Page;
  const call = async (what: string, body: Record<string, unknown>): Promise<Page> => {
    const answer = await browser.send('POST', `/api/backend/page/${what}`, body);
    expect(answer.status, answer.text.slice(0, 400)).toBe(200);
    return (answer.json() as { data: Page }).data;
  };
  /** Saves the page, and advances the clock past the second in which the stale page may still be served. */
  const save = async (changes: Record<string, unknown>): Promise<void> => {
    page = await call('save', { ...page, ...changes });
    await site().watch(3_600_000).check();
    site().clock.advance(2000);
  };
  const awaited = (path: string, isAwaited: (answer: Answer) => boolean) => until(() => site().get(path), isAwaited);
  const pathsFound = async (value: string): Promise<string[]> => {
    const answer = await site().ask('/api/search/video', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ value }),
    });
    return (answer.json() as SearchAnswer).sections.flatMap(({ entries }) => entries.map(({ path }) => path));
  };

  beforeAll(async () => {
    browser = (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
    await updateIndex({ db: site().database.db, storage: demoFiles(), log: quiet });
    expect((await site().get('/meta/unser-team')).status).toBe(404);
    page = await call('save', {
      ...newEntries.page('Unser Blaukehlchenteam'),
      slug: 'unser-team',
      intro: '<p>Wer hier arbeitet.</p>',
      en: { title: 'Our bluethroat team', intro: '<p>Who works here.</p>' },
    });
    await save({});
  });

  test('S2.15 is at its address in both languages, with a head of its own that names both', async () => {
    const german = await awaited('/meta/unser-team', ({ status }) => status === 200);
    const english = await awaited('/en/meta/unser-team', ({ status }) => status === 200);
    const at = (path: string) => `https://sprechstunde.example${path}`;
    const both = { de: at('/meta/unser-team'), en: at('/en/meta/unser-team'), 'x-default': at('/meta/unser-team') };
    expect(headIn(german)).toEqual({
      title: expect.stringMatching(/^Unser Blaukehlchenteam – /),
      links: { canonical: both.de, ...both },
    });
    expect(headIn(english)).toEqual({
      title: expect.stringMatching(/^Our bluethroat team – /),
      links: { canonical: both.en, ...both },
    });
    expect(german.text).toContain('Wer hier arbeitet.');
    expect(english.text).toContain('Who works here.');
    expect(german.text).not.toContain('aria-label="Brotkrumen"');
  });

  test('S12.9 is found by the search, which leads to it', async () => {
    const paths = await until(
      () => pathsFound('Blaukehlchenteam'),
      (found) => found.length > 0,
    );
    expect(paths).toEqual(['/meta/unser-team']);
    expect((await site().get('/meta/unser-team')).status).toBe(200);
  });

  test('S17.2 S15.1 is described to search engines where somebody stands for it', async () => {
    expect((await site().get('/meta/unser-team')).text).not.toContain('MedicalWebPage');
    await save({ reviewer: 'Dr. Blau' });
    const { text } = await awaited('/meta/unser-team', (answer) => answer.text.includes('Dr. Blau'));
    expect(unescaped(text)).toContain('"@type":"MedicalWebPage","url":"https://sprechstunde.example/meta/unser-team"');
  });

  test('S10.8 is previewed at its address', async () => {
    const { url } = (await call('preview', { id: page.id, content: { ...page, title: 'Bald ein anderer' } })) as unknown as {
      url: string;
    };
    expect(url).toMatch(/^\/meta\/unser-team\?preview=/);
    expect((await site().get(url)).text).toContain('Bald ein anderer');
    expect((await site().get('/meta/unser-team')).text).not.toContain('Bald ein anderer');
  });

  describe('S2.15 S18.3 that is kept', () => {
    test('is made anew when it changes', async () => {
      await save({ title: 'Unser Braunkehlchenteam' });
      for (const path of ['/meta/unser-team', '/en/meta/unser-team'])
        await awaited(path, ({ text }) => text.includes(path.startsWith('/en') ? 'Our bluethroat team' : 'Braunkehlchenteam'));
      expect((await site().get('/meta/unser-team')).text).not.toContain('Blaukehlchenteam');
    });

    test('S10.8 leads from its old address to its new one', async () => {
      await save({ slug: 'das-team' });
      expect(await awaited('/meta/unser-team', ({ status }) => status !== 200)).toMatchObject({
        status: 301,
        headers: { location: '/meta/das-team' },
      });
      expect((await site().get('/en/meta/unser-team')).headers.location).toBe('/en/meta/das-team');
      expect((await site().get('/meta/das-team')).status).toBe(200);
    });

    test('S2.17 S12.9 is no longer there, nor found, once it is taken off, and comes back', async () => {
      await save({ state: 'draft' });
      for (const path of ['/meta/das-team', '/en/meta/das-team']) {
        const { text } = await awaited(path, ({ status }) => status === 404);
        expect(text).not.toContain('Braunkehlchen');
      }
      expect(
        await until(
          () => pathsFound('Braunkehlchenteam'),
          (found) => found.length === 0,
        ),
      ).toEqual([]);
      await save({ state: 'published' });
      await awaited('/meta/das-team', ({ status }) => status === 200);
    });
  });

  test('S2.15 does not stand where one of the site’s own pages does, nor below one', async () => {
    const answer = await browser.send('POST', '/api/backend/page/save', {
      ...newEntries.page('Noch einmal Fragen'),
      slug: 'faq',
    });
    expect(answer.status).toBe(422);
    for (const path of ['/meta', '/meta/faq/das-team', '/meta/Das-Team', '/meta/das--team'])
      expect((await site().get(path)).status, path).toBe(404);
  });
});
