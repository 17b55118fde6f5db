import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '#kit/locale.ts';
import { pageLinks } from '#paths/routes.ts';
import { localeOfRequest } from '#platform/http/errors.ts';
import { plainStyles, type PlainFrame } from '#platform/http/plain-page.ts';
import { Fault } from './fault.ts';
import type { Session } from './objects.ts';
import { localeOf, overPage, paymentPage, successAddress, unknownPage } from './page.ts';
import { choose, type Choice } from './payments.ts';
import { currentSession } from './sessions.ts';
import type { StandIn } from './stand-in.ts';

/** The stand-in's path below BASE_URL; its payment pages are in `pay/`. */
export const standInPath = '/demo/stripe';

export type StandInPageParts = {
  readonly standIn: StandIn;
  readonly siteName: string;
  readonly presenterSlug: string;
  /** URL of the site's font, if it is built. */
  readonly font: string;
};

const stylesheet = `${standInPath}/pay.css`;
const choices: readonly string[] = ['pay', 'late', 'fail'] satisfies Choice[];

/** The stand-in's payment pages. Server-to-server calls are made within the process and have no URL. */
export function standInRoutes(app: FastifyInstance, { standIn, siteName, presenterSlug, font }: StandInPageParts): void {
  const hidden = { schema: { hide: true } };
  const frameOf = (locale: Locale): PlainFrame => ({ locale, siteName, stylesheet });
  const startOf = (locale: Locale): string => pageLinks(locale, presenterSlug)('start');

  const sendPage = (reply: FastifyReply, status: number, page: string): FastifyReply =>
    reply.code(status).headers({ 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).send(page);

  function sendSession(reply: FastifyReply, session: Session): FastifyReply {
    const locale = localeOf(session);
    if (session.status === 'open') return sendPage(reply, 200, paymentPage(frameOf(locale), session));
    return sendPage(reply, session.status === 'expired' ? 410 : 200, overPage(frameOf(locale), session, startOf(locale)));
  }

  async function withSession(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (id: string) => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await work((request.params as { session: string }).session);
    } catch (error) {
      if (!(error instanceof Fault) || error.status !== 404) throw error;
      const locale = localeOfRequest(request);
      return sendPage(reply, 404, unknownPage(frameOf(locale), startOf(locale)));
    }
  }

  void app.register(async (paying) => {
    paying.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit: 1024 }, (_, body, done) =>
      done(null, new URLSearchParams(String(body))),
    );
    const url = `${standInPath}/pay/:session`;
    paying.get(stylesheet, hidden, async (_, reply) =>
      reply.headers({ 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }).send(await plainStyles(font)),
    );
    paying.get(url, hidden, async (request, reply) =>
      withSession(request, reply, async (id) =>
        sendSession(reply, await standIn.change((calling) => currentSession(calling, id))),
      ),
    );
    paying.post(url, hidden, async (request, reply) =>
      withSession(request, reply, async (id) => {
        const choice = (request.body instanceof URLSearchParams ? request.body.get('do') : null) ?? '';
        const go = (address: string): FastifyReply => reply.header('Cache-Control', 'no-store').redirect(address, 303);
        if (choices.includes(choice)) {
          const { state, session } = await standIn.change((calling) => choose(calling, id, choice as Choice));
          return state === 'taken' ? go(successAddress(session)) : sendSession(reply, session);
        }
        const session = await standIn.change((calling) => currentSession(calling, id));
        const isLeft = choice === 'cancel' && session.status === 'open';
        return isLeft ? go(session.cancel_url ?? startOf(localeOf(session))) : sendSession(reply, session);
      }),
    );
  });
}
