import { randomUUID } from 'node:crypto';
import { eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser, type Browser, type TestMember } from '../../../tests/browser.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { lastOrderOf, testProvider } from '../../../tests/payments.ts';
import { givenLogin, loggedIn } from '../../../tests/sessions.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { onSite } from '../../../tests/served.ts';
import type { OfferRow } from '#catalog/server/door.ts';
import { bumpContent, readContentVersion } from '#platform/content-version.ts';
import { mostLeft } from './checkout.ts';
import { takeEvent } from './events.ts';
import { reconcile } from './reconcile.ts';
import { codes, products } from './content-tables.ts';
import { codeUses, orders } from './tables.ts';

const provider = testProvider();
const address = { street: 'Weg', streetNumber: '1', zipcode: '12345', city: 'Ort' };

onSite(
  'the checkout',
  (site) => {
    let [coaching, retreat]: OfferRow[] = [];
    beforeEach(async () => {
      provider.before = () => {};
      [coaching, retreat] = [await offerNamed(db(), 'coaching', 'schlaf30'), await offerNamed(db(), 'retreat', 'allgaeu')];
    });
    const db = () => site().database.db;
    const parts = () => shopPartsOf(site(), { provider });
    const at = (offer: OfferRow | undefined, query = '') => `/stripe/checkout/${offer?.type}/${offer?.id}${query}`;
    const course = (query = '?consent=1') => at(coaching, query);
    const entered = (row?: Parameters<typeof givenLogin>[1]) => givenLogin(site(), row);
    /** Submits the order's form with these parameters. */
    const led = async (browser: Browser, path: string): Promise<[number, string]> => {
      const { status, headers } = await sendOrder(browser, path);
      return [status, headers.location ?? ''];
    };
    const looked = async (browser: Browser, path: string): Promise<[number, string]> => {
      const { status, headers } = await browser.get(path);
      return [status, headers.location ?? ''];
    };
    const ordersOf = ({ id }: TestMember) => db().select().from(orders).where(eq(orders.userId, id)).orderBy(orders.createdAt);
    const paid = (orderId = lastOrderOf(provider)) => takeEvent(parts(), provider.pay(orderId));
    /** For pages, which know the real day. */
    const isYetToCome = () =>
      db().execute(sql`update retreats set starts_on = '2099-08-01', ends_on = '2099-08-05' where id = ${retreat?.id}`);
    const givenCode = async (row: Partial<typeof codes.$inferInsert> & { code: string }) => {
      await db()
        .insert(codes)
        .values({ kind: 'discount', percent: 10, createdAt: site().clock.now(), ...row });
    };

    test('S1.5, S14.2 what is ordered is kept: prices of the server, the consent in its words, the name that tells nothing', async () => {
      const { member, browser } = await entered();
      const [status, to] = await led(browser, course('?consent=1&price=1&total=1&userId=x&stripe_name=x&code='));
      expect([status, to]).toEqual([303, `https://pay.example/cs_${lastOrderOf(provider)}`]);
      const [order] = await ordersOf(member);
      expect(order).toMatchObject({ status: 'open', listCents: 5900, totalCents: 5900, dueCents: 5900, vatPercent: 19 });
      expect(order?.consent?.wording).toMatch(/^Ich stimme ausdrücklich zu, dass der Zugang sofort nach dem Kauf beginnt/);
      expect(order?.consent?.at).toBe(site().clock.now().toISOString());
      expect(provider.requests.at(-1)).toMatchObject({ listCents: 5900, offCents: 0, name: coaching?.stripeName, image: null });
      expect(JSON.stringify(provider.requests.at(-1))).not.toMatch(/schlaf/i);
      expect(provider.requests.at(-1)?.successUrl).toBe(`https://sprechstunde.example/shop/danke/${order?.id}`);
      expect(provider.requests.at(-1)?.cancelUrl).toBe(`https://sprechstunde.example/stripe/cancelled/${order?.id}`);
    });

    test('(S1.7, S14.1) who orders in English finds the name of a course in English on the payment page and on papers', async () => {
      const { member } = await entered();
      const browser = await loggedIn(site(), member, { language: 'en' });
      await sendOrder(browser, course());
      expect(provider.requests.at(-1)).toMatchObject({ locale: 'en', name: '30-day course “Mondschein”' });
      expect(await ordersOf(member)).toMatchObject([{ locale: 'en', offerName: '30-day course “Mondschein”' }]);
    });

    test('(S1.7, S14.1) an order has the language that its page says, else that of the page it came from', async () => {
      const asked = async (said: Record<string, string>, referer?: string) => {
        const { member, browser } = await entered();
        const from = { host: 'here.example', ...(referer && { referer: `https://here.example${referer}` }) };
        await sendOrder(browser, course(), said, from);
        return (await ordersOf(member)).map(({ locale }) => locale);
      };
      expect(await asked({ locale: 'en' })).toEqual(['en']);
      expect(await asked({ locale: 'en' }, '/shop/checkout/mondschein')).toEqual(['en']);
      expect(await asked({}, '/en/shop/checkout/mondschein')).toEqual(['en']);
      expect(await asked({ locale: 'xx' }, '/en/shop/checkout/mondschein')).toEqual(['en']);
      expect(await asked({ locale: 'de' }, '/en/shop/checkout/mondschein')).toEqual(['de']);
      expect(await asked({})).toEqual(['de']);
    });

    test('(S1.7, S4.5) the page of an order in English says so itself, and so does the way to it through the login', async () => {
      const { browser } = await entered();
      const { text } = await browser.get(course('?locale=en'));
      for (const part of ['<html lang="en"', '<input type="hidden" name="locale" value="en"/>'])
        expect([part, text.includes(part)]).toEqual([part, true]);
      const { headers } = await openBrowser(site()).get(course('?locale=en'));
      const redirect = `/stripe/checkout/coaching/${coaching?.id}?locale=en`;
      expect(headers.location).toBe(`/en/login?${new URLSearchParams({ redirect })}`);
    });

    test('S3.2, S4.9, S6.3, S14.6 a payment opens the course, and its owner is led to it', async () => {
      const { member, browser } = await entered();
      await led(browser, course());
      await paid();
      const slug = coaching?.slug ?? '';
      const user = (await browser.get('/api/user')).json();
      const id = coaching?.id;
      const receipt = expect.stringMatching(/^\/shop\/receipt\//);
      expect(user).toMatchObject({
        data: { coachings: [{ id, slug, status: 'succeeded' }], products: [{ id, status: 'succeeded', receipt }] },
      });
      expect(await led(browser, course())).toEqual([303, `/mein-dr-muster/coaching/${slug}`]);
      expect(await ordersOf(member)).toHaveLength(1);
      expect((await browser.get(`/api/product/${id}/paid`)).json()).toEqual({ data: { paid: true } });
      expect((await site().get(`/api/product/${id}/paid`)).json()).toEqual({ data: { paid: false } });
    });

    test('(S14.7, S7.6) the address shows the order to whoever follows a link, ticks nothing and orders nothing', async () => {
      await givenCode({ code: 'GANZ-UMSONST', percent: 100 });
      const { member, browser } = await entered();
      const { status, text, headers } = await browser.get(course('?consent=1&code=GANZ-UMSONST'));
      expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
      const form = /<form[^>]*method="post"[^>]*>.*<\/form>/s.exec(text)?.[0] ?? 'no form';
      expect(form.slice(0, 4000)).toContain(`action="/stripe/checkout/coaching/${coaching?.id}"`);
      expect(text).toMatch(/Gesamtpreis.*0,00/s);
      expect(text).toMatch(/<input[^>]*name="consent"/);
      expect(text).not.toMatch(/<input[^>]*name="consent"[^>]*checked/);
      expect(text).not.toContain('<script');
      await isYetToCome();
      const stay = await browser.get(at(retreat, '?consent=1'));
      expect([stay.status, stay.text.includes('name="street"')]).toEqual([200, true]);
      expect(await ordersOf(member)).toEqual([]);
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [], retreats: [] } });
    });

    test('(S14.7) the form of that page orders, with address and consent, without any script', async () => {
      const { member, browser } = await entered();
      await isYetToCome();
      const { text } = await browser.get(at(retreat));
      const token = /name="_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
      const form = { _token: token, street: 'Weg', street_number: '1', zipcode: '12345', city: 'Ort', country: 'de' };
      const send = (fields: Record<string, string>) =>
        browser.ask(at(retreat), {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: String(new URLSearchParams(fields)),
        });
      expect((await send({ ...form, zipcode: '' })).headers.location).toBe('/shop/checkout/allgaeu?notice=address');
      expect((await send(form)).headers.location).toMatch(/^https:\/\/pay\.example/);
      expect(await ordersOf(member)).toMatchObject([{ status: 'open', address: { street: 'Weg', city: 'Ort' } }]);
    });

    test.each([
      ['no token', {}, {}],
      ['a made-up one', { _token: 'x.y' }, {}],
      ['a good one, from another site', null, { 'sec-fetch-site': 'cross-site' }],
    ])('(S14.7) nothing is concluded with %s, and the order is shown again', async (_, fields, headers) => {
      const { member, browser } = await entered();
      const { text } = await browser.get(course());
      const token = /name="_token" value="([^"]+)"/.exec(text)?.[1] ?? '';
      const answer = await browser.ask(course(''), {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        body: String(new URLSearchParams({ consent: '1', ...(fields ?? { _token: token }) })),
      });
      expect([answer.status, answer.text.includes('Gesamtpreis')]).toEqual([419, true]);
      const asJson = await browser.ask(course(''), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-xsrf-token': token },
        body: JSON.stringify({ consent: '1', _token: token }),
      });
      expect(asJson.status).toBe(415);
      expect(await ordersOf(member)).toEqual([]);
    });

    test('S5.8 what is no offer is a page that does not exist', async () => {
      const { browser } = await entered();
      const unknown = '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab';
      const paths = [
        `/stripe/checkout/coaching/${unknown}`,
        `/stripe/checkout/coaching/${retreat?.id}`,
        `/stripe/checkout/voucher/${coaching?.id}`,
        `/stripe/checkout/COACHING/${coaching?.id}`,
        `/stripe/checkout/toString/${coaching?.id}`,
        '/stripe/checkout/coaching/schlaf30',
        '/stripe/checkout/coaching',
        '/stripe/checkout/a/b',
      ];
      const answers = await Promise.all(paths.map((path) => browser.get(path)));
      expect(answers.map(({ status }) => status)).toEqual(paths.map(() => 404));
      for (const { headers, text } of answers) {
        expect(headers['content-type']).toContain('text/html');
        expect(text).toContain('Seite nicht gefunden.');
      }
    });

    test('S6.1, S4.5 a visitor logs in first, and comes back with everything that was chosen', async () => {
      const { status, headers } = await site().get(course('?code=GESCHENK&gift=1&consent=1&price=1'));
      const back = course('?code=GESCHENK&gift=1');
      expect([status, headers.location]).toEqual([302, `/login?redirect=${encodeURIComponent(back).replaceAll('%20', '+')}`]);
    });

    test('S6.2 who has not confirmed the address does that first', async () => {
      const { member, browser } = await entered({ verifiedAt: null });
      const back = course('?code=GESCHENK&gift=1');
      const verify = `/verify?redirect=${encodeURIComponent(back)}`;
      expect(await led(browser, course('?consent=1&code=GESCHENK&gift=1'))).toEqual([302, verify]);
      expect(await ordersOf(member)).toEqual([]);
      // The page says that nothing is bought yet.
      expect((await browser.get(verify)).text).toContain('Deine Bestellung wartet');
      expect((await browser.get('/verify')).text).not.toContain('Deine Bestellung wartet');
      // Once that is done, the same page leads to the order, with its code.
      await db().execute(sql`update users set verified_at = now() where id = ${member.id}`);
      expect(await looked(browser, verify)).toEqual([302, back]);
    });

    test('S2.14 the page of a code for everything offers everything, retreats too', async () => {
      await isYetToCome();
      await givenCode({ code: 'FUER-ALLES' });
      const { text } = await site().get('/lp/coupon/FUER-ALLES');
      for (const shortid of ['schlaf30', 'allgaeu']) expect(text).toContain(`/shop/checkout/${shortid}?code=FUER-ALLES`);
    });

    test('S14.2 without the consent nothing is ordered, also no gift', async () => {
      const { member, browser } = await entered();
      expect(await led(browser, course(''))).toEqual([303, '/shop/checkout/schlaf30?notice=consent']);
      expect(await led(browser, course('?gift=1&consent=true'))).toEqual([303, '/shop/checkout/schlaf30?gift=1&notice=consent']);
      expect(await ordersOf(member)).toEqual([]);
    });

    test('S2.8 without an address nobody comes to a retreat, and the page says so', async () => {
      const { browser } = await entered();
      expect(await led(browser, at(retreat))).toEqual([303, '/shop/checkout/allgaeu?notice=address']);
      const { browser: other } = await entered(address);
      expect((await led(other, at(retreat)))[1]).toMatch(/^https:\/\/pay/);
    });

    test('S8.2 a code that does not count is told apart, and nothing that was typed is lost', async () => {
      await givenCode({ code: 'EINMAL', maxUses: 1 });
      const [first, second] = [await entered(), await entered()];
      expect((await led(first.browser, course('?consent=1&code=einmal')))[0]).toBe(303);
      expect((await ordersOf(first.member))[0]).toMatchObject({ totalCents: 5310, discountCents: 590 });
      const back = '/shop/checkout/schlaf30?code=';
      expect(await led(second.browser, course('?consent=1&code=EINMAL'))).toEqual([303, `${back}EINMAL&error=code-used`]);
      expect(await led(second.browser, course('?consent=1&code=GIBT-ES-NICHT'))).toEqual([
        303,
        `${back}GIBT-ES-NICHT&error=code-invalid`,
      ]);
      for (const odd of ['x'.repeat(20), '%00', '%F0%9F%92%A9', "'--"]) {
        const [status, to] = await led(second.browser, course(`?consent=1&code=${odd}`));
        expect([status, odd === '%00' ? 'no code' : new URL(to, 'http://x').searchParams.get('error')]).toEqual([
          303,
          odd === '%00' ? 'no code' : 'code-invalid',
        ]);
      }
    });

    test('S16.6 guessing codes ends after twenty within an hour', async () => {
      await givenCode({ code: 'RICHTIG' });
      const { browser } = await entered();
      for (let n = 0; n < 20; n += 1) await led(browser, course(`?consent=1&code=FALSCH-${n}`));
      expect((await led(browser, course('?consent=1&code=RICHTIG')))[1]).toContain('error=code-invalid');
    });

    /** The fields of an order's form on the page without script. */
    const formOf = async (browser: Browser, path: string): Promise<Record<string, string>> => {
      const { text } = await browser.get(path);
      const fields = text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g);
      return Object.fromEntries([...fields].map(([, name = '', value = '']) => [name, value]));
    };
    /** Changes a price as an editor does, who sees to it that pages are made anew. */
    const changed = async (change: SQL): Promise<void> => {
      await db().transaction(async (tx) => {
        await tx.execute(change);
        await bumpContent(tx);
      });
      await site().app.contentChanged(await readContentVersion(db()), null);
    };
    const sent = async (browser: Browser, path: string, form: Record<string, string>) =>
      (await sendOrder(browser, path, { consent: '1', ...form })).headers.location ?? '';

    test('(S14.1, S14.7) what costs something else than was shown is not ordered: an offer of any type, by a changed price', async () => {
      await isYetToCome();
      const [pack] = await db()
        .insert(products)
        .values({ slug: 'paket-preis', stripeName: 'Paket', priceCents: 8000, coachingIds: [coaching?.id ?? ''] })
        .returning();
      const offers = [
        [course(''), '/shop/checkout/schlaf30', sql`update coachings set price_cents = price_cents + 1000`],
        [at(coaching, '?gift=1'), '/shop/checkout/schlaf30?gift=1', sql`update coachings set price_cents = price_cents - 1000`],
        [at(retreat), '/shop/checkout/allgaeu', sql`update retreats set price_cents = price_cents + 1000`],
        [`/stripe/checkout/product/${pack?.id}`, `/shop/product/${pack?.id}`, sql`update products set price_cents = 9000`],
      ] as const;
      for (const [path, page, change] of offers) {
        const { member, browser } = await entered(address);
        const shown = await formOf(browser, path);
        await changed(change);
        const back = `${page}${page.includes('?') ? '&' : '?'}notice=price`;
        expect(await sent(browser, path, shown)).toBe(back);
        expect(await ordersOf(member)).toEqual([]);
        // The page has the new price, which can then be ordered.
        const now = await formOf(browser, path);
        expect(await sent(browser, path, now)).toMatch(/^https:\/\/pay/);
        const [order] = await ordersOf(member);
        expect([String(order?.totalCents), now.shown_total === shown.shown_total]).toEqual([now.shown_total, false]);
      }
      await changed(sql`update coachings set price_cents = 5900 where id = ${coaching?.id}`);
      const price = await site().get('/shop/checkout/schlaf30?notice=price');
      expect(price.text).toContain('Jetzt sind es 59,00\u00a0€. Es wurde nichts bestellt und nichts abgebucht.');
    });

    test('(S14.1, S14.5) nor by a changed code, a voucher spent elsewhere, or one that no longer covers everything', async () => {
      await givenCode({ code: 'ZEHN-WENIGER' });
      await givenCode({ code: 'NICHT-MEHR-FREI', percent: 100 });
      await givenCode({ code: 'GUTHABEN-TEST', kind: 'multi', percent: null, valueCents: 3000 });
      const changes = [
        ['ZEHN-WENIGER', () => db().execute(sql`update codes set percent = 5 where code = 'ZEHN-WENIGER'`)],
        ['NICHT-MEHR-FREI', () => db().execute(sql`update codes set percent = 50 where code = 'NICHT-MEHR-FREI'`)],
        ['GUTHABEN-TEST', async () => led((await entered()).browser, course('?consent=1&code=GUTHABEN-TEST'))],
      ] as const;
      for (const [code, change] of changes) {
        if (code === 'GUTHABEN-TEST') await changed(sql`update coachings set price_cents = 2000 where id = ${coaching?.id}`);
        const path = course(`?code=${code}`);
        const { member, browser } = await entered();
        const shown = await formOf(browser, path);
        await change();
        expect(await sent(browser, path, shown)).toBe(`/shop/checkout/schlaf30?code=${code}&notice=price`);
        expect(await ordersOf(member)).toEqual([]);
      }
      await changed(sql`update coachings set price_cents = 5900 where id = ${coaching?.id}`);
    });

    test('(S14.6, S14.7) a pending order of other terms than are shown now is begun anew; who sends no shown price orders as before', async () => {
      await givenCode({ code: 'WIRD-BESSER' });
      const { member, browser } = await entered();
      const [, first] = await led(browser, course('?consent=1&code=WIRD-BESSER'));
      await db().execute(sql`update codes set percent = 20 where code = 'WIRD-BESSER'`);
      expect(await led(browser, course('?consent=1&code=WIRD-BESSER'))).toEqual([303, first]);
      const path = course('?code=WIRD-BESSER');
      expect(await sent(browser, path, await formOf(browser, path))).toMatch(/^https:\/\/pay/);
      // Both are of one instant, so in any order.
      expect(new Map((await ordersOf(member)).map(({ status, totalCents }) => [status, totalCents]))).toEqual(
        new Map([
          ['expired', 5310],
          ['open', 4720],
        ]),
      );
      for (const odd of ['', 'x', '-1', '4720.0']) {
        const { browser: other } = await entered();
        expect(await sent(other, path, { shown_total: odd })).toBe('/shop/checkout/schlaf30?code=WIRD-BESSER&notice=price');
      }
    });

    test('S14.6 twenty tabs at once with different codes leave one order that can be paid, and each is led somewhere', async () => {
      await givenCode({ code: 'TAB-ZEHN' });
      await givenCode({ code: 'TAB-ZWANZIG', percent: 20 });
      const { member, browser } = await entered();
      await browser.get('/auth/csrf-cookie');
      const terms = ['', '&code=TAB-ZEHN', '&code=TAB-ZWANZIG'];
      const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => led(browser, course(`?consent=1${terms[n % 3]}`))));
      expect(answers.map(([status]) => status)).toEqual(Array(20).fill(303));
      expect((await ordersOf(member)).filter(({ status }) => status === 'open')).toHaveLength(1);
    });

    test('S14.6 S5.4 a code spelled otherwise is the same code, and leads to the order and the session that are there', async () => {
      await givenCode({ code: 'KX7M-2RWD-94TB' });
      const { member, browser } = await entered();
      const spelled = ['KX7M-2RWD-94TB', 'kx7m 2rwd 94tb', 'KX7M – 2RWD – 94TB'];
      const ways = [];
      for (const code of spelled) ways.push(await led(browser, course(`?consent=1&code=${encodeURIComponent(code)}`)));
      expect(new Set(ways.map(String)).size).toBe(1);
      expect(await ordersOf(member)).toHaveLength(1);
    });

    test('S14.6 ten clicks at once are one order and one session', async () => {
      const { member, browser } = await entered();
      const before = provider.sessions.size;
      const ways = await Promise.all(Array.from({ length: 10 }, () => led(browser, course())));
      expect(new Set(ways.map(String)).size).toBe(1);
      expect(ways[0]?.[0]).toBe(303);
      expect(await ordersOf(member)).toHaveLength(1);
      expect(provider.sessions.size).toBe(before + 1);
    });

    test('(S16.6) a member who began and left a hundred orders within a day begins no more, and keeps the one that is open', async () => {
      await givenCode({ code: 'IMMER-ANDERS' });
      const { member, browser } = await entered();
      const [, first] = await led(browser, course());
      const [open] = await ordersOf(member);
      if (!open) throw new Error('Nothing was ordered.');
      const left = Array.from({ length: mostLeft - 1 }, (_, n) => ({
        ...open,
        id: randomUUID(),
        number: `${open.number}-${n}`,
        status: 'expired' as const,
        sessionId: null,
      }));
      await db().insert(orders).values(left);
      const withCode = course('?consent=1&code=IMMER-ANDERS');
      expect((await led(browser, withCode))[1]).toBe('/shop/checkout/schlaf30?code=IMMER-ANDERS&notice=unavailable');
      expect((await led(browser, course('?consent=1&gift=1')))[1]).toBe('/shop/checkout/schlaf30?gift=1&notice=unavailable');
      expect((await led(browser, course()))[1]).toBe(first);
      expect((await ordersOf(member)).length).toBe(mostLeft);
      await db()
        .update(orders)
        .set({ createdAt: new Date(site().clock.now().getTime() - 24 * 3_600_000) })
        .where(eq(orders.id, left[0]?.id ?? ''));
      expect((await led(browser, withCode))[1]).toMatch(/^https:\/\/pay/);
    });

    test('who leaves the payment page is back where it began, with everything that was typed', async () => {
      await givenCode({ code: 'BLEIBT' });
      const { browser } = await entered();
      await led(browser, course('?consent=1&gift=1&code=BLEIBT'));
      const cancelled = `/stripe/cancelled/${lastOrderOf(provider)}`;
      expect(await looked(browser, cancelled)).toEqual([302, '/shop/checkout/schlaf30?code=BLEIBT&gift=1&notice=cancelled']);
      const { browser: other } = await entered();
      for (const path of [cancelled, '/stripe/cancelled/odd']) expect(await looked(other, path)).toEqual([302, '/shop']);
    });

    test('other terms end what was begun, and its code is free again', async () => {
      await givenCode({ code: 'NURZWEI', maxUses: 1 });
      const { member, browser } = await entered();
      const [, first] = await led(browser, course('?consent=1&code=NURZWEI'));
      expect(await led(browser, course('?consent=1&code=NURZWEI'))).toEqual([303, first]);
      // Orders are listed by their time.
      site().clock.advance(1000);
      const [, second] = await led(browser, course());
      expect(second).not.toBe(first);
      const [old, current] = await ordersOf(member);
      expect([old?.status, current?.status]).toEqual(['expired', 'open']);
      expect(provider.sessionOf(old?.id ?? '').state).toBe('ended');
      expect(
        (
          await db()
            .select()
            .from(codeUses)
            .where(eq(codeUses.orderId, old?.id ?? ''))
        )[0]?.state,
      ).toBe('free');
      expect((await led(browser, course('?consent=1&code=NURZWEI')))[0]).toBe(303);
    });

    test('who pays while another tab changes the terms is not asked to pay again', async () => {
      await givenCode({ code: 'ZUSPAET' });
      const { member, browser } = await entered();
      await led(browser, course());
      const orderId = lastOrderOf(provider);
      const report = provider.pay(orderId);
      expect(await led(browser, course('?consent=1&code=ZUSPAET'))).toEqual([303, `/shop/danke/${orderId}`]);
      await takeEvent(parts(), report);
      expect((await ordersOf(member)).map(({ status }) => status)).toEqual(['succeeded']);
    });

    test('a payment that is on its way is not begun again', async () => {
      const { member, browser } = await entered();
      await led(browser, course());
      const orderId = lastOrderOf(provider);
      await takeEvent(parts(), { id: `evt_late_${orderId}`, type: 'x', orderId, fact: { kind: 'completed', paymentId: null } });
      expect(await led(browser, course())).toEqual([303, `/shop/danke/${orderId}`]);
      const user = (await browser.get('/api/user')).json();
      expect(user).toMatchObject({ data: { coachings: [{ status: 'processing' }], products: [{ status: 'processing' }] } });
      expect(await ordersOf(member)).toHaveLength(1);
    });

    test('a payment page whose time is over is replaced by a new one', async () => {
      const { member, browser } = await entered();
      await led(browser, course());
      await db()
        .update(orders)
        .set({ expiresAt: new Date(site().clock.now().getTime() - 1000) })
        .where(eq(orders.userId, member.id));
      expect((await led(browser, course()))[0]).toBe(303);
      expect((await ordersOf(member)).map(({ status }) => status)).toEqual(['expired', 'open']);
    });

    test('a provider that cannot be reached loses nothing: the next try goes on with the same order', async () => {
      const { member, browser } = await entered();
      provider.before = () => {
        throw new Error('connect ECONNREFUSED');
      };
      expect(await led(browser, course())).toEqual([303, '/shop/checkout/schlaf30?notice=unavailable']);
      provider.before = () => {};
      expect((await led(browser, course()))[0]).toBe(303);
      expect(await ordersOf(member)).toMatchObject([{ status: 'open', sessionId: expect.any(String) }]);
      expect(site().lines.some((line) => JSON.stringify(line).includes(member.email))).toBe(false);
    });

    test('S14.5 what a code covers wholly is bought without a payment', async () => {
      await givenCode({ code: 'GANZFREI', percent: 100, maxUses: 1 });
      const { member, browser } = await entered();
      const sessions = provider.sessions.size;
      const [status, to] = await led(browser, course('?consent=1&code=GANZFREI'));
      const [order] = await ordersOf(member);
      expect([status, to]).toEqual([303, `/shop/danke/${order?.id}`]);
      expect(order).toMatchObject({ status: 'succeeded', dueCents: 0, totalCents: 0 });
      expect(provider.sessions.size).toBe(sessions);
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [{ status: 'succeeded' }] } });
      expect((await browser.get(`/api/shop/order/${order?.id}`)).json()).toMatchObject({
        data: {
          number: order?.number,
          status: 'succeeded',
          receipt: null,
          code: 'GANZFREI',
          due: 0,
          offer: { type: 'coaching', name: coaching?.stripeName },
        },
      });
      const { browser: other } = await entered();
      expect((await other.get(`/api/shop/order/${order?.id}`)).status).toBe(404);
      expect((await site().get(`/api/shop/order/${order?.id}`)).status).toBe(401);
    });

    test('a gift opens nothing for its buyer, gives a code, and can be bought again', async () => {
      const { member, browser } = await entered();
      for (const time of [1, 2]) {
        expect((await led(browser, course('?consent=1&gift=1')))[0]).toBe(303);
        await paid();
        expect(await ordersOf(member)).toHaveLength(time);
      }
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [], products: [{}, {}] } });
      const [order] = await ordersOf(member);
      const { data } = (await browser.get(`/api/shop/order/${order?.id}`)).json() as { data: { voucher: { code: string } } };
      const friend = await entered();
      expect(await led(friend.browser, course(`?consent=1&code=${data.voucher.code}`))).toEqual([
        303,
        `/shop/danke/${(await ordersOf(friend.member))[0]?.id}`,
      ]);
      expect((await friend.browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [{ status: 'succeeded' }] } });
    });

    test('a package is not sold to who owns all of it', async () => {
      const [pack] = await db()
        .insert(products)
        .values({ slug: 'paket-probe', stripeName: 'Paket', priceCents: 8000, coachingIds: [coaching?.id ?? ''] })
        .returning();
      const { browser } = await entered();
      const path = `/stripe/checkout/product/${pack?.id}?consent=1`;
      expect(await led(browser, path.replace('?consent=1', ''))).toEqual([303, `/shop/product/${pack?.id}?notice=consent`]);
      expect((await led(browser, path))[0]).toBe(303);
      await paid();
      expect(await led(browser, path)).toEqual([303, `/mein-dr-muster/coaching/${coaching?.slug}`]);
      expect(await led(browser, course())).toEqual([303, `/mein-dr-muster/coaching/${coaching?.slug}`]);
    });

    test('what is not on sale, or has begun, is not sold; who paid before has it', async () => {
      const { browser } = await entered(address);
      await led(browser, course());
      const orderId = lastOrderOf(provider);
      await db().execute(sql`update coachings set is_on_sale = false`);
      await paid(orderId);
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [{ status: 'succeeded' }] } });
      const { browser: late } = await entered(address);
      expect(await led(late, course())).toEqual([303, '/shop/checkout/schlaf30?notice=unavailable']);
      await db().execute(sql`update coachings set is_on_sale = true`);
      await db().execute(sql`update retreats set starts_on = '2026-06-17' where id = ${retreat?.id}`);
      expect(await led(late, at(retreat))).toEqual([303, '/shop/checkout/allgaeu?notice=unavailable']);
      await db().execute(sql`update retreats set starts_on = '2026-06-18' where id = ${retreat?.id}`);
      expect((await led(late, at(retreat)))[0]).toBe(303);
    });

    test('(S14.5) a member keeps one unpaid place, gifts included; another one ends it', async () => {
      await db().execute(
        sql`update retreats set places = 10, places_taken = 0, starts_on = '2026-08-01', ends_on = '2026-08-05'`,
      );
      const other = await offerNamed(db(), 'retreat', 'ostsee');
      const { member, browser } = await entered(address);
      const taken = async () =>
        (await db().execute<{ n: number }>(sql`select sum(places_taken)::int as n from retreats`)).rows[0]?.n;
      for (const path of [at(retreat), at(retreat, '?gift=1'), at(other), at(other, '?gift=1'), at(retreat)]) {
        expect((await led(browser, path))[1]).toMatch(/^https:\/\/pay/);
        expect(await taken()).toBe(1);
      }
      expect((await ordersOf(member)).filter(({ status }) => status === 'open')).toHaveLength(1);
      await paid();
      expect((await led(browser, at(retreat, '?gift=1')))[1]).toMatch(/^https:\/\/pay/);
      expect(await taken()).toBe(2);
    });

    const allPlacesExpire = async (): Promise<void> => {
      site().clock.advance(3_600_000);
      await reconcile(parts());
    };
    /** The orders whose place is unpaid, as they know the network they came from. */
    const heldOrders = () =>
      db().select().from(orders).where(isNotNull(orders.placeNetwork)).orderBy(orders.createdAt, orders.id);

    test('(S14.5, S16.6) from one network, as wide as a line has addresses, five members keep a place, whoever else may', async () => {
      await allPlacesExpire();
      const buyers = await Promise.all(Array.from({ length: 7 }, () => entered(address)));
      const ways: string[] = [];
      for (const { browser } of buyers) ways.push((await led(browser, at(retreat)))[1]);
      expect(ways.map((to) => to.startsWith('https://pay'))).toEqual([true, true, true, true, true, false, false]);
      expect(ways.at(-1)).toBe('/shop/checkout/allgaeu?notice=many-places');
      // Retrying does not help.
      expect((await led(buyers[6]?.browser ?? openBrowser(site()), at(retreat)))[1]).toBe(ways.at(-1));
      expect((await led(buyers[0]?.browser ?? openBrowser(site()), at(retreat)))[1]).toBe(ways[0]);
      // Whoever paid holds none of the unpaid places, nor does one whose payment failed.
      const [first, second] = (await heldOrders()).slice(-5);
      await paid(first?.id);
      expect((await led(buyers[5]?.browser ?? openBrowser(site()), at(retreat)))[1]).toMatch(/^https:\/\/pay/);
      expect((await led(buyers[6]?.browser ?? openBrowser(site()), at(retreat)))[1]).toBe(ways.at(-1));
      const orderId = second?.id ?? '';
      await takeEvent(parts(), { id: `evt_failed_${orderId}`, type: 'x', orderId, fact: { kind: 'failed' } });
      expect((await led(buyers[6]?.browser ?? openBrowser(site()), at(retreat)))[1]).toMatch(/^https:\/\/pay/);
      expect((await heldOrders()).map(({ status }) => status)).toEqual(['open', 'open', 'open', 'open', 'open']);
      await allPlacesExpire();
      expect(await heldOrders()).toEqual([]);
      const { browser: late } = await entered(address);
      expect((await led(late, at(retreat)))[1]).toMatch(/^https:\/\/pay/);
    });

    test('the last place goes to one of many, and comes back when nobody paid', async () => {
      await allPlacesExpire();
      await db().execute(
        sql`update retreats set places = 1, places_taken = 0, starts_on = '2026-08-01' where id = ${retreat?.id}`,
      );
      const buyers = await Promise.all(Array.from({ length: 5 }, () => entered(address)));
      const ways = await Promise.all(buyers.map(({ browser }) => led(browser, at(retreat))));
      expect(ways.filter(([, to]) => to.startsWith('https://pay'))).toHaveLength(1);
      expect(ways.filter(([, to]) => to === '/shop/checkout/allgaeu?notice=sold-out')).toHaveLength(4);
      expect((await site().get(`/api/retreat/${retreat?.id}`)).json()).toMatchObject({ data: { places_left: 0 } });
      site().clock.advance(36 * 60_000);
      await reconcile(parts());
      const loser = buyers[ways.findIndex(([, to]) => !to.startsWith('https://pay'))];
      expect((await led(loser?.browser ?? openBrowser(site()), at(retreat)))[0]).toBe(303);
      await paid();
      expect(await led(loser?.browser ?? openBrowser(site()), at(retreat))).toEqual([
        303,
        `/mein-dr-muster/auszeit/${retreat?.slug}`,
      ]);
    });

    test('(S14.5) what was ordered while the clock was ahead holds neither place nor buyer until it comes there again', async () => {
      await allPlacesExpire();
      const year = 365 * 86_400_000;
      await isYetToCome();
      await db().execute(sql`update retreats set places = 9, places_taken = 0 where id = ${retreat?.id}`);
      // As of Stripe, which takes no page that lasts longer than a day.
      provider.before = (call) => {
        if (call === 'openSession') throw new Error('expires_at');
      };
      site().clock.advance(year);
      const [first, second] = [await entered(address), await entered(address)];
      for (const { browser } of [first, second]) expect((await led(browser, at(retreat)))[1]).not.toMatch(/^https:\/\/pay/);
      site().clock.advance(-year);
      expect((await heldOrders()).map(({ status }) => status)).toEqual(['open', 'open']);
      provider.before = () => {};
      expect((await led(first.browser, at(retreat)))[1]).toMatch(/^https:\/\/pay/);
      const inAnHour = site().clock.now().getTime() + 3_600_000;
      expect(provider.requests.at(-1)?.expiresAt.getTime()).toBeLessThan(inAnHour);
      await reconcile(parts());
      await allPlacesExpire();
      expect((await ordersOf(second.member)).map(({ status }) => status)).toEqual(['expired']);
      expect(await heldOrders()).toEqual([]);
    });
  },
  { provider },
);
