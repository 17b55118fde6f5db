import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { deskAudit } from '#desk/server/door.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { newEntries } from '../../../tests/office.ts';
import { testProvider } from '../../../tests/payments.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { onSite } from '../../../tests/served.ts';
import { coaching } from '../../../tests/world.ts';
import { coachings } from '#catalog/server/tables.ts';
import type { WholeOrder } from '../office-contract.ts';
import type { PaymentFact } from '../rules.ts';
import { codes as contentCodes } from './content-tables.ts';
import { codes, codeUses, entitlements, invoices, orders, withdrawals } from './tables.ts';
import { reconcile } from './reconcile.ts';
import type { OrderRow } from './order-row.ts';
import { giveMoneyBack, refundOrder } from './refund.ts';
import { settle } from './settle.ts';
import { handleWithdrawal } from './withdrawal-records.ts';
import { mailsTo } from '../../../tests/mailbox.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';

type Listed = { data: { id: string; number: string; outcome: string }[]; total: number };

const provider = testProvider();

onSite(
  'orders in the office',
  (site) => {
    const db = () => site().database.db;
    const support = () => givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() });
    const audited = (id: string) => db().select().from(deskAudit).where(eq(deskAudit.entryId, id));
    /** An order that was paid for, with its invoice and mails. */
    async function givenPaid(row: Parameters<typeof givenOrder>[1] = {}) {
      const { member } = await givenLogin(site());
      const [found] = await db().select().from(coachings).where(eq(coachings.shortid, coaching.shortid));
      const opens = { coachingIds: [found?.id ?? ''], retreatId: null, voucherCents: null };
      const order = await givenOrder(site(), {
        userId: member.id,
        email: member.email,
        offerId: found?.id ?? '',
        opens,
        status: 'open',
        payment: {},
        paidAt: null,
        ...row,
      });
      await db().transaction((tx) => settle(tx, shopPartsOf(site()), order.id, { kind: 'paid', paymentId: 'pi_office' }));
      return { member, order };
    }

    test('S14.4 orders are found by number, address and name, and narrowed by status, offer and day', async () => {
      const { browser } = await support();
      const { order, member } = await givenPaid({ name: 'Änne Größe-Suchname' });
      const list = async (query: string) => (await browser.get(`/api/backend/order/list?${query}`)).json() as Listed;
      for (const q of [order.number.toLowerCase(), member.email, 'suchname', 'größe ÄNNE'])
        expect(
          (await list(`q=${encodeURIComponent(q)}`)).data.map(({ id }) => id),
          q,
        ).toEqual([order.id]);
      expect((await list(`q=suchname&status=succeeded&offer=${order.offerId}&from=2026-06-17&to=2026-06-17`)).total).toBe(1);
      expect((await list('q=suchname&status=refunded')).total).toBe(0);
      expect((await list('q=suchname&from=2026-06-18')).total).toBe(0);
      expect((await list('q=suchname&to=2026-06-16')).total).toBe(0);
      expect((await browser.get('/api/backend/order/list?status=nonsense')).status).toBe(422);
      expect((await list('sort=total&order=asc&perPage=1')).data).toHaveLength(1);
    });

    const opensVoucher = { coachingIds: [], retreatId: null, voucherCents: 4900 };
    /** The code that an order has bought. */
    const boughtBy = async (orderId: string) => {
      const [row] = await db().select().from(codes).where(eq(codes.orderId, orderId));
      if (!row) throw new Error('This order buys no code.');
      return row;
    };

    test('S14.4 an order is found by the number of its papers and by the voucher that it bought or used, and says what of it is spent', async () => {
      const { browser } = await support();
      const { order } = await givenPaid({ opens: opensVoucher });
      const { id, code } = await boughtBy(order.id);
      const whole = async () => ((await browser.get(`/api/backend/order/get/${order.id}`)).json() as { data: object }).data;
      expect(await whole()).toMatchObject({ bought_code: { code, void: false, uses: 0, used: 0 } });
      const { order: other } = await givenPaid({ voucherCents: 1900, dueCents: 3000, codeId: null });
      await db().insert(codeUses).values({ orderId: other.id, codeId: id, cents: 1900, state: 'spent', at: site().clock.now() });
      expect(await whole()).toMatchObject({ bought_code: { code, void: false, uses: 1, used: 1900 } });
      const found = async (q: string) =>
        ((await browser.get(`/api/backend/order/list?q=${encodeURIComponent(q)}`)).json() as Listed).data.map((one) => one.id);
      const [invoice] = await db().select().from(invoices).where(eq(invoices.orderId, order.id));
      expect(await found(` ${invoice?.number.toLowerCase()} `)).toEqual([order.id]);
      expect((await found(code.toLowerCase())).toSorted()).toEqual([order.id, other.id].toSorted());
    });

    test('S14.5 a code whose purchase was undone stays void, whatever a form that was open then says', async () => {
      const { browser } = await support();
      const { order } = await givenPaid({ opens: opensVoucher });
      const { id } = await boughtBy(order.id);
      const { data: opened } = (await browser.get(`/api/backend/coupon/get/${id}`)).json() as { data: object };
      const parts = shopPartsOf(site(), { provider });
      await refundOrder(parts, { id: order.id, actor: null, locale: 'de' });
      await giveMoneyBack(parts, order.id);
      const save = (more: object) =>
        browser.send('POST', '/api/backend/coupon/save', { ...opened, batch: 'Beschwerden', ...more });
      const stale = await save({});
      expect([stale.status, stale.json()]).toMatchObject([422, { errors: { is_void: [expect.any(String)] } }]);
      expect((await save({ is_void: true })).status).toBe(200);
      expect(await boughtBy(order.id)).toMatchObject({ isVoid: true, batch: 'Beschwerden' });
    });

    test('S14.5 a voucher that a refund made valid again keeps its new end, whatever a form that was open then says', async () => {
      const { browser } = await support();
      const now = site().clock.now();
      const [voucher] = await db()
        .insert(contentCodes)
        .values({ code: 'ALTES-GUTHABEN', kind: 'multi', valueCents: 9000, validUntil: now, createdAt: now })
        .returning();
      const id = voucher?.id ?? '';
      const { order } = await givenPaid({ voucherCents: 1900, dueCents: 3000 });
      await db().update(orders).set({ codeId: id }).where(eq(orders.id, order.id));
      await db().insert(codeUses).values({ orderId: order.id, codeId: id, cents: 1900, state: 'spent', at: now });
      site().clock.advance(60_000);
      const whole = async () =>
        ((await browser.get(`/api/backend/coupon/get/${id}`)).json() as { data: { version: number; valid_until: string } }).data;
      const opened = await whole();
      const parts = shopPartsOf(site(), { provider });
      await refundOrder(parts, { id: order.id, actor: null, locale: 'de' });
      await giveMoneyBack(parts, order.id);
      const renewed = (await whole()).valid_until;
      expect(new Date(renewed) > new Date(opened.valid_until)).toBe(true);
      const save = (data: object) => browser.send('POST', '/api/backend/coupon/save', { ...data, batch: 'Beschwerden' });
      expect((await save(opened)).status).toBe(409);
      expect((await save(await whole())).status).toBe(200);
      expect(await whole()).toMatchObject({ valid_until: renewed, batch: 'Beschwerden' });
    });

    test('S14.4 who lost a mail of a purchase gets it once more: at the address of the account, at most five times, and while the purchase stands', async () => {
      const { browser, member: helper } = await support();
      const { order, member } = await givenPaid({ opens: opensVoucher });
      const { code } = await boughtBy(order.id);
      const whole = async (id = order.id) =>
        ((await browser.get(`/api/backend/order/get/${id}`)).json() as { data: { may_resend: string[]; mails: object[] } }).data;
      const resend = (mail: string, id = order.id) => browser.send('POST', '/api/backend/order/resend', { id, mail });
      expect(await whole()).toMatchObject({ may_resend: ['confirmation', 'code'], mails: [{}, {}] });
      expect((await resend('confirmation')).json()).toEqual({ data: { to: member.email } });
      expect((await resend('code')).status).toBe(200);
      const [confirmation, coded] = (await mailsTo(site(), member.email)).slice(-2);
      expect(confirmation).toMatchObject({ subject: `Deine Bestellung ${order.number}` });
      for (const said of ['noch einmal', order.number, 'Widerruf']) expect(confirmation?.text).toContain(said);
      expect(coded?.text).toContain(code);
      expect((await whole()).mails).toHaveLength(4);
      expect(await audited(order.id)).toMatchObject([
        { actorId: helper.id, action: 'resend', entity: 'order', title: order.number, details: { mail: 'confirmation' } },
        { details: { mail: 'code' } },
      ]);
      for (const time of [2, 3, 4, 5]) expect((await resend('code')).status, String(time)).toBe(200);
      expect((await resend('code')).status).toBe(409);
      expect((await resend('code', member.id)).status).toBe(404);
      expect((await resend('nonsense')).status).toBe(422);
      const { order: course, member: buyer } = await givenPaid();
      expect(await whole(course.id)).toMatchObject({ may_resend: ['confirmation'] });
      expect((await resend('code', course.id)).status).toBe(409);
      await refundOrder(shopPartsOf(site(), { provider }), { id: course.id, actor: null, locale: 'de' });
      await giveMoneyBack(shopPartsOf(site(), { provider }), course.id);
      const before = await mailsTo(site(), buyer.email);
      expect(await whole(course.id)).toMatchObject({ may_resend: [] });
      expect((await resend('confirmation', course.id)).status).toBe(409);
      expect(await mailsTo(site(), buyer.email)).toEqual(before);
    });

    test('S14.4 S16.1 no mail of an order goes to somebody whose account is gone', async () => {
      const { browser } = await support();
      const { order, member } = await givenPaid();
      await db().update(orders).set({ userId: null }).where(eq(orders.id, order.id));
      const before = await mailsTo(site(), member.email);
      const answer = await browser.send('POST', '/api/backend/order/resend', { id: order.id, mail: 'confirmation' });
      expect(answer.status).toBe(409);
      expect(await mailsTo(site(), member.email)).toEqual(before);
    });

    test('S14.4 an order is shown with payment, papers, mails and withdrawals; its papers can be read', async () => {
      const { browser } = await support();
      const { order, member } = await givenPaid();
      const { data } = (await browser.get(`/api/backend/order/get/${order.id}`)).json() as {
        data: { papers: { url: string; number: string }[] };
      };
      expect(data).toMatchObject({
        number: order.number,
        email: member.email,
        status: 'succeeded',
        total: 4900,
        refunded: 0,
        payment: { reference: 'pi_office' },
        papers: [{ kind: 'invoice', cents: 4900 }],
        mails: [{ subject: expect.stringContaining(order.number) }],
        may_refund: true,
      });
      const paper = await browser.get(data.papers[0]?.url ?? '');
      expect([paper.status, paper.headers['content-type'], paper.bytes.subarray(0, 4).toString()]).toEqual([
        200,
        'application/pdf',
        '%PDF',
      ]);
      const other = await browser.get(`/shop/receipt/${order.id}?kind=invoice&number=R-2000-00001`);
      expect(other.status).toBe(404);
      expect((await browser.get('/api/backend/order/get/3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab')).status).toBe(404);
    });

    test('S14.4 an invoice with a wrong address is corrected by a document that the buyer is sent; the tables for bookkeeping agree', async () => {
      const { browser } = await support();
      const { order, member } = await givenPaid();
      const whole = async () => ((await browser.get(`/api/backend/order/get/${order.id}`)).json() as { data: WholeOrder }).data;
      const correct = (name: string, address: string) =>
        browser.send('POST', '/api/backend/order/invoice/correct', { id: order.id, name, address });
      const [invoice] = (await whole()).papers;
      expect((await correct(' ', 'Am Markt 3')).json()).toMatchObject({ errors: { name: [expect.any(String)] } });
      for (const address of ['\n', 'x'.repeat(81), 'a\nb\nc\nd\ne\nf'])
        expect((await correct('Praxis', address)).json(), address).toMatchObject({ errors: { address: [expect.any(String)] } });
      const done = (await correct('Praxis Größe GmbH', ' Am Markt 3 \n\n50667 Köln')).json() as { data: { number: string } };
      const { number } = done.data;
      expect((await correct('Praxis Größe GmbH', 'Am Markt 3\n50667 Köln')).status).toBe(409);
      const after = await whole();
      expect(after.billed_to).toEqual({ name: 'Praxis Größe GmbH', lines: ['Am Markt 3', '50667 Köln'] });
      expect(after.papers.map(({ kind }) => kind).toSorted()).toEqual(['correction', 'invoice']);
      const paper = after.papers.find(({ kind }) => kind === 'correction');
      expect((await browser.get(paper?.url ?? '')).bytes.subarray(0, 4).toString()).toBe('%PDF');
      const mail = (await mailsTo(site(), member.email)).at(-1);
      expect(mail?.subject).toBe(`Berichtigte Rechnung zu Deiner Bestellung ${order.number}`);
      expect(mail?.text).toContain(`/shop/receipt/${order.id}?kind=correction&number=${number}`);
      expect(after.mails.map(({ subject }) => subject)).toContain(mail?.subject);
      expect(await audited(order.id)).toMatchObject([{ action: 'correct', title: order.number, details: { number } }]);
      const rows = (csv: string): string[] => csv.split('\r\n').filter((row) => row.includes(order.number));
      const papers = rows((await browser.get('/api/backend/order/papers/csv')).bytes.toString());
      expect(papers.find((row) => row.includes(number))).toContain(
        `Berichtigung;${invoice?.number};${order.number};Praxis Größe GmbH`,
      );
      expect(papers.find((row) => row.includes(number))).toContain(';"0,00";19;"0,00";"0,00";"0,00";"0,00";');
      const [paid] = rows((await browser.get('/api/backend/order/csv')).bytes.toString());
      expect(paid).toContain(invoice?.number);
      expect(paid).not.toContain(number);
    });

    test('S14.4 a refund is written down with whoever asked for it', async () => {
      const { member: helper, browser } = await support();
      const { order } = await givenPaid({ dueCents: 0, voucherCents: 4900 });
      expect((await browser.send('POST', '/api/backend/order/refund', { id: order.id })).status).toBe(200);
      expect(await audited(order.id)).toMatchObject([
        { actorId: helper.id, action: 'refund', entity: 'order', title: order.number },
      ]);
      expect((await browser.send('POST', '/api/backend/order/refund', { id: order.id })).status).toBe(409);
      expect(await audited(order.id)).toHaveLength(1);
    });

    test('(S14.3) the overview of those who help says how many withdrawals wait', async () => {
      const { browser } = await support();
      const waiting = async () =>
        ((await browser.get('/api/backend/dashboard')).json() as { data: { open_withdrawals: number } }).data.open_withdrawals;
      const before = await waiting();
      await declared();
      expect(await waiting()).toBe(before + 1);
      const { browser: editor } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
      expect((await editor.get('/api/backend/dashboard')).json()).toMatchObject({ data: { open_withdrawals: null } });
    });

    test('(S10.4, S14.5) a code that is saved without its name keeps it; its batch can be had again', async () => {
      const { browser } = await support();
      const made = await browser.send('POST', '/api/backend/code/generate', {
        kind: 'discount',
        percent: 10,
        count: 3,
        batch: 'Messe',
      });
      const { data } = made.json() as { data: { codes: string[] } };
      const [row] = await db()
        .select()
        .from(codes)
        .where(eq(codes.code, data.codes[0] ?? ''));
      const id = row?.id ?? '';
      const { data: entry } = (await browser.get(`/api/backend/coupon/get/${id}`)).json() as { data: object };
      for (const code of ['', '  ', null]) {
        const saved = await browser.send('POST', '/api/backend/coupon/save', { ...entry, version: null, code, percent: 20 });
        expect([saved.status, saved.json()]).toMatchObject([200, { data: { code: row?.code, percent: 20 } }]);
      }
      const fresh = await browser.send('POST', '/api/backend/coupon/save', { kind: 'discount', percent: 10, code: '' });
      expect((fresh.json() as { data: { code: string } }).data.code).toMatch(/^[A-Z0-9-]{6,19}$/);
      expect((await browser.get('/api/backend/code/batches')).json()).toMatchObject({
        data: expect.arrayContaining([expect.objectContaining({ batch: 'Messe', count: 3 })]),
      });
      expect((await browser.get('/api/backend/code/csv?batch=Messe')).text).toContain(data.codes[2]);
    });

    test('(S16.5) who helps sees what a member has by the name on the order, not by what it is about', async () => {
      const { browser } = await support();
      const { member } = await givenPaid();
      const person = JSON.stringify((await browser.get(`/api/backend/user/get/${member.id}`)).json());
      const [found] = await db().select().from(coachings).where(eq(coachings.shortid, coaching.shortid));
      expect(person).toContain(JSON.stringify(found?.stripeName).slice(1, -1));
      expect(person).not.toContain(found?.title);
    });

    type Whole = {
      data: {
        refundable: number;
        refunded: number;
        payment: { failed_refunds: number };
        papers: { kind: string; cents: number }[];
        mails: { subject: string }[];
      };
    };

    test('(S14.4) of six clicks at once one refunds', async () => {
      const { browser } = await support();
      const { order } = await givenPaid();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => browser.send('POST', '/api/backend/order/refund', { id: order.id })),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await audited(order.id)).toHaveLength(1);
      const parts = shopPartsOf(site(), { provider });
      await Promise.all([giveMoneyBack(parts, order.id), giveMoneyBack(parts, order.id)]);
      expect([...provider.refunds.values()].filter(({ orderId }) => orderId === order.id)).toHaveLength(1);
      expect((await db().select().from(orders).where(eq(orders.id, order.id)))[0]?.status).toBe('refunded');
    });

    test('S6.4 S10.1 an editor finds no codes by the search for relations either: they are money', async () => {
      const editor = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
      expect((await editor.browser.get('/api/backend/coupon/search?query=A')).status).toBe(403);
      expect((await editor.browser.get('/api/backend/tag/search?query=A')).status).toBe(200);
      const { browser } = await support();
      expect((await browser.get('/api/backend/coupon/search?query=A')).status).toBe(200);
    });

    test('(S14.4) what is asked for while a refund is under way is given back as well', async () => {
      const { browser } = await support();
      const { order } = await givenPaid();
      const refund = (cents: number) => browser.send('POST', '/api/backend/order/refund', { id: order.id, cents });
      expect((await refund(1000)).status).toBe(200);
      let isFirst = true;
      const meanwhile: typeof provider.refund = async (ask) => {
        const facts = await provider.refund(ask);
        if (isFirst) await db().update(orders).set({ withdrawnAt: site().clock.now() }).where(eq(orders.id, order.id));
        isFirst = false;
        return facts;
      };
      await giveMoneyBack(shopPartsOf(site(), { provider: { ...provider, refund: meanwhile } }), order.id);
      expect([...provider.refunds.values()].filter(({ orderId }) => orderId === order.id).map(({ cents }) => cents)).toEqual([
        1000, 3900,
      ]);
    });

    test('(S14.4) a refund that is asked for while the job of another ends is asked for again, once, and nothing else is', async () => {
      const { browser } = await support();
      const parts = shopPartsOf(site(), { provider });
      const [standing, { order }] = [await givenPaid(), await givenPaid()];
      const jobsOf = async (id: string): Promise<string[]> => {
        const { rows } = await db().execute<{ id: string; state: string }>(
          sql`select id, state from pgboss.job where name = 'refund-order' and data ->> 'order' = ${id} order by created_on`,
        );
        return rows.map(({ state }) => state);
      };
      const become = (state: string) =>
        db().execute(sql`update pgboss.job set state = ${state}::pgboss.job_state
          where name = 'refund-order' and data ->> 'order' = ${order.id} and state in ('created', 'active')`);
      const refund = (cents: number) => browser.send('POST', '/api/backend/order/refund', { id: order.id, cents });
      const refunds = () =>
        [...provider.refunds.values()].filter(({ orderId }) => orderId === order.id).map(({ cents }) => cents);
      await refund(1000);
      await become('active');
      await giveMoneyBack(parts, order.id);
      expect((await refund(500)).status).toBe(200);
      // As long as that job counts as running no other is added.
      await reconcile(parts);
      expect(await jobsOf(order.id)).toEqual(['active']);
      await become('completed');
      await reconcile(parts);
      await reconcile(parts);
      expect(await jobsOf(order.id)).toEqual(['completed', 'created']);
      // One that failed waits for the team.
      await become('failed');
      await reconcile(parts);
      expect(await jobsOf(order.id)).toEqual(['completed', 'failed']);
      await giveMoneyBack(parts, order.id);
      await reconcile(parts);
      expect([refunds(), await jobsOf(order.id)]).toEqual([
        [1000, 500],
        ['completed', 'failed'],
      ]);
      // An order that stands owes nothing, although its goal would be all.
      expect(await jobsOf(standing.order.id)).toEqual([]);
    });

    test('(S14.4) who did not see what was given back meanwhile gives nothing back a second time', async () => {
      const { browser } = await support();
      const { order } = await givenPaid();
      const refund = (refunded: number) =>
        browser.send('POST', '/api/backend/order/refund', { id: order.id, cents: 1000, refunded });
      expect((await refund(0)).status).toBe(200);
      await giveMoneyBack(shopPartsOf(site(), { provider }), order.id);
      const again = await refund(0);
      expect([again.status, again.json()]).toMatchObject([409, { message: expect.stringContaining('10,00') as string }]);
      expect((await refund(1000)).status).toBe(200);
    });

    test('(S14.4) a part is refunded, with its credit note and mail, and never more than was paid', async () => {
      const { browser } = await support();
      const { order, member } = await givenPaid();
      const parts = shopPartsOf(site(), { provider });
      const refund = async (cents?: number) =>
        (await browser.send('POST', '/api/backend/order/refund', { id: order.id, ...(cents === undefined ? {} : { cents }) }))
          .status;
      const whole = async () => ((await browser.get(`/api/backend/order/get/${order.id}`)).json() as Whole).data;
      for (const wrong of [0, -1, 4901, 0.5, 1e12]) expect(await refund(wrong)).toBe(422);
      expect(await refund(1000)).toBe(200);
      expect(await whole()).toMatchObject({ refundable: 3900, may_refund: false, refund_under_way: true });
      expect(await refund(500)).toBe(409);
      await giveMoneyBack(parts, order.id);
      await giveMoneyBack(parts, order.id);
      expect(await whole()).toMatchObject({ status: 'succeeded', refunded: 1000, refundable: 3900, may_refund: true });
      expect(await refund(3901)).toBe(422);
      expect(await refund(900)).toBe(200);
      await giveMoneyBack(parts, order.id);
      expect([...provider.refunds.values()].filter(({ orderId }) => orderId === order.id).map(({ cents }) => cents)).toEqual([
        1000, 900,
      ]);
      const held = await db().select().from(entitlements).where(eq(entitlements.userId, member.id));
      expect(held.filter(({ revokedAt }) => revokedAt === null)).toHaveLength(1);
      expect(await refund()).toBe(200);
      await giveMoneyBack(parts, order.id);
      const after = await whole();
      expect(after).toMatchObject({ status: 'refunded', refunded: 4900, refundable: 0, may_refund: false });
      expect(after.payment.failed_refunds).toBe(0);
      const lost = { kind: 'refund-failed', paymentId: 'pi_1', refundId: 're_1', cents: 900 } as const;
      await db().transaction((tx) => settle(tx, parts, order.id, lost));
      expect((await whole()).payment.failed_refunds).toBe(900);
      expect(after.papers.map(({ kind, cents }) => [kind, cents])).toEqual([
        ['credit-note', 1000],
        ['credit-note', 900],
        ['credit-note', 3000],
        ['invoice', 4900],
      ]);
      expect(after.mails.filter(({ subject }) => subject.includes('Erstattung'))).toHaveLength(3);
      expect((await audited(order.id)).map(({ details }) => details)).toEqual([{ cents: 1000 }, { cents: 900 }, { cents: 3000 }]);
    });

    const declared = async (row: Partial<typeof withdrawals.$inferInsert> = {}) => {
      const [one] = await db()
        .insert(withdrawals)
        .values({
          number: `W-${crypto.randomUUID().slice(0, 8)}`,
          name: 'Grete Muster',
          email: 'grete@example.org',
          contract: 'mein Kurs',
          locale: 'de',
          outcome: 'to-check',
          declaredAt: site().clock.now(),
          ...row,
        })
        .returning();
      if (!one) throw new Error('An insert always has one row.');
      return one;
    };

    test('(S14.4) mails about refunds add up to what came back: after a part only the rest, a withdrawal and a lost dispute included', async () => {
      const parts = shopPartsOf(site(), { provider });
      const tell = async (end: (order: OrderRow) => Promise<unknown>) => {
        const { order, member } = await givenPaid();
        await refundOrder(parts, { id: order.id, cents: 1001, actor: null, locale: 'de' });
        await giveMoneyBack(parts, order.id);
        await end(order);
        await giveMoneyBack(parts, order.id);
        const told = (await mailsTo(site(), member.email)).flatMap(({ text }) => /Du bekommst (\d+,\d\d)/.exec(text)?.[1] ?? []);
        return told.toSorted();
      };
      expect(await tell(({ id }) => refundOrder(parts, { id, actor: null, locale: 'de' }))).toEqual(['10,01', '38,99']);
      const withdraw = async ({ id: orderId, userId }: OrderRow) => {
        const { id } = await declared({ orderId });
        await handleWithdrawal(parts, { id, accept: true, actor: userId ?? '', locale: 'de' });
      };
      expect(await tell(withdraw)).toEqual(['10,01', '38,99']);
      const about = { paymentId: 'pi_office', disputeId: 'dp_office' };
      const lose = ({ id }: OrderRow) =>
        db().transaction((tx) => settle(tx, parts, id, { kind: 'dispute-closed', ...about, isWon: false }));
      expect(await tell(lose)).toEqual(['10,01']);
    });

    test('S14.3 a withdrawal that waits is accepted: the contract ends, access goes, and it is decided once', async () => {
      const { member: helper, browser } = await support();
      const { member, order } = await givenPaid();
      const { id } = await declared({ orderId: order.id });
      const waiting = (await browser.get('/api/backend/withdrawal/list?outcome=to-check')).json() as Listed;
      expect(waiting.data.map((one) => one.id)).toContain(id);
      const handle = (body: object) => browser.send('POST', '/api/backend/withdrawal/handle', { id, ...body });
      const [first, second] = await Promise.all([handle({ accept: true }), handle({ accept: true })]);
      expect([first.status, second.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
      const [after] = await db().select().from(orders).where(eq(orders.id, order.id));
      expect(after).toMatchObject({ status: 'withdrawn' });
      const [held] = await db().select().from(entitlements).where(eq(entitlements.userId, member.id));
      expect(held?.revokedAt).not.toBeNull();
      expect(await audited(id)).toMatchObject([{ actorId: helper.id, action: 'accept', entity: 'withdrawal' }]);
    });

    test('(S16.2 S14.3) of a declaration about an order whose buyer has deleted the account nothing stays once it is decided', async () => {
      const { browser } = await support();
      for (const accept of [true, false]) {
        const { order } = await givenPaid();
        const { id } = await declared({ orderId: order.id });
        await db().update(orders).set({ userId: null, email: '', name: '' }).where(eq(orders.id, order.id));
        const { data } = (await browser.send('POST', '/api/backend/withdrawal/handle', { id, accept })).json() as {
          data: { outcome: string };
        };
        expect(data.outcome).toBe(accept ? 'accepted' : 'rejected');
        expect(await db().select().from(withdrawals).where(eq(withdrawals.id, id))).toEqual([]);
      }
    });

    test('S14.3 one without an order needs one to be accepted, and can be rejected without', async () => {
      const { browser } = await support();
      const { order } = await givenPaid();
      const one = await declared();
      const handle = (id: string, body: object) => browser.send('POST', '/api/backend/withdrawal/handle', { id, ...body });
      expect((await handle(one.id, { accept: true })).json()).toMatchObject({ errors: { order: [expect.any(String)] } });
      expect((await handle(one.id, { accept: true, order: order.id })).json()).toMatchObject({
        data: { outcome: 'accepted', order: { id: order.id, status: 'withdrawn' } },
      });
      const other = await declared();
      expect((await handle(other.id, { accept: false })).json()).toMatchObject({ data: { outcome: 'rejected', order: null } });
      const { order: refunded } = await givenPaid({ status: 'refunded' });
      await db().update(orders).set({ status: 'refunded' }).where(eq(orders.id, refunded.id));
      const undone = await declared({ orderId: refunded.id });
      expect((await handle(undone.id, { accept: true })).status).toBe(409);
    });

    test('S14.3 who declares twice is rejected by nobody: the second is accepted as well, and ends nothing anew', async () => {
      const { browser } = await support();
      const { order, member } = await givenPaid();
      const both = [await declared({ orderId: order.id }), await declared({ orderId: order.id })];
      for (const { id } of both) {
        const handled = await browser.send('POST', '/api/backend/withdrawal/handle', { id, accept: true });
        expect(handled.json()).toMatchObject({ data: { outcome: 'accepted', order: { status: 'withdrawn' } } });
        site().clock.advance(60_000);
      }
      const [after] = await db().select().from(orders).where(eq(orders.id, order.id));
      expect(after?.withdrawnAt).toEqual(new Date(site().clock.now().getTime() - 120_000));
      expect((await mailsTo(site(), member.email)).filter(({ text }) => text.includes('ist wirksam'))).toHaveLength(1);
    });

    test('S14.3 a dispute keeps no withdrawal from being accepted; its money waits for the bank', async () => {
      const { browser } = await support();
      const { order } = await givenPaid();
      const parts = shopPartsOf(site(), { provider });
      const about = { paymentId: 'pi_office', disputeId: 'dp_withdrawn' };
      const report = (fact: PaymentFact) => db().transaction((tx) => settle(tx, parts, order.id, fact));
      await report({ kind: 'disputed', ...about });
      const refused = await browser.send('POST', '/api/backend/order/refund', { id: order.id });
      expect([refused.status, refused.json()]).toMatchObject([409, { message: expect.stringContaining('strittig') }]);
      const { id } = await declared({ orderId: order.id });
      expect((await browser.send('POST', '/api/backend/withdrawal/handle', { id, accept: true })).json()).toMatchObject({
        data: { outcome: 'accepted', order: { status: 'withdrawn' } },
      });
      const given = () => [...provider.refunds.values()].filter(({ orderId }) => orderId === order.id).map(({ cents }) => cents);
      await giveMoneyBack(parts, order.id);
      expect(given()).toEqual([]);
      await report({ kind: 'dispute-closed', ...about, isWon: true });
      await giveMoneyBack(parts, order.id);
      expect(given()).toEqual([4900]);
    });

    test('S14.4 bookkeeping gets paid orders as a table that no spreadsheet runs', async () => {
      const { browser } = await support();
      const { order } = await givenPaid({ name: '=HYPERLINK("http://böse.example")' });
      const unpaid = await givenOrder(site(), { status: 'open', paidAt: null });
      const answer = await browser.get('/api/backend/order/csv?from=2026-06-17&to=2026-06-17');
      expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(answer.headers['content-disposition']).toBe('attachment; filename="bestellungen.csv"');
      expect(answer.text.startsWith('\uFEFFBestellnummer;')).toBe(true);
      const line = answer.text.split('\r\n').find((one) => one.startsWith(order.number));
      expect(line).toContain(`"'=HYPERLINK(""http://böse.example"")"`);
      expect(line).toMatch(/;"49,00";19;"7,82";"0,00";"49,00";R-2026-\d{5};;"0,00"$/);
      expect(answer.text).not.toContain(unpaid.number);
      // Money for what was gone had no invoice, so it is corrected by no paper either; and a voucher is not taxed when it is sold.
      const gone = { status: 'refunded', payment: { paid: true, impossible: true, refundedCents: 4900 } } as const;
      const impossible = await givenOrder(site(), gone);
      const voucher = await givenOrder(site(), { opens: { coachingIds: [], retreatId: null, voucherCents: 4900 } });
      const { text } = await browser.get('/api/backend/order/csv?from=2026-06-17&to=2026-06-17');
      const endOf = ({ number }: OrderRow): string | undefined =>
        text
          .split('\r\n')
          .find((one) => one.startsWith(number))
          ?.split(';')
          .slice(-8)
          .join(';');
      expect(endOf(impossible)).toBe('"49,00";19;"7,82";"0,00";"49,00";;;"49,00"');
      expect(endOf(voucher)).toBe('"49,00";0;"0,00";"0,00";"49,00";;;"0,00"');
      expect((await browser.get('/api/backend/order/csv?from=2026-06-18')).text.split('\r\n')).toHaveLength(2);
    });
  },
  { provider },
);

onSite('codes in the office', (site) => {
  const db = () => site().database.db;
  const support = () => givenLogin(site(), { roles: ['support'], totpConfirmedAt: site().clock.now() });
  const courseId = async () => (await db().select().from(coachings).where(eq(coachings.shortid, coaching.shortid)))[0]?.id ?? '';
  type Made = { data: { batch: string; codes: string[] } };

  test('(S14.5) a product is a voucher of a value, or opens courses, not both', async () => {
    const { browser } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
    const save = (more: object) =>
      browser.send('POST', '/api/backend/product/save', {
        ...newEntries.product('Gutschein und Kurs'),
        voucher_cents: 4900,
        ...more,
      });
    const both = await save({ coachings: [await courseId()] });
    expect([both.status, both.json()]).toMatchObject([422, { errors: { voucher_cents: [expect.any(String)] } }]);
    expect((await save({ coachings: [] })).status).toBe(200);
  });

  test('S14.5 up to 10,000 codes are made at once, all different, and come as a table', async () => {
    const { member, browser } = await support();
    const terms = { kind: 'discount', percent: 15, max_uses: 1, valid_until: '2026-12-31', batch: '=Messe "Süd"' };
    const made = await browser.send('POST', '/api/backend/code/generate', { ...terms, count: 10_000 });
    const { data } = made.json() as Made;
    expect([new Set(data.codes).size, data.batch]).toEqual([10_000, terms.batch]);
    const file = await browser.get(`/api/backend/code/csv?batch=${encodeURIComponent(terms.batch)}`);
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(file.text.split('\r\n')).toHaveLength(10_002);
    expect(file.text).toMatch(new RegExp(`\r\n${data.codes[0]};Rabatt;15;;;1;0;;31.12.2026 23:59;nein\r\n`));
    const [audited] = await db().select().from(deskAudit).where(eq(deskAudit.entryId, terms.batch));
    expect(audited).toMatchObject({ actorId: member.id, action: 'generate', details: { count: 10_000, kind: 'discount' } });
    expect((await browser.send('POST', '/api/backend/code/generate', { ...terms, count: 10_001 })).status).toBe(422);
  });

  test('S14.5 codes whose answer was lost are not made twice: the same form answers the same ones', async () => {
    const { browser } = await support();
    const ask = async (more: object = {}) => {
      const terms = { kind: 'multi', value_cents: 5000, count: 3, form_key: 'formular-mit-schluessel' };
      return ((await browser.send('POST', '/api/backend/code/generate', { ...terms, ...more })).json() as Made).data;
    };
    const before = await db().$count(codes);
    const [one, other] = await Promise.all([ask(), ask()]);
    site().clock.advance(90_000);
    const late = await ask();
    expect([one, other, late].map(({ batch }) => batch)).toEqual([one.batch, one.batch, one.batch]);
    expect(new Set([...one.codes, ...other.codes, ...late.codes]).size).toBe(3);
    expect(await db().$count(codes)).toBe(before + 3);
    expect(await db().$count(deskAudit, eq(deskAudit.entryId, one.batch))).toBe(1);
    for (const more of [{ form_key: 'ein-anderes-formular' }, { count: 4 }, { form_key: undefined }]) await ask(more);
    expect(await db().$count(codes)).toBe(before + 13);
  });

  test('S14.5 a code may be good until the last day that can be written', async () => {
    const { browser } = await support();
    const form = { kind: 'discount', percent: 5, count: 1, valid_until: '9999-12-31', batch: 'Für immer' };
    expect((await browser.send('POST', '/api/backend/code/generate', form)).status).toBe(200);
    expect((await browser.get(`/api/backend/code/csv?batch=${encodeURIComponent(form.batch)}`)).text).toContain('.12.9999');
  });

  test('S14.5 what makes no sense is said by field, and nothing is made', async () => {
    const { browser } = await support();
    const before = await db().$count(codes);
    const refused = async (body: object) => {
      const answer = await browser.send('POST', '/api/backend/code/generate', { kind: 'discount', ...body });
      return answer.status === 422 ? Object.keys((answer.json() as { errors: object }).errors) : [answer.status];
    };
    expect(await refused({})).toEqual(['value_cents']);
    expect(await refused({ percent: 101 })).toContain('percent');
    expect(await refused({ percent: 10, value_cents: 100 })).toEqual(['value_cents']);
    expect(await refused({ kind: 'single' })).toEqual(['offer_id']);
    expect(await refused({ percent: 10, offer_type: 'coaching', offer_id: crypto.randomUUID() })).toEqual(['offer_id']);
    expect(await refused({ percent: 10, valid_from: '2026-07-02', valid_until: '2026-07-01' })).toEqual(['valid_until']);
    for (const day of ['0000-01-01', '0999-12-31', '10000-01-01', '2026-02-30'])
      expect(await refused({ percent: 10, valid_from: day, valid_until: day }), day).toEqual(['valid_from', 'valid_until']);
    expect(await refused({ percent: 10, batch: 'zwei\nZeilen' })).toEqual(['batch']);
    expect(await refused({ kind: 'gift', percent: 10 })).toEqual(['kind']);
    expect(await db().$count(codes)).toBe(before);
  });

  test('S14.5 the team redeems a voucher for a member, by id or address, once', async () => {
    const { member: helper, browser } = await support();
    const { member, browser: theirs } = await givenLogin(site());
    const terms = { kind: 'single', offer_type: 'coaching', offer_id: await courseId() };
    const { data } = (await browser.send('POST', '/api/backend/code/generate', terms)).json() as Made;
    const redeem = (code = '', user = member.email.toUpperCase()) =>
      browser.send('POST', '/api/backend/code/redeem', { code, user });
    expect((await redeem(data.codes[0], 'niemand@example.org')).json()).toMatchObject({
      errors: { user: ['Das Konto existiert nicht.'] },
    });
    expect((await redeem('GIBTESNICHT')).json()).toMatchObject({ errors: { code: [expect.any(String)] } });
    const done = await redeem(data.codes[0]?.toLowerCase());
    expect(done.status).toBe(200);
    expect((await theirs.get('/api/user')).json()).toMatchObject({ data: { coachings: [{ status: 'succeeded' }] } });
    const { order_id: orderId } = (done.json() as { data: { order_id: string } }).data;
    const [audited] = await db().select().from(deskAudit).where(eq(deskAudit.entryId, orderId));
    const [order] = await db().select().from(orders).where(eq(orders.id, orderId));
    expect(audited).toMatchObject({ actorId: helper.id, action: 'redeem', title: order?.number });
    // In one transaction: a process that dies in between leaves neither alone.
    const writtenBy = sql<string>`xmin::text`;
    const [use] = await db().select({ writtenBy }).from(codeUses).where(eq(codeUses.orderId, orderId));
    expect(await db().select({ writtenBy }).from(deskAudit).where(eq(deskAudit.entryId, orderId))).toEqual([use]);
    expect((await redeem(data.codes[0])).status).toBe(409);
    const { member: other } = await givenLogin(site());
    const used = await redeem(data.codes[0], other.id);
    expect([used.status, used.json()]).toMatchObject([409, { message: 'Dieser Code wurde bereits verwendet.' }]);
  });
});
