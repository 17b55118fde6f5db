import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { givenMember } from '../../../tests/browser.ts';
import { onSite } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import type { User } from '../contract.ts';
import { users } from './tables.ts';

const profile = {
  name: 'Käthe',
  surname: 'Öztürk-Müller',
  gender: 'd',
  street: 'Ulmenweg',
  street_number: '7 b',
  zipcode: '04109',
  city: 'Leipzig',
  country: 'at',
};

const userIn = (answer: { json: () => unknown }): User => (answer.json() as { data: User }).data;

onSite('what members say of themselves', (site) => {
  const rowOf = async (id: string) => (await site().database.db.select().from(users).where(eq(users.id, id)))[0];

  test('S5.5, S7.2 the profile is saved and comes back as it is kept', async () => {
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member);
    const answer = await browser.send('POST', '/api/user/save', { id: member.id, ...profile, name: '  Käthe\u00a0' });
    expect(answer.status).toBe(200);
    expect(userIn(answer)).toMatchObject({ ...profile, fullname: 'Käthe Öztürk-Müller', email: member.email, revision: 2 });
    expect(userIn(await browser.get('/api/user'))).toEqual(userIn(answer));
    const other = await browser.send('PUT', '/auth/user/profile-information', { ...profile, city: 'Halle', gender: 'f' });
    expect(userIn(other)).toMatchObject({ city: 'Halle', gender: 'f', revision: 3 });
  });

  test('S5.5 what is not given stays, what is given as nothing goes', async () => {
    const member = await givenMember(site(), { gender: 'd', street: 'Ulmenweg', city: 'Leipzig', country: 'ch' });
    const browser = await loggedIn(site(), member);
    const { name, surname } = profile;
    const kept = userIn(await browser.send('POST', '/api/user/save', { id: member.id, name, surname }));
    expect(kept).toMatchObject({ name, gender: 'd', street: 'Ulmenweg', city: 'Leipzig', country: 'ch' });
    const gone = userIn(await browser.send('POST', '/api/user/save', { id: member.id, name, surname, street: '' }));
    expect(gone).toMatchObject({ street: '', city: 'Leipzig' });
    expect((await rowOf(member.id))?.street).toBeNull();
  });

  test('S3.13, S4.7 the address is saved alone; its country is Germany where none is given', async () => {
    const member = await givenMember(site(), { country: 'ch' });
    const browser = await loggedIn(site(), member);
    const { street, street_number, zipcode, city } = profile;
    const address = { id: member.id, street, street_number, zipcode, city, coaching: 'abc123' };
    const answer = await browser.send('POST', '/api/user/save/address', address);
    expect(userIn(answer)).toMatchObject({ street, street_number, zipcode, city, country: 'de', name: 'Grete' });
    for (const coaching of ['0d9b7a52-5f0e-4b6e-9a53-3a1f6c2d8e47', 'dreissig-tage-herz', null])
      expect((await browser.send('POST', '/api/user/save/address', { ...address, coaching })).status, `${coaching}`).toBe(200);
    const without = await browser.send('POST', '/api/user/save/address', { ...address, street: ' ' });
    expect(without.status).toBe(422);
    expect(without.json()).toMatchObject({ errors: { street: ['Bitte fülle dieses Feld aus.'] } });
  });

  test('S3.13 nobody changes somebody else, nor what is not theirs to set', async () => {
    const [member, other] = [await givenMember(site()), await givenMember(site())];
    const browser = await loggedIn(site(), member);
    const before = await rowOf(other.id);
    for (const path of ['/api/user/save', '/api/user/save/address']) {
      expect((await browser.send('POST', path, { ...profile, id: other.id })).status).toBe(403);
    }
    const passwords = { old: other.password, password: 'brombeeren-im-juni', password_confirmation: 'brombeeren-im-juni' };
    for (const path of ['/api/user/password', '/api/user/delete', '/api/user/image/delete']) {
      expect((await browser.send('POST', path, { ...passwords, id: other.id })).status).toBe(403);
    }
    expect(await rowOf(other.id)).toEqual(before);
    const more = {
      email: 'neu@example.com',
      roles: ['admin'],
      isVerified: false,
      verifiedAt: null,
      products: [{ id: 'x' }],
      image: 'fremd.jpg',
      sso_driver: 'google',
      passwordHash: 'x',
    };
    expect((await browser.send('POST', '/api/user/save', { id: member.id, ...profile, ...more })).status).toBe(200);
    const row = await rowOf(member.id);
    expect(row).toMatchObject({ email: member.email, roles: [], image: null, ssoDriver: null });
    expect(row?.verifiedAt).not.toBeNull();
    expect(row?.passwordHash).toMatch(/^\$argon2id/);
  });

  test('S6.2 visitors are asked to log in, members without a confirmed address may not', async () => {
    const unverified = await givenMember(site(), { verifiedAt: null });
    const browser = await loggedIn(site(), unverified);
    for (const path of ['/api/user/save', '/api/user/save/address', '/api/user/password', '/api/user/image/delete'])
      expect((await browser.send('POST', path, { id: unverified.id, ...profile })).status, path).toBe(403);
  });

  test('S3.13 what is pasted with a name and nobody sees is no part of it, and alone it is no name', async () => {
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member, { language: 'en' });
    const save = (more: object) => browser.send('POST', '/api/user/save', { id: member.id, ...profile, ...more });
    for (const unseen of ['\u001b', '\u202e', '\u202a', '\u200b', '\u00ad', '\u2060', '\u3164', '\u{e0041}']) {
      expect((await save({ name: `${unseen}A${unseen}B` })).json()).toMatchObject({ data: { name: 'AB' } });
      const nothing = await save({ surname: unseen });
      expect([nothing.status, nothing.json()]).toMatchObject([422, { errors: { surname: [expect.any(String)] } }]);
    }
    for (const end of ['\n', '\u2028'])
      expect((await save({ name: `A${end}B` })).json()).toMatchObject({ data: { name: 'A B' } });
    expect((await save({ name: 'A\0B' })).status).toBe(422);
  });

  test('a save on what has changed meanwhile is refused, and nothing is lost', async () => {
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member);
    const save = (city: string, revision?: number) =>
      browser.send('POST', '/api/user/save', { id: member.id, ...profile, city, ...(revision ? { revision } : {}) });
    expect((await save('Jena', 1)).status).toBe(200);
    const stale = await save('Gera', 1);
    expect(stale.status).toBe(409);
    expect(stale.json()).toMatchObject({ message: expect.stringContaining('an anderer Stelle geändert'), errors: {} });
    expect((await rowOf(member.id))?.city).toBe('Jena');
    expect((await save('Weimar')).status).toBe(200);
    expect(await rowOf(member.id)).toMatchObject({ city: 'Weimar', revision: 3 });
  });

  test('a save whose answer was lost can be sent again, of the profile and of the address alone', async () => {
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member);
    const address = { street: 'Am Markt', street_number: '', zipcode: '07743', city: 'Jena', country: 'de' };
    for (const [path, form] of [
      ['/api/user/save', { ...profile, ...address }],
      ['/api/user/save/address', { ...address, street_number: '1', city: 'Gera' }],
    ] as const) {
      const { revision = 0 } = (await rowOf(member.id)) ?? {};
      const save = (more: object = {}) => browser.send('POST', path, { id: member.id, ...form, ...more, revision });
      expect((await save()).status, path).toBe(200);
      const again = await save();
      expect([again.status, userIn(again)], path).toMatchObject([200, { street: 'Am Markt', city: form.city }]);
      expect((await save({ zipcode: '07745' })).status, path).toBe(409);
    }
  });

  test('of many saves at once with the same revision one is taken', async () => {
    const member = await givenMember(site());
    const browser = await loggedIn(site(), member);
    await browser.get('/auth/csrf-cookie');
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        browser.send('POST', '/api/user/save', { id: member.id, ...profile, city: `Ort ${i}`, revision: 1 }),
      ),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const taken = answers.find(({ status }) => status === 200);
    expect(await rowOf(member.id)).toMatchObject({ city: taken && userIn(taken).city, revision: 2 });
  });
});
