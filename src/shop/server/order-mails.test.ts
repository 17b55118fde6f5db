import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { coachings, retreats } from '#catalog/server/tables.ts';
import type { Locale } from '#kit/locale.ts';
import { onDatabase } from '../../../tests/databases.ts';
import { givenOrder } from '../../../tests/given-order.ts';
import { lastMailTo, mailsTo } from '../../../tests/mailbox.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { coaching } from '../../../tests/world.ts';
import { codes } from './content-tables.ts';
import type { OrderRow } from './order-row.ts';
import { mailConfirmation, mailRefund } from './papers.ts';

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');

onDatabase('S14.4 mails about orders', (open) => {
  const confirm = (order: OrderRow): Promise<void> =>
    open().database.db.transaction((tx) => mailConfirmation(tx, shopPartsOf(open()), order));

  async function givenCourse(row: Parameters<typeof givenOrder>[1] = {}) {
    const [course] = await open().database.db.select().from(coachings).where(eq(coachings.slug, coaching.slug));
    if (!course) throw new Error('The demo world has this coaching.');
    const consent = { wording: 'Ich stimme ausdrücklich zu.', locale: 'de' as Locale, at: '2026-06-17T09:58:01Z' };
    const opens = { coachingIds: [course.id], retreatId: null, voucherCents: null };
    return { course, order: await givenOrder(open(), { opens, consent, offerName: course.stripeName, ...row }) };
  }

  test('S14.4 S14.2 the confirmation says what, for how much, the consent with its time, the right of withdrawal and the terms', async () => {
    const { course, order } = await givenCourse({ discountCents: 490, totalCents: 4410, voucherCents: 1000, dueCents: 3410 });
    await confirm(order);
    const mail = await lastMailTo(open(), order.email);
    expect(mail.subject).toBe(`Deine Bestellung ${order.number}`);
    const text = plain(mail.text);
    for (const wanted of [
      `Bestellnummer: ${order.number}`,
      `Bestellt: ${course.stripeName}`,
      'Preis: 49,00 € Rabatt: -4,90 €',
      'Gesamtpreis: 44,10 €, darin 19 % Umsatzsteuer: 7,04 €',
      'Bezahlt mit Gutschein: 10,00 €',
      'Bezahlt über die Zahlungsseite: 34,10 €',
      'am 17. Juni 2026 um 11:58:01 MESZ, hast Du zugestimmt: „Ich stimme ausdrücklich zu.“',
      `https://sprechstunde.example/shop/receipt/${order.id}`,
      `Zum Kurs: https://sprechstunde.example/mein-dr-muster/coaching/${course.slug}`,
      'Widerrufsbelehrung',
      'binnen vierzehn Tagen ohne Angabe von Gründen',
      '(Praxis Dr. Muster, Musterweg 1, 12345 Musterstadt, Telefon: 030 23125 000, E-Mail: kontakt@example.org)',
      'erlischt das Widerrufsrecht nach § 356 Abs. 5 BGB',
      'Muster-Widerrufsformular',
      `https://sprechstunde.example/widerruf?order=${order.number}`,
      'Nutzungsbedingungen',
      'Die Darstellung der Kurse und Auszeiten ist noch kein bindendes Angebot.',
      'Name: Praxis Dr. Muster',
      'USt-IdNr.: DE000000000',
    ])
      expect(text).toContain(wanted);
    expect(mail.replyTo).toBe('kontakt@example.org');
    expect(mail.html).not.toMatch(/&lt;\/?p&gt;|undefined|\[object/);
    expect(plain(mail.html)).toContain(order.number);
  });

  test('S14.6 one order is confirmed once', async () => {
    const { order } = await givenCourse();
    await confirm(order);
    await confirm(order);
    expect(await mailsTo(open(), order.email)).toHaveLength(1);
  });

  test('S14.3 for a retreat there is no right of withdrawal, and the mail says why', async () => {
    const [retreat] = await open().database.db.select().from(retreats).limit(1);
    if (!retreat) throw new Error('The demo world has retreats.');
    const opens = { coachingIds: [], retreatId: retreat.id, voucherCents: null };
    const order = await givenOrder(open(), { opens, offerType: 'retreat', offerId: retreat.id });
    await confirm(order);
    const { text } = await lastMailTo(open(), order.email);
    expect(text).toContain('Kein Widerrufsrecht');
    expect(text).toContain('§ 312g Abs. 2 Nr. 9 BGB');
    expect(text).toContain(`/mein-dr-muster/auszeit/${retreat.slug}`);
    expect(text).not.toContain('## Muster-Widerrufsformular');
    expect(text).not.toContain('/widerruf?order=');
  });

  test('S14.5 a gift leads to its code, and what a code covered has no receipt', async () => {
    const { order } = await givenCourse({ isGift: true });
    await confirm(order);
    const { text } = await lastMailTo(open(), order.email);
    expect(text).toContain(`/shop/danke/${order.id}`);
    expect(text).toContain('sobald das Geschenk eingelöst wird');
    const { order: covered } = await givenCourse({ discountCents: 4900, totalCents: 0, dueCents: 0 });
    await confirm(covered);
    const mail = await lastMailTo(open(), covered.email);
    expect(mail.text).not.toContain('/shop/receipt/');
    expect(mail.text).toContain('Bezahlung: Du musstest nichts bezahlen.');
    expect(mail.text).not.toContain('Bezahlt über');
    expect(mail.text).not.toContain('49,00');
  });

  test('S14.4 speaks English where the order did', async () => {
    const { order } = await givenCourse({ locale: 'en' });
    await confirm(order);
    const { subject, text } = await lastMailTo(open(), order.email);
    expect(subject).toContain('Bestellung');
    expect(text).toMatch(
      /translation for your information; the German text counts: https?:\/\/[^\s]+\/meta\/nutzungsbedingungen/,
    );
    expect(text).toContain('How a contract comes about');
    const { order: german } = await givenCourse({});
    await confirm(german);
    expect((await lastMailTo(open(), german.email)).text).not.toMatch(/translation|Übersetzung/);
    for (const wanted of ['Total price: €49.00, including 19% VAT: €7.82', 'Model withdrawal form', '/en/widerruf?order='])
      expect(text).toContain(wanted);
  });

  test('S16.5 no subject names an offer, a site or a person', async () => {
    const { order } = await givenCourse({ offerName: 'Kurs zur Schilddrüse' });
    await confirm(order);
    for (const why of ['refunded', 'withdrawn', 'impossible'] as const)
      await open().database.db.transaction((tx) => mailRefund(tx, shopPartsOf(open()), order, { why, cents: 4900 }));
    const mails = await mailsTo(open(), order.email);
    expect(mails).toHaveLength(4);
    for (const { subject } of mails) expect(subject).not.toMatch(/Kurs|Schild|Sprechstunde|Łucja/);
  });

  test('S14.4 a refund says why and how much, once for each reason', async () => {
    const [code] = await open()
      .database.db.insert(codes)
      .values({ code: 'GUTHABEN-9', kind: 'multi', valueCents: 900, createdAt: open().clock.now() })
      .returning();
    const paid = { payment: { paid: true, refundedCents: 1500 }, voucherCents: 900, dueCents: 4000 } as const;
    const order = await givenOrder(open(), { ...paid, codeId: code?.id ?? null });
    const tell = (why: 'refunded' | 'withdrawn' | 'impossible', cents: number) =>
      open().database.db.transaction((tx) => mailRefund(tx, shopPartsOf(open()), order, { why, cents }));
    await tell('refunded', 1500);
    await tell('refunded', 1500);
    await tell('withdrawn', 4000);
    await tell('impossible', 4000);
    const mails = await mailsTo(open(), order.email);
    expect(mails.map(({ text }) => /Du bekommst (\d\S+)/.exec(text)?.[1])).toEqual(['15,00', '40,00', '40,00']);
    expect(mails[1]?.text).toContain('ist wirksam');
    expect(mails[2]?.text).toContain('vergriffen');
    expect(mails[1]?.text).toContain('steht wieder auf dem Gutschein');
  });

  test('S16.1 nobody is written to whose address is gone with the account', async () => {
    const order = await givenOrder(open(), { email: '' });
    await confirm(order);
    await open().database.db.transaction((tx) => mailRefund(tx, shopPartsOf(open()), order, { why: 'impossible', cents: 4900 }));
    expect(await mailsTo(open(), '')).toEqual([]);
  });
});
