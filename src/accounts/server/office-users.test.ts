import { desc, eq, sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import fc from 'fast-check';
import { orders } from '#shop/server/tables.ts';
import { deskAudit } from '#desk/server/door.ts';
import { mails } from '#mail/server/tables.ts';
import { givenMember, openBrowser } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { oddInput } from '../../../tests/odd-input.ts';
import { giveCoaching } from '../../../tests/owners.ts';
import { givenLogin, loggedIn } from '../../../tests/sessions.ts';
import { onSite } from '../../../tests/served.ts';
import { coaching } from '../../../tests/world.ts';
import { sessions, users } from './tables.ts';

type Person = { id: string; fullname: string; email: string; roles: string[]; verified: boolean };
type Listed = { data: Person[]; total: number };

onSite('members in the office', (site) => {
  const db = () => site().database.db;
  const admin = () => givenLogin(site(), { roles: ['admin'], totpConfirmedAt: site().clock.now() });
  const support = () => givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() });
  const audited = (id: string) => db().select().from(deskAudit).where(eq(deskAudit.entryId, id));

  test('S10.4 members are listed in pages, newest first or as wanted, and found by any part of name or address', async () => {
    const { browser } = await support();
    const late = new Date(site().clock.now().getTime() + 60_000);
    for (const [at, name] of ['Ålesund', 'Bertram', 'Cécile'].entries())
      await givenMember(site(), { name, surname: '100%_Sucher', createdAt: new Date(late.getTime() + at) });
    const list = async (query: string) => (await browser.get(`/api/backend/user/list?${query}`)).json() as Listed;
    const found = await list('q=100%25_suc');
    expect([found.total, found.data.map(({ fullname }) => fullname.split(' ')[0])]).toEqual([
      3,
      ['Cécile', 'Bertram', 'Ålesund'],
    ]);
    expect((await list('q=sucher&perPage=2&page=2')).data).toHaveLength(1);
    expect((await list('q=sucher&sort=fullname&order=desc')).data.at(0)?.fullname).toMatch(/^(?:Cécile|Ålesund)/);
    expect((await list('q=1000_Sucher')).total).toBe(0);
    expect((await list('q=bertram+100%25')).total).toBe(1);
  });

  test('S10.4 lists are narrowed by role and by whether the address is confirmed', async () => {
    const { member, browser } = await support();
    const open = await givenMember(site(), { verifiedAt: null });
    const list = async (query: string) =>
      ((await browser.get(`/api/backend/user/list?perPage=200&${query}`)).json() as Listed).data.map(({ id }) => id);
    expect(await list('role=support')).toContain(member.id);
    expect(await list('role=support')).not.toContain(open.id);
    expect(await list('role=member')).not.toContain(member.id);
    expect(await list('verified=0')).toContain(open.id);
    expect(await list('verified=1')).not.toContain(open.id);
    expect((await browser.get('/api/backend/user/list?role=king')).status).toBe(422);
  });

  test('S10.4 the search names up to 20 people', async () => {
    const { browser } = await support();
    const wanted = await givenMember(site(), { surname: 'Suchmichdoch' });
    const { data } = (await browser.get('/api/backend/user/search?query=suchmich')).json() as Listed;
    expect(data).toEqual([{ id: wanted.id, fullname: 'Grete Suchmichdoch', email: wanted.email }]);
    const all = (await browser.get('/api/backend/user/search')).json() as Listed;
    expect(all.data.length).toBeLessThanOrEqual(20);
  });

  test('S10.4, S16.5 a member is shown with orders, coachings and sessions, and with nothing of what they watch', async () => {
    const { browser } = await support();
    const { member } = await givenLogin(site(), { street: 'Weg' });
    await giveCoaching(site(), member, coaching.shortid);
    await givenOrder(site(), { userId: member.id, offerName: '30-Tage-Kurs' });
    const answer = await browser.get(`/api/backend/user/get/${member.id.toUpperCase()}`);
    const { data } = answer.json() as { data: Record<string, unknown> };
    expect(data).toMatchObject({
      email: member.email,
      street: 'Weg',
      verified: true,
      has_second_factor: false,
      orders: [{ name: '30-Tage-Kurs', total: 4900 }],
      held: [{ type: 'coaching', by_team: true }],
      sessions: [{ current: false }],
    });
    expect(Object.keys(data).toSorted()).toEqual(
      'city country created_at email fullname gender has_second_factor held id locale name orders roles sessions sso_driver street street_number surname verified verified_at zipcode'.split(
        ' ',
      ),
    );
    expect(answer.text).not.toMatch(/token|hash|position|watched|note|journey|day/i);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await browser.get('/api/backend/user/get/nonsense')).status).toBe(404);
  });

  test('S6.4 an admin gives roles, which is written down, and ends nothing else', async () => {
    const { member: boss, browser } = await admin();
    const { member, browser: theirs } = await givenLogin(site(), { totpConfirmedAt: site().clock.now() });
    expect((await theirs.get('/api/backend/order/list')).status).toBe(403);
    const given = await browser.send('POST', '/api/backend/user/roles', {
      id: member.id,
      roles: ['support', 'editor', 'support'],
    });
    expect(given.json()).toMatchObject({ data: { id: member.id, roles: ['editor', 'support'] } });
    expect((await theirs.get('/api/backend/order/list')).status).toBe(200);
    expect(await audited(member.id)).toMatchObject([
      { actorId: boss.id, action: 'roles', entity: 'user', details: { before: [], after: ['editor', 'support'] } },
    ]);
    const wrong = await browser.send('POST', '/api/backend/user/roles', { id: member.id, roles: ['king'] });
    expect(wrong.status).toBe(422);
  });

  test('S6.4 the last admin keeps the role, also of two who resign at the same moment', async () => {
    await db()
      .update(users)
      .set({ roles: [] })
      .where(sql`'admin' = any(${users.roles})`);
    const [one, other] = [await admin(), await admin()];
    const resign = ({ member, browser }: typeof one) =>
      browser.send('POST', '/api/backend/user/roles', { id: member.id, roles: [] });
    const answers = await Promise.all([resign(one), resign(other)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409)?.json();
    expect(refused).toMatchObject({ message: expect.stringContaining('letzte Admin'), errors: { roles: [expect.any(String)] } });
    expect(await db().$count(users, sql`'admin' = any(${users.roles})`)).toBe(1);
  });

  test('S16.4 sessions of a member end one by one or all; those of the team only by an admin', async () => {
    const { member, browser: theirs } = await givenLogin(site());
    const second = await loggedIn(site(), member);
    const { browser } = await support();
    const { data } = (await browser.get(`/api/backend/user/get/${member.id}`)).json() as { data: { sessions: { id: string }[] } };
    const end = (body: object) => browser.send('POST', '/api/backend/user/session/end', { ...body });
    const other = await admin();
    const [foreign] = await db().select().from(sessions).where(eq(sessions.userId, other.member.id));
    expect((await end({ id: member.id, session: foreign?.id })).status).toBe(404);
    expect((await end({ id: member.id, session: data.sessions[0]?.id })).json()).toEqual({ data: { ended: 1 } });
    expect((await end({ id: member.id })).json()).toEqual({ data: { ended: 1 } });
    expect([(await theirs.get('/api/user')).status, (await second.get('/api/user')).status]).toEqual([401, 401]);
    expect((await end({ id: other.member.id })).status).toBe(403);
    expect((await other.browser.get('/api/user')).status).toBe(200);
    expect(await audited(member.id)).toHaveLength(2);
  });

  test('S4.25, S16.6 the link of confirmation goes out again, at most five times an hour', async () => {
    const { browser } = await support();
    const member = await givenMember(site(), { verifiedAt: null });
    const send = (id = member.id) => browser.send('POST', '/api/backend/user/verification', { id });
    expect((await send()).json()).toEqual({ message: 'Die E-Mail mit dem Link ist unterwegs.' });
    expect(await db().$count(mails, eq(mails.recipient, member.email))).toBe(1);
    for (let more = 0; more < 4; more += 1) expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(429);
    expect(await audited(member.id)).toHaveLength(5);
    const done = await givenMember(site());
    expect((await send(done.id)).status).toBe(409);
  });

  const lastMailTo = async (email: string) => {
    const [mail] = await db().select().from(mails).where(eq(mails.recipient, email)).orderBy(desc(mails.number)).limit(1);
    return { subject: mail?.subject ?? '', url: /https:\/\/sprechstunde\.example(\/[^\s"]+)/.exec(mail?.text ?? '')?.[1] ?? '' };
  };
  const questionOf = (url: string): URLSearchParams => new URL(url, 'https://sprechstunde.example').searchParams;

  test('S10.9 a colleague is invited by mail: sets a password, sets up the second factor by the same mail, and is in', async () => {
    const { member: boss, browser } = await admin();
    const email = 'neue.kollegin@example.net';
    const invite = (body: object) => browser.send('POST', '/api/backend/user/invite', { ...body });
    const answer = await invite({ email: ' Neue.Kollegin@Example.net ', name: 'Ida', surname: 'Neu', roles: ['editor'] });
    expect(answer.json()).toMatchObject({ data: { email, fullname: 'Ida Neu', roles: ['editor'], verified: false } });
    const { subject, url } = await lastMailTo(email);
    expect([subject, url.split('?')[0]]).toEqual(['Einladung ins Team von Sprechstunde', '/password/reset']);
    const token = questionOf(url).get('token');
    const enrolment = questionOf(url).get('enrolment') ?? '';
    const theirs = openBrowser(site());
    const password = 'apfelbaum-im-winter';
    site().clock.advance(6 * 86_400_000);
    const set = await theirs.send('POST', '/auth/reset-password', { email, token, password, password_confirmation: password });
    expect(set.status, set.text).toBe(200);
    expect((await theirs.logIn({ email, password })).json()).toEqual({ two_factor: false });
    expect((await theirs.get('/api/backend/tag/list')).status, 'not before the second factor').toBe(403);
    const { secret } = (await theirs.send('POST', '/api/user/second-factor/begin', { password, enrolment })).json() as {
      secret: string;
    };
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site().clock.now().getTime() });
    expect((await theirs.send('POST', '/api/user/second-factor/confirm', { code, enrolment })).status).toBe(200);
    expect((await theirs.get('/api/backend/tag/list')).status).toBe(200);
    const { data } = answer.json() as { data: { id: string } };
    expect(await audited(data.id)).toMatchObject([
      { actorId: boss.id, action: 'invite', entity: 'user', details: { before: [], after: ['editor'] } },
    ]);
    for (const wrong of [{ email: 'x' }, { roles: [] }, { name: '' }])
      expect((await invite({ email: 'a@example.net', name: 'A', surname: 'B', roles: ['editor'], ...wrong })).status).toBe(422);
    expect((await (await support()).browser.send('POST', '/api/backend/user/invite', {})).status).toBe(403);
  });

  test('S10.9 S4.6 a forgotten password and an invitation do not end each other, and either sets the password', async () => {
    const { browser } = await admin();
    for (const used of ['invitation', 'reset'] as const) {
      const email = `${used}@example.net`;
      const body = { email, name: 'Ida', surname: 'Neu', roles: ['editor'] };
      expect((await browser.send('POST', '/api/backend/user/invite', body)).status).toBe(200);
      const invitation = questionOf((await lastMailTo(email)).url);
      const stranger = openBrowser(site());
      expect((await stranger.send('POST', '/auth/forgot-password', { email })).status).toBe(200);
      const links = { invitation, reset: questionOf((await lastMailTo(email)).url) };
      const password = 'apfelbaum-im-winter';
      const theirs = openBrowser(site());
      const set = async (link: URLSearchParams) => {
        const form = { email, token: link.get('token'), password, password_confirmation: password };
        return (await theirs.send('POST', '/auth/reset-password', form)).status;
      };
      expect(links.reset.get('token')).not.toBe(invitation.get('token'));
      expect(await set(links[used])).toBe(200);
      // Once there is a password, no older link sets another.
      expect([await set(links.invitation), await set(links.reset)]).toEqual([422, 422]);
      expect((await theirs.logIn({ email, password })).status).toBe(200);
      const enrolment = invitation.get('enrolment');
      expect((await theirs.send('POST', '/api/user/second-factor/begin', { password, enrolment })).status).toBe(200);
    }
  });

  test('S10.9 S16.8 who was invited into an account that a stranger registered finds it emptied of the stranger', async () => {
    const { browser } = await admin();
    const { member: squatter, browser: inside } = await givenLogin(site(), { verifiedAt: null });
    const body = { email: squatter.email, name: 'Ida', surname: 'Neu', roles: ['admin'] };
    expect((await browser.send('POST', '/api/backend/user/invite', body)).status).toBe(200);
    expect((await inside.get('/api/user')).status).toBe(401);
    expect((await openBrowser(site()).logIn(squatter)).status).toBe(422);
    expect((await lastMailTo(squatter.email)).url).toContain('/password/reset?');
  });

  test('S16.8 a first role by the list of roles brings the link too, a second one does not', async () => {
    const { browser } = await admin();
    const member = await givenMember(site());
    const give = (roles: string[]) => browser.send('POST', '/api/backend/user/roles', { id: member.id, roles });
    expect((await give(['editor'])).status).toBe(200);
    expect((await lastMailTo(member.email)).url).toMatch(/^\/user\/security\?enrolment=/);
    expect((await give(['editor', 'support'])).status).toBe(200);
    expect(await db().$count(mails, eq(mails.recipient, member.email))).toBe(1);
  });

  test('S10.9 a lost second factor is reset by another admin: sessions end, a link goes out, nobody does it for themselves', async () => {
    const { member: boss, browser } = await admin();
    const { member: colleague, browser: theirs } = await admin();
    const reset = (id: string, by = browser) => by.send('POST', '/api/backend/user/second-factor', { id });
    expect((await reset(boss.id)).status).toBe(409);
    expect((await reset(colleague.id, (await support()).browser)).status).toBe(403);
    expect((await reset(colleague.id)).json()).toEqual({ message: expect.stringContaining('zurückgesetzt') });
    expect((await theirs.get('/api/user')).status).toBe(401);
    const [row] = await db().select().from(users).where(eq(users.id, colleague.id));
    expect(row).toMatchObject({ totpSecret: null, totpConfirmedAt: null, roles: ['admin'] });
    expect((await lastMailTo(colleague.email)).url).toMatch(/^\/user\/security\?enrolment=/);
    expect(await audited(colleague.id)).toMatchObject([{ actorId: boss.id, action: 'second-factor', entity: 'user' }]);
    expect((await reset('00000000-0000-4000-8000-000000000000')).status).toBe(404);
  });

  test('S16.2 an admin deletes an account as its member would: what tax law keeps stays, without the person', async () => {
    const { member: boss, browser } = await admin();
    await admin();
    const { member } = await givenLogin(site());
    const order = await givenOrder(site(), { userId: member.id, email: member.email });
    const remove = (id: string) => browser.send('POST', '/api/backend/user/delete', { id });
    expect((await remove(member.id)).json()).toEqual({ data: { id: member.id } });
    expect(await db().$count(users, eq(users.id, member.id))).toBe(0);
    const [kept] = await db().select().from(orders).where(eq(orders.id, order.id));
    expect(kept).toMatchObject({ userId: null, email: '', number: order.number });
    expect((await browser.get('/api/user')).status).toBe(200);
    expect((await remove(member.id)).status).toBe(404);
    expect((await remove(boss.id)).status).toBe(409);
    expect(await audited(member.id), 'S16.9 nothing says whose account it was').toEqual([]);
    expect((await audited('')).at(-1)).toMatchObject({
      actorId: boss.id,
      action: 'delete',
      entity: 'user',
      title: '',
      details: null,
    });
  });

  test('S5.1 whatever is sent, nothing is a fault of ours', async () => {
    const { browser } = await admin();
    const field = fc.constantFrom('id', 'roles', 'session', 'query', 'user');
    await fc.assert(
      fc.asyncProperty(fc.dictionary(field, oddInput), async (body) => {
        for (const call of ['roles', 'session/end', 'verification']) {
          const { status } = await browser.send('POST', `/api/backend/user/${call}`, body);
          // 400: a body that names a prototype.
          expect([400, 404, 422]).toContain(status);
        }
      }),
      { numRuns: 20 },
    );
    expect((await browser.get(`/api/backend/user/list?q=${encodeURIComponent("' or 1=1 \\ %_ \u202e")}`)).status).toBe(200);
    expect(site().lines).toEqual([]);
  });
});
