import { sql } from 'drizzle-orm';
import { newsletterConsents, users } from './tables.ts';

export type NewsletterState = 'no' | 'asked' | 'yes';

/** How it stands with the newsletter for a member, as a column of a query of `users`. Names are spelled out: drizzle would shorten them. */
export const newsletterState = sql<NewsletterState>`coalesce((
  select case when consent.confirmed_at is null then 'asked' else 'yes' end
  from ${newsletterConsents} consent where consent.email = ${users}.email and consent.revoked_at is null), 'no')`.as(
  'newsletter',
);
