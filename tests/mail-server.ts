import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { callbackify } from 'node:util';
import { text as readText } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export type ReceivedMail = Email & { readonly raw: string; readonly recipients: readonly string[] };

/** An SMTP server on loopback that keeps the mails it accepted. */
export type MailServer = {
  readonly port: number;
  /** In order of arrival. */
  readonly received: readonly ReceivedMail[];
  close(): Promise<void>;
};

/** Response that rejects a recipient or a mail: `550 5.1.1 …`. */
export type Refusal = (address: string) => string | undefined;

export type MailServerOptions = {
  readonly port?: number;
  readonly refuseRecipient?: Refusal;
  /** Called when the mail has been received completely, before it is confirmed. */
  readonly refuseMail?: (mail: ReceivedMail) => string | undefined | Promise<string | undefined>;
  readonly smtp?: SMTPServerOptions;
};

const refused = (line: string): Error => Object.assign(new Error(line.slice(4)), { responseCode: Number(line.slice(0, 3)) });

export async function startMailServer(options: MailServerOptions = {}): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1,
    onRcptTo: ({ address }, _, done) => {
      const line = options.refuseRecipient?.(address);
      done(line ? refused(line) : null);
    },
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const raw = await readText(stream);
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const mail = { ...(await PostalMime.parse(raw)), raw, recipients };
        const line = await options.refuseMail?.(mail);
        if (line) throw refused(line);
        received.push(mail);
      };
      callbackify(take)((error) => done(error));
    },
    ...options.smtp,
  });
  // A killed client is not a server error.
  server.on('error', () => undefined);
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server.server, 'listening');
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
