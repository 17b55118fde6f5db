import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isInTeam } from '#accounts/server/door.ts';
import { isSiteOpen } from '#backoffice/server/door.ts';
import type { CallContext } from '#kit/endpoint.ts';
import { localeOfPath } from '#kit/locale.ts';
import { inLocalePath, siteRoutes, withoutLocale } from '#paths/routes.ts';
import { siteIcon, standardAvatar } from '#paths/files.ts';
import { shopFiles } from '#paths/shop-files.ts';
import type { Db } from '#platform/database.ts';
import { escaped, plainDocument, plainStyles } from '#platform/http/plain-page.ts';
import { localeOfRequest, pathOf } from '#platform/http/errors.ts';
import { closedTexts } from '../closed-texts.ts';

/** A site created by setup that no admin has opened yet (S18.8). */
export type ClosedSite = {
  /** Whether cache entries may be served to everybody; once true it stays true. */
  readonly isOpen: () => boolean;
  /** Registers a hook before all routes that refuses what is not available before the opening. */
  readonly guard: (fastify: FastifyInstance, parts: GuardParts) => void;
};

type GuardParts = {
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  readonly siteName: string;
  readonly presenterName: string;
  /** URL of the built font; empty if there is none. */
  readonly font: string;
};

const stylesheet = '/opening.css';

/** Pages that stay available: those required by law, the login for the office, and account pages. */
const isOpenPage = ({ name, part }: (typeof siteRoutes)[number]): boolean =>
  (part === 'accounts' && name !== 'register' && name !== 'newsletter') || name.startsWith('meta.') || name === 'shop.withdrawal';

/** The static prefix of a route's path: `/meta/:slug` becomes `/meta`. */
const beginningOf = (path: string): string => path.replace(/\/:.*$/, '');

/** Paths that stay available, including everything below: the office and its API, the login, files, machine clients. */
const open: readonly string[] = [
  ...new Set(siteRoutes.filter(isOpenPage).map(({ path }) => beginningOf(path))),
  '/backend',
  '/api/backend',
  '/auth',
  '/sso',
  '/assets',
  '/storage',
  shopFiles.webhook,
  '/api/user',
  '/api/frame',
  '/api/note',
  '/api/page',
  '/api/barrier',
  '/api/shop/withdraw',
  '/healthz',
  '/readyz',
  '/metrics',
  stylesheet,
  '/robots.txt',
  '/manifest.webmanifest',
  '/icons',
  '/offline',
  '/sw.js',
  '/favicon.ico',
  siteIcon,
  standardAvatar,
];
const closed: readonly string[] = ['/auth/register', '/auth/sso/complete'];

const isBelow = (path: string, one: string): boolean => path === one || path.startsWith(`${one}/`);
const goesOn = (path: string): boolean => !closed.some((one) => isBelow(path, one)) && open.some((one) => isBelow(path, one));

/**
 * Reads once whether the site is open. While it is closed, each request checks again, so that all servers notice the opening at
 * once.
 */
export async function closedSite(db: Db): Promise<ClosedSite> {
  let isOpen = await isSiteOpen(db);
  const guard: ClosedSite['guard'] = (fastify, parts) => {
    if (isOpen) return;
    fastify.addHook('onRequest', async (request, reply) => {
      if (isOpen) return;
      const path = withoutLocale(pathOf(request));
      if (goesOn(path)) return;
      isOpen = await isSiteOpen(db);
      if (isOpen) return;
      const caller = await parts.contextOf(request, reply).caller();
      // Reading it is no power of a role: colleagues whose second factor is still missing see it too.
      if (caller && isInTeam(caller)) return;
      return refuse(request, reply, parts);
    });
    fastify.get(stylesheet, { schema: { hide: true } }, async (_, reply) =>
      reply
        .headers({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' })
        .send(await plainStyles(parts.font)),
    );
  };
  return { isOpen: () => isOpen, guard };
}

/** 503: temporarily unavailable, not to be cached or indexed. */
function refuse(request: FastifyRequest, reply: FastifyReply, { siteName, presenterName }: GuardParts): FastifyReply {
  const isCall = /^\/(?:api|auth)\//.test(pathOf(request));
  const locale = isCall ? localeOfRequest(request) : localeOfPath(pathOf(request));
  const t = closedTexts[locale];
  void reply.code(503).headers({ 'Cache-Control': 'no-store', 'Retry-After': '3600', 'X-Robots-Tag': 'noindex' });
  if (isCall) return reply.send({ message: t.title });
  const link = (path: string, label: string): string => `<a href="${inLocalePath(path, locale)}">${escaped(label)}</a>`;
  const main = `<h1>${escaped(t.title)}</h1><p>${escaped(t.text(siteName, presenterName))}</p><p>${escaped(t.emergency)}</p><p>${[
    link('/meta/impressum', t.imprint),
    link('/meta/datenschutz', t.privacy),
    link('/login', t.team),
  ].join(' · ')}</p>`;
  return reply.type('text/html; charset=utf-8').send(plainDocument({ locale, siteName, stylesheet }, t.title, main));
}
