import { eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { demoPassword, members } from '../content/members.ts';
import { givenMember } from '../../tests/browser.ts';
import { onDatabase } from '../../tests/databases.ts';
import { addDemoMembers } from './members.ts';
import { makeAdmin } from '#accounts/server/make-admin.ts';
import { isPassword } from '#accounts/server/passwords.ts';
import { users } from '#accounts/server/tables.ts';

onDatabase('members of the demo and admins', (open) => {
  const db = () => open().database.db;
  const add = () => addDemoMembers(db(), open().clock, { members, demoPassword });
  const parts = () => ({
    db: db(),
    clock: open().clock,
    isDemo: true,
    siteName: 'S',
    baseUrl: 'https://s.example',
    presenterSlug: 'dr-muster',
  });
  const emails = members.map(({ email }) => email);
  const there = () => db().select().from(users).where(inArray(users.email, emails)).orderBy(users.email);

  test('none comes in where only real people are', async () => {
    const real = await givenMember(open(), { email: 'erika@example.com' });
    expect(await add()).toBe(false);
    expect(await there()).toEqual([]);
    await db().delete(users).where(eq(users.id, real.id));
  });

  test('they come in with their password, and those who are missing come back', async () => {
    expect(await add()).toBe(true);
    const rows = await there();
    expect(rows.map(({ email, roles, verifiedAt }) => [email, roles, verifiedAt !== null])).toEqual([
      ['admin@example.org', ['admin'], true],
      ['mitglied@example.org', [], true],
      ['neu@example.org', [], false],
      ['redaktion@example.org', ['editor'], true],
      ['support@example.org', ['support'], true],
    ]);
    expect(rows.find(({ email }) => email.startsWith('mitglied'))).toMatchObject({ city: 'Musterstadt', zipcode: '12345' });
    expect(await isPassword(rows[0]?.passwordHash ?? null, 'sprechstunde-demo')).toBe(true);
    await db().delete(users).where(eq(users.email, 'neu@example.org'));
    await db().update(users).set({ surname: 'Anders' }).where(eq(users.email, 'admin@example.org'));
    expect(await add()).toBe(true);
    expect((await there()).map(({ surname }) => surname)).toContain('Anders');
    expect(await there()).toHaveLength(5);
  });

  test('S6.4 a registered member becomes admin and keeps what they were', async () => {
    expect(await makeAdmin(parts(), ' Redaktion@Example.org ')).toMatchObject({ ok: true });
    expect(await makeAdmin(parts(), 'redaktion@example.org')).toMatchObject({ ok: true });
    const [row] = await db().select({ roles: users.roles }).from(users).where(eq(users.email, 'redaktion@example.org'));
    expect(row?.roles).toEqual(['editor', 'admin']);
    expect(await makeAdmin(parts(), 'niemand@example.org')).toMatchObject({ ok: false, code: 'not-found' });
  });
});
