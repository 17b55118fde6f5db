import { and, eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { MarkedRefusal } from '#desk/contract.ts';
import { deskAudit, keepSchedule } from '#desk/server/door.ts';
import { pictureFacts } from '#media/server/door.ts';
import { newEntries } from '../../../tests/office.ts';
import { demoFiles, onBothSites, type Answer } from '../../../tests/served.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { officeEntitiesOf } from './rooms.ts';

type Entry = Record<string, unknown> & {
  id: string;
  version: number;
  state: string;
  overruled: { reason: string; by: string }[];
};
const dataOf = (answer: Answer): Entry => (answer.json() as { data: Entry }).data;
const marksOf = (answer: Answer): MarkedRefusal['marks'] => (answer.json() as MarkedRefusal).marks;

const risky = 'Dieser Kurs heilt Deine Rückenschmerzen.';
const reason = 'Zitat aus einem Urteil, das im nächsten Satz verneint wird.';

onBothSites('wording of advertising before publishing', (site) => {
  const editor = () => givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
  const page = (title: string, intro = '') => ({ ...newEntries.page(title), intro });

  test('S15.6 marked wording is published with a reason alone, which is kept with who gave it', async () => {
    const { browser, member } = await editor();
    const save = (body: Record<string, unknown>) => browser.send('POST', '/api/backend/page/save', body);
    const refused = await save(page('Mit Heilung', risky));
    expect(refused.status).toBe(422);
    expect(refused.json()).toMatchObject({ message: expect.stringContaining('HWG') as string, errors: {} });
    expect(marksOf(refused)).toEqual([{ rule: 'cure', text: 'Kurs heilt', sentence: risky, lang: 'de' }]);
    const english = await save({ ...page('Auf Englisch'), en: { intro: 'Guaranteed to help you sleep.' } });
    expect(marksOf(english)).toMatchObject([{ text: 'Guaranteed', lang: 'en' }]);
    expect((await save({ ...page('Mit Heilung', risky), advertising_reason: 'passt' })).status).toBe(422);

    const saved = dataOf(await save({ ...page('Mit Heilung', risky), advertising_reason: reason }));
    expect(saved).toMatchObject({
      state: 'published',
      overruled: [{ reason, by: expect.stringMatching(/./) as string, marks: [{ rule: 'cure', sentence: risky }] }],
    });
    expect(saved).not.toHaveProperty('advertising_reason');
    const { db } = site().database;
    const audited = and(eq(deskAudit.entryId, saved.id), eq(deskAudit.action, 'overrule'));
    expect(await db.select().from(deskAudit).where(audited)).toMatchObject([
      { actorId: member.id, title: 'Mit Heilung', details: { rules: ['cure'] } },
    ]);
  });

  test('S15.6 a reason holds for the same sentence, in later saves too, and for no other', async () => {
    const { browser } = await editor();
    const save = (body: Record<string, unknown>) => browser.send('POST', '/api/backend/page/save', body);
    const saved = dataOf(await save({ ...page('Wieder gespeichert', risky), advertising_reason: reason }));
    const again = await save({ ...saved, title: 'Wieder und wieder' });
    expect(again.status, again.text.slice(0, 300)).toBe(200);
    const more = await save({ ...dataOf(again), intro: `${risky} In vier Wochen bist Du garantiert schmerzfrei.` });
    expect(more.status).toBe(422);
    expect(marksOf(more).map(({ sentence }) => sentence)).not.toContain(risky);
    expect(marksOf(more).length).toBeGreaterThan(0);
  });

  test('S10.2 S15.6 what is public already is saved again without a reason, and another sentence is asked about', async () => {
    const { browser } = await editor();
    const save = (body: Record<string, unknown>) => browser.send('POST', '/api/backend/page/save', body);
    const made = dataOf(await save(page('Schon lange da')));
    // As an import leaves it, or a version whose rules knew less.
    await site().database.db.execute(sql`update content.pages set intro = ${risky} where id = ${made.id}`);
    const get = async () => dataOf(await browser.get(`/api/backend/page/get/${made.id}`));
    const again = await save(await get());
    expect(again.status, again.text.slice(0, 300)).toBe(200);
    const more = await save({ ...(await get()), intro: `${risky} In vier Wochen bist Du garantiert schmerzfrei.` });
    expect(more.status).toBe(422);
    expect(marksOf(more).map(({ sentence }) => sentence)).not.toContain(risky);

    const draft = dataOf(await save({ ...(await get()), state: 'draft' }));
    expect((await save({ ...draft, state: 'published' })).status).toBe(422);
  });

  test('S10.2 an entry of the demo is saved as it was fetched', async () => {
    const { browser } = await editor();
    for (const entity of ['project', 'page', 'coaching', 'retreat']) {
      const { data } = (await browser.get(`/api/backend/${entity}/list?perPage=200`)).json() as { data: Entry[] };
      for (const { id } of data) {
        const saved = await browser.send(
          'POST',
          `/api/backend/${entity}/save`,
          dataOf(await browser.get(`/api/backend/${entity}/get/${id}`)),
        );
        expect(saved.status, `${entity} ${id} ${saved.text.slice(0, 300)}`).toBe(200);
      }
    }
  });

  test('S15.6 drafts are saved without a reason; publishing them, at once, by many or for later, asks', async () => {
    const { browser } = await editor();
    const save = (body: Record<string, unknown>) => browser.send('POST', '/api/backend/page/save', body);
    const draft = dataOf(await save({ ...page('Erst Entwurf', risky), state: 'draft' }));
    expect(draft).toMatchObject({ state: 'draft', overruled: [] });
    const publish_at = new Date(site().clock.now().getTime() + 3_600_000).toISOString();
    expect((await save({ ...draft, publish_at })).status).toBe(422);
    const bulk = await browser.send('POST', '/api/backend/page/bulk', { ids: [draft.id], act: 'publish' });
    expect(bulk.json()).toMatchObject({ data: { done: [], refused: [{ id: draft.id, message: /Begründung/ }] } });

    const planned = dataOf(await save({ ...draft, publish_at, advertising_reason: reason }));
    expect(planned).toMatchObject({ state: 'draft', publish_at });
    site().clock.advance(3_600_001);
    const { clock, database } = site();
    const pictures = pictureFacts({ db: database.db, storage: demoFiles() });
    const log = { error: (...line: unknown[]) => expect.fail(String(line)) } as never;
    await keepSchedule({ db: database.db, entities: officeEntitiesOf('dr-muster'), pictures, now: clock.now(), log });
    expect(dataOf(await browser.get(`/api/backend/page/get/${draft.id}`))).toMatchObject({ state: 'published' });
  });

  test('S15.6 what would change elsewhere is told before the reason is asked for', async () => {
    const { browser } = await editor();
    const told = await browser.send('POST', '/api/backend/page/foresee', page('Vorher', risky));
    expect(told.status).toBe(200);
  });
});
