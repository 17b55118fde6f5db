import { sql } from 'drizzle-orm';
import { newsletterConsents, users } from './tables.ts';

export type NewsletterState = 'no' | 'asked' | 'yes';

/**
 * A member's newsletter state as a column for queries of `users`. Column names are written out, since drizzle would shorten them.
 */
export const newsletterState = sql<NewsletterState>`coalesce((
  select case when consent.confirmed_at is null then 'asked' else 'yes' end
  from ${newsletterConsents} consent where consent.email = ${users}.email and consent.revoked_at is null), 'no')`.as(
  'newsletter',
);
