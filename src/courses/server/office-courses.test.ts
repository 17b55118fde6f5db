import { and, eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coachings } from '#catalog/server/tables.ts';
import { deskAudit } from '#desk/server/door.ts';
import { mails } from '#mail/server/tables.ts';
import { entitlements } from '#shop/server/tables.ts';
import { givenMember } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { hasBegunOn } from '../../../tests/owners.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { onSite } from '../../../tests/served.ts';
import { coaching } from '../../../tests/world.ts';
import { journeys } from './tables.ts';

onSite('courses in the office', (site) => {
  const db = () => site().database.db;
  const support = () => givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() });
  const courseId = async () => (await db().select().from(coachings).where(eq(coachings.shortid, coaching.shortid)))[0]?.id ?? '';

  test('S10.4 a coaching that the team gives is held as if it were bought: access, journey and a mail without the topic', async () => {
    const { member: helper, browser } = await support();
    const { member, browser: theirs } = await givenLogin(site());
    const apply = () => browser.send('POST', '/api/backend/coaching/apply', { coaching: coaching.shortid, user: member.email });
    const answers = await Promise.all([apply(), apply(), apply()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await db().$count(entitlements, eq(entitlements.userId, member.id))).toBe(1);
    expect(await db().$count(journeys, eq(journeys.userId, member.id))).toBe(1);
    expect((await theirs.get(`/api/coaching/journey/${coaching.shortid}`)).status).toBe(200);
    const sent = await db().select().from(mails).where(eq(mails.recipient, member.email));
    expect(sent.map(({ subject }) => subject)).toEqual(['Wir haben einen Kurs für Dich freigeschaltet']);
    expect(sent[0]?.text).toContain(coaching.title);
    const [audited] = await db()
      .select()
      .from(deskAudit)
      .where(and(eq(deskAudit.action, 'apply'), eq(deskAudit.entryId, await courseId())));
    expect(audited).toMatchObject({ actorId: helper.id, entity: 'coaching', details: { user: member.id } });
  });

  test('(S10.4) a coaching that the team gave can be taken back, and continues where it is given once more; a bought one stays', async () => {
    const { browser } = await support();
    const { member, browser: theirs } = await givenLogin(site());
    const at = (call: 'apply' | 'take') =>
      browser.send('POST', `/api/backend/coaching/${call}`, { coaching: coaching.shortid, user: member.email });
    const journey = async () => (await theirs.get(`/api/coaching/journey/${coaching.shortid}`)).status;
    expect((await at('take')).status).toBe(409);
    await at('apply');
    const taken = await Promise.all([at('take'), at('take')]);
    expect(taken.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await journey()).toBe(404);
    const [row] = await db().select().from(journeys).where(eq(journeys.userId, member.id));
    expect(row?.endedAt).toEqual(site().clock.now());
    expect(await db().$count(deskAudit, eq(deskAudit.action, 'take-back'))).toBe(1);

    await at('apply');
    expect(await journey()).toBe(200);
    const { id: orderId } = await givenOrder(site(), { userId: member.id });
    await db()
      .insert(entitlements)
      .values({ userId: member.id, orderId, kind: 'coaching', subjectId: await courseId(), grantedAt: site().clock.now() });
    expect((await at('take')).json()).toEqual({ data: { stays: true } });
    expect((await at('take')).json()).toMatchObject({ message: expect.stringContaining('nicht vom Team') });
    expect(await journey()).toBe(200);
  });

  test('(S10.4) whoever gives a course is told whether a mail went out: to an address that nobody confirmed none does', async () => {
    const { browser } = await support();
    const give = async (row: Parameters<typeof givenMember>[1]) => {
      const { id, email } = await givenMember(site(), row);
      const answer = await browser.send('POST', '/api/backend/coaching/apply', { coaching: coaching.shortid, user: id });
      const { data } = answer.json() as { data: { mailed: boolean } };
      return [data.mailed, await db().$count(mails, eq(mails.recipient, email))];
    };
    expect(await give({})).toEqual([true, 1]);
    expect(await give({ verifiedAt: null })).toEqual([false, 0]);
  });

  test('S8.4 whom or what there is not is said by field', async () => {
    const { browser } = await support();
    const answer = await browser.send('POST', '/api/backend/coaching/apply', { coaching: 'nichts', user: 'niemand@example.org' });
    expect([answer.status, answer.json()]).toMatchObject([
      422,
      { errors: { user: ['Das Konto existiert nicht.'], coaching: ['Dieses Coaching gibt es nicht.'] } },
    ]);
  });

  test('S10.4, S10.6 the mail of a day goes out once more: of the day that is named, else of the last that has come', async () => {
    const { browser } = await support();
    const member = await givenMember(site());
    const id = await courseId();
    await browser.send('POST', '/api/backend/coaching/apply', { coaching: id, user: member.id });
    const resend = (body: object = {}) =>
      browser.send('POST', '/api/backend/coaching/resend', { coaching: id, user: member.id, ...body });
    await hasBegunOn(site(), member, coaching.shortid, '2026-06-15');
    expect((await resend({ day: 2 })).json()).toEqual({ data: { day: 2 } });
    expect((await resend()).json()).toEqual({ data: { day: 3 } });
    expect((await resend()).status).toBe(200);
    const sent = await db()
      .select()
      .from(mails)
      .where(and(eq(mails.recipient, member.email), like(mails.key, 'course-day:%')));
    expect(sent).toHaveLength(3);
    expect((await resend({ day: 300 })).status).toBe(409);
    expect((await resend({ day: 0 })).status).toBe(422);
    const stranger = await givenMember(site());
    expect((await resend({ user: stranger.id })).status).toBe(409);
  });
});
