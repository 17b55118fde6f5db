import fc from 'fast-check';
import { beforeAll, expect, test, vi } from 'vitest';
import { oddInput } from '../../../tests/odd-input.ts';
import { demoFiles, onSite, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { searchEndpoints, type SearchAnswer } from '../contract.ts';
import { updateIndex } from './door.ts';
import { emptySearches } from './tables.ts';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let address = 0;
/** An address (documentation range) that has made no searches yet. */
const newAddress = (): string => `2001:db8:${((address += 1) >> 12).toString(16)}:${(address & 0xfff).toString(16)}::1`;

const post = (site: Served, body: unknown, headers: Record<string, string> = {}) =>
  site.ask('/api/search/video', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': newAddress(), ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

onSite(
  'the call of the search',
  (site) => {
    const search = async (value: string, headers = {}): Promise<SearchAnswer> => {
      const answer = await post(site(), { value }, headers);
      expect(answer.status, answer.text).toBe(200);
      return searchEndpoints.search.out.parse(answer.json());
    };

    beforeAll(async () => {
      await updateIndex({ db: site().database.db, storage: demoFiles(), log: quiet });
      await until(
        () => search('Schlaf'),
        ({ total }) => total > 0,
      );
    });

    test('S7.1 S7.4 needs no token, answers {data} with search_keywords, and is kept by nobody', async () => {
      const answer = await post(site(), { value: 'Asthma' });
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('private, no-store');
      const { data } = answer.json() as SearchAnswer;
      expect(data[0]).toMatchObject({ shortid: 'asthma1', search_keywords: expect.stringContaining('asthma') as string });
    });

    test('S5.6 S12.8 all of 200 characters count, fewer than three find nothing', async () => {
      const first = await search('Schilddrüsenunterfun');
      expect(first.data[0]?.shortid).toBe('schilddr1');
      const long = `Guten Tag, ich wollte einmal fragen, was man tun kann: ${'bitte '.repeat(15)} mein Mann hat Schmerzen in der Brust`;
      expect((await search(long)).emergency).toMatchObject({ level: 'now', helps: ['112'] });
      for (const value of ['', 'Sc', '  S ', '   ', 'S \n']) expect(await search(value)).toMatchObject({ data: [], total: 0 });
      expect((await post(site(), { value: 'x'.repeat(201) })).status).toBe(422);
    });

    test('S12.9 account matters, questions, playlists and offers are found too, each by its own address', async () => {
      const forgotten = await search('passwort vergessen');
      expect(forgotten).toMatchObject({ data: [], total: 0 });
      expect(forgotten.sections[0]).toMatchObject({ kind: 'help', entries: [{ path: '/password/forgot' }] });
      expect((await search('forgotten password', { 'x-language': 'en' })).sections[0]?.entries[0]?.title).toBe(
        'Forgotten password',
      );
      for (const value of ['newsletter', 'gutschein einlösen', 'abo kündigen', 'konto löschen', 'rechnung'])
        expect(
          (await search(value)).sections.map(({ kind }) => kind),
          value,
        ).toContain('help');
      const question = (await search('praxis ersetzen')).sections.find(({ kind }) => kind === 'faq');
      expect(question?.entries[0]?.path).toBe('/meta/faq#kann-ein-video-den-besuch-in-der-praxis-ersetzen');
      const { sections } = await search('Schlaf');
      expect(sections.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['playlist', 'coaching']));
      for (const { kind, entries, total } of sections) {
        expect(total, kind).toBeGreaterThanOrEqual(entries.length);
        for (const { path } of entries) expect((await site().ask(path, {})).status, path).toBe(200);
      }
    });

    test.each([
      ['wo kann ich denn meinen gutscheincode eingeben', '/shop'],
      ['rabattcode funktioniert nicht', '/shop'],
      ['newsletter abbestellen', '/user/profile'],
      ['newsleter abbestelen', '/user/profile'],
      ['ich möchte mein Konto gerne ganz löschen', '/user/profile'],
      ['wie kann man die Untertitel einschalten', '/meta/barrierefreiheit'],
      ['kann man das auch als Podcast hören', '/meta/faq'],
    ])("S12.9 '%s' wants something of the site: it leads there, and no film is beside it", async (value, path) => {
      const { data, sections } = await search(value);
      expect(data).toEqual([]);
      expect(sections[0]).toMatchObject({ kind: 'help', entries: [{ path }] });
    });

    test('S12.8 who wants something of the site is shown no emergency; despair is heard in whatever words', async () => {
      for (const value of ['log out everywhere', 'am computer in der bücherei nicht abgemeldet', 'Keto'])
        expect((await search(value)).emergency, value).toBeNull();
      for (const value of ['auftrag erfüllt leben zurückgeben', 'ich darf kein eigenes konto haben'])
        expect((await search(value)).emergency, value).toMatchObject({ level: 'talk' });
    });

    test('S12.9 what is asked about health stays, whatever it says of the site; questions are found by verbs that they take apart', async () => {
      const { data } = await search('mit App und Newsletter gegen Schlafstörungen');
      expect(data.length).toBeGreaterThan(0);
      const question = (await search('gutschein einlösen')).sections.find(({ kind }) => kind === 'faq');
      expect(question?.entries[0]?.path).toBe('/meta/faq#wie-loese-ich-einen-gutschein-ein');
    });

    test('S2.41 completions come with the answer, in the language of the header, and each finds something', async () => {
      const { completions } = await search('Schl');
      expect(completions[0]).toBe('Schlaf');
      expect(completions.length).toBeGreaterThan(2);
      for (const completion of completions) {
        expect(completion.length).toBeLessThanOrEqual(20);
        const found = await search(completion);
        expect(found.total, completion).toBeGreaterThan(0);
        expect(found.completions).not.toContain(completion);
      }
      const english = (await search('slee', { 'x-language': 'en' })).completions;
      expect(english).toContain('sleep');
      expect(english.some((completion) => /schlaf/i.test(completion))).toBe(false);
    });

    test('S2.41 S12.8 nothing is completed beside whom to call, nor towards a crisis', async () => {
      for (const value of ['Brustschmerz', 'ich will nicht mehr leben', 'Giftpilz gegessen', 'Blinddarm']) {
        const { emergency, completions } = await search(value);
        expect(emergency, value).not.toBeNull();
        expect(completions, value).toEqual([]);
      }
      for (const value of ['Suiz', 'Selbstmo', 'Gewal', 'Vergewa', 'suici'])
        expect((await search(value)).completions, value).toEqual([]);
    });

    test('S12.11 S16.7 what the guide is asked and who needs help is not counted as a search in vain', async () => {
      const counted = () => site().database.db.$count(emptySearches);
      const before = await counted();
      await post(site(), { value: 'xyzzyfrotz', unnoted: true });
      await post(site(), { value: 'ich will nicht mehr leben' });
      expect(await counted()).toBe(before);
      await post(site(), { value: 'xyzzyfrotz' });
      expect(await counted()).toBe(before + 1);
    });

    test('S1.7 the language is that of the header', async () => {
      expect((await search('allergies', { 'x-language': 'en' })).data.some(({ lang }) => lang === 'en')).toBe(true);
    });

    test('S12.6 filters of the wrong form are ignored', async () => {
      const body = { value: 'Herz', topic: { $ne: 1 }, partner: '../..', length: 'eternal', page: 'two' };
      expect((await post(site(), body)).json()).toEqual((await post(site(), { value: 'Herz' })).json());
    });

    test('S16.6 one address may ask 120 times a minute, then it waits; others do not', async () => {
      const own = { 'x-forwarded-for': newAddress() };
      const statuses = await Promise.all(
        Array.from({ length: 125 }, async () => (await post(site(), { value: 'Herz' }, own)).status),
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(120);
      const looked = vi.spyOn(site().app.index, 'current');
      const refused = await post(site(), { value: 'Herz' }, own);
      expect(looked, 'what is refused costs no search').not.toHaveBeenCalled();
      looked.mockRestore();
      expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
      expect((await post(site(), { value: 'Herz' })).status).toBe(200);
      site().clock.advance(60_000);
      expect((await post(site(), { value: 'Herz' }, own)).status).toBe(200);
    });

    test('whatever is sent is answered with results, an empty list or what is wrong with it', async () => {
      const hostile = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.string({ unit: 'grapheme', maxLength: 24 }),
        fc
          .array(
            fc.constantFrom(
              "'",
              '"',
              ':*',
              '&',
              '|',
              '!',
              '<->',
              '(',
              ')',
              '\\',
              '%',
              '_',
              '\0',
              '\u{202E}',
              '=',
              'Herz',
              ' ',
              '😀',
              '\u{D800}',
            ),
          )
          .map((pieces) => pieces.join('')),
        fc.constantFrom(
          "'; drop table videos; --",
          'Schlaf & !Schlaf',
          'שלום עולם',
          'قلب',
          '心臓 心臓 心臓',
          '{}',
          '__proto__',
          'constructor',
          'ﷺ'.repeat(20),
          'İIıi'.repeat(5),
          'ß'.repeat(20),
          'a\u{301}'.repeat(20),
          '\u{AD}'.repeat(20),
          '1'.repeat(20),
        ),
      );
      await fc.assert(
        fc.asyncProperty(hostile, async (value) => {
          const { status, text } = await post(site(), { value });
          expect([200, 422], text).toContain(status);
          if (status === 200) searchEndpoints.search.out.parse(JSON.parse(text));
        }),
        { numRuns: 150, examples: [["'; drop table videos; --"], ['__proto__'], ['\0\0\0\0'], ['\u{D800}abc']] },
      );
      await fc.assert(
        fc.asyncProperty(oddInput, oddInput, async (value, page) => {
          expect((await post(site(), { value, page, topic: value, length: page })).status).toBeLessThan(500);
        }),
        { numRuns: 60 },
      );
      for (const body of ['', 'null', '[]', '"x"', '{', '{"value":1}'])
        expect((await post(site(), body)).status).toBeLessThan(500);
      expect(site().lines.filter(({ level }) => level === 'error')).toEqual([]);
      expect((await search('Asthma')).total).toBeGreaterThan(0);
    });
  },
  { env: { TRUST_PROXY: 'on' } },
);
