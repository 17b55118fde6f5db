import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { openBrowser, type Browser } from '../../../tests/browser.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { lastMailTo, mailsTo } from '../../../tests/mailbox.ts';
import { testProvider } from '../../../tests/payments.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import type { OrderRow } from './order-row.ts';
import { codes } from './content-tables.ts';
import { codeUses, orders, withdrawals } from './tables.ts';

const hour = 3_600_000;
const day = 24 * hour;
const voucher = { coachingIds: [], retreatId: null, voucherCents: 5000 };
const course = { coachingIds: [randomUUID()], retreatId: null, voucherCents: null };
const consent = { wording: 'Ich stimme zu.', locale: 'de', at: '2026-06-17T10:00:00Z' } as const;

type Receipt = { readonly data: { readonly number: string; readonly declared_at: string } };

onSite(
  'S14.3 withdrawing',
  (site) => {
    // Attempts of one test do not count in the next.
    beforeEach(() => site().clock.advance(hour + 1));

    const declare = (form: object, browser: Browser = openBrowser(site())): Promise<Answer> =>
      browser.send('POST', '/api/shop/withdraw', { name: 'Grete Muster', ...form });

    const declareFor = (order: OrderRow, form: object = {}): Promise<Answer> =>
      declare({ email: order.email, order: order.number, ...form });

    const keptOf = async (answer: Answer) => {
      const { number } = (answer.json() as Receipt).data;
      const [row] = await site().database.db.select().from(withdrawals).where(eq(withdrawals.number, number));
      if (!row) throw new Error('Every declaration is kept.');
      return row;
    };

    const statusOf = async ({ id }: OrderRow) => {
      const [row] = await site().database.db.select({ status: orders.status }).from(orders).where(eq(orders.id, id));
      return row?.status;
    };

    const refundsOf = async ({ id }: OrderRow): Promise<number> => {
      const { rows } = await site().database.db.execute<{ n: number }>(
        sql`select count(*)::int as n from pgboss.job where name = 'refund-order' and data ->> 'order' = ${id}`,
      );
      return rows[0]?.n ?? 0;
    };

    /** The order of a multi-purpose voucher, with its code. */
    async function givenVoucher(row: Parameters<typeof givenOrder>[1] = {}) {
      const order = await givenOrder(site(), { opens: voucher, offerType: 'product', ...row });
      const [code] = await site()
        .database.db.insert(codes)
        .values({
          code: `V-${order.number.slice(-8)}`,
          kind: 'multi',
          valueCents: 5000,
          orderId: order.id,
          createdAt: order.createdAt,
        })
        .returning();
      if (!code) throw new Error('An insert always has one row.');
      return { order, code };
    }

    const use = async (codeId: string): Promise<void> => {
      const other = await givenOrder(site());
      await site()
        .database.db.insert(codeUses)
        .values({ orderId: other.id, codeId, cents: 100, state: 'held', at: site().clock.now() });
    };

    test('S14.3 a voucher that nobody used is withdrawn from at once: contract ended, code void, money on its way, receipt sent', async () => {
      const { order, code } = await givenVoucher();
      const answer = await declareFor(order, { message: 'Falsch bestellt.\nDanke!' });
      expect(answer.status).toBe(200);
      const kept = await keptOf(answer);
      expect(kept).toMatchObject({
        orderId: order.id,
        outcome: 'accepted',
        name: 'Grete Muster',
        message: 'Falsch bestellt.\nDanke!',
      });
      expect(kept.declaredAt).toEqual(site().clock.now());
      expect(await statusOf(order)).toBe('withdrawn');
      expect(await refundsOf(order)).toBe(1);
      const [after] = await site().database.db.select().from(codes).where(eq(codes.id, code.id));
      expect(after?.isVoid).toBe(true);
      const [receipt, refund] = await mailsTo(site(), order.email);
      expect(receipt?.subject).toBe(`Eingangsbestätigung Deines Widerrufs ${kept.number}`);
      const moment = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeStyle: 'long', timeZone: 'Europe/Berlin' });
      for (const wanted of [
        `Vorgang: ${kept.number}`,
        `Eingegangen am: ${moment.format(kept.declaredAt)}`,
        'Name: Grete Muster',
        `E-Mail: ${order.email}`,
        `Bestellnummer oder Vertrag: ${order.number}`,
        'Nachricht: Falsch bestellt.\nDanke!',
        'Hiermit widerrufe ich den folgenden Vertrag.',
      ])
        expect(receipt?.text).toContain(wanted);
      expect(refund?.text).toContain('ist wirksam');
    });

    test('S14.3 who sends the declaration twice gets a receipt for each, and nobody has to decide', async () => {
      const { order } = await givenVoucher();
      await declareFor(order);
      const again = await keptOf(await declareFor(order));
      expect(again).toMatchObject({ orderId: order.id, outcome: 'accepted', handledAt: site().clock.now() });
      expect((await mailsTo(site(), order.email)).map(({ subject }) => subject.split(' ')[0])).toEqual([
        'Eingangsbestätigung',
        'Erstattung',
        'Eingangsbestätigung',
      ]);
    });

    test('(S14.3, S16.6) a mail repeats nothing that a stranger typed: only number and address of an order have it quoted', async () => {
      const { order } = await givenVoucher();
      const words = { name: 'Gewinn auf https://boese.example', message: 'Klick: https://boese.example/jetzt' };
      const victim = 'opfer@example.org';
      await declare({ ...words, email: victim, order: 'Dein Konto: https://boese.example' });
      await declare({ ...words, email: victim, order: order.number });
      await declare({ ...words, email: order.email, order: 'B-XXXX-XXXX https://boese.example' });
      const sent = [...(await mailsTo(site(), victim)), ...(await mailsTo(site(), order.email))];
      expect(sent).toHaveLength(3);
      for (const { subject, text, html } of sent) {
        expect(`${subject} ${text} ${html}`).not.toMatch(/boese|Gewinn|Klick/);
        expect(text).toMatch(/Vorgang: W-.*Eingegangen am: .*noch keine Bestellung/s);
      }
    });

    test('S14.3 the order is found whatever the case of the address and the words around the number', async () => {
      const { order } = await givenVoucher({ email: 'Kundin.Gross@Example.org' });
      const answer = await declare({
        email: 'kundin.gross@EXAMPLE.org ',
        order: `Bestellung Nr. ${order.number.toLowerCase()}!`,
      });
      expect((await keptOf(answer)).outcome).toBe('accepted');
    });

    test('S14.3 what is not clear is kept and waits for people, and nothing else happens', async () => {
      const { order: used, code } = await givenVoucher();
      await use(code.id);
      const { order: late } = await givenVoucher({ paidAt: new Date(site().clock.now().getTime() - 20 * day) });
      const begun = await givenOrder(site(), { opens: course, consent });
      const retreat = await givenOrder(site(), { opens: { ...course, coachingIds: [], retreatId: randomUUID() } });
      for (const order of [used, late, begun, retreat]) {
        const kept = await keptOf(await declareFor(order));
        expect([kept.orderId, kept.outcome, kept.handledAt]).toEqual([order.id, 'to-check', null]);
        expect([await statusOf(order), await refundsOf(order)]).toEqual(['succeeded', 0]);
        const told = await mailsTo(site(), 'kontakt@example.org');
        expect(told.filter(({ subject }) => subject.includes(kept.number))).toHaveLength(1);
      }
    });

    test('S14.3 a gift that nobody redeemed and a course without consent are withdrawn from', async () => {
      const gift = await givenOrder(site(), { opens: course, consent, isGift: true });
      const plain = await givenOrder(site(), { opens: course });
      for (const order of [gift, plain]) {
        expect((await keptOf(await declareFor(order))).outcome).toBe('accepted');
        expect(await statusOf(order)).toBe('withdrawn');
      }
    });

    test('S14.3 the answer is the same whether or not there is such an order, and so are the mails to strangers', async () => {
      const { order } = await givenVoucher({ email: 'wer@example.org' });
      const said = async (form: { email: string; order: string }) => {
        const answer = await declare(form);
        const { number, declaredAt } = await keptOf(answer);
        const { subject, html } = (await mailsTo(site(), form.email)).find((mail) => mail.subject.includes(number)) ?? {};
        const neutral = (text = ''): string =>
          text.replaceAll(number, 'NUMBER').replaceAll(form.order, 'ORDER').replaceAll(form.email, 'MAIL');
        expect((answer.json() as Receipt).data).toEqual({ number, declared_at: declaredAt.toISOString() });
        return [answer.status, Object.keys((answer.json() as Receipt).data), neutral(subject), neutral(html)];
      };
      const right = await said({ email: order.email, order: order.number });
      const strange = await said({ email: 'fremd@example.org', order: order.number });
      const unknown = await said({ email: 'niemand@example.org', order: 'B-999999' });
      expect(strange.slice(0, 3)).toEqual(right.slice(0, 3));
      expect(unknown).toEqual(strange);
    });

    test('S14.3 a stranger’s address opens no order, and withdraws from none', async () => {
      const { order } = await givenVoucher();
      const kept = await keptOf(await declare({ email: 'fremd@example.org', order: order.number }));
      expect([kept.orderId, kept.outcome]).toEqual([null, 'to-check']);
      expect(await statusOf(order)).toBe('succeeded');
    });

    test('S14.3 two numbers in one declaration are a question for people', async () => {
      const { order: one } = await givenVoucher({ email: 'zwei@example.org' });
      const { order: two } = await givenVoucher({ email: 'zwei@example.org' });
      const kept = await keptOf(await declareFor(one, { order: `${one.number} und ${two.number}` }));
      expect([kept.orderId, kept.outcome]).toEqual([null, 'to-check']);
      expect([await statusOf(one), await statusOf(two)]).toEqual(['succeeded', 'succeeded']);
    });

    test('S14.3 a declaration whose answer was lost is not made twice: the same form answers the same receipt', async () => {
      const { order: late } = await givenVoucher({ paidAt: new Date(site().clock.now().getTime() - 20 * day) });
      const { order: open } = await givenVoucher();
      for (const [order, mails] of [
        [late, 1],
        [open, 2],
      ] as const) {
        const form = { form_key: randomUUID(), message: 'Bitte.' };
        const first = await declareFor(order, form);
        site().clock.advance(1000);
        expect((await declareFor(order, form)).json()).toEqual(first.json());
        // A receipt, and of a contract that ends at once the refund.
        expect(await mailsTo(site(), order.email)).toHaveLength(mails);
        expect(await site().database.db.$count(withdrawals, eq(withdrawals.email, order.email))).toBe(1);
        // Other words are another declaration.
        expect((await declareFor(order, { ...form, message: 'Bitte bald.' })).json()).not.toEqual(first.json());
      }
    });

    test('S14.3 declared several times at once, a contract ends once and each declaration has its receipt', async () => {
      const { order } = await givenVoucher();
      const answers = await Promise.all([1, 2, 3].map(() => declareFor(order)));
      const kept = await Promise.all(answers.map(keptOf));
      expect(kept.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted', 'accepted']);
      expect(new Set(kept.map(({ number }) => number)).size).toBe(3);
      expect(await refundsOf(order)).toBe(1);
      expect((await mailsTo(site(), order.email)).filter(({ subject }) => subject.startsWith('Eingangs'))).toHaveLength(3);
    });

    test('S14.3 speaks English with who speaks it', async () => {
      const { order } = await givenVoucher();
      const answer = await declareFor(order, {});
      expect(answer.status).toBe(200);
      const english = await declare({ email: order.email, order: 'B-1' }, openBrowser(site(), 'en'));
      expect(english.status).toBe(200);
      expect((await lastMailTo(site(), order.email)).text).toContain('I hereby withdraw from the following contract.');
    });

    test('S16.6 ten declarations an hour come from one network; five mails about no order go to one address', async () => {
      const to = (email: string) => declare({ email, order: 'B-1' });
      const statuses = [];
      for (let n = 0; n < 6; n += 1) statuses.push((await to('viele@example.org')).status);
      for (let n = 0; n < 5; n += 1) statuses.push((await to(`viele-${n}@example.org`)).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
      expect(await mailsTo(site(), 'viele@example.org')).toHaveLength(5);
      expect(await mailsTo(site(), 'viele-4@example.org')).toEqual([]);
    });

    test('S14.3 S16.6 strangers who declare under somebody’s address keep them from nothing', async () => {
      const { order } = await givenVoucher();
      for (let n = 0; n < 7; n += 1) expect((await declare({ email: order.email, order: 'B-1' })).status).toBe(200);
      const answer = await declareFor(order);
      expect(answer.status).toBe(200);
      expect(await keptOf(answer)).toMatchObject({ outcome: 'accepted' });
      expect((await mailsTo(site(), order.email)).filter(({ subject }) => subject.startsWith('Eingangs'))).toHaveLength(6);
    });

    test('S16.6 hostile input is refused in words, and what is odd but text stays text', async () => {
      const good = { email: 'odd@example.org', order: 'B-1' };
      for (const [field, value] of [
        ['email', 'a@b'],
        ['email', 'x@example.org\nBcc: y@example.org'],
        ['email', ['odd@example.org']],
        ['name', ''],
        ['name', 'a\u0000b'],
        ['name', '\u202e\u3164'],
        ['name', 'x'.repeat(161)],
        ['order', '   '],
        ['order', 'x'.repeat(201)],
        ['message', 'x'.repeat(2001)],
        ['message', { $ne: '' }],
      ] as const) {
        const answer = await declare({ ...good, [field]: value });
        expect(
          [answer.status, Object.keys((answer.json() as { errors: object }).errors)],
          `${field} ${JSON.stringify(value)}`,
        ).toEqual([422, [field]]);
      }
      const { order } = await givenVoucher();
      const answer = await declareFor(order, {
        name: '<b>O’Größe</b> ";--',
        message: '<script>alert(1)</script> https://x.example',
      });
      expect(answer.status).toBe(200);
      const html = (await mailsTo(site(), order.email)).map((mail) => mail.html).join('');
      expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
      expect(html).not.toContain('<script>');
    });

    test('S16.5 neither subject nor log names a contract', async () => {
      const { order } = await givenVoucher({ offerName: 'Kurs zur Schilddrüse' });
      await declareFor(order, { message: 'Schilddrüse' });
      for (const { subject } of await mailsTo(site(), order.email)) expect(subject).not.toMatch(/Schild|Kurs/);
      expect(JSON.stringify(site().lines)).not.toMatch(/Schild|@example/);
    });

    test('S16.9 the mail to the team names the declaration alone: who wrote what stands in the office, where it can be erased', async () => {
      const words = {
        name: 'Ottilie Ohnename',
        email: 'ottilie@example.org',
        order: 'Kurs Traumdeutung',
        message: 'Mir war unwohl.',
      };
      const { id, number } = await keptOf(await declare(words));
      const { rows } = await site().database.db.execute(sql`select * from mails where key = ${`withdrawal-to-check:${id}`}`);
      const [mail] = rows;
      const said = JSON.stringify(mail);
      expect(said).toContain(number);
      expect(said).toContain('„Widerrufe“');
      for (const word of Object.values(words)) expect(said).not.toContain(word);
    });

    test('S7.1 a call without the token of this site is refused', async () => {
      const answer = await site().ask('/api/shop/withdraw', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'x', email: 'x@example.org', order: 'B-1' }),
      });
      expect(answer.status).toBe(419);
    });
  },
  { provider: testProvider() },
);
