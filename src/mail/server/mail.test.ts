import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFailedJobs, retryFailedJob, startWorkers, type Workers } from '#jobs/server/door.ts';
import { readConfig } from '#platform/config.ts';
import { createLog } from '#platform/log.ts';
import { onDatabase } from '../../../tests/databases.ts';
import { startMailServer, type MailServer, type MailServerOptions } from '../../../tests/mail-server.ts';
import { until } from '../../../tests/until.ts';
import { eraseMailTo, exportMailTo, mailDocument, mailDuties, openTransport, queueMail, type Mail } from './door.ts';
import { forgetOldMails } from './kept.ts';
import { sendMail } from './outbox.ts';
import { mails } from './tables.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sprechstunde-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const document = mailDocument({
  locale: 'de',
  heading: 'Schön, dass Du da bist',
  paragraphs: ['Bitte bestätige Deine Adresse.'],
  button: { label: 'Bestätigen', url: 'https://site.example/verify/geheim' },
  footer: ['Sprechstunde'],
});

const mailTo = (to: string, more: Partial<Mail> = {}): Mail => ({
  to,
  locale: 'de',
  subject: 'Willkommen – schön, dass Du da bist',
  ...document,
  ...more,
});

onDatabase('mail', (open) => {
  const lines: string[] = [];
  const log = createLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const closing: (() => Promise<void> | void)[] = [];
  const db = () => open().database.db;

  const listen = async (options?: MailServerOptions): Promise<MailServer> => {
    const server = await startMailServer(options);
    closing.push(() => server.close());
    return server;
  };
  /** The mail part of a server process. */
  const work = async (env: NodeJS.ProcessEnv): Promise<Workers> => {
    const transport = openTransport(readConfig({ BASE_URL: 'https://praxis.example', DATA_DIR: folder, ...env }));
    const duties = mailDuties({ db: db(), transport, clock: open().clock });
    const workers = await startWorkers({ database: open().database, log, duties });
    closing.push(async () => {
      await workers.stop();
      transport.close();
    });
    return workers;
  };
  const to = (server: MailServer): NodeJS.ProcessEnv => ({ SMTP_URL: `smtp://127.0.0.1:${server.port}` });
  const rows = () => db().select().from(mails).orderBy(mails.number);
  const sent = (n: number) =>
    until(
      async () => (await rows()).filter(({ sentAt }) => sentAt),
      (found) => found.length === n,
    );
  /** Pauses between retries belong to the jobs and are skipped here. */
  const endPauses = () => db().execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);
  const jobsIn = async (state: string): Promise<number> => {
    const { rows: found } = await db().execute(sql`select from pgboss.job where name = 'send-mail' and state::text = ${state}`);
    return found.length;
  };

  beforeEach(async () => {
    lines.length = 0;
    await db().delete(mails);
    await db().execute(sql`delete from pgboss.job`);
    rmSync(path.join(folder, 'mail'), { recursive: true, force: true });
  });
  afterEach(async () => {
    for (const close of closing.splice(0).toReversed()) await close();
  });

  test('a mail that was committed goes out whole, one that was rolled back never does', async () => {
    const server = await listen();
    await work(to(server));
    const undo = db().transaction(async (tx) => {
      await queueMail(tx, mailTo('nobody@example.org'));
      throw new Error('undone');
    });
    await expect(undo).rejects.toThrow('undone');
    await db().transaction((tx) =>
      queueMail(tx, mailTo('anna@example.org', { unsubscribeUrl: 'https://praxis.example/ab?x=1' })),
    );
    await sent(1);
    const [mail] = server.received;
    expect(server.received).toHaveLength(1);
    expect(mail?.recipients).toEqual(['anna@example.org']);
    expect(mail).toMatchObject({
      from: { name: 'Sprechstunde', address: 'noreply@praxis.example' },
      to: [{ name: '', address: 'anna@example.org' }],
      subject: 'Willkommen – schön, dass Du da bist',
    });
    expect(mail?.text?.trim()).toBe(document.text.trim());
    expect(mail?.html?.trim()).toBe(document.html.trim());
    const headers = Object.fromEntries((mail?.headers ?? []).map(({ key, value }) => [key, value]));
    expect(headers).toMatchObject({
      'auto-submitted': 'auto-generated',
      'content-language': 'de',
      'list-unsubscribe': '<https://praxis.example/ab?x=1>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    });
    const [row] = await rows();
    expect(mail?.messageId).toBe(`<${row?.id}@praxis.example>`);
  });

  test('a mail’s body, which may carry a token, is forgotten as soon as the mail is sent', async () => {
    const server = await listen();
    await queueMail(
      db(),
      mailTo('anna@example.org', { replyTo: 'bert@example.org', unsubscribeUrl: 'https://praxis.example/ab?token=geheim' }),
    );
    expect((await rows())[0]?.html).toContain('geheim');
    await work(to(server));
    const [row] = await sent(1);
    expect(row).toMatchObject({ html: null, text: null, replyTo: null, unsubscribeUrl: null });
    expect(row).toMatchObject({ recipient: 'anna@example.org', subject: 'Willkommen – schön, dass Du da bist' });
    const { rows: jobs } = await db().execute(sql`select data, output from pgboss.job`);
    expect(JSON.stringify(jobs)).not.toMatch(/geheim|anna/);
  });

  test('S10.6 a mail with a key is queued once for all time', async () => {
    const server = await listen();
    expect(await queueMail(db(), mailTo('anna@example.org', { key: 'course-day:7:1' }))).toBe(true);
    expect(await queueMail(db(), mailTo('anna@example.org', { key: 'course-day:7:1' }))).toBe(false);
    await work(to(server));
    await sent(1);
    expect(await queueMail(db(), mailTo('anna@example.org', { key: 'course-day:7:1' }))).toBe(false);
    expect(await queueMail(db(), mailTo('anna@example.org', { key: 'course-day:7:2' }))).toBe(true);
    await sent(2);
    expect(server.received).toHaveLength(2);
  });

  test('S10.6 S18.3 several servers send each mail once', async () => {
    const server = await listen();
    await Promise.all([work(to(server)), work(to(server)), work(to(server))]);
    await db().transaction(async (tx) => {
      for (let n = 0; n < 30; n += 1) await queueMail(tx, mailTo(`member-${n}@example.org`));
    });
    await sent(30);
    const recipients = server.received.flatMap((mail) => mail.recipients);
    expect(recipients.length).toBe(30);
    expect(new Set(recipients).size).toBe(30);
  });

  test('nothing in a mail becomes a header or a recipient', async () => {
    const server = await listen();
    const subject = 'Hallo\r\nBcc: bert@example.org\n\u2028X-Evil: 1\0\u202e' + '🙂'.repeat(300);
    await queueMail(
      db(),
      mailTo('praxis@müller.de', { subject, html: '<p>a\r\n.\r\nQUIT\0\ud800</p>', text: 'a\r\n.\r\nQUIT\0' }),
    );
    for (const address of ['a@example.org\r\nBcc: b@example.org', 'a@example.org, b@example.org', 'A <a@example.org>', '']) {
      await expect(queueMail(db(), mailTo(address))).rejects.toThrow('no address');
      await expect(queueMail(db(), mailTo('a@example.org', { replyTo: address }))).rejects.toThrow('no address');
    }
    await expect(queueMail(db(), mailTo('a@example.org', { unsubscribeUrl: 'javascript:alert(1)' }))).rejects.toThrow(
      'web address',
    );
    await work({ ...to(server), MAIL_FROM: '"Praxis, Öz" <praxis@example.org>' });
    await sent(1);
    const [mail] = server.received;
    // The server shows it decoded; on the line it is ASCII.
    expect(mail?.recipients).toEqual(['praxis@müller.de']);
    expect(mail?.raw).toMatch(/^To: praxis@xn--mller-kva\.de\r$/m);
    expect(mail?.from).toMatchObject({ name: 'Praxis, Öz', address: 'praxis@example.org' });
    expect(mail?.subject).toMatch(/^Hallo Bcc: bert@example\.org X-Evil: 1 (?:🙂)+$/u);
    expect(Array.from(mail?.subject ?? '').length).toBeLessThanOrEqual(200);
    expect(mail?.headers.map(({ key }) => key)).not.toContain('x-evil');
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.text?.trim()).toBe('a\n.\nQUIT');
    expect(mail?.html).toContain('QUIT');
  });

  test('a refusal for now is followed by another try, under the same Message-ID', async () => {
    const ids: string[] = [];
    const server = await listen({
      refuseRecipient: () => (lines.length === 0 ? '451 4.7.1 anna@example.org later' : undefined),
      refuseMail: ({ messageId }) => (ids.push(messageId ?? '') === 1 ? '452 4.3.1 full' : undefined),
    });
    await queueMail(db(), mailTo('anna@example.org'));
    const workers = await work(to(server));
    await until(
      async () => {
        await endPauses();
        await workers.takeOver();
        return rows();
      },
      ([row]) => row?.sentAt != null,
    );
    expect(ids).toHaveLength(2);
    expect(ids[0]).toBe(ids[1]);
    expect(server.received).toHaveLength(1);
    expect(lines.filter((line) => line.includes('tried again'))).toHaveLength(2);
    expect(lines.join()).toContain('451 4.7.1 to RCPT TO');
    expect(await listFailedJobs(db())).toEqual([]);
  });

  test('a server that looks through a mail for minutes is waited for: whoever leaves earlier sends it twice', async () => {
    const set = vi.spyOn(Socket.prototype, 'setTimeout');
    try {
      const minutes: number[] = [];
      const server = await listen({
        refuseMail: () => {
          const ours = (set.mock.contexts as Socket[]).filter(({ remotePort }) => remotePort === server.port);
          minutes.push(...ours.map(({ timeout = 0 }) => timeout / 60_000));
          return undefined;
        },
      });
      await work(to(server));
      await queueMail(db(), mailTo('anna@example.org'));
      await sent(1);
      // RFC 5321, 4.5.3.2.6.
      expect(Math.min(...minutes)).toBe(10);
      expect(sendMail.timeLimit).toBeGreaterThan(15 * 60);
    } finally {
      set.mockRestore();
    }
  });

  test('a refusal for good is a failed job, and S16.5 names nobody', async () => {
    const server = await listen({
      refuseRecipient: (address) => (address.startsWith('gone') ? `550 5.1.1 <${address}> unknown` : undefined),
      refuseMail: ({ recipients }) =>
        recipients[0]?.startsWith('spam') ? '554 5.7.1 Schlafstörung of spam@example.org' : undefined,
    });
    await queueMail(db(), mailTo('gone@example.org'));
    await queueMail(db(), mailTo('spam@example.org'));
    await queueMail(db(), mailTo('anna@example.org'));
    await work(to(server));
    await sent(1);
    await until(
      () => jobsIn('failed'),
      (n) => n === 2,
    );
    const failed = await listFailedJobs(db());
    expect(new Set(failed.map(({ kind, attempts, reason }) => `${kind} ${attempts} ${reason}`))).toEqual(
      new Set(['send-mail 1 The mail server said 550 5.1.1 to RCPT TO.', 'send-mail 1 The mail server said 554 5.7.1 to DATA.']),
    );
    expect(lines.join()).not.toMatch(/example\.org|Schlaf|Willkommen/);
  });

  test.each([
    ['refuseRecipient', '554 5.7.1 <anna@example.org>: Relay access denied'],
    ['refuseRecipient', '550 5.4.5 Daily user sending limit exceeded'],
    ['refuseMail', '550 5.4.5 Daily SMTP relay limit exceeded'],
    ['refuseMail', '552 5.3.1 The disk is full'],
  ] as const)(
    'where it is the server that takes nothing from here (%s: %s), the mail waits, and goes out then',
    async (refuse, why) => {
      let line: string | undefined = why;
      const server = await listen({ [refuse]: () => line });
      await queueMail(db(), mailTo('anna@example.org'));
      const workers = await work(to(server));
      await until(
        () => jobsIn('retry'),
        (n) => n === 1,
      );
      line = undefined;
      await endPauses();
      await workers.takeOver();
      await sent(1);
      expect(server.received).toHaveLength(1);
    },
  );

  test('while the mail server is down, mails wait', async () => {
    const server = await startMailServer();
    await server.close();
    await queueMail(db(), mailTo('anna@example.org'));
    const workers = await work(to(server));
    await until(
      () => jobsIn('retry'),
      (n) => n === 1,
    );
    const again = await listen({ port: server.port });
    await endPauses();
    await workers.takeOver();
    await sent(1);
    expect(again.received).toHaveLength(1);
    expect(lines.join()).toContain('The mail server of SMTP_URL cannot be reached: nobody listens there (');
  });

  test('TLS from the start and a password are used as the address says; a wrong one is nobody’s failed mail', async () => {
    const server = await listen({
      smtp: {
        secure: true,
        authOptional: false,
        onAuth: ({ username, password }, _, done) =>
          username === 'site' && password === 'ge%heim' ? done(null, { user: 'site' }) : done(new Error('wrong')),
      },
    });
    const address = (password: string) => `smtps://site:${password}@127.0.0.1:${server.port}?tls.rejectUnauthorized=false`;
    await queueMail(db(), mailTo('anna@example.org'));
    const first = await work({ SMTP_URL: address('falsch') });
    await until(
      () => jobsIn('retry'),
      (n) => n === 1,
    );
    await first.stop();
    expect(lines.join()).toContain('535');
    expect(lines.join()).not.toContain('falsch');
    await endPauses();
    await work({ SMTP_URL: address('ge%25heim') });
    await sent(1);
    expect(server.received).toHaveLength(1);
  });

  test('a certificate that nobody vouches for is not accepted unasked', async () => {
    const server = await listen({ smtp: { secure: true } });
    await queueMail(db(), mailTo('anna@example.org'));
    await work({ SMTP_URL: `smtps://127.0.0.1:${server.port}` });
    await until(
      () => jobsIn('retry'),
      (n) => n === 1,
    );
    expect(server.received).toEqual([]);
    expect(lines.join()).toMatch(/The mail server of SMTP_URL cannot be reached: [^"]*certificate/);
  });

  test('S18.1 without a mail server each mail is a file, oldest first by name, for the owner alone', async () => {
    await db().transaction(async (tx) => {
      for (let n = 0; n < 12; n += 1) await queueMail(tx, mailTo(`member-${n}@example.org`));
    });
    await work({});
    await sent(12);
    const files = readdirSync(path.join(folder, 'mail')).toSorted();
    expect(files.every((name) => name.endsWith('.eml'))).toBe(true);
    const parsed = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(path.join(folder, 'mail', name)))));
    expect(parsed.map((mail) => mail.to?.[0]?.address)).toEqual(Array.from({ length: 12 }, (_, n) => `member-${n}@example.org`));
    expect(parsed[0]?.text?.trim()).toBe(document.text.trim());
    expect(statSync(path.join(folder, 'mail', files[0] ?? '')).mode & 0o077).toBe(0);
  });

  test('a mail that cannot be written waits until it can be, and is then whole', async () => {
    writeFileSync(path.join(folder, 'mail'), 'in the way');
    await queueMail(db(), mailTo('anna@example.org'));
    const workers = await work({});
    await until(
      () => jobsIn('retry'),
      (n) => n === 1,
    );
    rmSync(path.join(folder, 'mail'));
    await endPauses();
    await workers.takeOver();
    await sent(1);
    expect(readdirSync(path.join(folder, 'mail'))).toHaveLength(1);
  });

  test('what is kept of somebody’s mails can be given and erased, also before they went out', async () => {
    await queueMail(db(), mailTo('Anna@Example.org'));
    await queueMail(db(), mailTo('bert@example.org', { replyTo: 'Anna@example.org' }));
    await queueMail(db(), mailTo('anna@example.org', { subject: 'Zweite' }));
    expect((await exportMailTo(db(), 'anna@EXAMPLE.org')).map(({ subject, sentAt }) => [subject, sentAt])).toEqual([
      ['Willkommen – schön, dass Du da bist', null],
      ['Zweite', null],
    ]);
    const [, second] = await exportMailTo(db(), 'anna@example.org');
    expect(await exportMailTo(db(), 'anna@example.org', second?.queuedAt)).toEqual([second]);
    expect(await eraseMailTo(db(), 'ANNA@example.org')).toBe(2);
    expect(await eraseMailTo(db(), "x' or true --")).toBe(0);
    expect((await rows()).map(({ recipient, replyTo }) => [recipient, replyTo])).toEqual([['bert@example.org', null]]);
    expect(await exportMailTo(db(), 'anna@example.org')).toEqual([]);
    const server = await listen();
    await work(to(server));
    await until(
      () => jobsIn('completed'),
      (n) => n === 3,
    );
    expect(server.received.flatMap(({ recipients }) => recipients)).toEqual(['bert@example.org']);
  });

  test('S16.9 a mail that is erased while it is written to its file leaves no file', async () => {
    await queueMail(db(), mailTo('anna@example.org'));
    const transport = openTransport(readConfig({ BASE_URL: 'https://praxis.example', DATA_DIR: folder }));
    const written: number[] = [];
    const forgotten = async (): Promise<number> => {
      const { rows: found } = await db().execute(
        sql`select from pgboss.job where name = 'forget-mail-files' and state = 'completed'`,
      );
      return found.length;
    };
    const slow: typeof transport = {
      ...transport,
      send: async (mail) => {
        await eraseMailTo(db(), 'anna@example.org');
        await until(forgotten, (n) => n === 1);
        await transport.send(mail);
        written.push(readdirSync(path.join(folder, 'mail')).length);
      },
    };
    const duties = mailDuties({ db: db(), transport: slow, clock: open().clock });
    const workers = await startWorkers({ database: open().database, log, duties });
    closing.push(() => workers.stop());
    await until(
      () => jobsIn('completed'),
      (n) => n === 1,
    );
    expect([written, readdirSync(path.join(folder, 'mail'))]).toEqual([[1], []]);
  });

  test('bodies are forgotten after a week, addresses after a quarter of a year; only keys stay', async () => {
    await queueMail(db(), mailTo('anna@example.org', { key: 'k' }));
    await queueMail(db(), mailTo('bert@example.org', { replyTo: 'anna@example.org' }));
    const [first] = await rows();
    const after = (days: number): Date => new Date((first?.queuedAt.getTime() ?? 0) + days * 86_400_000);
    await forgetOldMails(db(), after(6.9));
    expect((await rows()).every(({ html, text }) => html && text)).toBe(true);
    await forgetOldMails(db(), after(7.1));
    expect((await rows()).map(({ html, text, replyTo, recipient }) => [html, text, replyTo, recipient])).toEqual([
      [null, null, null, 'anna@example.org'],
      [null, null, null, 'bert@example.org'],
    ]);
    await forgetOldMails(db(), after(90.1));
    expect(await rows()).toMatchObject([{ key: 'k', recipient: null, subject: null }]);
    expect(await queueMail(db(), mailTo('anna@example.org', { key: 'k' }))).toBe(false);
  });

  test('S10.6 a mail that went out before the process could say so is not sent anew by a job that comes back', async () => {
    const server = await listen();
    await queueMail(db(), mailTo('anna@example.org'));
    await db().update(mails).set({ sentAt: new Date() }).where(eq(mails.recipient, 'anna@example.org'));
    await work(to(server));
    await until(
      () => jobsIn('completed'),
      (n) => n === 1,
    );
    expect(server.received).toEqual([]);
  });

  test('S10.6 a mail whose text is deleted is no sent one: its job, tried again, fails and says why', async () => {
    const server = await listen({ refuseRecipient: (address) => `550 5.1.1 <${address}> unknown` });
    await queueMail(db(), mailTo('anna@example.org'));
    await work(to(server));
    const failures = () =>
      until(
        () => listFailedJobs(db()),
        ([job]) => job !== undefined,
      );
    const [refused] = await failures();
    const [mail] = await rows();
    await forgetOldMails(db(), new Date((mail?.queuedAt.getTime() ?? 0) + 8 * 86_400_000));
    expect(refused && (await db().transaction((tx) => retryFailedJob(tx, refused)))).toBe(true);
    expect(await failures()).toMatchObject([{ kind: 'send-mail', reason: expect.stringContaining('its text was deleted') }]);
    expect(server.received).toEqual([]);
  });
});
