import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { defaultLocale, type Locale } from '#kit/locale.ts';
import { hasRole } from '#kit/roles.ts';
import { officeBase } from '#paths/office-pages.ts';
import { pageLinks } from '#paths/routes.ts';
import { codingOf } from '#platform/byte-cache.ts';
import type { WebServices } from '#platform/services.ts';
import { toneCookie, toneOf } from '../tone.ts';
import type { OfficeBuild } from './build.ts';
import { officeHeaders, officePage, type OfficeIdentity } from './office-page.ts';

export type OfficeParts = Pick<WebServices, 'headers' | 'contextOf' | 'forbiddenPage'> & {
  readonly build: OfficeBuild;
  readonly identity: OfficeIdentity;
};

const html = 'text/html; charset=utf-8';

/** S10.1: `/backend` and everything below it, for users with a role of the back office; and its files. */
export function officeRoutes(app: FastifyInstance, { build, identity, headers, contextOf, forbiddenPage }: OfficeParts): void {
  const hidden = { schema: { hide: true } };
  const isOffice = ({ roles }: { roles: readonly string[] }): boolean => hasRole(roles, ['editor', 'support']);

  // Every address of the site also exists below /en (S2). The office has its own language setting; those who are refused get the
  // error page in that language.
  const page = (locale: Locale) => async (request: FastifyRequest, reply: FastifyReply) => {
    const links = pageLinks(locale, identity.presenterSlug);
    const address = request.originalUrl.slice(request.originalUrl.indexOf(officeBase));
    void reply.headers({ 'Cache-Control': 'private, no-store', Vary: 'Cookie' });
    const caller = await contextOf(request, reply).caller();
    if (!caller) return reply.redirect(links('login', { redirect: address }), 302);
    if (!caller.isVerified) return reply.redirect(links('verify'), 302);
    if (!isOffice(caller)) return forbiddenPage(request, reply);
    if (locale !== defaultLocale) return reply.redirect(address, 302);
    void reply.type(html);
    const tone = toneOf(request.cookies[toneCookie]);
    const nonce = randomBytes(18).toString('base64');
    return reply.headers(officeHeaders(headers, nonce)).send(officePage({ build, identity, nonce, tone }));
  };
  for (const [base, locale] of [
    [officeBase, 'de'],
    [`/en${officeBase}`, 'en'],
  ] as const)
    for (const url of [base, `${base}/*`]) app.get(url, hidden, page(locale));

  app.get<{ Params: { name: string } }>(`${officeBase}/assets/:name`, hidden, async (request, reply) => {
    const coding = codingOf(request.headers['accept-encoding']);
    const file = await build.file(request.params.name, coding);
    if (!file) return reply.code(404).header('Cache-Control', 'no-store').type('text/plain').send('');
    if (file.coding !== 'identity') void reply.header('Content-Encoding', file.coding);
    void reply.headers({ 'Cache-Control': 'public, max-age=31536000, immutable', Vary: 'Accept-Encoding' });
    return reply.type(file.type).send(file.bytes);
  });
}
