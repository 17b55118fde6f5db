import type { FastifyInstance } from 'fastify';
import { defaultLocale, locales, type Locale } from '#kit/locale.ts';
import { inLocalePath } from '#paths/routes.ts';

type OneClick = {
  /**
   * The page for people who follow a mail's link, without language prefix. Its GET changes nothing: link checkers follow it too.
   */
  readonly path: string;
  /** The query parameter with the token. */
  readonly query: string;
  /** Stops the mails; does not reveal whether there were any. */
  readonly end: (token: string) => Promise<void>;
  /** The message for a person without JavaScript. */
  readonly said: Readonly<Record<Locale, string>>;
};

/** A form in either encoding. */
const oneClick = /(?:^|&)List-Unsubscribe=One-Click(?:&|$)|name="?List-Unsubscribe"?\s*One-Click\s/;

/**
 * The target of one-click unsubscription by mail programs (RFC 8058, section 3.2): no cookie, no session, no CSRF token, and no
 * redirect. The token in the address is the permission, and it can only stop mails.
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
