import { pageLinks, type PageLinks } from '#paths/routes.ts';
import type { MailContent } from '#mail/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { EntryTexts } from '../entry-texts.ts';
import { entryTexts } from '../entry-texts.ts';
import { absolute, send, type MailParts } from './self-mails.ts';
import type { UserRow } from './users.ts';

type Recipient = Pick<UserRow, 'email' | 'name' | 'locale' | 'verifiedAt'>;
type Words = EntryTexts['mails'];
type Said = Pick<MailContent, 'heading' | 'paragraphs' | 'button' | 'note'> & { readonly subject: string };
type Saying = { readonly t: Words; readonly at: PageLinks; readonly url: (path: string) => string };

/** An unconfirmed name may be anything, and would put a stranger's words into our mail. */
const greeting = (t: Words, { name, verifiedAt }: Recipient): string => (verifiedAt ? t.hello(name) : t.helloThere);

/** Subjects never name the site or its topic (S16.5): it may be named after a disease. */
function tell(tx: Tx | Db, parts: MailParts, to: Recipient, say: (saying: Saying) => Said): Promise<void> {
  const { email, locale } = to;
  const t = entryTexts[locale].mails;
  const at = pageLinks(locale, parts.presenterSlug);
  const { paragraphs, ...said } = say({ t, at, url: (path) => absolute(parts, path) });
  return send(tx, parts, { to: email, locale, paragraphs: [greeting(t, to), ...paragraphs], ...said });
}

/** The link that confirms the address (S4.25). */
export const mailVerification = (tx: Tx | Db, parts: MailParts, to: Recipient, link: string): Promise<void> =>
  tell(tx, parts, to, ({ t, url }) => ({
    subject: t.verify.subject,
    heading: t.verify.heading,
    paragraphs: [t.verify.text(parts.siteName)],
    button: { label: t.verify.button, url: url(link) },
    note: `${t.validFor} ${t.notYou}`,
  }));

/** The link to set a new password (S4.6). */
export const mailReset = (tx: Tx | Db, parts: MailParts, to: Recipient, token: string): Promise<void> =>
  tell(tx, parts, to, ({ t, at, url }) => ({
    subject: t.reset.subject,
    heading: t.reset.heading,
    paragraphs: [t.reset.text],
    button: { label: t.reset.button, url: url(at('password.reset', { email: to.email, token })) },
    note: `${t.reset.validFor} ${t.reset.notYou}`,
  }));

/** For members of a provider: they have no password to set. */
export const mailProvider = (tx: Tx | Db, parts: MailParts, to: Recipient, driver: 'google' | 'facebook'): Promise<void> =>
  tell(tx, parts, to, ({ t, at, url }) => ({
    subject: t.provider.subject,
    heading: t.provider.heading,
    paragraphs: [t.provider.text(t.providers[driver])],
    button: { label: t.provider.button, url: url(at('login')) },
    note: t.notYou,
  }));

type KnownWays = { readonly token: string } | { readonly driver: 'google' | 'facebook' };

/** Someone registered with an address that has an account: only its owner is told (S8.4). */
export const mailKnown = (tx: Tx | Db, parts: MailParts, to: Recipient, ways: KnownWays): Promise<void> =>
  tell(tx, parts, to, ({ t, at, url }) => ({
    subject: t.known.subject,
    heading: t.known.heading,
    paragraphs:
      'driver' in ways
        ? [t.known.text, t.provider.text(t.providers[ways.driver])]
        : [
            t.known.text,
            { links: [{ label: t.known.reset, url: url(at('password.reset', { email: to.email, token: ways.token })) }] },
          ],
    button: { label: t.known.logIn, url: url(at('login')) },
    note: 'driver' in ways ? t.notYou : `${t.known.validFor} ${t.notYou}`,
  }));
