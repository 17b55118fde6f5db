import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { deskRevisions } from '#desk/server/door.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Browser } from '../../../tests/browser.ts';
import { newEntries } from '../../../tests/office.ts';
import { onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';

type Entry = Record<string, unknown> & { readonly id: string; readonly version: number };
type Back = { readonly data: Entry; readonly left_out: string[] };

/** A restored version may reference entries that no longer exist. */
onSite('what was saved before', (site) => {
  let editor: Browser;
  const send = (entity: EntityName, what: string, body: object) =>
    editor.send('POST', `/api/backend/${entity}/${what}`, { ...body });
  const done = async <Answer>(entity: EntityName, what: string, body: object): Promise<Answer> => {
    const answer = await send(entity, what, body);
    expect(answer.status, answer.text.slice(0, 400)).toBe(200);
    return answer.json() as Answer;
  };
  const saved = async (entity: EntityName, body: object): Promise<Entry> =>
    (await done<{ data: Entry }>(entity, 'save', body)).data;
  const erased = async (entity: EntityName, { id }: Entry): Promise<void> => {
    await done(entity, 'delete', { id });
    await done(entity, 'delete', { id });
  };
  const firstOf = async (entity: EntityName, { id }: Entry): Promise<object> => {
    const { data } = (await editor.get(`/api/backend/${entity}/revisions/${id}`)).json() as { data: { id: string }[] };
    return { id, revision: data.at(-1)?.id };
  };

  beforeAll(async () => {
    editor = (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
  });

  test('S10.8 an earlier version comes back without relations that are gone, and says which', async () => {
    const [gone, other] = [await saved('video', newEntries.video('Bald fort')), await saved('video', newEntries.video('Bleibt'))];
    const tag = await saved('tag', newEntries.tag('Vergeht'));
    const list = await saved('playlist', { title: 'Erst beide', videos: [gone.id, other.id], tags: [tag.id] });
    await saved('playlist', { ...list, title: 'Dann eines', videos: [other.id], tags: [] });
    await erased('video', gone);
    await erased('tag', tag);
    const back = await done<Back>('playlist', 'revert', await firstOf('playlist', list));
    expect(back).toMatchObject({
      data: { title: 'Erst beide', videos: [other.id], tags: [], version: 3 },
      left_out: ['videos', 'tags'],
    });
    const whole = await done<Back>('playlist', 'revert', await firstOf('playlist', list));
    expect(whole.data.videos).toEqual([other.id]);
  });

  test('S10.8 S10.5 pictures and blocks too: those that are there stay', async () => {
    const list = await saved('playlist', newEntries.playlist('Im Baustein'));
    const image = `/storage/file/${randomUUID()}/16x9.jpg`;
    const blocks = [
      { template: 'playlist', title: 'Liste', playlist: list.id },
      { template: 'text-image', title: 'Bild', image },
      { template: 'text-image', title: 'Altes Bild', image: '/storage/start/hero.jpg' },
    ];
    const page = await saved('partner', { ...newEntries.partner('Mit allem'), image, modules: blocks });
    await saved('partner', { ...page, title: 'Ohne', image: '', modules: [] });
    await erased('playlist', list);
    const { data, left_out: left } = await done<Back>('partner', 'revert', await firstOf('partner', page));
    expect(left).toEqual(['image', 'modules']);
    expect(data).toMatchObject({ image: '', modules: [{ playlist: null }, { image: '' }, { image: '/storage/start/hero.jpg' }] });
  });

  test('S10.8 what an entry cannot be without is said at its field, as is a form that has changed since', async () => {
    const project = await saved('project', newEntries.project('Altes Vorhaben'));
    const item = await saved('item', { title: 'Teil', project: project.id });
    await saved('item', { ...item, ...newEntries.item('Teil') });
    await erased('project', project);
    const refused = await send('item', 'revert', await firstOf('item', item));
    expect([refused.status, refused.json()]).toEqual([
      422,
      { message: 'Bitte prüfe Deine Angaben.', errors: { project: ['Davon gibt es etwas nicht mehr.'] } },
    ]);
    const [odd] = await site()
      .database.db.insert(deskRevisions)
      .values({ entity: 'item', entryId: item.id, version: 0, content: { title: 5 }, actorId: null, at: site().clock.now() })
      .returning({ id: deskRevisions.id });
    const answer = await send('item', 'revert', { id: item.id, revision: odd?.id });
    expect([answer.status, Object.keys((answer.json() as { errors: object }).errors)]).toEqual([422, ['title', 'project']]);
    expect((await editor.get(`/api/backend/item/get/${item.id}`)).json()).toMatchObject({ data: { version: 2 } });
  });

  test('S10.2 S10.8 what lies in the bin comes back without what was erased meanwhile', async () => {
    const video = await saved('video', newEntries.video('Nicht mehr lange'));
    const list = await saved('playlist', { title: 'Aus dem Papierkorb', videos: [video.id] });
    await done('playlist', 'delete', { id: list.id });
    await erased('video', video);
    expect(await done<Back>('playlist', 'restore', { id: list.id })).toMatchObject({
      data: { title: 'Aus dem Papierkorb', videos: [], state: 'published' },
      left_out: ['videos'],
    });
  });

  test('S10.8 a preview leaves out what is gone', async () => {
    const list = await saved('playlist', newEntries.playlist('Vorschau mit Lücke'));
    const content = { ...list, title: 'Mit Lücke', videos: [randomUUID()] };
    const { data } = await done<{ data: { url: string } }>('playlist', 'preview', { id: list.id, content });
    const shown = await site().get(data.url);
    expect([shown.status, shown.text.includes('Mit Lücke')]).toEqual([200, true]);
  });
});
