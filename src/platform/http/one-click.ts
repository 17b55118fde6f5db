import type { FastifyInstance } from 'fastify';
import { defaultLocale, locales, type Locale } from '#kit/locale.ts';
import { inLocalePath } from '#paths/routes.ts';

type OneClick = {
  /** The page that a mail's link leads people to, without language prefix. Its GET changes nothing: programs that look for bad links follow it too. */
  readonly path: string;
  /** The name of the query's value that says whose mails. */
  readonly query: string;
  /** Ends them; tells nobody whether there were any. */
  readonly end: (token: string) => Promise<void>;
  /** What a person reads who gets here without script. */
  readonly said: Readonly<Record<Locale, string>>;
};

/** As a form of either encoding. */
const oneClick = /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?\s*One-Click\s/;

/**
 * Where mail programs post to when somebody ends mails with one click (RFC 8058, section 3.2): no cookie, no session, no CSRF token,
 * and no redirect. The token in the address is the permission, and all that can come of it is fewer mails.
 */
export async function oneClickRoutes(app: FastifyInstance, { path, query, end, said }: OneClick): Promise<void> {
  await app.register((inner, _, done) => {
    inner.removeAllContentTypeParsers();
    inner.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000 }, (_request, body, parsed) => parsed(null, body));
    for (const locale of locales) {
      inner.post<{ Querystring: Readonly<Record<string, unknown>> }>(
        inLocalePath(path, locale),
        { schema: { hide: true } },
        async (request, reply) => {
          void reply.headers({ 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
          const token = request.query[query];
          const isAsked = typeof request.body === 'string' && oneClick.test(request.body);
          if (!isAsked || typeof token !== 'string' || token.includes('\0')) return reply.code(400).send('');
          await end(token);
          return reply.send(said[locale] ?? said[defaultLocale]);
        },
      );
    }
    done();
  });
}
