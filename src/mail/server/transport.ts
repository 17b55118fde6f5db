import { open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type NodemailerError, type SendMailOptions } from 'nodemailer';
import { GivenUp } from '#jobs/server/door.ts';
import type { Config } from '#platform/config.ts';
import { makeFolder } from '#platform/data-folder.ts';
import { whyOf } from '#platform/try-database.ts';

/** A complete mail as it is sent. */
type OutgoingMail = {
  readonly id: string;
  readonly number: number;
  readonly to: string;
  readonly locale: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo: string | null;
  readonly unsubscribeUrl: string | null;
  readonly queuedAt: Date;
};

/** The key in the name of the mail's file. */
type SentMail = Pick<OutgoingMail, 'number' | 'queuedAt'>;

export type Transport = {
  /** Resolves when the mail has been handed over. Throws `GivenUp` for a permanent failure, anything else for a temporary one. */
  send(mail: OutgoingMail): Promise<void>;
  /** Deletes sent mails that are stored here as files. */
  forget(mails: readonly SentMail[]): Promise<void>;
  close(): void;
};

/** The transport for the configured mail server, or into files without one. */
export const openTransport = ({ mail, dataDir }: Pick<Config, 'mail' | 'dataDir'>): Transport =>
  mail.smtpUrl ? smtpTransport(mail.smtpUrl, mail.from) : fileTransport(path.join(dataDir, 'mail'), mail.from);

type From = Config['mail']['from'];

/** The mail library must never read files or fetch addresses named in a mail. */
const closed = { disableFileAccess: true, disableUrlAccess: true } as const;

const message = (mail: OutgoingMail, from: From): SendMailOptions => ({
  from,
  to: { name: '', address: mail.to },
  ...(mail.replyTo ? { replyTo: { name: '', address: mail.replyTo } } : {}),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  date: mail.queuedAt,
  // The same for every attempt, so that duplicates can be recognised.
  messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
  headers: {
    // Suppresses absence notes (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    'Content-Language': mail.locale,
    // The address accepts a POST without a session (RFC 8058), see `oneClickRoutes`.
    ...(mail.unsubscribeUrl ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
  },
  ...(mail.unsubscribeUrl ? { list: { unsubscribe: { url: mail.unsubscribeUrl } } } : {}),
  ...closed,
});

/**
 * How long a server may take for its greeting, and for the answer to a mail that it looks through, in ms (RFC 5321, 4.5.3.2). Whoever
 * leaves earlier sends the mail again, and the server delivers each.
 */
const patience = { greeting: 5 * 60_000, answer: 10 * 60_000 } as const;

/** When a connection that has nothing to send is closed, in ms: a firewall forgets a silent one sooner than either side notices. */
const idleTimeout = 30_000;

/** The connection pool for SMTP_URL; `timeoutMs` where somebody waits for it. */
export function openSmtp(url: string, timeoutMs?: number) {
  const { protocol, hostname, username, searchParams } = new URL(url);
  // Requires TLS for a password unless the server is local or the address says otherwise.
  const needsTls = protocol === 'smtp:' && username !== '' && !isLoopback(hostname) && !searchParams.has('requireTLS');
  return createTransport({
    pool: true,
    url,
    maxConnections: 3,
    connectionTimeout: timeoutMs ?? patience.greeting,
    greetingTimeout: timeoutMs ?? patience.greeting,
    socketTimeout: timeoutMs ?? patience.answer,
    idleTimeout,
    ...(needsTls ? { requireTLS: true } : {}),
    ...closed,
  });
}

function smtpTransport(url: string, from: From): Transport {
  const transporter = openSmtp(url);
  return {
    send: async (mail) => {
      try {
        await transporter.sendMail(message(mail, from));
      } catch (error) {
        throw speakable(error as NodemailerError);
      }
    },
    forget: () => Promise.resolve(),
    close: () => transporter.close(),
  };
}

const isLoopback = (hostname: string): boolean => hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.');

/** Failures below SMTP, whose messages come from the system and from TLS: an expired certificate, or another name in it. */
const belowSmtp: ReadonlySet<unknown> = new Set(['ESOCKET', 'EDNS', 'ECONNECTION', 'ETIMEDOUT', 'ETLS']);

/**
 * Of the server, not of a recipient or a mail (RFC 3463): it is full, takes nothing on, is set up wrongly, or has taken enough from here
 * today, as those do that have a limit a day.
 */
const ofTheServer = /^5\.(?:3\.[125]|4\.5)$/;

/**
 * A mail server's answer often repeats the recipient, so only its code is reported. A permanent refusal (5xx) of this recipient
 * or mail is final; a refused sender, password or machine is for an operator to fix, and the mail waits.
 */
function speakable(error: NodemailerError & { responseCode?: number }): Error {
  const { code, command, response, responseCode } = error;
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response ?? '')?.[1];
  const reply = responseCode
    ? `The mail server said ${[responseCode, enhanced].filter(Boolean).join(' ')}`
    : `The mail server of SMTP_URL cannot be reached: ${response === undefined && belowSmtp.has(code) ? whyOf(error) : code}`;
  if (code === 'EAUTH') return new Error(`${reply}: it refuses the user or the password of SMTP_URL.`);
  const reason = `${reply}${command && command !== 'CONN' ? ` to ${command}` : ''}.`;
  // Of 5.7 is what a server allows nobody here: relaying without a password, or mail from this address (RFC 3463).
  const isAboutMail =
    !ofTheServer.test(enhanced ?? '') && (command === 'DATA' || (command === 'RCPT TO' && !enhanced?.startsWith('5.7.')));
  const isForGood = responseCode !== undefined && responseCode >= 500 && isAboutMail;
  return isForGood ? new GivenUp(reason) : new Error(reason);
}

const fileName = ({ number, queuedAt }: SentMail): string =>
  `${queuedAt.toISOString().replaceAll(/[-:.]/g, '')}-${String(number).padStart(9, '0')}.eml`;

/**
 * Writes each mail to a file, named in the order of queueing. Written to a temporary file and renamed, so that nobody reads half
 * a mail.
 */
function fileTransport(folder: string, from: From): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message: bytes } = await composer.sendMail(message(mail, from));
      const name = fileName(mail);
      const draft = path.join(folder, `.${name}.${mail.id}.draft`);
      await makeFolder(folder);
      try {
        const file = await open(draft, 'w', 0o600);
        try {
          await file.writeFile(bytes as Buffer);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path.join(folder, name));
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    forget: async (mails) => {
      await Promise.all(mails.map((mail) => rm(path.join(folder, fileName(mail)), { force: true })));
    },
    close: () => composer.close(),
  };
}
