import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { sendOrder } from '../../../tests/order-form.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { testProvider } from '../../../tests/payments.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { onSite } from '../../../tests/served.ts';
import { coachings } from '#catalog/server/content-tables.ts';
import type { OfferRow } from '#catalog/server/door.ts';
import { bumpContent } from '#platform/content-version.ts';
import { codes, products } from './content-tables.ts';
import { orders } from './tables.ts';

const provider = testProvider();
const noApproval = expect.stringContaining('notice=approval') as unknown;

onSite(
  'courses that need an approval',
  (site) => {
    const db = () => site().database.db;
    let course: OfferRow;
    /** Answers are cached by the version of the content: does something and has it noticed. */
    const noticed = async <Value>(act: () => Promise<Value>): Promise<Value> => {
      const watch = site().watch(60_000);
      await watch.check();
      const value = await act();
      await watch.check();
      watch.stop();
      // For a second after a change was noticed the old answer is sent.
      site().clock.advance(2000);
      return value;
    };
    const setCourse = (columns: Partial<typeof coachings.$inferInsert>): Promise<void> =>
      noticed(() =>
        db().transaction(async (tx) => {
          await tx.update(coachings).set(columns).where(eq(coachings.id, course.id));
          await bumpContent(tx);
        }),
      );
    const setApproved = (isApproved: boolean) => setCourse({ awaitsApproval: !isApproved });
    const led = async (type: string, id: string, query: string): Promise<unknown> => {
      const { browser } = await givenLogin(site());
      return (await sendOrder(browser, `/stripe/checkout/${type}/${id}${query}`)).headers.location;
    };
    const givenCode = async (row: Partial<typeof codes.$inferInsert> & { code: string }) => {
      await db()
        .insert(codes)
        .values({ kind: 'discount', percent: null, createdAt: site().clock.now(), ...row });
    };
    beforeEach(async () => {
      course = await offerNamed(db(), 'coaching', 'schlaf30');
      await setApproved(false);
    });

    test('S15.7 a course that needs an approval is sold to nobody without its number, not as a gift either', async () => {
      const before = await db().$count(orders);
      expect(await led('coaching', course.id, '?consent=1')).toEqual(noApproval);
      expect(await led('coaching', course.id, '?consent=1&gift=1')).toEqual(noApproval);
      expect(await db().$count(orders)).toBe(before);
      await setApproved(true);
      expect(await led('coaching', course.id, '?consent=1')).toMatch(/^https:\/\/pay\.example\//);
    });

    test('S15.7 no code sells it: a discount of all of it neither, nor the balance of a voucher', async () => {
      await givenCode({ code: 'ALLES-ERLASSEN', percent: 100 });
      await givenCode({ code: 'GUTHABEN-REICHT', kind: 'multi', valueCents: 10_000 });
      for (const code of ['ALLES-ERLASSEN', 'GUTHABEN-REICHT'])
        expect(await led('coaching', course.id, `?consent=1&code=${code}`), code).toEqual(noApproval);
    });

    test('S15.7 what was paid for before is kept: a gift is redeemed, which is no sale', async () => {
      await givenCode({ code: 'LAENGST-BEZAHLT', kind: 'gift', offerType: 'coaching', offerId: course.id, maxUses: 1 });
      expect(await led('coaching', course.id, '?consent=1&code=LAENGST-BEZAHLT')).toMatch(/^\/shop\/danke\//);
    });

    test('S15.7 a package with it is not sold and not in the shop, and says why on its own page', async () => {
      const [bundle] = await db()
        .insert(products)
        .values({
          slug: 'paket-zulassung',
          stripeName: 'Paket',
          description: '',
          priceCents: 4900,
          coachingIds: [course.id],
          position: 99,
        })
        .returning();
      const listed = async (): Promise<string[]> =>
        ((await site().get('/api/product?perPage=200')).json() as { data: { slug: string }[] }).data.map(({ slug }) => slug);
      expect(await led('product', bundle?.id ?? '', '?consent=1')).toEqual(noApproval);
      expect(await listed()).not.toContain('paket-zulassung');
      const shown = (await site().get('/api/product/paket-zulassung')).json();
      expect(shown).toMatchObject({ data: { on_sale: false, awaits_approval: true } });
      await setApproved(true);
      expect(await listed()).toContain('paket-zulassung');
    });

    test('S15.7 its page says that the approval is missing, offers nothing, and names the number once there is one', async () => {
      const path = `/mein-dr-muster/coaching/${course.slug}`;
      const api = async () => (await site().get(`/api/coaching/${course.slug}`)).json();
      expect(await api()).toMatchObject({ data: { on_sale: false, awaits_approval: true, zfu_number: '' } });
      const { text } = await site().get(path);
      expect(text).toContain('Die Zulassung als Fernlehrgang (FernUSG) liegt noch nicht vor.');
      expect(text).not.toContain(`/shop/checkout/${course.shortid}`);
      await setCourse({ awaitsApproval: false, zfuNumber: '7123456' });
      expect(await api()).toMatchObject({ data: { on_sale: true, awaits_approval: false, zfu_number: '7123456' } });
      await setCourse({ zfuNumber: '' });
    });

    test('S15.7 what editors say of a course decides, when they save it', async () => {
      const { browser } = await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() });
      const got = async (): Promise<Record<string, unknown>> =>
        ((await browser.get(`/api/backend/coaching/get/${course.id}`)).json() as { data: Record<string, unknown> }).data;
      const send = async (over: Record<string, unknown>) =>
        browser.send('POST', '/api/backend/coaching/save', {
          ...(await got()),
          advertising_reason: 'Für diese Prüfung ohne Belang.',
          ...over,
        });
      const save = async (over: Record<string, unknown>): Promise<boolean> => {
        const { status, text } = await noticed(() => send({ live_percent: 0, tutor_access: false, zfu_number: '', ...over }));
        expect(status, text.slice(0, 300)).toBe(200);
        return ((await site().get(`/api/coaching/${course.slug}`)).json() as { data: { on_sale: boolean } }).data.on_sale;
      };
      expect(await save({ tutor_access: true })).toBe(false);
      expect(await save({ tutor_access: true, zfu_number: '7123456' })).toBe(true);
      expect(await save({ live_percent: 60, tutor_access: true, learning_checks: true })).toBe(true);
      expect(await save({ learning_checks: true })).toBe(false);
      expect(await save({ learning_checks: true, price_cents: 0 })).toBe(true);
      expect((await send({ zfu_number: 'keine' })).status).toBe(422);
    });
  },
  { provider },
);
