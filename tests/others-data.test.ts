import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certificates, journeys } from '../src/courses/server/tables.ts';
import { siteRoutes } from '../src/paths/routes.ts';
import { codes } from '../src/shop/server/content-tables.ts';
import { csrfCookie } from '../src/platform/http/csrf.ts';
import { issueInvoice } from '../src/shop/server/papers.ts';
import { testPassword, type Browser } from './browser.ts';
import { formOf } from './forms.ts';
import { givenOrder } from './given-order.ts';
import { offerNamed } from './offers.ts';
import { giveCoaching } from './owners.ts';
import { onSite, writableDemoFiles, type Answer, type Asking } from './served.ts';
import { givenLogin, loggedIn, type Entered } from './sessions.ts';
import { shopPartsOf } from './shop-parts.ts';
import { givenStaff, type Staff } from './staff.ts';
import { coaching, coachingDay } from './world.ts';

/** What belongs to one member, as calls and addresses name it. */
type Ids = Readonly<Record<'user' | 'session' | 'order' | 'gift' | 'offer' | 'picture' | 'coaching' | 'day', string>>;

type Question = Asking & { readonly path: string };

const json = (at: string, body: object, method = 'POST'): Question => ({
  path: at,
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const get = (at: string): Question => ({ path: at });

const profile = { name: 'Fremde', surname: 'Hand', gender: 'u' };
const address = { street: 'Weg', street_number: '1', zipcode: '10115', city: 'Berlin', country: 'de' };
const newPassword = { old: testPassword, password: 'ein-ganz-neues-1', password_confirmation: 'ein-ganz-neues-1' };

async function pictureOf(user: string): Promise<Question> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const form = new Response(formOf(['id', user], ['files[]', new Uint8Array(bytes)]));
  const headers = { 'content-type': form.headers.get('content-type') ?? '' };
  return { path: '/api/user/image', method: 'POST', headers, body: new Uint8Array(await form.arrayBuffer()) };
}

type Asked = (ids: Ids) => Question | Promise<Question>;

/** Every route and page that is about one person's own, asked by their ids. */
const own: Readonly<Record<string, Asked>> = {
  'GET /api/user/picture/:file': ({ picture }) => get(`/api/user/picture/${picture}`),
  'POST /api/user/sessions/end': ({ session }) => json('/api/user/sessions/end', { id: session }),
  'POST /api/user/save': ({ user }) => json('/api/user/save', { id: user, ...profile }),
  'POST /api/user/save/address': ({ user }) => json('/api/user/save/address', { id: user, ...address }),
  'POST /api/user/password': ({ user }) => json('/api/user/password', { id: user, ...newPassword }),
  'POST /api/user/image/delete': ({ user }) => json('/api/user/image/delete', { id: user }),
  'POST /api/user/image': ({ user }) => pictureOf(user),
  'GET /api/product/:id/paid': ({ offer }) => get(`/api/product/${offer}/paid`),
  'GET /api/shop/order/:id': ({ order }) => get(`/api/shop/order/${order}`),
  'GET /shop/receipt/:order': ({ order }) => get(`/shop/receipt/${order}`),
  'GET /stripe/cancelled/:order': ({ order }) => get(`/stripe/cancelled/${order}`),
  'shop.thanks': ({ order }) => get(`/shop/danke/${order}`),
  'shop.gift': ({ gift }) => get(`/shop/geschenk/${gift}`),
  'GET /api/coaching/journey/:shortid': (ids) => get(`/api/coaching/journey/${ids.coaching}`),
  'POST /api/coaching/journey/:shortid/confirm': (ids) => json(`/api/coaching/journey/${ids.coaching}/confirm`, {}),
  'POST /api/coaching/journey/:shortid/settings': (ids) =>
    json(`/api/coaching/journey/${ids.coaching}/settings`, { mails: false, paused: true }),
  'POST /api/coaching/journey/:shortid/note': (ids) =>
    json(`/api/coaching/journey/${ids.coaching}/note`, { day: 2, text: 'Fremd', revision: 0 }),
  'POST /api/coaching/watched': (ids) =>
    json('/api/coaching/watched', { coaching: ids.coaching, video: ids.day, ranges: [[0, 9]] }),
  'GET /api/coaching/offline': ({ day }) => get(`/api/coaching/offline?videos=${day}`),
  'GET /api/coaching/certificate/:shortid': (ids) => get(`/api/coaching/certificate/${ids.coaching}`),
  'POST /api/coaching/journey/:shortid/consent/withdraw': (ids) =>
    json(`/api/coaching/journey/${ids.coaching}/consent/withdraw`, {}),
  // Last, since nothing is left afterwards.
  'POST /api/user/delete': ({ user }) => json('/api/user/delete', { id: user, password: newPassword.password }),
};

const mapped = (ids: Ids, to: (id: string) => string): Ids =>
  Object.fromEntries(Object.entries(ids).map(([kind, id]) => [kind, to(id)])) as Ids;

/** Other ways to say the same ids. */
const spellings: Readonly<Record<string, (question: Question, ids: Ids) => Question>> = {
  'as they are': (question) => question,
  'in upper case': (question, ids) => respelled(question, ids, (id) => id.toUpperCase()),
  'with something behind': (question, ids) => respelled(question, ids, (id) => `${id}/`),
  'as a list': (question, ids) => respelled(question, ids, (id) => `${id},${id}`),
  'in the query too': (question, ids) => ({
    ...question,
    path: `${question.path}${question.path.includes('?') ? '&' : '?'}id=${ids.user}&user=${ids.user}`,
  }),
  'in English': (question) => ({ ...question, path: `/en${question.path}` }),
};

const respelled = (question: Question, ids: Ids, spell: (id: string) => string): Question => {
  const within = (text: string): string => Object.values(ids).reduce((whole, id) => whole.replaceAll(id, spell(id)), text);
  const { body } = question;
  return { ...question, path: within(question.path), ...(typeof body === 'string' ? { body: within(body) } : {}) };
};

/** Names of parameters that only content has. */
const ofContent = /^GET .*:(?:idOrSlug|slug|category|month|page|video|name)\b/;

/** All other routes that take something or change something, by why nobody else's ids are in them. */
const others = Object.entries({
  'they are about content': [
    'GET /api/playlist/shortid/:shortid',
    'GET /api/coaching/shortid/:shortid',
    'GET /api/retreat/shortid/:shortid',
    'GET /api/video/:shortid',
    'GET /api/video/:shortid/transcript',
    'GET /api/video/count/:shortid',
    'GET /api/video/played/:shortid',
    'GET /api/public/v1/videos/:shortid',
    'GET /watch/:shortid/chapters.json',
    'GET /en/watch/:shortid/chapters.json',
    'POST /api/search/video',
    'POST /offline/keep',
    'POST /offline/forget',
    'user.address.coaching',
    // Its bytes: src/app/server/streams.test.ts.
    'GET /asset/:shortid/:type/:value',
  ],
  'they take no id: they are about whoever asks': [
    'PUT /auth/user/profile-information',
    'PUT /auth/user/password',
    'POST /auth/logout',
    'POST /api/user/second-factor/end',
    'POST /api/user/positions',
    'POST /api/user/positions/forget',
    'POST /api/user/corrections/read',
    'POST /api/push/subscribe',
    'POST /api/push/unsubscribe',
    'GET /stripe/checkout/:type/:id',
    'POST /stripe/checkout/:type/:id',
  ],
  'they take an address, and say the same for each': [
    'POST /auth/forgot-password',
    'POST /auth/register',
    'POST /auth/email/verification-notification',
    'POST /auth/sso/complete',
    'POST /api/newsletter',
    'POST /api/shop/withdraw',
    'POST /widerruf',
    'POST /en/widerruf',
  ],
  'a password, token, signature or code is the permission': [
    'POST /auth/login',
    'POST /auth/two-factor-challenge',
    'POST /auth/reset-password',
    'GET /auth/email/verify/:id/:hash',
    'POST /auth/email/verify/:id/:hash',
    'POST /api/user/second-factor/begin',
    'POST /api/user/second-factor/confirm',
    'POST /api/newsletter/confirm',
    'POST /api/newsletter/end',
    'POST /newsletter',
    'POST /en/newsletter',
    'POST /api/coaching/mails/end',
    'POST /kurs/abmelden',
    'POST /en/kurs/abmelden',
    'POST /meta/barriere-melden',
    'POST /en/meta/barriere-melden',
    'POST /stripe/webhook',
    'GET /api/code/:id',
    'shop.coupon',
  ],
}).flatMap(([, routes]) => routes);

/** Who helps reads papers too (S14.4). */
const helped: readonly string[] = ['GET /shop/receipt/:order'];

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-others-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

onSite(
  'S3.13 what belongs to others',
  (site) => {
    const db = () => site().database.db;
    let owner: Entered;
    let theirs: Ids;
    let staff: Staff;

    /** Asks with the token that a page of the site would have. */
    async function ask(browser: Browser, { path: at, headers, ...asking }: Question): Promise<Answer> {
      if (!browser.cookies.has(csrfCookie)) await browser.get('/auth/csrf-cookie');
      const token = decodeURIComponent(browser.cookies.get(csrfCookie) ?? '');
      return browser.ask(at, { ...asking, headers: { 'x-xsrf-token': token, ...headers } });
    }

    beforeAll(async () => {
      owner = await givenLogin(site());
      const { member } = owner;
      const now = site().clock.now();
      const { id: offer } = await offerNamed(db(), 'coaching', coaching.shortid);
      await giveCoaching(site(), member, coaching.shortid);
      // Pages of strangers are German.
      const bought = { userId: member.id, email: member.email, locale: 'en', offerId: offer } as const;
      const order = await givenOrder(site(), bought);
      await db().transaction((tx) => issueInvoice(tx, shopPartsOf(site()), order));
      const gift = await givenOrder(site(), { ...bought, isGift: true });
      const code = { code: 'GESCHENK-VON-IHR', kind: 'gift', orderId: gift.id, offerType: 'coaching', offerId: offer } as const;
      await db()
        .insert(codes)
        .values({ ...code, maxUses: 1, createdAt: now });
      const [journey] = await db().select().from(journeys).where(eq(journeys.userId, member.id));
      const certified = { number: 'T-1', name: 'Grete Muster', title: 'Kurs', issuedAt: now };
      await db()
        .insert(certificates)
        .values({ journeyId: journey?.id ?? '', ...certified });
      const uploaded = (await ask(owner.browser, await pictureOf(member.id))).json() as { image: string };
      await loggedIn(site(), member);
      const listed = (await owner.browser.get('/api/user/sessions')).json() as { data: { id: string; current: boolean }[] };
      theirs = {
        user: member.id,
        session: listed.data.find(({ current }) => !current)?.id ?? '',
        order: order.id,
        gift: gift.id,
        offer,
        picture: path.basename(uploaded.image),
        coaching: coaching.shortid,
        day: coachingDay,
      };
      staff = await givenStaff(site());
    });

    /** Ids that nothing has, one for each kind of theirs. */
    const nobodys = (): Ids => ({
      ...mapped(theirs, () => randomUUID()),
      picture: `${randomBytes(32).toString('base64url')}.jpg`,
      coaching: 'zz-none-zz',
      day: 'zz-none-yy',
    });

    /** What an answer says, without the ids that were asked for and what differs with each request. */
    function said({ status, headers, text }: Answer, ids: Ids): object {
      const { date: _date, 'x-request-id': _id, 'set-cookie': _cookies, 'content-length': _length, ...kept } = headers;
      const spelled = Object.values(ids).flatMap((id) => [id, id.toUpperCase()]);
      const without = (whole: string): string => spelled.reduce((left, id) => left.replaceAll(id, '…'), whole);
      return { status, headers: JSON.parse(without(JSON.stringify(kept))) as object, text: without(text) };
    }

    /** All rows but content, what the search makes of it, and the counters of limits, which count who asks. */
    async function rows(): Promise<Record<string, string>> {
      const { rows: tables } = await db().execute<{ name: string }>(sql`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema = 'public' and table_name !~ '^(rate_limits$|search_)' order by 1`);
      const found: Record<string, string> = {};
      for (const { name } of tables) {
        const { rows: hashed } = await db().execute<{ hash: string }>(
          sql`select md5(coalesce(string_agg(one::text, ' ' order by one::text), '')) as hash from ${sql.raw(name)} one`,
        );
        found[name] = hashed[0]?.hash ?? '';
      }
      return found;
    }

    test('every route that takes an id or changes something is asked here, or has no ids of others', () => {
      const routes = site()
        .app.routes.filter(({ method, url }) => !/^(?:HEAD|OPTIONS)$/.test(method) && !/^\/(?:api\/)?backend\/|\*$/.test(url))
        .map(({ method, url }) => `${method} ${url}`)
        .filter((route) => !/^GET [^:]*$/.test(route) || route in own);
      const pages = siteRoutes.filter(({ guard, path: at }) => guard && at.includes('/:')).map(({ name }) => name);
      const asked = [...routes, ...pages].filter((one) => !ofContent.test(one));
      expect(asked.toSorted()).toEqual([...Object.keys(own), ...others].toSorted());
    });

    test.for(['visitor', 'member', 'editor', 'support'] as const)(
      '(S16.2) are for a %s as if there were nothing',
      async (who) => {
        const before = await rows();
        for (const [route, asked] of Object.entries(own)) {
          if (who === 'support' && helped.includes(route)) continue;
          const none = nobodys();
          for (const [spelling, spell] of Object.entries(spellings)) {
            const [theirsAsked, noneAsked] = [spell(await asked(theirs), theirs), spell(await asked(none), none)];
            const answer = said(await ask(staff[who], theirsAsked), theirs);
            expect(answer, `${route}, ${spelling}`).toEqual(said(await ask(staff[who], noneAsked), none));
          }
        }
        expect(await rows()).toEqual(before);
      },
    );

    test('are there for their owner: it was not asked for the wrong thing', async () => {
      for (const [route, asked] of Object.entries(own)) {
        const none = nobodys();
        const noneSaid = said(await ask(owner.browser, await asked(none)), none);
        const answer = await ask(owner.browser, await asked(theirs));
        expect(said(answer, theirs), route).not.toEqual(noneSaid);
        expect([200, 302], `${route}: ${answer.text.slice(0, 200)}`).toContain(answer.status);
      }
    });
  },
  { storage: writableDemoFiles(folder) },
);
