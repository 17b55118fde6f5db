import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { deskAudit } from '#desk/server/door.ts';
import { enqueue, jobKind } from '#jobs/server/door.ts';
import { queueMail } from '#mail/server/door.ts';
import { mails } from '#mail/server/tables.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { onBothSites } from '../../../tests/served.ts';

const kind = jobKind('office-test', z.object({}));

onBothSites('operating the site', (site) => {
  const db = () => site().database.db;
  const as = async (role: string) => givenLogin(site(), { roles: [role], totpConfirmedAt: site().clock.now() });
  /** As if it had failed. */
  const fail = (name: string) =>
    db().execute(
      sql`update pgboss.job set state = 'failed', completed_on = now(), output = '{"message": "out of paper"}' where name = ${name}`,
    );

  beforeEach(async () => {
    await db().execute(sql`delete from pgboss.job`);
    await db().delete(mails);
  });

  test('S10.3 failed jobs are listed and tried again, one or all', async () => {
    const { member, browser } = await as('admin');
    for (let one = 0; one < 3; one += 1) await enqueue(db(), kind, {});
    await fail(kind.name);
    const listed = async () =>
      (await browser.get('/api/backend/job/failed')).json() as { data: { id: string; kind: string }[]; total: number };
    const { data, total } = await listed();
    expect([total, data[0]]).toMatchObject([3, { kind: kind.name, attempts: 1, reason: 'out of paper' }]);
    const dashboard = (await browser.get('/api/backend/dashboard')).json();
    expect(dashboard).toMatchObject({ data: { failed_jobs: 3 } });
    const retry = (body: object) => browser.send('POST', '/api/backend/job/retry', { ...body });
    const [job] = data;
    expect((await retry({ kind: job?.kind, id: job?.id })).json()).toEqual({ data: { retried: 1 } });
    expect((await retry({ kind: job?.kind, id: job?.id })).status).toBe(409);
    expect((await retry({})).status).toBe(422);
    expect((await retry({ all: true })).json()).toEqual({ data: { retried: 2 } });
    expect((await listed()).total).toBe(0);
    const audited = await db()
      .select()
      .from(deskAudit)
      .where(eq(deskAudit.entryId, job?.id ?? ''));
    expect(audited).toMatchObject([{ actorId: member.id, action: 'retry', entity: 'job', title: kind.name }]);
  });

  test('S16.5 mails are listed with what became of them, never with what they say; addresses are for admins', async () => {
    const mail = { locale: 'de', html: '<p>Geheim</p>', text: 'Geheim' } as const;
    await queueMail(db(), { ...mail, to: 'grete@example.org', subject: 'Verschickt' });
    await db().update(mails).set({ sentAt: site().clock.now(), html: null, text: null });
    await db().execute(sql`update pgboss.job set state = 'completed'`);
    await queueMail(db(), { ...mail, to: 'grete@example.org', subject: 'Gescheitert' });
    await fail('send-mail');
    await queueMail(db(), { ...mail, to: 'grete@example.org', subject: 'Wartet' });
    const { browser } = await as('support');
    type Listed = { data: { id: string; subject: string; state: string; recipient: string }[]; total: number };
    const answer = await browser.get('/api/backend/mail/list');
    const { data, total } = answer.json() as Listed;
    expect([total, data.map(({ subject, state }) => `${subject}: ${state}`)]).toEqual([
      3,
      ['Wartet: waiting', 'Gescheitert: failed', 'Verschickt: sent'],
    ]);
    expect(answer.text).not.toMatch(/Geheim|grete@/);
    expect(data[0]?.recipient).toBe('g…@example.org');
    const { browser: boss } = await as('admin');
    const failed = (await boss.get('/api/backend/mail/list?state=failed')).json() as Listed;
    expect([failed.total, failed.data.map(({ recipient }) => recipient)]).toEqual([1, ['grete@example.org']]);
    const retry = (id?: string) => browser.send('POST', '/api/backend/mail/retry', { id });
    expect((await retry(failed.data[0]?.id)).status).toBe(200);
    expect((await retry(failed.data[0]?.id)).status).toBe(409);
    expect((await retry(data[2]?.id)).status).toBe(409);
    expect(((await boss.get('/api/backend/mail/list?state=failed')).json() as Listed).total).toBe(0);
  });

  test('S10.8 who changed what is listed newest first, by entity, entry, person and words', async () => {
    const { member, browser } = await as('admin');
    const { member: other } = await givenLogin(site(), { name: 'Zoë', surname: 'Täter' });
    const at = (second: number) => new Date(site().clock.now().getTime() + second * 1000);
    await db()
      .insert(deskAudit)
      .values([
        { at: at(1), actorId: member.id, action: 'save', entity: 'video', entryId: 'v1', title: '100% Schlaf' },
        { at: at(2), actorId: other.id, action: 'delete', entity: 'video', entryId: 'v1', title: '1000 Nächte' },
        { at: at(3), actorId: null, action: 'publish', entity: 'page', entryId: 'p1', title: 'Impressum' },
      ]);
    const list = async (query = '') =>
      (await browser.get(`/api/backend/audit/list?${query}`)).json() as { data: Record<string, unknown>[]; total: number };
    expect((await list()).data.slice(0, 2)).toMatchObject([
      { action: 'publish', actor: null, entity: 'page', entry_id: 'p1' },
      { action: 'delete', actor: 'Zoë Täter', actor_id: other.id },
    ]);
    expect((await list('entity=video&id=v1')).total).toBe(2);
    expect((await list(`actor=${other.id}`)).data).toHaveLength(1);
    expect((await list('q=100%25')).data).toMatchObject([{ title: '100% Schlaf' }]);
    expect((await list('perPage=1&page=2&entity=video')).data).toMatchObject([{ action: 'save' }]);
  });

  test('S10.8 S6.4 editors see who changed content, and nothing of what was done to members and orders', async () => {
    const { browser: boss, member } = await as('admin');
    const { browser } = await as('editor');
    const audited = (action: string, entity: string) => ({
      at: site().clock.now(),
      actorId: member.id,
      action,
      entity,
      entryId: `${entity} ${action}`,
    });
    const shown = [audited('save', 'coaching'), audited('save', 'settings')];
    const hidden = [
      audited('apply', 'coaching'),
      audited('take-back', 'coaching'),
      audited('resend', 'coaching'),
      audited('refund', 'order'),
      audited('roles', 'user'),
      audited('save', 'coupon'),
      audited('generate', 'code'),
      audited('retry', 'mail'),
    ];
    await db()
      .insert(deskAudit)
      .values([...shown, ...hidden]);
    const seen = async (by: typeof browser): Promise<string[]> => {
      const { data } = (await by.get(`/api/backend/audit/list?actor=${member.id}&perPage=200`)).json() as {
        data: { entry_id: string }[];
      };
      return data.map(({ entry_id: id }) => id).toSorted();
    };
    const ids = (entries: typeof shown): string[] => entries.map(({ entryId }) => entryId).toSorted();
    expect(await seen(browser)).toEqual(ids(shown));
    expect(await seen(boss)).toEqual(ids([...shown, ...hidden]));
  });
});
