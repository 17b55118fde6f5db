import { beforeAll, expect, test } from 'vitest';
import { importWorld } from '../demo/fill/import-world.ts';
import { searchOf, type AskSearch } from './ask-search.ts';
import { demoNames, noStorage, onDatabase } from './databases.ts';
import { mustNotMeet, trapWorld } from './search-traps.ts';

/** What people add to the name of an illness, also what no film mentions. */
const whatever =
  'Symptome,Anzeichen,Ursachen,Behandlung,Therapie,Medikamente,Hausmittel,Diagnose,Selbsttest,erkennen,vorbeugen,was tun,im Alter,heilbar,Dauer,Tipps,Facharzt,Verlauf,Folgen,Warnzeichen,Erfahrungen,chronisch,lindern,gefährlich,Untersuchung,Naturheilkunde,Akupunktur,Formen,Auslöser,Operation'.split(
    ',',
  );

onDatabase('words that must not meet', (open) => {
  let search: AskSearch;
  beforeAll(async () => {
    await importWorld(open().database, noStorage, trapWorld, { ...demoNames, clock: open().clock });
    search = await searchOf(open());
  });
  const idsOf = async (value: string) => (await search(value)).data.map(({ shortid }) => shortid);

  test.each(mustNotMeet)('S12.3 %s does not find %s', async (value, trap) => {
    expect(await idsOf(value)).not.toContain(trap);
  });

  test('S12.2 a word that is known is taken as it is written, though another is near', async () => {
    expect(await idsOf('Krippe')).toEqual(['ex-dreh3']);
    expect((await search('Krippe')).corrected).toBeNull();
    // Known from phrases alone, and read as dialect: 'Ergebnisse für Cannabis' beside 'cannabis'.
    for (const value of ['cannabis', 'zucker entwöhnen']) expect((await search(value)).corrected, value).toBeNull();
    expect((await idsOf('Hexe'))[0]).toBe('ex-dreh1');
  });

  test.each(['HWS-Syndrom', 'Psoriasis vulgaris', 'Hüft-TEP', 'Gonarthrose bds', 'PAVK Stadium IIb', 'T2DM', 'M54.8'])(
    'S12.7 %s, as in a doctor’s letter, is no typo',
    async (value) => {
      expect(await search(value)).toMatchObject({ corrected: null, suggested: null });
    },
  );

  test.each([
    ['бессонница', 'schlaf1'],
    ['şeker hastalığı', 'diabetes1'],
    ['zapalenie pęcherza', 'blase1'],
    ['صداع نصفي', 'migraene1'],
  ])('S12.10 %s, a name in another language, finds what it means', async (value, shortid) => {
    expect((await idsOf(value)).slice(0, 3)).toContain(shortid);
    expect((await search(value)).corrected).toBeNull();
  });

  test.each([
    ['pennen', 'schlaf1'],
    ['nicht pennen können', 'schlaf1'],
    ['Fußübungen', 'd-fuesse'],
    ['Hüftübungen', 'd-huefte'],
  ])('S12.2 %s, in words that no film has, finds what is about it', async (value, shortid) => {
    expect((await idsOf(value)).slice(0, 3)).toContain(shortid);
  });

  test.each([
    ['bluhtwerte', 'blutwerte'],
    ['laborwärte verstehen', 'blutwerte'],
    ['Nesselzucht', 'nessel1'],
    ['altersmedizienr', 'kraft60'],
  ])('S12.2 %s, which could be a compound, finds what sounds so and says what it took it for', async (value, shortid) => {
    expect((await idsOf(value)).slice(0, 3)).toContain(shortid);
    expect((await search(value)).corrected).not.toBeNull();
  });

  test('S12.10 S12.7 films about what a sentence is like come with those that have its words; a medical word without films finds none', async () => {
    expect((await idsOf('mein bub hat ein zeckenvieh am hals kleben')).slice(0, 3)).toContain('borrelio');
    expect((await idsOf('oma stolpert dauernd über den teppich')).slice(0, 3)).toContain('balance1');
    expect(await search('warzen am hals meiner oma')).toMatchObject({ total: 0 });
  });

  test.each([
    ['Bauchfett', 'uebergew'],
    ['Niereninsuffizienz', 'niere-filt'],
  ])('S12.10 few films about %s are followed by those about what is near it: %s', async (value, shortid) => {
    const ids = await idsOf(value);
    expect([ids.slice(0, 3), ids.length]).toEqual([expect.arrayContaining([shortid]), 6]);
    const { facets } = await search(value);
    for (const { key, count } of facets.topic)
      expect((await search(value, 'de', { topic: key })).total, `as many as the filter ${key} says`).toBe(count);
  });

  test('S12.6 a filter that leaves few of many films is followed by no others', async () => {
    const { facets, total } = await search('Schlaf');
    expect(total).toBeGreaterThan(6);
    for (const { key, count } of facets.topic) expect((await search('Schlaf', 'de', { topic: key })).total, key).toBe(count);
  });

  test('S12.10 the topic of a sentence leads, though more of its other words are in films about something else', async () => {
    expect((await idsOf('papa kriegt eine gallen-op, wie bereiten wir das zuhause vor')).slice(0, 3)).toContain('op-vorb');
  });

  test('S12.10 S12.7 a German word that begins as an English name does is not inflected into it: who waits has no wart', async () => {
    expect((await idsOf('ein jahr warten auf therapieplatz')).slice(0, 3)).toContain('psychoth');
    expect(await idsOf('ein jahr warten auf den handwerker')).toEqual([]);
  });

  test.each(
    ['Migräne', 'Gicht', 'Arthrose', 'Husten', 'Schwindel', 'Blutdruck', 'Nacken'].flatMap((topic) =>
      ['ernährung', 'anzeichen', 'programm', 'tipps', 'patient'].map((end) => [`${topic}${end}`, topic] as const),
    ),
  )('S12.2 %s, which no film and no list of words has, finds what is about %s', async (compound, topic) => {
    const [first] = await idsOf(topic);
    expect((await idsOf(compound)).slice(0, 3)).toContain(first);
    expect(await search(compound)).toMatchObject({ corrected: null, left: [] });
  });

  test.each([
    ['Gleichgewihtsübungen', 'balance1'],
    ['Diabtesernährung', 'diabetes1'],
    ['Migreneanzeichen', 'migraene1'],
  ])('S12.2 %s, a mistyped compound, finds %s', async (value, shortid) => {
    expect((await idsOf(value)).slice(0, 3)).toContain(shortid);
  });

  test.each(['Handtasche', 'Augenblick', 'Kopftuch', 'Augenzeuge'])(
    'S12.7 %s, a word of its own, is not taken apart',
    async (value) => {
      expect(await idsOf(value)).toEqual([]);
    },
  );

  test.each([
    ['Depression nach Keuchhusten', 'Depression'],
    ['hat Tollwut etwas mit Bluthochdruck zu tun', 'Bluthochdruck'],
  ])('S12.7 %s finds nothing, and offers what of it has films', async (value, offered) => {
    const { total, near } = await search(value);
    expect({ total, first: near[0] }).toEqual({ total: 0, first: offered });
    expect((await search(offered)).total).toBeGreaterThan(0);
  });

  test.each(['Depression', 'Diabetes', 'Migräne', 'Asthma', 'Gicht', 'Arthrose', 'Bluthochdruck', 'Sodbrennen'])(
    'S12.1 %s is found whatever somebody wants to know about it, and however it is treated',
    async (illness) => {
      const [first = ''] = await idsOf(illness);
      for (const word of whatever) expect((await idsOf(`${illness} ${word}`)).slice(0, 3), word).toContain(first);
    },
  );

  test.each(['Rheuma', 'Röhre', 'MRT', 'Warzen', 'Lues'])(
    'S12.2 %s, which medicine knows and no video, is not taken for another word',
    async (value) => {
      expect(await search(value)).toMatchObject({ data: [], total: 0, corrected: null });
    },
  );

  test.each(['Tomaten pflanzen', 'Zug nach Hamburg', 'Englisch lernen', 'TÜV Termin', 'Aktien kaufen'])(
    'S12.7 %s, of which films have a word by chance, finds nothing',
    async (value) => {
      expect(await search(value)).toMatchObject({ data: [], total: 0, corrected: null });
    },
  );

  test.each(['xqzwv', 'qqqq', 'wxyzwxyz', 'kjhgf', '???', '%%%', '😀😀😀'])(
    'S12.2 %s, which is no word, finds nothing',
    async (value) => {
      expect(await search(value)).toMatchObject({ data: [], total: 0, corrected: null, emergency: null });
    },
  );
});
