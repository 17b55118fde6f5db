import { and, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayOf } from '#kit/dates.ts';
import type { Locale } from '#kit/locale.ts';
import { accountFiles } from '#paths/account-api.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { pageLinks } from '#paths/routes.ts';
import { localeOfRequest } from '#platform/http/errors.ts';
import type { SendForm, Services, WebServices } from '#platform/services.ts';
import type { Confirmation } from '../rules.ts';
import { hasRegistered } from './registration.ts';
import { users } from './tables.ts';
import { findUser, type UserRow } from './users.ts';
import { isLinkFor, isLinkOver, isOurLink, type GivenLink } from './verification-link.ts';

type LinkParts = Pick<Services, 'db' | 'clock' | 'key' | 'presenterSlug'> &
  Pick<WebServices, 'contextOf'> & { readonly sendForm: SendForm<{ readonly confirmation: Confirmation }> };

/** What a link says of an account; `open`: it can be confirmed. */
type Standing = 'verified' | 'expired' | 'invalid' | 'open';

function standingOf({ key, clock }: LinkParts, link: GivenLink, user: UserRow): Standing {
  if (!isOurLink(key, link) || !isLinkFor(key, link, user.email)) return 'invalid';
  if (user.verifiedAt) return 'verified';
  return isLinkOver(link, clock.now()) ? 'expired' : 'open';
}

/** The redirect for each outcome, with the target that was signed into the link. */
function addressOf(outcome: Exclude<Standing, 'open'>, { redirect }: GivenLink, locale: Locale, presenterSlug: string): string {
  const at = pageLinks(locale, presenterSlug);
  const onward = redirect ? { redirect } : {};
  if (outcome === 'verified') return at('home', { verified: '1', ...onward });
  return outcome === 'expired'
    ? at('login', { error: 'signature-expired', ...onward })
    : at('login', { error: 'signature-invalid' });
}

type Question = { Params: { id: string; hash: string }; Querystring: Record<string, unknown> };

/** Browsers ask for a page. Programs take anything, and a HEAD is nobody's wish. */
const mustAsk = ({ method, headers }: FastifyRequest): boolean =>
  method === 'HEAD' || (headers.accept?.includes('text/html') ?? false);

/**
 * `/auth/email/verify/{id}/{hash}`: the link of the confirmation mail. Whoever opens it in a browser in which the account neither was
 * registered nor is logged in is asked first, since people who never registered open such links too
 * (docs/decisions/confirmed-by-a-press.md). The signature in the address is the permission of the POST.
 */
export function verifyRoutes(app: FastifyInstance, parts: LinkParts): void {
  const { db, clock, presenterSlug } = parts;

  /** Whether whoever opens the link is known to be who registered. */
  async function isTheirs(request: FastifyRequest, reply: FastifyReply, { id, email }: UserRow): Promise<boolean> {
    const { client, caller } = parts.contextOf(request, reply);
    return hasRegistered(parts, client, email) || (await caller())?.userId === id;
  }

  async function follow(request: FastifyRequest<Question>, reply: FastifyReply, isPressed: boolean): Promise<FastifyReply> {
    const { id, hash } = request.params;
    const text = (name: string): string => {
      const value = request.query[name];
      return typeof value === 'string' ? value : '';
    };
    const link = { id, hash, expires: text('expires'), signature: text('signature'), redirect: text('redirect') };
    const user = uuidPattern.test(id) ? await findUser(db, id) : null;
    const locale = user?.locale ?? localeOfRequest(request);
    const go = (outcome: Exclude<Standing, 'open'>): FastifyReply =>
      reply.header('Cache-Control', 'no-store').redirect(addressOf(outcome, link, locale, presenterSlug), isPressed ? 303 : 302);
    if (!user) return go('invalid');
    const standing = standingOf(parts, link, user);
    if (standing !== 'open') return go(standing);
    if (!isPressed && mustAsk(request) && !(await isTheirs(request, reply, user))) {
      const { email, createdAt } = user;
      const confirmation = { email, registeredOn: dayOf(createdAt), link: request.url };
      const path = pageLinks(locale, presenterSlug)('verify.link');
      return parts.sendForm(request, reply, { path, locale, status: 200, sent: { confirmation } });
    }
    await db
      .update(users)
      .set({ verifiedAt: clock.now() })
      .where(and(eq(users.id, user.id), isNull(users.verifiedAt)));
    return go('verified');
  }

  const address = accountFiles.verify(':id', ':hash');
  app.get<Question>(address, { schema: { hide: true } }, (request, reply) => follow(request, reply, false));
  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    // The form has no fields: all that counts stands in its address.
    forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) => done(null, null));
    forms.post<Question>(address, { schema: { hide: true } }, (request, reply) => follow(request, reply, true));
  });
}
