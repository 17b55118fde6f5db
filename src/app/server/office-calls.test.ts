import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { entityCalls, officeEntities, type EntityName } from '#paths/office-api.ts';
import type { Browser } from '../../../tests/browser.ts';
import { newEntries, rolesOf } from '../../../tests/office.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';

type Entry = Record<string, unknown> & { id: string; version: number; state: string };

const path = (entity: EntityName, call: string): string => `/api/backend/${entity}/${call}`;
const dataOf = (answer: Answer): Entry => (answer.json() as { data: Entry }).data;
const rowsOf = (answer: Answer): Entry[] => (answer.json() as { data: Entry[] }).data;
const shown = ({ status, text }: Answer): string => `${status} ${text.slice(0, 400)}`;

onSite('the office calls of every entity', (site) => {
  const as = async (...roles: string[]): Promise<Browser> =>
    (await givenLogin(site(), { roles, totpConfirmedAt: site().clock.now() })).browser;
  const saved = async (browser: Browser, entity: EntityName, body: Record<string, unknown>): Promise<Entry> => {
    const answer = await browser.send('POST', path(entity, 'save'), body);
    expect(answer.status, `${entity}: ${shown(answer)}`).toBe(200);
    return dataOf(answer);
  };

  describe.each(officeEntities)('%s', (entity) => {
    test('S10.1 S6.4 each call asks for its role: visitors 401, others 403', async () => {
      const asking = { visitor: null, member: await as(), editor: await as('editor'), support: await as('support') };
      const id = randomUUID();
      for (const [call, method] of Object.entries(entityCalls)) {
        const isGet = method === 'GET';
        const address = path(entity, call) + (['get', 'uses', 'revisions'].includes(call) ? `/${id}` : '');
        for (const [who, browser] of Object.entries(asking)) {
          const answer = browser
            ? await (isGet
                ? browser.get(address)
                : browser.send('POST', address, { id, ids: [id], ...newEntries[entity](`Rolle ${who}`) }))
            : await site().ask(address, isGet ? {} : { method: 'POST' });
          const roles = rolesOf(entity);
          const isForAll = call === 'search' && roles.includes('editor');
          const may = isForAll ? who !== 'member' : roles.includes(who as 'editor');
          const expected = who === 'visitor' ? (isGet ? [401] : [401, 419]) : may ? [200, 404, 409, 422] : [403];
          expect(expected, `${call} as ${who}: ${shown(answer)}`).toContain(answer.status);
        }
      }
    });

    test('S10.8 a draft has the types of its fields, though nothing else of it is checked', async () => {
      const browser = await as('admin');
      const entry = await saved(browser, entity, newEntries[entity]('Grauammer'));
      const keep = (content: unknown, call = 'draft') => browser.send('POST', path(entity, call), { id: entry.id, content });
      const kept = async () => dataOf(await browser.get(path(entity, `get/${entry.id}`))).draft as { content: object } | null;
      const fields = Object.keys(newEntries[entity]('Grauammer'));
      for (const field of fields)
        for (const odd of [{ $ne: null }, [[1]], entry[field] === true ? 'wahr' : true]) {
          const answers = [await keep({ [field]: odd }), await keep({ [field]: odd }, 'preview')];
          expect([...answers.map(({ status }) => status), await kept()], `${field}: ${JSON.stringify(odd)}`).toEqual([
            422,
            422,
            null,
          ]);
        }
      const [first = ''] = fields;
      expect((await keep({ [first]: entry[first], elsewhere: 'x', constructor: { a: 1 } })).status).toBe(200);
      expect((await kept())?.content).toEqual({ [first]: entry[first] });
      expect((await keep(null)).status).toBe(200);
    });

    test('S10.2 an entry of another kind is not found, also where both are in one table', async () => {
      const browser = await as('admin');
      const { id } = await saved(browser, entity, newEntries[entity]('Heidelerche'));
      for (const other of officeEntities.filter((one) => one !== entity))
        expect((await browser.get(path(other, `get/${id}`))).status, other).toBe(404);
    });

    test('S10.2 an entry is saved, got, saved back, listed, found, sorted, deleted and restored', async () => {
      const browser = await as('admin');
      const one = await saved(browser, entity, newEntries[entity]('Amselfeld'));
      const other = await saved(browser, entity, newEntries[entity]('Buntspecht'));
      expect(one).toMatchObject({ ...comparable(newEntries[entity]('Amselfeld')), state: 'published', version: 1 });

      const got = dataOf(await browser.get(path(entity, `get/${one.id}`)));
      expect(got).toEqual(one);
      expect(await saved(browser, entity, got), 'the whole object is taken back').toMatchObject({ ...one, version: 2 });
      const stale = await browser.send('POST', path(entity, 'save'), got);
      expect(stale.status, 'S10.8 a stale version').toBe(409);

      const list = await browser.get(`${path(entity, 'list')}?page=1&perPage=200`);
      const { data, total } = list.json() as { data: Entry[]; total: number };
      expect(data.length).toBeLessThanOrEqual(200);
      expect(total).toBeGreaterThanOrEqual(data.length);
      const found = rowsOf(await browser.get(`${path(entity, 'search')}?ids=${one.id},${other.id}`));
      expect(found.map(({ id }) => id)).toEqual([one.id, other.id]);
      expect(found.every(({ title }) => typeof title === 'string' && title !== '')).toBe(true);
      const byWord = rowsOf(
        await browser.get(`${path(entity, 'list')}?q=${encodeURIComponent(String(found[0]?.title))}&perPage=200`),
      );
      expect(byWord.map(({ id }) => id)).toContain(one.id);

      const before = await orderOf(browser, entity, [one.id, other.id]);
      const turned = before.toReversed();
      expect((await browser.send('POST', path(entity, 'sort'), { ids: turned })).status).toBe(200);
      expect(await orderOf(browser, entity, [one.id, other.id])).toEqual(turned);

      const gone = await browser.send('POST', path(entity, 'delete'), { ids: [one.id, other.id] });
      expect(gone.status, shown(gone)).toBe(200);
      expect(rowsOf(await browser.get(`${path(entity, 'list')}?state=binned&perPage=200`)).map(({ id }) => id)).toContain(one.id);
      const back = await browser.send('POST', path(entity, 'restore'), { id: one.id });
      expect(back.status, shown(back)).toBe(200);
      expect(dataOf(back)).toMatchObject(comparable(newEntries[entity]('Amselfeld')));
      for (const id of [one.id, one.id, other.id]) await browser.send('POST', path(entity, 'delete'), { id });
      expect((await browser.get(path(entity, `get/${one.id}`))).status, 'twice deleted is gone').toBe(404);
    });

    test('S10.8 a draft is seen by the office alone until it is published, and can be taken back', async () => {
      const browser = await as('admin');
      const draft = await saved(browser, entity, { ...newEntries[entity]('Zaunkoenig'), state: 'draft' });
      expect(draft.state).toBe('draft');
      const rows = rowsOf(await browser.get(`${path(entity, 'list')}?state=draft&perPage=200`));
      expect(rows.map(({ id }) => id)).toContain(draft.id);
      const live = await saved(browser, entity, { ...draft, state: 'published' });
      expect(live).toMatchObject({ state: 'published', version: 2 });
      const back = await saved(browser, entity, { ...live, state: 'draft' });
      expect(back).toMatchObject({ state: 'draft', version: 3 });
      const revisions = rowsOf(await browser.get(path(entity, `revisions/${draft.id}`)));
      expect(revisions.map(({ version }) => version)).toEqual([3, 2, 1]);
      expect(revisions[0]).toMatchObject({ by: 'Grete Muster' });
      await browser.send('POST', path(entity, 'delete'), { id: draft.id });
    });

    test('S10.2 what cannot be is refused by field, what is not there with 404', async () => {
      const browser = await as('admin');
      const empty = await browser.send('POST', path(entity, 'save'), {});
      if (entity !== 'coupon') {
        expect(empty.status, shown(empty)).toBe(422);
        expect(Object.keys((empty.json() as { errors: object }).errors).length).toBeGreaterThan(0);
      }
      const unknown = { ...newEntries[entity]('Nirgends'), id: randomUUID() };
      expect((await browser.send('POST', path(entity, 'save'), unknown)).status).toBe(404);
      expect((await browser.get(path(entity, `get/${randomUUID()}`))).status).toBe(404);
      expect((await browser.get(path(entity, 'get/irgendwas'))).status).toBe(404);
      expect((await browser.send('POST', path(entity, 'delete'), { id: randomUUID() })).status).toBe(404);
      expect((await browser.send('POST', path(entity, 'sort'), { ids: [randomUUID()] })).status).toBe(404);
    });
  });

  const orderOf = async (browser: Browser, entity: EntityName, ids: readonly string[]): Promise<string[]> => {
    const found: string[] = [];
    for (let page = 1; found.length < ids.length && page < 20; page += 1) {
      const rows = rowsOf(await browser.get(`${path(entity, 'list')}?page=${page}&perPage=200`));
      if (rows.length === 0) break;
      found.push(...rows.map(({ id }) => id).filter((id) => ids.includes(id)));
    }
    return found;
  };
});

/** The fields returned unchanged, without those from which the list position is derived. */
const comparable = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(body).filter(([field]) => !['starts_at', 'day', 'days'].includes(field)));
