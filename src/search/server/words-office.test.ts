import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deskAudit } from '#desk/server/door.ts';
import { createLog } from '#platform/log.ts';
import type { Browser } from '../../../tests/browser.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { demoFiles, onSite, serve, until, type Served } from '../../../tests/served.ts';
import { givenStaff, type Staff } from '../../../tests/staff.ts';
import fc from 'fast-check';
import type { TriedSearch, Word } from '../word-contract.ts';
import { listWords, updateIndex } from './door.ts';

type Refused = { readonly message: string; readonly errors: Record<string, string[]> };
const log = createLog({ logLevel: 'silent' });

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
      expect((await save({ kind: 'synonym', lay: 'Bauchgrimmen', medical: 'Kolik' }, browser)).status).toBe(status);
    }
    expect((await staff.admin.get(`${base}/list`)).status).toBe(200);
    expect((await editor.get(`${base}/list`)).status).toBe(200);
  });

  test('S12.4 the pairs are listed page by page, found by either side, and sorted both ways', async () => {
    const all = await listWords(site().database.db);
    const first = await list('kind=synonym&perPage=5');
    expect([first.total, first.data.length]).toEqual([all.synonyms.length, 5]);
    expect(first.data[0]).toMatchObject({ kind: 'synonym', word: null, help: null });
    const found = await list('kind=synonym&q=myokardinf');
    expect(found.total).toBeGreaterThan(0);
    expect(found.data.every(({ lay, medical }) => /myokardinf/i.test(`${lay} ${medical}`))).toBe(true);
    expect((await list('kind=synonym&q=%25')).total).toBe(0);
    const falling = await list('kind=emergency&sort=word&order=desc&perPage=200');
    const words = falling.data.map(({ word }) => word ?? '');
    const rising = await list('kind=emergency&sort=word&order=asc&perPage=1');
    expect([rising.data[0]?.word, rising.total]).toEqual([
      (await list(`kind=emergency&page=${rising.total}&sort=word&order=desc&perPage=1`)).data[0]?.word,
      falling.total,
    ]);
    expect(words[0]).not.toBe(rising.data[0]?.word);
  });

  test('S12.4 a pair counts at once, also on another server, and no more once it is deleted', async () => {
    const other = await serve(site());
    try {
      const elsewhere = (await givenStaff(other)).editor;
      const found = async (server = site()): Promise<number> => {
        const headers = { 'content-type': 'application/json' };
        const answer = await server.ask('/api/search/video', { method: 'POST', headers, body: '{"value":"Quorxel"}' });
        return (answer.json() as { total: number }).total;
      };
      // Trying takes its time and has no limit: so the searches between stay below theirs.
      const inForce = (isFound: boolean, [browser, server]: readonly [Browser, Served]): Promise<number> =>
        until(
          async () => {
            await browser.send('POST', `${base}/try`, { query: 'Quorxel' });
            return found(server);
          },
          (total) => total > 0 === isFound,
        );
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
      const pair = await saved({ kind: 'synonym', lay: 'Quorxel', medical: 'Asthma' });
      expect(pair).toMatchObject({ title: 'Quorxel ↔ Asthma', lay: 'Quorxel', medical: 'Asthma' });
      await counts(true);
      expect((await remove(pair.id)).json()).toEqual({ data: { ids: [pair.id] } });
      await counts(false);
      expect((await editor.get(`${base}/get/${pair.id}`)).status).toBe(404);
      expect((await remove(pair.id)).json()).toEqual({ data: { ids: [] } });
    } finally {
      await other.close();
    }
  });

  test('S12.5 an entry is saved over, keeps its id, and what changed stands in the audit log', async () => {
    const made = await saved({ kind: 'emergency', word: '  Glasfuß   tut weh ', help: '116117' });
    expect(made).toMatchObject({ word: 'Glasfuß tut weh', help: '116117', lay: null });
    const after = await saved({ ...made, help: '112' });
    expect(after).toEqual({ ...made, help: '112' });
    expect(((await editor.get(`${base}/get/${made.id}`)).json() as { data: Word }).data).toEqual(after);
    await remove(made.id);
    const rows = await site().database.db.select().from(deskAudit).where(eq(deskAudit.entryId, made.id));
    expect(rows.map(({ action }) => action).toSorted()).toEqual(['create', 'delete', 'save']);
    expect(rows.every(({ actorId, entity, title }) => actorId && entity === 'word' && title === 'Glasfuß tut weh')).toBe(true);
  });

  test('S12.4 S12.5 what cannot be is refused at its field: empty, too long, the same twice, there already, odd', async () => {
    const refusals: readonly (readonly [object, string])[] = [
      [{ kind: 'synonym', lay: '', medical: 'Kolik' }, 'lay'],
      [{ kind: 'synonym', lay: 'Bauchgrimmen' }, 'medical'],
      [{ kind: 'synonym', lay: 'x'.repeat(81), medical: 'Kolik' }, 'lay'],
      [{ kind: 'synonym', lay: 'Bauchgrimmen', medical: ' BAUCHGRIMMEN' }, 'medical'],
      [{ kind: 'synonym', lay: 'Herzinfarkt', medical: 'Myokardinfarkt' }, 'lay'],
      [{ kind: 'synonym', lay: 'myokardinfarkt', medical: 'HERZINFARKT' }, 'lay'],
      [{ kind: 'synonym', lay: 'Bauch\u202egrimmen', medical: 'Kolik' }, 'lay'],
      [{ kind: 'synonym', lay: '😀', medical: 'Kolik' }, 'lay'],
      [{ kind: 'synonym', lay: '<b>Bauch</b>', medical: 'Kolik' }, 'lay'],
      [{ kind: 'synonym', lay: '12', medical: 'Kolik' }, 'lay'],
      [{ kind: 'emergency', word: 'Glasfuß' }, 'help'],
      [{ kind: 'emergency', word: 'Glasfuß', help: '110' }, 'help'],
      [{ kind: 'emergency', word: 'atemnot', help: '116117' }, 'word'],
      [{ kind: 'emergency', word: '\0', help: '112' }, 'word'],
      [{ kind: 'other', word: 'Glasfuß', help: '112' }, 'kind'],
    ];
    const before = await listWords(site().database.db);
    for (const [form, field] of refusals) {
      const answer = await save(form); // oxlint-disable-line no-await-in-loop
      expect([answer.status, Object.keys((answer.json() as Refused).errors)], JSON.stringify(form)).toEqual([422, [field]]);
    }
    expect(await listWords(site().database.db)).toEqual(before);
  });

  test('S12.4 of two editors who save the same pair at once one is refused', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save({ kind: 'synonym', lay: 'Gleichzeit', medical: 'Simultanitis' })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    for (const { status, json } of answers) if (status === 200) await remove((json() as { data: Word }).data.id); // oxlint-disable-line no-await-in-loop
  });

  test('S12.4 an entry of one list is none of the other, and one that is gone is not made anew', async () => {
    const { data } = await list('kind=synonym&perPage=1');
    expect((await save({ id: data[0]?.id, kind: 'emergency', word: 'Glasfuß', help: '112' })).status).toBe(404);
    const gone = '00000000-0000-4000-8000-000000000000';
    expect((await save({ id: gone, kind: 'synonym', lay: 'Bauchgrimmen', medical: 'Kolik' })).status).toBe(404);
    expect((await editor.get(`${base}/get/nonsense`)).status).toBe(404);
  });

  test('S12.4 whatever is sent, the answer is an answer', async () => {
    await fc.assert(
      fc.asyncProperty(oddInput, oddInput, async (one, other) => {
        for (const path of ['save', 'try', 'delete']) {
          const body = { kind: 'synonym', lay: one, medical: other, query: one, words: other, ids: one };
          expect((await editor.send('POST', `${base}/${path}`, body)).status, path).toBeLessThan(500); // oxlint-disable-line no-await-in-loop
        }
      }),
      { numRuns: 15 },
    );
  });

  test('S12.4 trying a pair shows what the search would find with it, and changes nothing', async () => {
    const before = await listWords(site().database.db);
    expect(await tried('Quakelbein')).toMatchObject({ total: 0, joined: [], emergency: null });
    const words = [{ kind: 'synonym', lay: 'Quakelbein', medical: 'Asthma' }];
    const found = await tried('Quakelbein', { words });
    expect(found.joined).toEqual([{ words: 'Quakelbein', also: ['Asthma'] }]);
    expect(found.results.map(({ shortid }) => shortid)).toContain('asthma1');
    expect(await tried('Quakelbein')).toMatchObject({ total: 0 });
    expect(await listWords(site().database.db)).toEqual(before);
  });

  test('S12.4 S12.5 trying without an entry, or with another in its place, shows what would be missing', async () => {
    const [pair] = (await list('kind=synonym&q=Zuckerkrankheit')).data;
    if (!pair) throw new Error('The demo has this pair.');
    const names = (found: TriedSearch) => found.joined.flatMap(({ also }) => also);
    expect(names(await tried('Zuckerkrankheit'))).toContain(pair.medical);
    expect(names(await tried('Zuckerkrankheit', { without: [pair.id] }))).not.toContain(pair.medical);
    const [note] = (await list('kind=emergency&q=Atemnot')).data.filter(({ word }) => word === 'Atemnot');
    if (!note) throw new Error('The demo has this word.');
    expect((await tried('Atemnot')).emergency).toBe('112');
    expect((await tried('Atemnot', { words: [{ ...note, help: '116117' }] })).emergency).toBe('116117');
    expect((await tried('Atemnot', { without: [note.id] })).emergency).toBeNull();
  });
});
