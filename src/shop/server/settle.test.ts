import { and, eq, isNull, like, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser, type Browser, type TestMember } from '../../../tests/browser.ts';
import { lastMailTo } from '../../../tests/mailbox.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { testProvider } from '../../../tests/payments.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { onSite } from '../../../tests/served.ts';
import { users } from '#accounts/server/tables.ts';
import type { OfferRow } from '#catalog/server/door.ts';
import { mails } from '#mail/server/tables.ts';
import type { PaymentFact } from '../rules.ts';
import { beginCheckout } from './checkout.ts';
import { giveCoaching } from './entitlements.ts';
import { takeEvent } from './events.ts';
import { endSessionDuty } from './leaving.ts';
import { reconcile } from './reconcile.ts';
import { giveMoneyBack, refundOrder } from './refund.ts';
import { codes } from './content-tables.ts';
import { entitlements, invoices, orders, providerEvents } from './tables.ts';

const provider = testProvider();
const address = { street: 'Weg', streetNumber: '1', zipcode: '12345', city: 'Ort' };

onSite(
  'what follows from a payment',
  (site) => {
    let [coaching, retreat]: OfferRow[] = [];
    beforeEach(async () => {
      provider.before = () => {};
      [coaching, retreat] = [await offerNamed(db(), 'coaching', 'schlaf30'), await offerNamed(db(), 'retreat', 'allgaeu')];
    });
    const db = () => site().database.db;
    const parts = () => shopPartsOf(site(), { provider });
    const entered = (row?: Parameters<typeof givenLogin>[1]) => givenLogin(site(), row);
    const begun = async (
      { id }: TestMember,
      offer = coaching,
      more: { code?: string; isGift?: boolean } = {},
    ): Promise<string> => {
      const wish = { code: '', isGift: false, ...more, hasConsented: true, locale: 'de' } as const;
      if (!offer) throw new Error('There is no such offer.');
      const { to } = await beginCheckout(parts(), id, { ...wish, type: offer.type, id: offer.id });
      expect(to).toBe('payment');
      return provider.requests.at(-1)?.orderId ?? '';
    };
    let reports = 0;
    const report = (orderId: string | null, fact: PaymentFact | null, id = `evt_${(reports += 1)}`) =>
      takeEvent(parts(), { id, type: 'x', orderId, fact });
    const paid = (orderId: string) => takeEvent(parts(), provider.pay(orderId));
    const orderOf = async (id: string) => (await db().select().from(orders).where(eq(orders.id, id)))[0];
    const subjectsTo = async (email: string) =>
      (await db().select({ key: mails.key }).from(mails).where(eq(mails.recipient, email)).orderBy(mails.number)).map(
        ({ key }) => key?.replace(/[0-9a-f-]{36}/, 'id') ?? '',
      );
    const refundJobs = async (orderId: string): Promise<number> => {
      const { rows } = await db().execute<{ n: number }>(
        sql`select count(*)::int n from pgboss.job where name = 'refund-order' and data ->> 'order' = ${orderId}`,
      );
      return rows[0]?.n ?? -1;
    };
    const held = async ({ id }: TestMember) =>
      db()
        .select()
        .from(entitlements)
        .where(and(eq(entitlements.userId, id), isNull(entitlements.revokedAt)));
    const settledFor = async (orderId: string, email: string) => {
      expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', payment: { impossible: true } });
      expect(await refundJobs(orderId)).toBe(1);
      expect((await subjectsTo(email)).filter((key) => key.startsWith('order-'))).toEqual(['order-refund:id:impossible']);
      await giveMoneyBack(parts(), orderId);
      await giveMoneyBack(parts(), orderId);
      const given = [...provider.refunds.values()].filter((refund) => refund.orderId === orderId);
      expect(given.map(({ cents }) => cents)).toEqual([(await orderOf(orderId))?.dueCents]);
      expect(await db().$count(invoices, eq(invoices.orderId, orderId))).toBe(0);
    };

    test('S14.6 a report that was taken changes nothing when it comes again, and one about nothing of ours is kept alone', async () => {
      const { member } = await entered();
      const orderId = await begun(member);
      await report(orderId, { kind: 'paid', paymentId: 'pi_1' }, 'evt_same');
      await report(orderId, { kind: 'failed' }, 'evt_same');
      expect(await orderOf(orderId)).toMatchObject({ status: 'succeeded', payment: { paid: true } });
      expect((await orderOf(orderId))?.payment.failed).toBeUndefined();
      await report('3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab', { kind: 'paid', paymentId: 'pi_2' }, 'evt_foreign');
      await report('not an id', null, 'evt_odd');
      const stored = await db()
        .select()
        .from(providerEvents)
        .where(sql`id in ('evt_foreign', 'evt_odd')`);
      expect(stored.map((event) => event.orderId)).toEqual([null, null]);
    });

    test('S14.6 what fails midway leaves nothing, so that the report is taken when it comes again', async () => {
      const { member } = await entered();
      const orderId = await begun(member);
      const broken = shopPartsOf(site(), {
        provider,
        listeners: [{ granted: () => Promise.reject(new Error('midway')), revoked: async () => {} }],
      });
      const event = provider.pay(orderId);
      await expect(takeEvent(broken, event)).rejects.toThrow('midway');
      expect(await orderOf(orderId)).toMatchObject({ status: 'open', payment: {} });
      expect(await held(member)).toEqual([]);
      expect(await subjectsTo(member.email)).toEqual([]);
      await takeEvent(parts(), event);
      expect(await held(member)).toHaveLength(1);
      expect(await subjectsTo(member.email)).toEqual(['order-confirmation:id']);
    });

    test('S14.4 of a refund that does not arrive the seller is told, once for each, and the contract stays as it is', async () => {
      const { member } = await entered();
      const orderId = await begun(member);
      await paid(orderId);
      const order = await orderOf(orderId);
      await report(orderId, { kind: 'refunded', paymentId: 'pi_1', cents: order?.dueCents ?? 0 });
      const lost = { kind: 'refund-failed', paymentId: 'pi_1', refundId: 're_1', cents: 700 } as const;
      const told = async () =>
        (
          await db()
            .select()
            .from(mails)
            .where(like(mails.key, `order-refund-failed:${orderId}:%`))
            .orderBy(mails.number)
        ).map(({ subject }) => subject);
      const before = await subjectsTo(member.email);
      await report(orderId, lost);
      await report(orderId, lost);
      expect(await told()).toEqual([`Eine Erstattung ist nicht angekommen: ${order?.number}`]);
      await report(orderId, { ...lost, refundId: 're_2' });
      expect(await told()).toHaveLength(2);
      expect(await orderOf(orderId)).toMatchObject({ status: 'refunded', payment: { failedRefunds: { re_1: 700, re_2: 700 } } });
      expect(await subjectsTo(member.email)).toEqual(before);
    });

    test('money for an account that is gone goes back, and its owner is told', async () => {
      const { member, browser } = await entered();
      const orderId = await begun(member);
      const event = provider.pay(orderId);
      expect((await browser.send('POST', '/api/user/delete', { id: member.id })).status).toBe(200);
      expect(await orderOf(orderId)).toMatchObject({ userId: null, status: 'open' });
      await takeEvent(parts(), event);
      await settledFor(orderId, member.email);
      await reconcile(parts());
      expect(await orderOf(orderId)).toMatchObject({ email: '', name: '', address: null });
    });

    test('a payment page that nobody paid ends with its account, and nothing of the order is left', async () => {
      const { member, browser } = await entered();
      const orderId = await begun(member);
      await browser.send('POST', '/api/user/delete', { id: member.id });
      await endSessionDuty(parts()).perform({ order: orderId }, { jobId: 'x', number: 1, signal: AbortSignal.timeout(60_000) });
      expect(provider.sessionOf(orderId).state).toBe('ended');
      expect(await orderOf(orderId)).toBeUndefined();
    });

    test('S16.2 an order with an invoice stays without its member, also when the money goes back later, and no mail is written', async () => {
      const { member, browser } = await entered({ email: 'ausgezogen@example.org', ...address });
      const orderId = await begun(member);
      await paid(orderId);
      await browser.send('POST', '/api/user/delete', { id: member.id });
      expect(await orderOf(orderId)).toMatchObject({ userId: null, email: '', name: '', address: null, status: 'succeeded' });
      expect(await db().$count(invoices, eq(invoices.orderId, orderId))).toBe(1);
      expect(await held(member)).toEqual([]);
      await report(orderId, { kind: 'refunded', paymentId: `pi_${orderId}`, cents: 5900 });
      expect(await orderOf(orderId)).toMatchObject({ status: 'refunded' });
      expect(await db().$count(invoices, eq(invoices.orderId, orderId))).toBe(2);
      expect(await subjectsTo('ausgezogen@example.org')).toEqual([]);
    });

    test('money for a course that is gone goes back', async () => {
      const { member } = await entered();
      const other = await offerNamed(db(), 'coaching', 'ruhe7');
      const orderId = await begun(member, other);
      await db().execute(sql`delete from coachings where id = ${other.id}`);
      await paid(orderId);
      await settledFor(orderId, member.email);
      expect(await held(member)).toEqual([]);
    });

    test('S14.5 money for a price whose code others have used up meanwhile goes back', async () => {
      await db()
        .insert(codes)
        .values({ code: 'FUEREINE', kind: 'discount', percent: 50, maxUses: 1, createdAt: site().clock.now() });
      const [slow, quick] = [await entered(), await entered()];
      const late = await begun(slow.member, coaching, { code: 'FUEREINE' });
      await report(late, { kind: 'expired' });
      await paid(await begun(quick.member, coaching, { code: 'FUEREINE' }));
      await paid(late);
      await settledFor(late, slow.member.email);
      expect([await held(slow.member), await held(quick.member)].map(({ length }) => length)).toEqual([0, 1]);
    });

    test('money for a place that others have taken meanwhile goes back, and no place too many is taken', async () => {
      await db().execute(sql`update retreats set places = 1, places_taken = 0 where id = ${retreat?.id}`);
      const [slow, quick] = [await entered(address), await entered(address)];
      const late = await begun(slow.member, retreat);
      await report(late, { kind: 'expired' });
      await paid(await begun(quick.member, retreat));
      await paid(late);
      await settledFor(late, slow.member.email);
      expect(await offerNamed(db(), 'retreat', 'allgaeu')).toMatchObject({ stay: { places: 1, placesTaken: 1 } });
    });

    test('a second payment for what one has goes back', async () => {
      const { member } = await entered();
      const late = await begun(member);
      await report(late, { kind: 'expired' });
      await paid(await begun(member));
      await paid(late);
      expect(await orderOf(late)).toMatchObject({ status: 'refunded', payment: { impossible: true } });
      expect(await refundJobs(late)).toBe(1);
      expect(await held(member)).toHaveLength(1);
    });

    test('a report that was lost is made up for, and a page that nobody paid ends', async () => {
      const [payer, leaver] = [await entered(), await entered()];
      const [bought, left] = [await begun(payer.member), await begun(leaver.member)];
      provider.pay(bought);
      await reconcile(parts());
      expect((await orderOf(bought))?.status).toBe('open');
      site().clock.advance(36 * 60_000);
      await reconcile(parts());
      expect([(await orderOf(bought))?.status, (await orderOf(left))?.status]).toEqual(['succeeded', 'expired']);
      expect(provider.sessionOf(left).state).toBe('ended');
      expect(await held(payer.member)).toHaveLength(1);
    });

    test('an order that never got a payment page ends, and one that cannot be asked about keeps nobody waiting', async () => {
      const [one, other] = [await entered(), await entered()];
      provider.before = () => {
        throw new Error('connect ECONNREFUSED');
      };
      const offer = {
        type: 'coaching',
        id: coaching?.id ?? '',
        code: '',
        isGift: false,
        hasConsented: true,
        locale: 'de',
      } as const;
      await expect(beginCheckout(parts(), one.member.id, offer)).rejects.toThrow('payment provider');
      provider.before = () => {};
      const stuck = await begun(other.member);
      site().clock.advance(36 * 60_000);
      provider.before = (call) => {
        if (call === 'lookUp') throw new Error('connect ECONNREFUSED');
      };
      await reconcile(parts());
      const [never] = await db().select().from(orders).where(eq(orders.userId, one.member.id));
      expect([never?.status, never?.sessionId]).toEqual(['expired', null]);
      expect((await orderOf(stuck))?.status).toBe('open');
    });

    test('a payment under way for days is asked about once an hour', async () => {
      const { member } = await entered();
      const orderId = await begun(member);
      await report(orderId, { kind: 'completed', paymentId: null });
      let asked = 0;
      provider.before = (call) => void (asked += call === 'lookUp' ? 1 : 0);
      const minutes = async (later: number): Promise<number> => {
        site().clock.advance(later * 60_000);
        const before = asked;
        await reconcile(parts());
        return asked - before;
      };
      await minutes(9);
      expect([await minutes(2), await minutes(30), await minutes(31)]).toEqual([1, 0, 1]);
      provider.pay(orderId);
      await minutes(61);
      expect((await orderOf(orderId))?.status).toBe('succeeded');
    });

    test('S14.4 support gives money back: access ends, and nobody else may', async () => {
      const { member, browser } = await entered();
      const support = await entered({ roles: ['support'], totpSecret: 'X' });
      const orderId = await begun(member);
      const asks = (who: Browser, id = orderId) => who.send('POST', '/api/backend/order/refund', { id });
      expect((await asks(support.browser)).status).toBe(403);
      await db().update(users).set({ totpConfirmedAt: site().clock.now() }).where(eq(users.id, support.member.id));
      expect((await asks(support.browser)).status).toBe(409);
      await paid(orderId);
      expect((await asks(openBrowser(site()))).status).toBe(401);
      expect((await asks(browser)).status).toBe(403);
      expect((await asks(support.browser, '3f2b8c1e-9d4a-4f6b-8a2c-1234567890ab')).status).toBe(404);
      const answers = [await asks(support.browser), await asks(support.browser)];
      expect(answers.map(({ status }) => status)).toEqual([200, 409]);
      expect(await refundJobs(orderId)).toBe(1);
      const error = Object.assign(new Error('No money for Anna.'), { code: 'balance_insufficient' });
      const refusing = { ...provider, refund: () => Promise.reject(error) };
      // The team reads it among the failed jobs.
      await expect(giveMoneyBack({ ...parts(), provider: refusing }, orderId)).rejects.toThrow(
        'The payment provider did not do what it was asked for (balance_insufficient).',
      );
      await giveMoneyBack(parts(), orderId);
      expect(await held(member)).toEqual([]);
      expect((await browser.get('/api/user')).json()).toMatchObject({ data: { coachings: [], products: [] } });
      expect(await subjectsTo(member.email)).toEqual(['order-confirmation:id', 'order-refund:id:refunded']);
      expect((await asks(support.browser)).status).toBe(409);
    });

    test('S14.4 what was paid by a code alone is undone at once, and the code can be used again', async () => {
      await db()
        .insert(codes)
        .values({ code: 'VOLL', kind: 'discount', percent: 100, maxUses: 1, createdAt: site().clock.now() });
      const { member } = await entered();
      const wish = {
        type: 'coaching',
        id: coaching?.id ?? '',
        code: 'VOLL',
        isGift: false,
        hasConsented: true,
        locale: 'de',
      } as const;
      expect((await beginCheckout(parts(), member.id, wish)).to).toBe('thanks');
      const [order] = await db().select().from(orders).where(eq(orders.userId, member.id));
      expect(await refundOrder(parts(), { id: order?.id ?? '', actor: null, locale: 'de' })).toMatchObject({ ok: true });
      expect(await held(member)).toEqual([]);
      const { subject, text } = await lastMailTo(site(), member.email);
      expect(`${subject} ${text}`).not.toMatch(/Erstattung|Geld|erstatten/);
      expect(text).toContain(`wir haben Deine Bestellung ${order?.number} aufgehoben.`);
      expect((await beginCheckout(parts(), member.id, wish)).to).toBe('thanks');
    });

    /** An order of 59 €, paid in part by a voucher of 30 €, which expires while it stands. */
    const paidByVoucher = async (member: TestMember, code: string) => {
      const validUntil = new Date(site().clock.now().getTime() + 86_400_000);
      await db().insert(codes).values({ code, kind: 'multi', valueCents: 3000, validUntil, createdAt: site().clock.now() });
      const orderId = await begun(member, coaching, { code });
      await paid(orderId);
      site().clock.advance(3 * 86_400_000);
      return orderId;
    };
    const undo = async (id: string) => {
      expect(await refundOrder(parts(), { id, actor: null, locale: 'de' })).toMatchObject({ ok: true });
      await giveMoneyBack(parts(), id);
    };
    const codeNamed = async (code: string) => (await db().select().from(codes).where(eq(codes.code, code)))[0];

    test('S14.5 what an undone order gives back to a voucher that has expired can be spent, and the mail says until when', async () => {
      const { member } = await entered();
      await undo(await paidByVoucher(member, 'ABGELAUFEN-3'));
      expect((await codeNamed('ABGELAUFEN-3'))?.validUntil).toEqual(new Date('2029-12-31T22:59:59.999Z'));
      const { text } = await lastMailTo(site(), member.email);
      expect(text).toContain('Du bekommst 29,00');
      expect(text).toContain('steht wieder auf dem Gutschein. Er gilt bis zum 31. Dezember 2029.');
      await begun(member, coaching, { code: 'ABGELAUFEN-3' });
      expect(provider.requests.at(-1)).toMatchObject({ offCents: 3000 });
    });

    test('S14.5 the mail promises nothing on a voucher that was revoked, which stays revoked', async () => {
      const { member } = await entered();
      const orderId = await paidByVoucher(member, 'GESPERRT-3');
      await db().update(codes).set({ isVoid: true }).where(eq(codes.code, 'GESPERRT-3'));
      await undo(orderId);
      expect(await codeNamed('GESPERRT-3')).toMatchObject({ isVoid: true });
      const { text } = await lastMailTo(site(), member.email);
      expect(text).not.toContain('steht wieder auf dem Gutschein');
      expect(text).toContain('Der Gutschein, mit dem Du bezahlt hast, gilt nicht mehr.');
    });

    test('S14.4 a part that was given back before a dispute is told of, also when its report comes after it', async () => {
      const { member } = await entered();
      const orderId = await begun(member);
      await paid(orderId);
      const about = { paymentId: `pi_${orderId}`, disputeId: 'dp_late' };
      await report(orderId, { kind: 'disputed', ...about });
      await report(orderId, { kind: 'refunded', paymentId: about.paymentId, cents: 700 });
      await report(orderId, { kind: 'refunded', paymentId: about.paymentId, cents: 700 });
      const { text } = await lastMailTo(site(), member.email);
      expect(text).toContain('Du bekommst 7,00');
      expect(text).toContain('Über den Rest entscheidet Deine Bank.');
      await report(orderId, { kind: 'dispute-closed', ...about, isWon: false });
      expect(await subjectsTo(member.email)).toEqual(['order-confirmation:id', 'order-refund:id:part:700']);
    });

    test('S14.4 a refund that was decided on waits while the payment is disputed, and is carried out once that is won', async () => {
      const outcome = async (isWon: boolean) => {
        const { member } = await entered();
        const orderId = await begun(member);
        await paid(orderId);
        await refundOrder(parts(), { id: orderId, cents: 700, actor: null, locale: 'de' });
        const about = { paymentId: `pi_${orderId}`, disputeId: `dp_${orderId}` };
        await report(orderId, { kind: 'disputed', ...about });
        // As Stripe does.
        provider.before = (call) => {
          if (call === 'refund') throw new Error('charge_disputed');
        };
        await giveMoneyBack(parts(), orderId);
        provider.before = () => {};
        await report(orderId, { kind: 'dispute-closed', ...about, isWon });
        await db().execute(sql`delete from pgboss.job where name = 'refund-order' and data ->> 'order' = ${orderId}`);
        await reconcile(parts());
        const jobs = await refundJobs(orderId);
        if (jobs > 0) await giveMoneyBack(parts(), orderId);
        return [jobs, (await orderOf(orderId))?.payment.refundedCents, (await subjectsTo(member.email)).at(-1)];
      };
      expect(await outcome(true)).toEqual([1, 700, 'order-refund:id:part:700']);
      expect(await outcome(false)).toEqual([0, undefined, 'order-confirmation:id']);
    });

    test('a coaching that the team gives opens its course, once', async () => {
      const { member, browser } = await entered();
      const give = () => db().transaction((tx) => giveCoaching(tx, parts(), member.id, coaching?.id ?? ''));
      expect([await give(), await give()]).toEqual(['given', 'owned']);
      expect((await browser.get('/api/user')).json()).toMatchObject({
        data: { coachings: [{ status: 'succeeded' }], products: [] },
      });
    });
  },
  { provider },
);
