import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { keepSchedule } from '#desk/server/door.ts';
import { deskEntries, deskRevisions } from '#desk/server/tables.ts';
import { pictureFacts } from '#media/server/door.ts';
import type { EntityName } from '#paths/office-api.ts';
import type { Browser } from '../../../tests/browser.ts';
import { newEntries } from '../../../tests/office.ts';
import { demoFiles, onSite } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { officeEntitiesOf } from './rooms.ts';

type Draft = { readonly content: Record<string, unknown>; readonly before: object | null; readonly at: string };
type Entry = Record<string, unknown> & { readonly id: string; readonly version: number; readonly draft: Draft | null };
const hour = 3_600_000;

/** What one editor does while another has the same entry open. */
onSite('two editors at one entry', (site) => {
  let anna: Browser;
  let bert: Browser;
  const editor = async (): Promise<Browser> =>
    (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
  const send = (who: Browser, entity: EntityName, what: string, body: object) =>
    who.send('POST', `/api/backend/${entity}/${what}`, { ...body });
  const done = async (...[who, entity, what, body]: Parameters<typeof send>): Promise<Entry> => {
    const answer = await send(who, entity, what, body);
    expect(answer.status, answer.text.slice(0, 400)).toBe(200);
    return (answer.json() as { data: Entry }).data;
  };
  const got = async (entity: EntityName, { id }: Entry): Promise<Entry> =>
    ((await anna.get(`/api/backend/${entity}/get/${id}`)).json() as { data: Entry }).data;
  const inHours = (hours: number): string => new Date(site().clock.now().getTime() + hours * hour).toISOString();
  const bin = (who: Browser, entity: EntityName, { id }: Entry, from_bin = false) =>
    send(who, entity, 'delete', { id, from_bin });
  const restored = async (entity: EntityName, { id }: Entry) => done(bert, entity, 'restore', { id });

  const keepSchedules = () =>
    keepSchedule({
      db: site().database.db,
      entities: officeEntitiesOf('dr-muster'),
      pictures: pictureFacts({ db: site().database.db, storage: demoFiles() }),
      now: site().clock.now(),
      log: { error: (...line: unknown[]) => expect.fail(String(line)) },
    });

  beforeAll(async () => {
    [anna, bert] = [await editor(), await editor()];
  });

  test('S10.8 what somebody has begun is still there after the bin, whoever restores it, and also what was written meanwhile', async () => {
    const tag = await done(anna, 'tag', 'save', newEntries.tag('Bald im Papierkorb'));
    const first = (await done(anna, 'tag', 'draft', {
      id: tag.id,
      content: { title: 'Von Anna' },
      before: { title: tag.title },
      draft_at: null,
    })) as unknown as { at: string };
    expect((await bin(bert, 'tag', tag)).status).toBe(200);
    site().clock.advance(2000);
    const more = { id: tag.id, content: { title: 'Von Anna, weiter' }, before: { title: tag.title }, draft_at: first.at };
    const second = (await done(anna, 'tag', 'draft', more)) as unknown as { at: string };
    const kept = { content: { title: 'Von Anna, weiter' }, before: { title: 'Bald im Papierkorb' }, at: second.at };
    expect(await restored('tag', tag)).toMatchObject({ title: 'Bald im Papierkorb', state: 'published', draft: kept });
    // One's own as well: nobody asked what is to become of it.
    expect((await bin(anna, 'tag', tag)).status).toBe(200);
    await done(anna, 'tag', 'restore', { id: tag.id });
    expect((await got('tag', tag)).draft).toMatchObject(kept);
  });

  test('S16.9 deleting for good leaves nothing, of what was only begun either', async () => {
    const tag = await done(anna, 'tag', 'save', newEntries.tag('Ganz weg'));
    await done(anna, 'tag', 'draft', { id: tag.id, content: { title: 'Geheim' }, draft_at: null });
    expect([(await bin(bert, 'tag', tag)).status, (await bin(bert, 'tag', tag, true)).status]).toEqual([200, 200]);
    const { db } = site().database;
    expect(await db.select().from(deskEntries).where(eq(deskEntries.entryId, tag.id))).toEqual([]);
    expect(await db.select().from(deskRevisions).where(eq(deskRevisions.entryId, tag.id))).toEqual([]);
    expect((await send(anna, 'tag', 'draft', { id: tag.id, content: { title: 'Noch da?' } })).status).toBe(404);
  });

  test('S10.8 two who bin the same entry do not delete it, and what was restored meanwhile is not deleted for good', async () => {
    const tag = await done(anna, 'tag', 'save', newEntries.tag('Zweimal weg'));
    expect([(await bin(anna, 'tag', tag)).status, (await bin(bert, 'tag', tag)).status]).toEqual([200, 200]);
    expect(await got('tag', tag)).toMatchObject({ state: 'binned' });
    await restored('tag', tag);
    const refused = await bin(anna, 'tag', tag, true);
    expect([refused.status, refused.json()]).toMatchObject([409, { message: expect.stringContaining('wiederhergestellt') }]);
    expect(await got('tag', tag)).toMatchObject({ state: 'published' });
  });

  test('S10.8 a scheduled change comes back from the bin as begun, and the end of being published as it was', async () => {
    const { clock } = site();
    const start = clock.now();
    const live = await done(anna, 'tag', 'save', newEntries.tag('Mit Plan'));
    const times = { publish_at: inHours(1), unpublish_at: inHours(3) };
    const plan = await done(anna, 'tag', 'save', { ...live, title: 'Geplant', ...times });
    expect(plan).toMatchObject({ title: 'Mit Plan', waiting: { title: 'Geplant' } });
    await bin(bert, 'tag', live);
    clock.set(new Date(start.getTime() + 2 * hour));
    await keepSchedules();
    const back = await restored('tag', live);
    expect(back).toMatchObject({
      title: 'Mit Plan',
      state: 'published',
      publish_at: null,
      unpublish_at: times.unpublish_at,
      waiting: null,
      draft: { content: { title: 'Geplant' }, before: null },
    });
    await bin(bert, 'tag', live);
    clock.set(new Date(start.getTime() + 4 * hour));
    await keepSchedules();
    expect(await restored('tag', live), 'its time is over').toMatchObject({ state: 'draft', unpublish_at: null });
    clock.set(start);
  });

  test('S10.8 a schedule that somebody has ended is not set again by a form that was open before', async () => {
    const live = await done(anna, 'tag', 'save', newEntries.tag('Doch nicht'));
    const planned = await done(anna, 'tag', 'save', { ...live, title: 'Geplant', publish_at: inHours(1) });
    await done(bert, 'tag', 'draft', { id: live.id, content: null, draft_at: planned.draft?.at });
    expect(await got('tag', live)).toMatchObject({ title: 'Doch nicht', publish_at: null, waiting: null, draft: null });
    expect((await send(anna, 'tag', 'save', { ...planned, ...planned.draft?.content })).status).toBe(409);
  });

  test('S10.8 an earlier version comes back at the times that were set, and unsaved edits stay', async () => {
    const tag = await done(anna, 'tag', 'save', { ...newEntries.tag('Erste'), state: 'draft' });
    const times = { publish_at: inHours(1), unpublish_at: inHours(3) };
    await done(anna, 'tag', 'save', { ...tag, title: 'Zweite', state: 'published', ...times });
    await done(bert, 'tag', 'draft', { id: tag.id, content: { title: 'Halb' }, draft_at: null });
    const { data } = (await bert.get(`/api/backend/tag/revisions/${tag.id}`)).json() as { data: { id: string }[] };
    const back = await done(bert, 'tag', 'revert', { id: tag.id, revision: data.at(-1)?.id });
    expect(back).toMatchObject({ title: 'Erste', state: 'draft', ...times, draft: { content: { title: 'Halb' } } });
  });

  test('S10.2 what somebody bins or takes off while another sorts its page is passed over, the rest is sorted', async () => {
    const made: Entry[] = [];
    for (const title of ['Erster', 'Zweiter', 'Dritter', 'Vierter'])
      made.push(await done(anna, 'module', 'save', newEntries.module(title)));
    const [first, second, third, fourth] = made as [Entry, Entry, Entry, Entry];
    expect((await bin(bert, 'module', second)).status).toBe(200);
    await done(bert, 'module', 'save', { ...third, state: 'draft' });
    const ids = [fourth, second, third, first].map(({ id }) => id);
    expect(await done(anna, 'module', 'sort', { ids })).toEqual({ ids: [fourth.id, first.id] });
    const list = (await anna.get('/api/backend/module/list?state=published&perPage=200')).json() as { data: Entry[] };
    expect(list.data.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual([fourth.id, first.id]);
  });

  test('S10.2 S10.8 a scheduled change appears at the place that its daily was sorted to, unless it brings one of its own', async () => {
    const { clock } = site();
    const start = clock.now();
    const at = (day: string) => `${day}T06:00:00.000Z`;
    const made: Entry[] = [];
    for (const day of ['2032-03-01', '2032-03-02', '2032-03-03'])
      made.push(await done(anna, 'daily', 'save', { ...newEntries.daily(day), starts_at: at(day) }));
    const [first, second, third] = made as [Entry, Entry, Entry];
    const publish_at = inHours(1);
    await done(anna, 'daily', 'save', { ...first, publish_at });
    await done(anna, 'daily', 'save', { ...second, starts_at: at('2032-04-01'), publish_at });
    await done(bert, 'daily', 'sort', { ids: [first.id, second.id, third.id] });
    const sorted = await got('daily', first);
    expect(sorted).toMatchObject({ starts_at: at('2032-03-03'), waiting: { starts_at: at('2032-03-03') } });
    expect(sorted.draft?.content, 'nobody has written on').toEqual(sorted.waiting);
    clock.set(new Date(start.getTime() + 2 * hour));
    await keepSchedules();
    const now = await Promise.all([first, second, third].map((one) => got('daily', one)));
    expect(now.map(({ starts_at }) => starts_at)).toEqual([at('2032-03-03'), at('2032-04-01'), at('2032-03-01')]);
    clock.set(start);
  });

  test('S10.2 an order that is part of what is written counts as a change: a form that was open before is told', async () => {
    const made: Entry[] = [];
    for (const day of ['2031-03-01', '2031-03-02', '2031-03-03'])
      made.push(await done(anna, 'daily', 'save', { ...newEntries.daily(day), starts_at: `${day}T06:00:00.000Z` }));
    const [first, second, third] = made as [Entry, Entry, Entry];
    await done(bert, 'daily', 'sort', { ids: [second.id, third.id] });
    expect((await send(anna, 'daily', 'save', second)).status).toBe(409);
    expect((await got('daily', second)).starts_at).toBe('2031-03-03T06:00:00.000Z');
    expect((await send(anna, 'daily', 'save', first)).status, 'one that kept its place').toBe(200);
  });
});
