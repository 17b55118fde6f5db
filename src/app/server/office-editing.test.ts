import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { idOf } from '#catalog/server/door.ts';
import { media, playlists } from '#catalog/server/tables.ts';
import { officeEntities, type EntityName } from '#paths/office-api.ts';
import { localStorage } from '#platform/storage-local.ts';
import type { Browser } from '../../../tests/browser.ts';
import { newEntries } from '../../../tests/office.ts';
import { formOf, sendForm } from '../../../tests/forms.ts';
import { onBothSites, onSite, type Answer, type Served } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { clipOf, freeVideo } from '../../../tests/world.ts';
import { playlists as demoLists } from '../../../demo/content/index.ts';

type Entry = Record<string, unknown> & { id: string; version: number; state: string };
type Revision = { id: string; version: number; content: Record<string, unknown> };
type BulkAnswer = { done: string[]; refused: { id: string; title: string; message: string; fields: string[] }[] };
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller knows the type
const dataOf = <Data = Entry>(answer: Answer): Data => (answer.json() as { data: Data }).data;
const day = 86_400_000;

const tools = (site: () => Served) => {
  const editor = async (): Promise<Browser> =>
    (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
  const send = (browser: Browser, entity: EntityName, what: string, body: Record<string, unknown>) =>
    browser.send('POST', `/api/backend/${entity}/${what}`, body);
  const call = async <Data = Entry>(...[browser, entity, what, body]: Parameters<typeof send>): Promise<Data> => {
    const answer = await send(browser, entity, what, body);
    expect(answer.status, answer.text.slice(0, 400)).toBe(200);
    return dataOf<Data>(answer);
  };
  const got = async (browser: Browser, entity: EntityName, id: string): Promise<Entry> =>
    dataOf(await browser.get(`/api/backend/${entity}/get/${id}`));
  return { editor, send, call, got };
};

onBothSites('editing in the office', (site) => {
  const { editor, send, call, got } = tools(site);

  test('(S10.8) what came with an import can be brought back after its first change', async () => {
    const browser = await editor();
    const id = idOf('video', freeVideo.shortid);
    const before = await got(browser, 'video', id);
    expect(before.version).toBe(0);
    await call(browser, 'video', 'save', { ...before, title: 'Ganz anders' });
    const revisions = dataOf<Revision[]>(await browser.get(`/api/backend/video/revisions/${id}`));
    expect(revisions.map(({ version, content }) => [version, content.title])).toEqual([
      [1, 'Ganz anders'],
      [0, before.title],
    ]);
    await call(browser, 'video', 'revert', { id, revision: revisions.at(-1)?.id });
    expect(await got(browser, 'video', id)).toMatchObject({ title: before.title, topline: before.topline, tags: before.tags });
    expect(dataOf<Revision[]>(await browser.get(`/api/backend/video/revisions/${id}`))).toHaveLength(3);
  });

  test('(S10.8) of two who write at once neither takes what is kept of the other, by writing, saving, previewing or scheduling', async () => {
    const [anna, bert] = [await editor(), await editor()];
    const before = await call(anna, 'tag', 'save', { ...newEntries.tag('Vorher'), state: 'published' });
    const { id } = before;
    const write = (who: Browser, title: string, draft_at: string | null) =>
      send(who, 'tag', 'draft', { id, content: { title }, draft_at });
    const keptTitle = async () => ((await got(anna, 'tag', id)).draft as { content: { title: string } } | null)?.content.title;

    const first = dataOf<{ at: string }>(await write(anna, 'Von Anna', null)).at;
    expect((await write(bert, 'Von Bert', null)).status).toBe(409);
    expect((await send(bert, 'tag', 'draft', { id, content: null, draft_at: null })).status).toBe(409);
    expect((await send(bert, 'tag', 'draft', { id, content: { title: 'Von Bert' } })).status).toBe(409);
    const soon = new Date(site().clock.now().getTime() + day).toISOString();
    expect((await send(bert, 'tag', 'save', { ...before, publish_at: soon, draft_at: null })).status).toBe(409);
    const saved = await call(bert, 'tag', 'save', { ...before, title: 'Gespeichert', draft_at: null });
    expect([saved.title, await keptTitle()]).toEqual(['Gespeichert', 'Von Anna']);

    // Her own goes on, in this window and not in one that has not seen it.
    site().clock.advance(60_000);
    const second = dataOf<{ at: string }>(await write(anna, 'Von Anna, weiter', first)).at;
    expect((await write(anna, 'Anderes Fenster', first)).status).toBe(409);
    // Whoever has seen it decides.
    await call(bert, 'tag', 'save', { ...saved, title: 'Mit Annas', draft_at: second });
    expect(await keptTitle()).toBeUndefined();
  });

  test('(S10.8) something new is made once, however often it is sent', async () => {
    const browser = await editor();
    const new_id = '6f0e3b5c-8a51-4c1e-9a55-0d6f5a4f7b21';
    const title = 'Einmal gespeichert';
    const tries = await Promise.all([1, 2, 3].map(() => send(browser, 'tag', 'save', { new_id, title, state: 'draft' })));
    expect(tries.map(({ status }) => status).filter((status) => status === 409)).toHaveLength(2);
    expect(dataOf<Entry[]>(await browser.get('/api/backend/tag/list?q=Einmal+gespeichert'))).toMatchObject([
      { id: new_id, slug: 'einmal-gespeichert' },
    ]);
  });

  test('S10.2 S3.6 how hard an exercise is: editors choose it, list and filter by it; readers are told what was chosen', async () => {
    const browser = await editor();
    const body = newEntries.video('Kniebeugen');
    const chosen = await call(browser, 'video', 'save', { ...body, difficulty: 'hard' });
    expect((await send(browser, 'video', 'save', { ...body, difficulty: 'heavy' })).status).toBe(422);
    const listed = dataOf<{ id: string; difficulty: string }[]>(
      await browser.get('/api/backend/video/list?difficulty=hard&perPage=200'),
    );
    expect(new Set(listed.map(({ difficulty }) => difficulty))).toEqual(new Set(['hard']));
    expect(listed.map(({ id }) => id)).toContain(chosen.id);
    const watch = site().watch();
    const told = (isAwaited: (answer: Answer) => boolean) =>
      until(() => site().get(`/api/video?shortid=${String(chosen.shortid)}`), isAwaited);
    await told(({ text }) => text.includes('"difficulty":"hard"'));
    await call(browser, 'video', 'save', { ...chosen, difficulty: null });
    await told(({ text }) => text.includes('Kniebeugen') && !text.includes('difficulty'));
    watch.stop();
  });

  test('(S10.8) a draft has no day of publishing yet; it is the day on which it is published, unless somebody said another', async () => {
    const browser = await editor();
    const { clock } = site();
    const draft = await call(browser, 'video', 'save', { ...newEntries.video('Wird noch'), state: 'draft' });
    expect(draft.published_at).toBeNull();
    const said = '2025-02-03T09:00:00.000Z';
    const other = await call(browser, 'playlist', 'save', { ...newEntries.playlist('Alt'), state: 'draft', published_at: said });
    const begun = clock.now();
    clock.set(new Date(begun.getTime() + 3 * day));
    const live = await call(browser, 'video', 'save', { ...draft, state: 'published' });
    expect(live.published_at).toBe(clock.now().toISOString());
    expect((await call(browser, 'playlist', 'save', { ...other, state: 'published' })).published_at).toBe(said);
    clock.set(new Date(begun.getTime() + 5 * day));
    const off = await call(browser, 'video', 'save', { ...live, state: 'draft' });
    expect((await call(browser, 'video', 'save', { ...off, state: 'published' })).published_at).toBe(live.published_at);
    clock.set(begun);
  });

  test('(S10.2) a name in lists that was left out stays the title, in both languages', async () => {
    const browser = await editor();
    const en = { title: 'First', description: '' };
    const list = await call(browser, 'playlist', 'save', { ...newEntries.playlist('Zuerst so'), en });
    const stored = async () => (await site().database.db.select().from(playlists).where(eq(playlists.id, list.id)))[0];
    expect([list.title_list, await stored()]).toMatchObject(['', { titleList: 'Zuerst so', en: { titleList: 'First' } }]);
    const after = await call(browser, 'playlist', 'save', { ...list, title: 'Dann so', en: { title: 'Then' } });
    expect([after.title_list, await stored()]).toMatchObject([
      '',
      { titleList: 'Dann so', translated: true, letter: 'd', en: { titleList: 'Then' } },
    ]);
    const own = await call(browser, 'playlist', 'save', { ...after, title_list: 'Liste' });
    await call(browser, 'playlist', 'save', { ...own, title: 'Noch anders' });
    expect(await stored()).toMatchObject({ title: 'Noch anders', titleList: 'Liste', translated: false });
  });

  test('(S10.2) a refusal names the field, and the place of what is wrong in a row', async () => {
    const browser = await editor();
    const unready = await send(browser, 'video', 'save', { title: 'Ohne Film', state: 'published' });
    expect([unready.status, unready.json()]).toMatchObject([422, { errors: { clip: ['Bitte fülle dieses Feld aus.'] } }]);
    const sources = [
      { title: 'Gut', url: 'https://example.org/' },
      { title: 'Falsch', url: 'example' },
    ];
    const odd = await send(browser, 'video', 'save', { ...newEntries.video('Quellen'), sources });
    expect(odd.status).toBe(422);
    expect((odd.json() as { errors: object }).errors).toEqual({
      sources: ['Diese Angabe ist ungültig.'],
      'sources.1.url': ['Diese Angabe ist ungültig.'],
    });
  });

  test('(S10.2) an address that is left out is one that nothing else has; one that was typed is taken or not', async () => {
    const browser = await editor();
    const addressOf = async (body: object): Promise<unknown> =>
      (await call(browser, 'playlist', 'save', { ...newEntries.playlist('Gleich benannt'), ...body })).slug;
    expect([await addressOf({}), await addressOf({}), await addressOf({ state: 'draft' })]).toEqual([
      'gleich-benannt',
      'gleich-benannt-2',
      'gleich-benannt-3',
    ]);
    const typed = await send(browser, 'playlist', 'save', { ...newEntries.playlist('Anders'), slug: 'gleich-benannt' });
    expect([typed.status, typed.json()]).toMatchObject([422, { errors: { slug: ['Das ist schon vergeben.'] } }]);
  });

  test('(S2.15) a page at whose address the site shows something else is refused, the site’s own texts can be written', async () => {
    const browser = await editor();
    const saved = await send(browser, 'page', 'save', { title: 'Barriere melden' });
    expect([saved.status, saved.json()]).toMatchObject([422, { errors: { slug: ['Das ist schon vergeben.'] } }]);
    await call(browser, 'page', 'save', { title: 'Korrekturen' });
  });

  test('(S10.8) the log names a daily by its day in Berlin, also one of midnight', async () => {
    const browser = await editor();
    const body = { ...newEntries.daily('Mitternacht'), starts_at: '2026-06-30T22:00:00.000Z' };
    const { id } = await call(browser, 'daily', 'save', body);
    const log = dataOf<{ title: string; entry_id: string }[]>(await browser.get('/api/backend/audit/list?perPage=200'));
    expect(log.find(({ entry_id: entry }) => entry === id)?.title).toBe('2026-07-01');
  });

  test('(S6.1) a save that locks or opens videos, or gives days another number than their titles, is told before', async () => {
    const browser = await editor();
    const open = await call(browser, 'video', 'save', newEntries.video('Frei für alle'));
    const first = await call(browser, 'video', 'save', newEntries.video('Tag 1: Ankommen'));
    const second = await call(browser, 'video', 'save', newEntries.video('Tag 2: Atmen'));
    const course = { ...newEntries.playlist('Kurs'), type: 'coaching', videos: [first.id, second.id] };
    const noticesOf = async (body: Record<string, unknown>) =>
      (await call<{ notices: string[] }>(browser, 'playlist', 'foresee', body)).notices;
    expect(await noticesOf(course)).toEqual([
      'Diese 2 Videos kann dann nur noch sehen, wer das Coaching gekauft hat: „Tag 1: Ankommen“, „Tag 2: Atmen“.',
    ]);
    const list = await call(browser, 'playlist', 'save', course);
    expect(await noticesOf(list)).toEqual([]);
    expect(await noticesOf({ ...list, videos: [second.id, first.id, open.id] })).toEqual([
      'Dieses Video kann dann nur noch sehen, wer das Coaching gekauft hat: „Frei für alle“.',
      '„Tag 2: Atmen“ ist dann Tag 1. Die Zahl im Titel ändert sich nicht mit.',
      '„Tag 1: Ankommen“ ist dann Tag 2. Die Zahl im Titel ändert sich nicht mit.',
    ]);
    expect(await got(browser, 'playlist', list.id), 'nothing was saved').toMatchObject({
      version: list.version,
      videos: list.videos,
    });
    expect((await noticesOf({ ...list, state: 'draft' }))[0]).toMatch(/^Diese 2 Videos können dann alle sehen, auch ohne Kauf/);
    expect((await noticesOf({ ...list, type: 'standard', exclusive: true }))[0]).toMatch(
      /^Diese 2 Videos können dann nur noch Mitglieder/,
    );
    await call(browser, 'playlist', 'delete', { id: list.id });
  });

  test('(S17.1) without script a video has the captions that there are, under the names that they have', async () => {
    const { db } = site().database;
    const clip = eq(media.id, idOf('media', clipOf(freeVideo)));
    const [before] = await db.select({ captions: media.captions }).from(media).where(clip);
    const captions = [
      { lang: 'de', label: 'Deutsch', file: 'aa-de.vtt' },
      { lang: 'en', label: 'English', file: 'bb-en.vtt' },
    ];
    await db.update(media).set({ captions }).where(clip);
    const { text } = await site().get(`/watch/${freeVideo.shortid}`);
    const tracks = [...text.matchAll(/<track [^>]*>/g)].map(([track]) => track);
    expect(tracks).toHaveLength(2);
    expect(tracks[0]).toContain(`src="/asset/${freeVideo.shortid}/caption/aa-de.vtt"`);
    expect(tracks[1]).toMatch(/srcLang="en"|srclang="en"/);
    await db.update(media).set({ captions: before?.captions }).where(clip);
  });

  test('(S10.8) many entries are published, tagged, taken off and restored at once; each that cannot be says why', async () => {
    const browser = await editor();
    const tag = (await call(browser, 'tag', 'save', { title: 'Sammelmappe' })).id;
    const one = await call(browser, 'video', 'save', { ...newEntries.video('Eins'), state: 'draft' });
    const two = await call(browser, 'video', 'save', { ...newEntries.video('Zwei'), state: 'draft' });
    const bare = await call(browser, 'video', 'save', { title: 'Ohne Film', state: 'draft' });
    const ids = [one.id, two.id, bare.id];
    const bulk = (wish: Record<string, unknown>) => call<BulkAnswer>(browser, 'video', 'bulk', wish);
    expect(await bulk({ ids, act: 'publish' })).toMatchObject({
      done: [one.id, two.id],
      refused: [
        { id: bare.id, title: 'Ohne Film', fields: ['clip'], message: expect.stringContaining('Es fehlt etwas') as string },
      ],
    });
    expect(await got(browser, 'video', one.id)).toMatchObject({ state: 'published', version: one.version + 1 });

    await call(browser, 'video', 'draft', { id: two.id, content: { title: 'Halb' } });
    expect(await bulk({ ids, act: 'tag', tag })).toMatchObject({
      done: [one.id, bare.id],
      refused: [{ id: two.id, title: 'Zwei' }],
    });
    expect(await got(browser, 'video', one.id)).toMatchObject({ tags: [tag], state: 'published' });
    expect(await got(browser, 'video', two.id)).toMatchObject({ tags: [], draft: { content: { title: 'Halb' } } });
    await call(browser, 'video', 'draft', { id: two.id, content: null });
    const { version } = await got(browser, 'video', one.id);
    await bulk({ ids, act: 'tag', tag });
    expect((await got(browser, 'video', one.id)).version, 'what is so already is not saved again').toBe(version);
    await bulk({ ids, act: 'untag', tag });
    expect((await got(browser, 'video', two.id)).tags).toEqual([]);

    expect((await bulk({ ids, act: 'unpublish' })).done).toEqual(ids);
    expect((await got(browser, 'video', one.id)).state).toBe('draft');
    await call(browser, 'video', 'delete', { ids });
    expect(await bulk({ ids, act: 'publish' })).toMatchObject({ done: [], refused: [{}, {}, {}] });
    expect((await bulk({ ids, act: 'restore' })).done).toEqual(ids);
    expect((await got(browser, 'video', two.id)).state).toBe('draft');
    const nobody = idOf('video', 'nobody');
    const admin = (await givenLogin(site(), { roles: ['admin'], totpConfirmedAt: site().clock.now() })).browser;
    for (const entity of officeEntities) {
      const answer = await call<BulkAnswer>(admin, entity, 'bulk', { ids: [nobody], act: 'publish' });
      expect(answer, entity).toMatchObject({ done: [], refused: [{ id: nobody, title: '' }] });
    }
    expect((await send(browser, 'video', 'bulk', { ids: [], act: 'publish' })).status).toBe(422);
    expect((await send(browser, 'video', 'bulk', { ids, act: 'erase' })).status).toBe(422);
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-downloads-'));

onSite(
  'downloads of the office',
  (site) => {
    const { editor, send, call, got } = tools(site);

    test('(S6.3) a download is a file of the office, which readers save under its name and nobody deletes meanwhile', async () => {
      const browser = await editor();
      const sent = await sendForm(
        browser,
        '/api/backend/file/upload',
        formOf(['files[]', Buffer.from('%PDF-1.4 Plan'), 'Ernährungsplan.pdf']),
      );
      const [file] = dataOf<{ id: string; name: string }[]>(sent);
      const id = file?.id ?? '';
      const name = `${id}-Ernaehrungsplan.pdf`;
      const save = (more: Record<string, unknown>) =>
        send(browser, 'playlist', 'save', { ...newEntries.playlist('Mit Plan'), ...more });
      for (const download_file of ['irgendwas.pdf', `${idOf('video', 'x')}-plan.pdf`]) {
        const answer = await save({ download_file });
        expect([answer.status, answer.json()], download_file).toMatchObject([
          422,
          { errors: { download_file: [expect.any(String)] } },
        ]);
      }
      const list = dataOf(await save({ download_file: name, slug: 'mit-plan', shortid: 'mitplan1' }));
      const sentFile = await site().get(`/asset/mitplan1/download/${name}`);
      expect([sentFile.status, sentFile.text]).toEqual([200, '%PDF-1.4 Plan']);
      expect(sentFile.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="Ernaehrungsplan.pdf"',
      });
      expect((await site().get(`/asset/mitplan1/download/${id}-anders.pdf`)).status).toBe(404);
      expect((await browser.send('POST', '/api/backend/file/delete', { ids: [id] })).status).toBe(409);
      const seeded = demoLists.find(({ downloadFile }) => downloadFile);
      const known = await got(browser, 'playlist', idOf('playlist', seeded?.shortid ?? ''));
      expect(
        (await send(browser, 'playlist', 'save', { ...known, title: 'Neu genannt' })).status,
        'one that came with an import',
      ).toBe(200);
      await call(browser, 'playlist', 'delete', { id: list.id });
    });
  },
  { storage: localStorage(folder) },
);
