import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Locale } from '#kit/locale.ts';
import { accountFiles } from '#paths/account-api.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { pageLinks } from '#paths/routes.ts';
import { localeOfRequest } from '#platform/http/errors.ts';
import type { Services } from '#platform/services.ts';
import { users } from './tables.ts';
import { findUser, type UserRow } from './users.ts';
import { isLinkFor, isLinkOver, isOurLink, type GivenLink } from './verification-link.ts';

type Outcome = 'verified' | 'expired' | 'invalid';

/** Following a link twice is harmless: mail programs open links before people do. */
async function follow(
  { db, clock, key }: Pick<Services, 'db' | 'clock' | 'key' | 'presenterSlug'>,
  link: GivenLink,
  user: UserRow | null,
): Promise<Outcome> {
  if (!user || !isOurLink(key, link) || !isLinkFor(key, link, user.email)) return 'invalid';
  if (user.verifiedAt) return 'verified';
  if (isLinkOver(link, clock.now())) return 'expired';
  await db
    .update(users)
    .set({ verifiedAt: clock.now() })
    .where(and(eq(users.id, user.id), isNull(users.verifiedAt)));
  return 'verified';
}

/** The redirect for each outcome, with the target that was signed into the link. */
function addressOf(outcome: Outcome, { redirect }: GivenLink, locale: Locale, presenterSlug: string): string {
  const at = pageLinks(locale, presenterSlug);
  const onward = redirect ? { redirect } : {};
  if (outcome === 'verified') return at('home', { verified: '1', ...onward });
  return outcome === 'expired'
    ? at('login', { error: 'signature-expired', ...onward })
    : at('login', { error: 'signature-invalid' });
}

type Question = { Params: { id: string; hash: string }; Querystring: Record<string, unknown> };

/** `GET /auth/email/verify/{id}/{hash}`: the link of the confirmation mail. */
export function verifyRoutes(app: FastifyInstance, parts: Pick<Services, 'db' | 'clock' | 'key' | 'presenterSlug'>): void {
  app.get<Question>(accountFiles.verify(':id', ':hash'), { schema: { hide: true } }, async (request, reply) => {
    const { id, hash } = request.params;
    const text = (name: string): string => {
      const value = request.query[name];
      return typeof value === 'string' ? value : '';
    };
    const link = { id, hash, expires: text('expires'), signature: text('signature'), redirect: text('redirect') };
    const user = uuidPattern.test(id) ? await findUser(parts.db, id) : null;
    const outcome = await follow(parts, link, user);
    const locale = user?.locale ?? localeOfRequest(request);
    return reply.header('Cache-Control', 'no-store').redirect(addressOf(outcome, link, locale, parts.presenterSlug), 302);
  });
}
