import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deskAudit } from '#desk/server/door.ts';
import { createLog } from '#platform/log.ts';
import type { Browser } from '../../../tests/browser.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { demoFiles, onSite, serve, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenStaff, type Staff } from '../../../tests/staff.ts';
import fc from 'fast-check';
import type { Replay, TriedSearch, Word, WordProposal } from '../word-contract.ts';
import { listWords, updateIndex } from './door.ts';
import { noteEmpty } from './empty-searches.ts';

type Refused = { readonly message: string; readonly errors: Record<string, string[]> };
const log = createLog({ logLevel: 'silent' });

const conceptForm = (key: string, more: object = {}) => ({
  kind: 'concept',
  entry: { key, kind: 'sign', names: { lay: [`Probe ${key}`] }, edges: {}, ...more },
});

onSite('the editors’ words', (site) => {
  let staff: Staff;
  let editor: Browser;
  const base = '/api/backend/word';
  const save = (form: object, browser = editor) => browser.send('POST', `${base}/save`, { ...form });
  const saved = async (form: object): Promise<Word> => {
    const answer = await save(form);
    expect(answer.text).toContain('"data"');
    return (answer.json() as { data: Word }).data;
  };
  const remove = (id: string) => editor.send('POST', `${base}/delete`, { id });
  const tried = async (query: string, more: object = {}): Promise<TriedSearch> => {
    const answer = await editor.send('POST', `${base}/try`, { query, ...more });
    expect(answer.status, answer.text).toBe(200);
    return (answer.json() as { data: TriedSearch }).data;
  };
  const list = async (query: string): Promise<{ data: Word[]; total: number }> =>
    (await editor.get(`${base}/list?${query}`)).json() as { data: Word[]; total: number };

  beforeAll(async () => {
    staff = await givenStaff(site());
    editor = staff.editor;
    await updateIndex({ db: site().database.db, storage: demoFiles(), log });
  });

  test('S6.4 S10.1 visitors are sent away, members and support may not, editors may', async () => {
    for (const [browser, status] of [
      [staff.visitor, 401],
      [staff.member, 403],
      [staff.support, 403],
    ] as const) {
      expect((await browser.get(`${base}/list`)).status).toBe(status);
      expect((await save(conceptForm('bauchgrimmen'), browser)).status).toBe(status);
    }
    expect((await staff.admin.get(`${base}/list`)).status).toBe(200);
    expect((await editor.get(`${base}/list`)).status).toBe(200);
  });

  test('S12.10 the concepts are listed page by page, found by any name, and sorted both ways', async () => {
    const all = await listWords(site().database.db);
    const first = await list('kind=concept&perPage=5');
    expect([first.total, first.data.length]).toEqual([all.concepts.length, 5]);
    const found = await list('kind=concept&q=myokardinf');
    expect(found.total).toBeGreaterThan(0);
    expect(found.data.every(({ entry }) => /myokardinf/i.test(JSON.stringify(entry)))).toBe(true);
    expect((await list('kind=concept&q=%25')).total).toBe(0);
    const falling = await list('kind=rule&order=desc&perPage=200');
    const rising = await list('kind=rule&order=asc&perPage=200');
    expect(falling.total).toBe(all.rules.length);
    expect(falling.data.map(({ id }) => id)).toEqual(rising.data.map(({ id }) => id).toReversed());
    expect((await list('kind=term')).total).toBe(all.terms.length);
  });

  test('S12.10 a concept counts at once, also on another server, and no more once it is deleted', async () => {
    const other = await serve(site());
    try {
      const elsewhere = (await givenStaff(other)).editor;
      const found = async (server = site()): Promise<number> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await server.ask('/api/search/video', { method: 'POST', headers, body: '{"value":"Quorxel"}' });
        return (answer.json() as { total: number }).total;
      };
      // What is tried has no limit of searches in a minute, and is looked for in what this server knows now.
      const inForce = async (isFound: boolean, [browser, server]: readonly [Browser, Served]): Promise<void> => {
        const find = () => browser.send('POST', `${base}/try`, { query: 'Quorxel' });
        await until(find, (answer) => (answer.json() as { data: TriedSearch }).data.total > 0 === isFound);
        expect((await found(server)) > 0).toBe(isFound);
      };
      const counts = (isFound: boolean) =>
        Promise.all(
          (
            [
              [editor, site()],
              [elsewhere, other],
            ] as const
          ).map((one) => inForce(isFound, one)),
        );
      await counts(false);
      const pair = await saved(conceptForm('quorxel', { names: { lay: ['Quorxel'] }, edges: { signOf: ['asthma'] } }));
      expect(pair).toMatchObject({ kind: 'concept', title: 'Quorxel', entry: { key: 'quorxel' } });
      await counts(true);
      expect((await remove(pair.id)).json()).toEqual({ data: { ids: [pair.id] } });
      await counts(false);
      expect((await editor.get(`${base}/get/${pair.id}`)).status).toBe(404);
      expect((await remove(pair.id)).json()).toEqual({ data: { ids: [] } });
    } finally {
      await other.close();
    }
  });

  test('S12.10 before a save the usual searches are replayed, and those that would change are told; nothing is saved', async () => {
    const replayed = async (form: Word): Promise<Replay> => {
      const answer = await editor.send('POST', `${base}/replay`, { words: [form] });
      expect(answer.status, answer.text).toBe(200);
      return (answer.json() as { data: Replay }).data;
    };
    const { data } = await list('q=Hypertonie');
    const stored = data.find(({ kind, entry }) => kind === 'concept' && entry.key === 'bluthochdruck');
    if (stored?.kind !== 'concept') throw new Error('There is no concept of high blood pressure.');
    const same = await replayed(stored);
    expect(same.asked).toBeGreaterThan(100);
    expect(same.changed).toEqual([]);
    const edges = { ...stored.entry.edges, signOf: ['migraene'] };
    const names = { ...stored.entry.names, lay: [...stored.entry.names.lay, 'Schlaf', 'Husten'] };
    const { changed } = await replayed({ ...stored, entry: { ...stored.entry, kind: 'sign', names, edges } });
    expect(changed.length).toBeGreaterThan(0);
    for (const { before, after } of changed) expect(before).not.toEqual(after);
    expect((await list('q=Hypertonie')).data.find(({ id }) => id === stored.id)).toEqual(stored);
  });

  test('S12.8 an entry is saved over, keeps its id, and what changed stands in the audit log', async () => {
    const made = await saved({ kind: 'term', entry: { key: 'glasfuss', names: ['  Glasfuß   tut weh ', 'Glasfuß tut weh'] } });
    expect(made).toMatchObject({ entry: { key: 'glasfuss', names: ['Glasfuß tut weh'] } });
    const after = await saved({ ...made, entry: { key: 'glasfuss', names: ['Glasfuß'] } });
    expect(after).toEqual({ ...made, version: after.version, entry: { key: 'glasfuss', names: ['Glasfuß'] } });
    expect(((await editor.get(`${base}/get/${made.id}`)).json() as { data: Word }).data).toEqual(after);
    await remove(made.id);
    const rows = await site().database.db.select().from(deskAudit).where(eq(deskAudit.entryId, made.id));
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['create', 'delete', 'save']);
    expect(rows.every(({ actorId, entity, title }) => actorId && entity === 'word' && title === 'glasfuss')).toBe(true);
  });

  test('S12.8 S12.10 what cannot be is refused at its field: no key, odd, there already, unknown, a circle, an example that is lost', async () => {
    const { data: rules } = await list('kind=rule&perPage=200');
    const heart = rules.find(({ entry }) => entry.key === 'herz');
    const { data: terms } = await list('kind=term&q=herzinfarkt&perPage=200');
    const term = terms.find(({ entry }) => entry.key === 'herzinfarkt');
    if (heart?.kind !== 'rule' || term?.kind !== 'term') throw new Error('A new installation has them.');
    const rule = (change: object) => ({ kind: 'rule', entry: { ...heart.entry, key: 'probe', ...change } });
    const refusals: readonly (readonly [object, string])[] = [
      [conceptForm(''), 'key'],
      [conceptForm('Groß und Klein'), 'key'],
      [conceptForm('asthma'), 'key'],
      [conceptForm('probe', { names: {} }), 'names'],
      [conceptForm('probe', { names: { lay: ['Bauch\u202egrimmen'] } }), 'names'],
      [conceptForm('probe', { names: { lay: ['😀'] } }), 'names'],
      [conceptForm('probe', { names: { lay: ['<b>Bauch</b>'] } }), 'names'],
      [conceptForm('probe', { names: { lay: ['x'.repeat(81)] } }), 'entry.names.lay.0'],
      [conceptForm('probe', { said: ['<b>aua</b>'] }), 'said'],
      [conceptForm('probe', { edges: { near: ['gibtesnicht'] } }), 'near'],
      [conceptForm('probe', { edges: { broader: ['probe'] } }), 'broader'],
      [{ kind: 'term', entry: { key: 'probe', names: [] } }, 'names'],
      [{ ...term, entry: { ...term.entry, names: ['Gibtesnicht'] } }, 'names'],
      [{ ...term, entry: { ...term.entry, key: 'andersgenannt' } }, 'key'],
      [rule({ helps: [] }), 'helps'],
      [rule({ helps: ['110'] }), 'entry.helps.0'],
      [rule({ when: [] }), 'when'],
      [rule({ when: ['gibtesnicht + brust'] }), 'when'],
      [rule({ when: [' - brust'] }), 'when'],
      [rule({ examples: ['Blumen gießen'] }), 'examples'],
      [rule({ calm: ['Herzinfarkt'] }), 'calm'],
      [rule({ reviewed: '2026-99-99' }), 'reviewed'],
      [rule({ reviewer: ' ' }), 'reviewer'],
      [{ kind: 'other', entry: { key: 'probe', names: ['Probe'] } }, 'kind'],
    ];
    const before = await listWords(site().database.db);
    for (const [form, field] of refusals) {
      const answer = await save(form);
      expect(answer.status, JSON.stringify(form)).toBe(422);
      expect(Object.keys((answer.json() as Refused).errors), JSON.stringify(form)).toContain(field);
    }
    expect(await listWords(site().database.db)).toEqual(before);
  });

  test('S12.8 a term that a rule needs stays', async () => {
    const { data } = await list('kind=term&q=herzinfarkt&perPage=200');
    const term = data.find(({ entry }) => entry.key === 'herzinfarkt');
    const answer = await remove(term?.id ?? '');
    expect(answer.status).toBe(422);
    expect((answer.json() as Refused).message).toContain('herzinfarkt');
    expect((await tried('Herzinfarkt')).emergency?.helps).toContain('112');
  });

  test('S12.10 of editors who save the same concept at once one is taken', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save(conceptForm('gleichzeit'))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    for (const { status, json } of answers) if (status === 200) await remove((json() as { data: Word }).data.id);
  });

  test('S10.2 S12.10 of two who opened the same concept the second is told, and what the first saved stays', async () => {
    const opened = await saved(conceptForm('zugleich'));
    const get = async (): Promise<Word> => ((await editor.get(`${base}/get/${opened.id}`)).json() as { data: Word }).data;
    expect((await list('q=zugleich')).data).toContainEqual(opened);
    expect(await get()).toEqual(opened);
    const named = (word: Word, ...lay: readonly string[]) => ({ ...word, entry: { ...word.entry, names: { lay } } });
    const first = await saved(named(opened, 'Probe zugleich', 'vonA'));
    const second = await save(named(opened, 'Probe zugleich', 'vonB'), staff.admin);
    expect(second.status).toBe(409);
    expect((second.json() as Refused).message).toBe('Jemand hat inzwischen eine neuere Fassung gespeichert.');
    expect(await get()).toEqual(first);
    // The answer names the new version, so one person may go on.
    const third = await saved(named(first, 'Probe zugleich', 'vonA', 'vonB'));
    expect(await get()).toEqual(third);
    // Who names no version is not asked for one.
    const { version: _, ...unversioned } = named(opened, 'Probe zugleich');
    const last = await saved(unversioned);
    expect(last.version).toBe(opened.version);
    const audited = await site().database.db.select().from(deskAudit).where(eq(deskAudit.entryId, opened.id));
    expect(audited.map(({ action }) => action).toSorted()).toEqual(['create', 'save', 'save', 'save']);
    await remove(opened.id);
    expect((await save(named(last, 'vonB'))).status).toBe(404);
  });

  test('S10.2 S12.10 a word whose answer was lost is saved once, and is no version of somebody else', async () => {
    const form = { ...conceptForm('nocheinmal'), new_id: randomUUID() };
    const made = await saved(form);
    expect(await saved(form)).toEqual(made);
    const changed = { ...made, entry: { ...made.entry, names: { lay: ['Probe noch einmal', 'Probe abermals'] } } };
    const first = await saved(changed);
    expect(await saved(changed)).toEqual(first);
    const audited = await site().database.db.select().from(deskAudit).where(eq(deskAudit.entryId, form.new_id));
    expect(audited.map(({ action }) => action).toSorted()).toEqual(['create', 'save']);
    await remove(made.id);
  });

  test('S10.2 S12.8 of two who save the same red flag at once one is taken', async () => {
    const { data: rules } = await list('kind=rule&q=herz&perPage=200');
    const heart = rules.find(({ entry }) => entry.key === 'herz');
    if (heart?.kind !== 'rule') throw new Error('A new installation has it.');
    const sourced = (source: string) => ({ ...heart, entry: { ...heart.entry, source } });
    const results = await Promise.all(['von A', 'von B'].map((source) => save(sourced(source))));
    expect(results.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const taken = results.find(({ status }) => status === 200)?.json();
    expect((await editor.get(`${base}/get/${heart.id}`)).json()).toEqual(taken);
    const { version: _, ...before } = heart;
    expect((await saved(before)).version).toBe(heart.version);
  });

  test('S12.10 an entry of one list is none of the other, and one that is gone is not made anew', async () => {
    const { data } = await list('kind=concept&perPage=1');
    expect((await save({ id: data[0]?.id, kind: 'term', entry: { key: 'probe', names: ['Probe'] } })).status).toBe(404);
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await save({ id: gone, ...conceptForm('probe') })).status).toBe(404);
    expect((await editor.get(`${base}/get/nonsense`)).status).toBe(404);
  });

  test('S12.10 whatever is sent, the answer is an answer', async () => {
    await fc.assert(
      fc.asyncProperty(oddInput, oddInput, async (one, other) => {
        for (const path of ['save', 'try', 'delete']) {
          const body = { kind: 'concept', entry: { key: one, names: other }, query: one, words: other, ids: one };
          expect((await editor.send('POST', `${base}/${path}`, body)).status, path).toBeLessThan(500);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('S12.10 what three visitors looked for in vain is proposed, with the concept that may be meant', async () => {
    const now = site().clock.now();
    const ask = async (text: string, visitors: number): Promise<void> => {
      for (let at = 0; at < visitors; at += 1) await noteEmpty(site().database.db, { text, visitor: `visitor ${at}`, now });
    };
    await ask('asthhma brausel', 5);
    await ask('quabbelfrosch', 4);
    await ask('nur einer', 1);
    const proposals = ((await editor.get(`${base}/proposals`)).json() as { data: WordProposal[] }).data;
    expect(proposals.map(({ words, asked, nearest, isNamed }) => [words, asked, nearest?.entry.key ?? null, isNamed])).toEqual([
      ['asthhma brausel', 5, 'asthma', false],
      ['quabbelfrosch', 4, null, false],
    ]);
    expect((await staff.support.get(`${base}/proposals`)).status).toBe(403);
  });

  test('S12.10 trying a concept shows what the search would find with it, and changes nothing', async () => {
    const before = await listWords(site().database.db);
    expect(await tried('Quakelbein')).toMatchObject({ total: 0, joined: [], emergency: null, rule: null });
    const words = [conceptForm('quakelbein', { names: { lay: ['Quakelbein'] }, edges: { signOf: ['asthma'] } })];
    const found = await tried('Quakelbein', { words });
    expect(found.joined).toEqual([{ words: 'Quakelbein', also: ['Quakelbein'] }]);
    expect(found.results.map(({ shortid }) => shortid)).toContain('asthma1');
    expect(await tried('Quakelbein')).toMatchObject({ total: 0 });
    expect(await listWords(site().database.db)).toEqual(before);
  });

  test('S12.10 S12.7 what people say about a concept leads to its films, also in other words of the same kind', async () => {
    const words = [
      conceptForm('quakelbein', {
        names: { lay: ['Quakelbein'] },
        said: ['der Quabbelfrosch plixxt beim Glurxen', 'nach dem Glurxen plixxt es'],
        edges: { signOf: ['asthma'] },
      }),
    ];
    const text = 'mein Quabbelfrosch plixxt seit dem Glurxen';
    expect(await tried(text)).toMatchObject({ total: 0 });
    const found = await tried(text, { words });
    expect(found.results.map(({ shortid }) => shortid)).toContain('asthma1');
    expect(found.described).toEqual(['Quakelbein']);
    expect((await tried('Quakelbein', { words })).described).toEqual([]);
    expect(await tried('mein Quabbelfrosch ist grün', { words })).toMatchObject({ total: 0 });
  });

  test('S12.10 S12.7 what is described but has no films leaves what the words alone find', async () => {
    const concept = { names: { lay: ['Quakelbein'] }, said: ['Asthma mit Husten, und es plixxt'] };
    const text = 'Asthma mit Husten und plixxt';
    const withFilms = conceptForm('quakelbein', { ...concept, edges: { signOf: ['migraene'] } });
    expect((await tried(text, { words: [withFilms] })).described).toEqual(['Quakelbein']);
    const found = await tried(text, { words: [conceptForm('quakelbein', concept)] });
    expect(found.results.map(({ shortid }) => shortid)).toContain('asthma1');
  });

  test('S12.8 trying says whether a rule or learned examples decide', async () => {
    expect(await tried('Herzinfarkt')).toMatchObject({ rule: 'herz', learned: null });
    // Spelled out like a reader's: an old stroke.
    expect(await tried('Z. n. Apoplex')).toMatchObject({ emergency: null, rule: null, learned: null });
    const learned = await tried('mit der Kreissäge den Unterarm aufgerissen, es spritzt hellrot heraus');
    expect(learned.emergency?.helps).toContain('112');
    const calmed = await tried('Wespenfalle selber bauen für den Balkon mit Apfelsaft');
    expect(calmed).toMatchObject({ emergency: null, learned: 'calmed' });
    expect(calmed.rule).not.toBeNull();
  });

  test('S12.8 S12.10 trying without an entry, or with another in its place, shows what would be missing', async () => {
    const { data } = await list('kind=concept&q=Zuckerkrankheit&perPage=50');
    const diabetes = data.find(({ entry }) => entry.key === 'diabetes');
    if (!diabetes) throw new Error('A new installation has it.');
    const names = (found: TriedSearch) => found.joined.flatMap(({ also }) => also);
    expect(names(await tried('Zuckerkrankheit'))).toContain('Diabetes');
    expect(names(await tried('Zuckerkrankheit', { without: [diabetes.id] }))).not.toContain('Diabetes');
    const words = [
      { kind: 'term', entry: { key: 'glasfuss', names: ['Glasfuß'] } },
      {
        kind: 'rule',
        entry: {
          key: 'glasfuss',
          level: 'poison',
          helps: ['giftnotruf', '112'],
          when: ['glasfuss'],
          examples: ['Glasfuß'],
          calm: [],
          source: 'Test',
          reviewer: 'Test',
          reviewed: '2026-11-22',
        },
      },
    ];
    expect((await tried('Glasfuß', { words })).emergency).toEqual({ level: 'poison', helps: ['giftnotruf', '112'] });
    expect((await tried('Glasfuß', { words })).rule).toBe('glasfuss');
    expect((await tried('Glasfuß')).emergency).toBeNull();
  });
});
