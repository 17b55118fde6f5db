import { sql, type AnyColumn } from 'drizzle-orm';
import { newsletterConsents as consents } from './tables.ts';

export type NewsletterState = 'no' | 'asked' | 'yes';

/** How it stands with the newsletter for an address, as a column of a query about others. */
export const newsletterState = (email: AnyColumn) =>
  sql<NewsletterState>`coalesce((
    select case when ${consents.confirmedAt} is null then 'asked' else 'yes' end
    from ${consents} where ${consents.email} = ${email} and ${consents.revokedAt} is null), 'no')`.as('newsletter');
