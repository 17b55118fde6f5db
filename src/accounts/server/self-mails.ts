import type { Locale } from '#kit/locale.ts';
import { pageLinks } from '#paths/routes.ts';
import { mailDocument, queueMail, type MailContent } from '#mail/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { selfTexts } from '../self-texts.ts';

export type MailParts = Pick<Services, 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;

/** What every letter of the site needs to know of it. */
export type LetterParts = Pick<Services, 'baseUrl' | 'siteName' | 'presenterSlug'>;

export type Letter = Pick<MailContent, 'heading' | 'paragraphs' | 'button' | 'note' | 'details'> & {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  /** What the mail is, so that it is queued once for all time. */
  readonly key?: string;
  readonly replyTo?: string;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
};

/** The address of a page as a mail has to name it. */
export const absolute = ({ baseUrl }: Pick<Services, 'baseUrl'>, path: string): string => new URL(path, baseUrl).href;

/** Queues a mail to somebody in the caller's transaction, with the footer that all have. */
export async function send(
  tx: Tx | Db,
  parts: LetterParts,
  { to, subject, unsubscribe, key, replyTo, ...content }: Letter,
): Promise<void> {
  const t = selfTexts[content.locale].mails;
  const links = pageLinks(content.locale, parts.presenterSlug);
  const footer = [
    t.footer(parts.siteName),
    ...(unsubscribe ? [unsubscribe] : []),
    { label: t.imprint, url: absolute(parts, links('meta.imprint')) },
    { label: t.privacy, url: absolute(parts, links('meta.privacy')) },
  ];
  await queueMail(tx, {
    to,
    locale: content.locale,
    subject,
    ...mailDocument({ ...content, footer }),
    ...(key === undefined ? {} : { key }),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(unsubscribe ? { unsubscribeUrl: unsubscribe.url } : {}),
  });
}
