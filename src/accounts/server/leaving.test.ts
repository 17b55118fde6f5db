import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { givenMember, openBrowser, type Browser, type TestMember, sessionName } from '../../../tests/browser.ts';
import { formOf, sendForm } from '../../../tests/forms.ts';
import { isWaitedFor, whileLeaving } from '../../../tests/locks.ts';
import { onSite, type Answer } from '../../../tests/served.ts';
import { loggedIn } from '../../../tests/sessions.ts';
import { until } from '../../../tests/until.ts';
import { audit } from '#desk/server/door.ts';
import { localStorage } from '#platform/storage-local.ts';
import { tellOwner } from './registration.ts';
import { hashOf } from './sessions.ts';
import { invitations, passwordResets, recoveryCodes, users } from './tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-leaving-'));
const storage = localStorage(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let count = 0;
const address = (): string => `spurlos-${(count += 1)}@example.net`;

/** The files of an archive, by name. */
async function filesIn(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

onSite(
  'leaving, and taking along what is one’s own',
  (site) => {
    const db = () => site().database.db;
    /** Rows of any table that contain the text. */
    const rowsWith = async (text: string): Promise<string[]> => {
      const { rows } = await db().execute<{ name: string }>(sql`
        select format('%I.%I', table_schema, table_name) as name from information_schema.tables
        where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`);
      const found: string[] = [];
      for (const { name } of rows) {
        const query = sql`select count(*)::int as n from ${sql.raw(name)} row where strpos(lower(row::text), lower(${text})) > 0`;
        const { rows: counts } = await db().execute<{ n: number }>(query);
        if ((counts[0]?.n ?? 0) > 0) found.push(name);
      }
      return found;
    };
    /** A member with data in every room. */
    const settled = async (row: Partial<typeof users.$inferInsert> = {}): Promise<{ member: TestMember; browser: Browser }> => {
      const member = await givenMember(site(), {
        email: address(),
        street: '<b>Ulmenweg</b> & Söhne',
        totpSecret: 'GEHEIMGEHEIM',
        ...row,
      });
      const browser = await loggedIn(site(), member, { userAgent: 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' });
      const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: 'teal' } })
        .png()
        .toBuffer();
      await sendForm(browser, '/api/user/image', formOf(['id', member.id], ['files[]', new Uint8Array(picture)]));
      await browser.send('POST', '/api/newsletter', { email: member.email });
      await db()
        .insert(recoveryCodes)
        .values({ userId: member.id, codeHash: `hash-${member.id}` });
      for (const table of [passwordResets, invitations])
        await db()
          .insert(table)
          .values({ userId: member.id, tokenHash: `hash-${member.id}`, expiresAt: new Date('2099-01-01') });
      return { member, browser };
    };
    const leave = (browser: Browser, { id }: TestMember) => browser.send('POST', '/api/user/delete', { id });

    test('S4.24, S16.2 nothing is left: no row with the id or the address in any table, and no file', async () => {
      const before = await storage.list('users');
      const { member, browser } = await settled();
      const elsewhere = await loggedIn(site(), member);
      expect(await rowsWith(member.email)).toEqual(
        expect.arrayContaining(['public.users', 'public.mails', 'public.newsletter_consents']),
      );
      expect(await rowsWith(member.id)).toEqual(
        expect.arrayContaining(['public.sessions', 'public.password_resets', 'public.invitations', 'public.recovery_codes']),
      );
      expect(await storage.list('users')).toHaveLength(before.length + 1);
      const answer = await leave(browser, member);
      expect([answer.status, answer.json()]).toEqual([200, {}]);
      expect(await rowsWith(member.email)).toEqual([]);
      expect(await rowsWith(member.id)).toEqual([]);
      expect(await storage.list('users')).toEqual(before);
      expect(browser.cookies.has(sessionName)).toBe(false);
      expect((await elsewhere.get('/api/user')).status).toBe(401);
      expect(site().lines).toEqual([]);
    });

    test('S6.4 the last admin stays, and of two who leave at once one does', async () => {
      await db()
        .delete(users)
        .where(sql`'admin' = any(${users.roles})`);
      const [one, two] = [await settled({ roles: ['admin'] }), await settled({ roles: ['admin', 'editor'] })];
      const answers = await Promise.all([leave(one.browser, one.member), leave(two.browser, two.member)]);
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
      const refused = answers.find(({ status }) => status === 409);
      expect(refused?.json()).toMatchObject({ message: expect.stringContaining('der letzte Admin'), errors: {} });
      const admins = await db()
        .select({ id: users.id })
        .from(users)
        .where(sql`'admin' = any(${users.roles})`);
      expect(admins).toHaveLength(1);
    });

    test('who never confirmed the address takes nothing along that its owner has', async () => {
      const email = address();
      await openBrowser(site()).send('POST', '/api/newsletter', { email });
      await db().execute(sql`update newsletter_consents set confirmed_at = now() where email = ${email}`);
      const claimed = await givenMember(site(), { email, verifiedAt: null });
      expect((await leave(await loggedIn(site(), claimed), claimed)).status).toBe(200);
      expect(await rowsWith(claimed.id)).toEqual([]);
      expect(await rowsWith(email)).toEqual(['public.newsletter_consents']);
    });

    test('a deletion that fails in one room undoes nothing by halves', async () => {
      const { member, browser } = await settled();
      await db().execute(sql`create table holds_on (member uuid references users (id))`);
      await db().execute(sql`insert into holds_on values (${member.id})`);
      expect((await leave(browser, member)).status).toBe(500);
      expect((await browser.get('/api/user')).status).toBe(200);
      expect(await rowsWith(member.email)).toContain('public.newsletter_consents');
      const [row] = await db().select().from(users).where(eq(users.id, member.id));
      expect(await storage.list('users')).toContain(`users/${row?.image}`);
      // Errors are logged, personal data is not (S16.5).
      expect(site().lines.length).toBeGreaterThan(0);
      expect(JSON.stringify(site().lines)).not.toContain(member.email);
      await db().execute(sql`drop table holds_on`);
    });

    test('S4.24, S4.6 who sets a password or logs in by a recovery code while the account is deleted is told, not failed', async () => {
      const member = await givenMember(site(), { email: address() });
      const token = 'ein-link';
      await db()
        .insert(passwordResets)
        .values({ userId: member.id, tokenHash: hashOf(token), expiresAt: new Date('2099-01-01') });
      const [password, stranger] = ['regen-auf-dem-dach', openBrowser(site())];
      const form = { email: member.email, token, password, password_confirmation: password };
      const reset = await whileLeaving(site(), member, () => stranger.send('POST', '/auth/reset-password', form));
      expect(reset?.status ?? 422).toBe(422);

      const guarded = await givenMember(site(), {
        email: address(),
        totpSecret: 'GEHEIMGEHEIM',
        totpConfirmedAt: site().clock.now(),
      });
      await db()
        .insert(recoveryCodes)
        .values({ userId: guarded.id, codeHash: hashOf('aaaabbbbccccdddd') });
      const browser = openBrowser(site());
      await browser.logIn(guarded);
      const entered = await whileLeaving(site(), guarded, () =>
        browser.send('POST', '/auth/two-factor-challenge', { code: 'AAAA-BBBB-CCCC-DDDD' }),
      );
      // It loses a deadlock and runs again: before the account is gone its code is, afterwards nobody is logging in.
      expect([401, 422]).toContain(entered?.status ?? 422);
    });

    test('S4.24, S16.2 a mail to the owner of an account that is being deleted is not left behind', async () => {
      if (site().database.engine === 'embedded') return;
      const { member, browser } = await settled({ passwordHash: null, ssoDriver: 'google', ssoSubject: address() });
      const parts = { clock: site().clock, baseUrl: site().origin, siteName: 'Sprechstunde', presenterSlug: 'dr-muster' };
      let left: Promise<Answer> | undefined;
      await db().transaction(async (tx) => {
        await tellOwner(tx, parts, member.email);
        left = leave(browser, member);
        await Promise.race([left, until(() => isWaitedFor(tx), Boolean)]);
      });
      expect((await left)?.status).toBe(200);
      expect(await rowsWith(member.email)).toEqual([]);
    });

    test('S4.24 while an account waits to be deleted, admins go on working', async () => {
      if (site().database.engine === 'embedded') return;
      const { member, browser } = await settled();
      const admin = await givenMember(site(), { email: address(), roles: ['admin'] });
      let left: Promise<Answer> | undefined;
      await db().transaction(async (tx) => {
        await tx.select().from(users).where(eq(users.id, member.id)).for('key share');
        left = leave(browser, member);
        await until(() => isWaitedFor(tx), Boolean);
        await tx.execute(sql`set local lock_timeout = '1s'`);
        await audit(tx, { actor: admin.id, action: 'refund', entity: 'order', id: member.id, at: site().clock.now() });
      });
      expect((await left)?.status).toBe(200);
    });

    const download = async (browser: Browser) => {
      const answer = await browser.get('/api/user/export');
      return { answer, files: answer.status === 200 ? await filesIn(answer.bytes) : new Map<string, Buffer>() };
    };

    test('S16.2 everything held about a member comes as an archive, for people and for programs, without secrets', async () => {
      const { member, browser } = await settled();
      const { answer, files } = await download(browser);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/zip',
        'content-disposition': expect.stringMatching(/^attachment; filename="meine-daten-\d{4}-\d\d-\d\d\.zip"$/),
        'cache-control': 'private, no-store',
      });
      expect([...files.keys()].toSorted()).toEqual(['daten.json', 'index.html', 'profilbild.jpg']);
      const data = JSON.parse(files.get('daten.json')?.toString() ?? '') as Record<string, unknown>;
      expect(data).toMatchObject({
        profile: { id: member.id, email: member.email, name: 'Grete', street: '<b>Ulmenweg</b> & Söhne', hasPassword: true },
        sessions: [{ device: expect.stringContaining('Firefox'), seenAt: expect.any(String) }],
        newsletter: [{ wording: expect.stringContaining('Newsletter von Sprechstunde'), confirmedAt: null }],
        mails: [{ subject: 'Bitte bestätige den Newsletter von Sprechstunde', sentAt: null }],
      });
      const page = files.get('index.html')?.toString() ?? '';
      expect(page).toContain('<html lang="de">');
      expect(page).toContain('&lt;b&gt;Ulmenweg&lt;/b&gt; &amp; Söhne');
      expect(page).toContain('<h2>E-Mails an Dich</h2>');
      expect(page).not.toMatch(/<script|<b>|https?:|\b(?:streetNumber|queuedAt|hasPassword)\b/);
      expect(await sharp(files.get('profilbild.jpg')).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
      const [row] = await db().select().from(users).where(eq(users.id, member.id));
      const all = [...files.values()].join('\n');
      for (const secret of [row?.passwordHash, row?.totpSecret, `hash-${member.id}`, browser.cookies.get(sessionName)])
        expect(all).not.toContain(secret);
      expect(Object.keys(data).length).toBeGreaterThan(0);
    });

    test('S1.7, S16.2 in the language of who asks; without a picture where there is none', async () => {
      const member = await givenMember(site(), { email: address() });
      const { answer, files } = await download(await loggedIn(site(), member, { language: 'en' }));
      expect(answer.headers['content-disposition']).toContain('my-data-');
      expect([...files.keys()].toSorted()).toEqual(['daten.json', 'index.html']);
      expect(files.get('index.html')?.toString()).toContain('<h1>Your data at Sprechstunde</h1>');
    });

    test('S6.2, S16.6 visitors and members without a confirmed address get none, members ten an hour', async () => {
      expect((await site().get('/api/user/export')).status).toBe(401);
      const unverified = await givenMember(site(), { email: address(), verifiedAt: null });
      expect((await (await loggedIn(site(), unverified)).get('/api/user/export')).status).toBe(403);
      const browser = await loggedIn(site(), await givenMember(site(), { email: address() }));
      for (let i = 0; i < 10; i += 1) expect((await browser.get('/api/user/export')).status).toBe(200);
      expect((await browser.get('/api/user/export')).status).toBe(429);
    });
  },
  { storage },
);
