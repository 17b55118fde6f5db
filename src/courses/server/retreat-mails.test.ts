import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { addDays, instantOf } from '#kit/dates.ts';
import { retreats } from '#catalog/server/tables.ts';
import { mails } from '#mail/server/tables.ts';
import { entitlements } from '#shop/server/tables.ts';
import { givenMember } from '../../../tests/browser.ts';
import { onDatabase } from '../../../tests/databases.ts';
import * as demo from '../../../demo/content/index.ts';
import type { CourseMailParts } from './parts.ts';
import { sendDueRetreatMails } from './retreat-mails.ts';

const [stay] = demo.retreats;
if (!stay) throw new Error('The demo world has no retreat.');

onDatabase('the mails of a retreat', (open) => {
  const db = () => open().database.db;
  const work = (): Promise<void> => sendDueRetreatMails(parts());
  const parts = (database = db()): CourseMailParts => ({
    db: database,
    clock: open().clock,
    baseUrl: 'https://sprechstunde.example',
    siteName: 'Sprechstunde',
    presenterSlug: 'dr-muster',
  });
  const queued = () => db().select().from(mails).orderBy(asc(mails.number));
  const retreat = async () => {
    const [row] = await db().select().from(retreats).where(eq(retreats.shortid, stay.shortid));
    if (!row) throw new Error('The retreat is missing.');
    return row;
  };

  /** A participant. */
  async function givenGuest(row: Parameters<typeof givenMember>[1] = {}) {
    const member = await givenMember(open(), row);
    const { id: subjectId } = await retreat();
    const [given] = await db()
      .insert(entitlements)
      .values({ userId: member.id, kind: 'retreat', subjectId, grantedAt: open().clock.now() })
      .returning();
    return { member, entitlementId: given?.id ?? '' };
  }

  beforeEach(async () => {
    await db().delete(entitlements);
    await db().delete(mails);
  });

  test('S10.6 come a week before, the day before and the day after, each once, to everyone who comes', async () => {
    const { startsOn, endsOn } = await retreat();
    const guests = [await givenGuest(), await givenGuest({ locale: 'en' })];
    const days = [-8, -7, -6, -1, 0].map((count) => addDays(startsOn, count));
    for (const day of [...days, endsOn, addDays(endsOn, 1), addDays(endsOn, 2)]) {
      for (const hour of [8, 9, 20]) {
        open().clock.set(instantOf(day, hour));
        await Promise.all([work(), work()]);
      }
    }
    const found = await queued();
    expect(found.map(({ recipient, subject }) => [recipient, subject])).toHaveLength(6);
    const to = (email: string | undefined) => found.filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
    expect(to(guests[0]?.member.email)).toEqual([
      'In einer Woche sehen wir uns',
      'Morgen geht es los',
      'Schön, dass Du da warst',
    ]);
    expect(to(guests[1]?.member.email)).toEqual(['See you in a week', 'It begins tomorrow', 'It was good to have you with us']);
    expect(found[0]?.text).toContain(`https://sprechstunde.example/api/retreat/${stay.slug}/termin.ics`);
    expect(found[0]?.text).toContain(`/mein-dr-muster/auszeit/${stay.slug}`);
  });

  test('S10.6 do not come to who cancelled, nor twice to who has it twice', async () => {
    const { startsOn, id: subjectId } = await retreat();
    const gone = await givenGuest();
    await db().update(entitlements).set({ revokedAt: open().clock.now() }).where(eq(entitlements.id, gone.entitlementId));
    const twice = await givenGuest();
    await db()
      .insert(entitlements)
      .values({ userId: twice.member.id, kind: 'retreat', subjectId, grantedAt: open().clock.now() });
    open().clock.set(instantOf(addDays(startsOn, -1), 12));
    await work();
    await work();
    expect((await queued()).map(({ recipient }) => recipient)).toEqual([twice.member.email]);
  });

  test('S10.6 do not come to who cancels while they are being sent', async () => {
    const { startsOn } = await retreat();
    const { entitlementId } = await givenGuest();
    open().clock.set(instantOf(addDays(startsOn, -1), 12));
    const cancelling = Object.create(db()) as CourseMailParts['db'];
    cancelling.transaction = async (send) => {
      await db().update(entitlements).set({ revokedAt: open().clock.now() }).where(eq(entitlements.id, entitlementId));
      return db().transaction(send);
    };
    await sendDueRetreatMails(parts(cancelling));
    expect(await queued()).toEqual([]);
  });
});
