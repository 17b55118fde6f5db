import type { NodemailerError } from 'nodemailer';
import type { Config } from '#platform/config.ts';
import { whyOf, type Tried } from '#platform/try-database.ts';
import { openSmtp } from './transport.ts';

type Letter = { readonly to: string; readonly subject: string; readonly text: string };

/** Which setting is wrong if a mail was refused; `to`: the recipient. */
type MailTried = Tried & { readonly setting?: 'SMTP_URL' | 'MAIL_FROM' | 'to' };

const timeoutMs = 15_000;
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().slice(0, 300);

/**
 * Sends one plain mail through SMTP_URL with the same connection, encryption and sender as the site's mails. The server's answer
 * is reported verbatim, since its reader is setting it up.
 */
export async function tryMail({ smtpUrl, from }: Config['mail'], { to, subject, text }: Letter): Promise<MailTried> {
  if (smtpUrl === null) return { ok: false, why: 'is not set', setting: 'SMTP_URL' };
  const transporter = openSmtp(smtpUrl, timeoutMs);
  try {
    const { response } = await transporter.sendMail({
      from,
      to: { name: '', address: to },
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    return { ok: true, said: `mail to ${to}: ${oneLine(response)}`, notes: [] };
  } catch (error) {
    const { command, response, code } = error as NodemailerError;
    const detail = response ? `the mail server said: ${oneLine(response)}` : whyOf(error);
    if (code === 'EAUTH') return { ok: false, setting: 'SMTP_URL', why: `does not log in: ${detail}` };
    if (command === 'MAIL FROM') return { ok: false, setting: 'MAIL_FROM', why: `(${from.address}) is refused: ${detail}` };
    if (command === 'RCPT TO' || code === 'EENVELOPE') return { ok: false, setting: 'to', why: `(${to}) is refused: ${detail}` };
    if (response) return { ok: false, setting: 'SMTP_URL', why: `does not take the mail: ${detail}` };
    return { ok: false, setting: 'SMTP_URL', why: `cannot be used: ${detail}` };
  } finally {
    transporter.close();
  }
}
