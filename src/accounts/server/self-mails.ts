import type { Locale } from '#kit/locale.ts';
import { pageLinks } from '#paths/routes.ts';
import { mailDocument, queueMail, type MailContent } from '#mail/server/door.ts';
import type { Db, Tx } from '#platform/database.ts';
import type { Services } from '#platform/services.ts';
import { selfTexts } from '../self-texts.ts';

export type MailParts = Pick<Services, 'clock' | 'baseUrl' | 'siteName' | 'presenterSlug'>;

/** What every mail needs to know about the site. */
export type LetterParts = Pick<Services, 'baseUrl' | 'siteName' | 'presenterSlug'>;

export type Letter = Pick<MailContent, 'heading' | 'paragraphs' | 'button' | 'note' | 'details'> & {
  readonly to: string;
  readonly locale: Locale;
  readonly subject: string;
  /** The mail's key, so that it is queued only once. */
  readonly key?: string;
  readonly replyTo?: string;
  readonly unsubscribe?: { readonly label: string; readonly url: string };
};

/** The absolute address of a page, for mails. */
export const absolute = ({ baseUrl }: Pick<Services, 'baseUrl'>, path: string): string => new URL(path, baseUrl).href;

/** Queues a mail with the common footer in the caller's transaction. */
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
