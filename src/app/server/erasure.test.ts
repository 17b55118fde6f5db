import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { invitations, recoveryCodes, passwordResets, users } from '#accounts/server/tables.ts';
import { idOf } from '#catalog/server/door.ts';
import { certificates, journeys, retreatMails, sentCoachingMails, sentRetreatMails } from '#courses/server/tables.ts';
import { deskAudit } from '#desk/server/door.ts';
import { sweepBin } from '#desk/server/duties.ts';
import { startWorkers } from '#jobs/server/door.ts';
import { mailDuties, openTransport } from '#mail/server/door.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { localStorage } from '#platform/storage-local.ts';
import { shopDuties } from '#shop/server/door.ts';
import { entitlements, orders } from '#shop/server/tables.ts';
import type { Browser } from '../../../tests/browser.ts';
import { formOf, sendForm } from '../../../tests/forms.ts';
import { offerNamed } from '../../../tests/offers.ts';
import { onSite } from '../../../tests/served.ts';
import { until } from '../../../tests/until.ts';
import { sendOrder } from '../../../tests/order-form.ts';
import { givenLogin } from '../../../tests/sessions.ts';
import { shopPartsOf } from '../../../tests/shop-parts.ts';
import { coaching, coachingDay, coachingList, freeVideo } from '../../../tests/world.ts';
import { binEmptied, officeEntitiesOf } from './rooms.ts';
import { openPayments } from './payments.ts';

const env = { BASE_URL: 'https://sprechstunde.example', DEMO: 'on' };
const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-erasure-'));
const storage = localStorage(path.join(folder, 'files'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Words that occur nowhere else. */
const person = {
  email: 'xaverine.quendel@example.net',
  name: 'Xaverine',
  surname: 'Quendelstrauch',
  street: 'Zirbelnussgasse',
  note: 'Heute zwickt das Zwerchfellchen',
};

/** By law, invoices name the recipient and their address, and must be kept (§ 14 (4), § 14b UStG). */
const keptByLaw = { 'public.invoices.content': [person.name, person.surname, person.street].map((word) => word.toLowerCase()) };

onSite(
  'S16.9 erasing a member',
  (site) => {
    const db = () => site().database.db;

    /** All columns of all tables, as listed by the database itself, that contain one of the words. */
    async function traces(words: readonly string[]): Promise<string[]> {
      const { rows: tables } = await db().execute<{ name: string; place: string }>(sql`
        select format('%I.%I', table_schema, table_name) as name, table_schema || '.' || table_name as place
        from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 2`);
      expect(tables.length).toBeGreaterThan(60);
      const wanted = sql.param(words.map((word) => word.toLowerCase()));
      const found: string[] = [];
      for (const { name, place } of tables) {
        const { rows } = await db().execute<{ key: string; word: string }>(sql`
          select distinct cell.key, sought.word from ${sql.raw(name)} one, jsonb_each_text(to_jsonb(one)) cell, unnest(${wanted}::text[]) sought(word)
          where strpos(lower(one::text), sought.word) > 0 and strpos(lower(cell.value), sought.word) > 0 order by 1, 2`);
        found.push(...rows.map(({ key, word }) => `${place}.${key}: ${word}`));
      }
      return found;
    }

    /** All files below the data folder whose name or content contains one of the words. */
    const filesWith = (words: readonly string[]): string[] =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .filter((file) => {
          const text = `${file} ${readFileSync(file, 'latin1')}`.toLowerCase();
          return words.some((word) => text.includes(word.toLowerCase()));
        });

    const ok = async (browser: Browser, address: string, body: Record<string, unknown>): Promise<void> => {
      const answer = await browser.send('POST', address, body);
      expect([200, 201, 202], `${address}: ${answer.text.slice(0, 300)}`).toContain(answer.status);
    };

    const unpublish = async (desk: Browser, entity: string, id: string) => {
      const { data } = (await desk.get(`/api/backend/${entity}/get/${id}`)).json() as { data: Record<string, unknown> };
      await ok(desk, `/api/backend/${entity}/save`, { ...data, state: 'draft' });
    };

    test('S16.9 leaves nothing in any column, JSON, revision, job or file but what law keeps', { timeout: 120_000 }, async () => {
      const { database, clock, app } = site();
      const { provider, standIn } = await openPayments({ config: readConfig(env), db: db(), clock });
      if (!standIn) throw new Error('The demo has a stand-in.');
      const transport = openTransport(readConfig({ ...env, DATA_DIR: folder }));
      const duties = [
        ...mailDuties({ db: db(), transport, clock }),
        ...standIn.duties(app.fastify),
        ...shopDuties(shopPartsOf(site(), { provider })),
      ];
      const workers = await startWorkers({ database, log: createLog({ logLevel: 'silent' }), duties });
      const { member, browser } = await givenLogin(site(), {
        email: person.email,
        name: person.name,
        surname: person.surname,
        street: person.street,
        streetNumber: '7',
        zipcode: '88161',
        city: 'Lindenberg',
      });
      const desk = (await givenLogin(site(), { roles: ['admin', 'editor', 'support'], totpConfirmedAt: clock.now() })).browser;

      // Everything that a member can leave behind.
      const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      await sendForm(browser, '/api/user/image', formOf(['id', member.id], ['files[]', new Uint8Array(picture)]));
      await ok(browser, '/api/newsletter', { email: person.email });
      await ok(browser, '/auth/forgot-password', { email: person.email });
      await ok(browser, '/api/user/positions', { positions: [{ video: freeVideo.shortid, seconds: 11, age: 0 }] });
      const offer = await offerNamed(db(), 'coaching', coaching.shortid);
      const begun = await sendOrder(browser, `/stripe/checkout/coaching/${offer.id}?consent=1`);
      const paying = (begun.headers.location ?? '').replace(env.BASE_URL, '');
      const form = { 'content-type': 'application/x-www-form-urlencoded' };
      await browser.ask(paying, { method: 'POST', headers: form, body: 'do=pay' });
      const order = async () => (await db().select().from(orders).where(eq(orders.userId, member.id)))[0];
      await until(order, (one) => one?.status === 'succeeded');
      const [journey] = await db().select().from(journeys).where(eq(journeys.userId, member.id));
      if (!journey) throw new Error('What was bought begins.');
      const now = clock.now();
      await ok(browser, `/api/coaching/journey/${coaching.shortid}/note`, { day: 1, text: person.note, revision: 0 });
      await ok(browser, '/api/coaching/watched', { coaching: coaching.shortid, video: coachingList.videos[0], ranges: [[0, 9]] });
      const certified = { number: 'T-1', name: `${person.name} ${person.surname}`, title: 'Kurs', issuedAt: now };
      await db()
        .insert(certificates)
        .values({ journeyId: journey.id, ...certified });
      await db().insert(sentCoachingMails).values({ journeyId: journey.id, day: 1, sentAt: now });
      const [retreatMail] = await db().select().from(retreatMails).limit(1);
      if (!retreatMail) throw new Error('The demo has mails of retreats.');
      const [held] = await db()
        .insert(entitlements)
        .values({ userId: member.id, kind: 'retreat', subjectId: retreatMail.retreatId, grantedAt: now })
        .returning();
      await db()
        .insert(sentRetreatMails)
        .values({ entitlementId: held?.id ?? '', mailId: retreatMail.id, sentAt: now });
      await db()
        .insert(recoveryCodes)
        .values({ userId: member.id, codeHash: `hash-${member.id}` });
      for (const table of [passwordResets, invitations])
        await db()
          .insert(table)
          .values({ userId: member.id, tokenHash: `hash-${member.id}`, expiresAt: new Date('2099-01-01') })
          .onConflictDoNothing();

      // And the team's actions.
      const other = await offerNamed(db(), 'coaching', 'ruhe7');
      await ok(desk, '/api/backend/coaching/apply', { coaching: other.id, user: member.id });
      await ok(desk, '/api/backend/user/roles', { id: member.id, roles: ['editor'] });
      await db().update(users).set({ totpConfirmedAt: now }).where(eq(users.id, member.id));
      const { data: tag } = (await browser.send('POST', '/api/backend/tag/save', { title: 'Vergänglich' })).json() as {
        data: { id: string };
      };
      await ok(browser, '/api/backend/tag/draft', { id: tag.id, content: { title: 'Noch vergänglicher' } });
      await unpublish(desk, 'video', idOf('video', freeVideo.shortid));
      await unpublish(desk, 'video', idOf('video', coachingDay));
      await ok(desk, '/api/backend/video/delete', { id: idOf('video', coachingDay) });
      await unpublish(desk, 'retreatmail', retreatMail.id);
      await ok(desk, '/api/backend/retreatmail/delete', { id: retreatMail.id });
      await expect.poll(() => filesWith([person.email]).length, { timeout: 10_000 }).toBeGreaterThan(2);
      const bought = await order();

      const secrets = [
        member.id,
        person.email,
        person.name,
        person.surname,
        person.street,
        person.note,
        journey.id,
        held?.id ?? '',
      ];
      expect((await traces(secrets)).length, 'the test would find it').toBeGreaterThan(20);
      await desk.send('POST', '/api/backend/user/session/end', { id: member.id, session: 'none' });
      await ok(desk, '/api/backend/user/delete', { id: member.id });
      await expect.poll(() => filesWith([member.id, person.email, person.name]), { timeout: 10_000 }).toEqual([]);
      await workers.stop();
      transport.close();

      const allowed = Object.entries(keptByLaw).flatMap(([place, words]) => words.map((word) => `${place}: ${word}`));
      const left = (await traces(secrets)).filter((one) => !allowed.includes(one));
      expect(left).toEqual([]);
      expect(filesWith(secrets)).toEqual([]);
      expect(await storage.list('users')).toEqual([]);
      // The order itself is kept, but anonymised.
      const [kept] = await db()
        .select()
        .from(orders)
        .where(eq(orders.id, bought?.id ?? ''));
      expect(kept).toMatchObject({ userId: null, email: '', name: '', address: null });
      expect(await db().select().from(deskAudit).where(eq(deskAudit.action, 'roles'))).toMatchObject([{ entryId: '' }]);
    });

    test('S16.9 what a member watched is no part of what unpublishing keeps: it waits with the member, and comes back', async () => {
      const { member, browser } = await givenLogin(site());
      const desk = (await givenLogin(site(), { roles: ['editor'], totpConfirmedAt: site().clock.now() })).browser;
      const id = idOf('video', freeVideo.shortid);
      const shown = async () => ((await browser.get('/api/user/positions')).json() as { data: object[] }).data;
      const { data } = (await desk.get(`/api/backend/video/get/${id}`)).json() as { data: Record<string, unknown> };
      await ok(desk, '/api/backend/video/save', { ...data, state: 'published' });
      await ok(browser, '/api/user/positions', { positions: [{ video: freeVideo.shortid, seconds: 12, age: 0 }] });
      expect(await shown()).toMatchObject([{ video: freeVideo.shortid, seconds: 12 }]);
      await unpublish(desk, 'video', id);
      expect(await traces([member.id])).not.toContain(`public.desk_entries.attached: ${member.id}`);
      expect(await shown()).toEqual([]);
      const { data: draft } = (await desk.get(`/api/backend/video/get/${id}`)).json() as { data: Record<string, unknown> };
      await ok(desk, '/api/backend/video/save', { ...draft, state: 'published' });
      expect(await shown()).toMatchObject([{ video: freeVideo.shortid, seconds: 12 }]);
      // Permanently deleting the video also deletes the data about it.
      await ok(desk, '/api/backend/video/delete', { id });
      await db().transaction((tx) => sweepBin(tx, { entities: officeEntitiesOf('dr-muster'), binEmptied }, site().clock.now()));
      expect(await traces([member.id])).toContain(`public.playback_positions.user_id: ${member.id}`);
      await ok(desk, '/api/backend/video/delete', { id });
      await db().transaction((tx) => sweepBin(tx, { entities: officeEntitiesOf('dr-muster'), binEmptied }, site().clock.now()));
      expect(await traces([member.id])).not.toContain(`public.playback_positions.user_id: ${member.id}`);
    });

    test('S16.9 no table of a member refers to content in a way by which unpublishing would take rows along', async () => {
      const { rows } = await db().execute<{ taken: string }>(sql`
        with recursive personal(oid) as (
          select 'public.users'::regclass::oid
          union
          select c.conrelid from pg_constraint c join personal p on p.oid = c.confrelid where c.contype = 'f')
        select c.conname as taken from pg_constraint c
        where c.contype = 'f' and c.confdeltype in ('c', 'n') and c.conrelid in (select oid from personal)
          and c.confrelid not in (select oid from personal)`);
      // A code used by an order is referenced by `code_uses`, which restricts its deletion.
      expect(rows.map(({ taken }) => taken)).toEqual(['orders_code_id_codes_id_fk']);
    });
  },
  { storage, env },
);
