import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '#kit/endpoint.ts';
import { localeOfPath, type Locale } from '#kit/locale.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { pageLinks, type CheckoutQuery, type PageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { listCoachingNames } from '#catalog/server/door.ts';
import { checkoutTypePattern, longestCode, type OfferType } from '../rules.ts';
import { beginCheckout, type Begun, type Wish } from './checkout.ts';
import { tryCode } from './code-tries.ts';
import { checkoutPageOf, findOffer, type Offer } from './offers.ts';
import { codeOf, findOrder } from './orders.ts';
import type { ShopParts } from './parts.ts';
import { ProviderFailed } from './payment-session.ts';

export type CheckoutParts = {
  readonly parts: ShopParts;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  /** Answers with the page of addresses that nobody knows. */
  readonly notFoundPage: (request: FastifyRequest, reply: FastifyReply, locale: Locale) => Promise<FastifyReply>;
};

type Question = { Params: { type: string; id: string }; Querystring: Record<string, unknown> };

const isOfferType = (type: string): type is OfferType => ['coaching', 'retreat', 'product'].includes(type);

/** As codes are stored. One that is too long stays so, since it is none then. */
function codeIn({ code }: Record<string, unknown>): string {
  const text = typeof code === 'string' && !code.includes('\0') ? code.toWellFormed().normalize('NFC').trim().toUpperCase() : '';
  return text.slice(0, longestCode + 1);
}

/** S2.20: begins a payment by a full page load, and leads to wherever that ends. */
export function checkoutRoutes(app: FastifyInstance, { parts, contextOf, notFoundPage }: CheckoutParts): void {
  const linksIn = (locale: Locale): PageLinks => pageLinks(locale, parts.presenterSlug);
  const go = (reply: FastifyReply, address: string, status: 302 | 303): FastifyReply =>
    reply.header('Cache-Control', 'no-store').redirect(address, status);

  const hidden = { schema: { hide: true }, exposeHeadRoute: false };
  app.get<Question>('/stripe/checkout/:type/:id', hidden, async (request, reply) => {
    const context = contextOf(request, reply);
    const locale = localeOf(request, context);
    const { type, id } = request.params;
    if (!checkoutTypePattern.test(type) || !isOfferType(type) || !uuidPattern.test(id))
      return notFoundPage(request, reply, locale);
    const offer = await findOffer(parts.db, type, id, locale);
    if (!offer) return notFoundPage(request, reply, locale);
    const wish = wishOf(request.query, { type, id, locale });
    const caller = await context.caller();
    if (!caller) return go(reply, linksIn(locale).login({ redirect: addressOf(wish) }), 302);
    if (!caller.isVerified) return go(reply, linksIn(locale).verify(), 302);
    const back = (why: CheckoutQuery): FastifyReply =>
      go(reply, checkoutPageOf(linksIn(locale), offer, { ...keptOf(wish), ...why }), 302);
    // Tries are counted whatever becomes of them, so not within the order's transaction.
    const tried = wish.code === '' ? null : await tryCode(parts, { userId: caller.userId, ip: request.ip }, wish.code);
    if (tried && !tried.ok) return back({ error: 'code-invalid' });
    try {
      const begun = await beginCheckout(parts, caller.userId, wish);
      if (begun.to === 'nowhere') return notFoundPage(request, reply, locale);
      return go(reply, await destinationOf(begun, wish), begun.to === 'payment' || begun.to === 'thanks' ? 303 : 302);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      parts.log.error({ err: error }, 'a payment could not be begun');
      return back({ notice: 'unavailable' });
    }
  });

  app.get<{ Params: { order: string } }>(shopFiles.cancelled(':order'), hidden, async (request, reply) => {
    const context = contextOf(request, reply);
    const { order: id } = request.params;
    const order = uuidPattern.test(id) ? await findOrder(parts.db, id) : null;
    const locale = order?.locale ?? context.locale;
    const offer = order && (await findOffer(parts.db, order.offerType, order.offerId, locale));
    const caller = await context.caller();
    if (!order || !offer || order.userId !== caller?.userId) return go(reply, linksIn(locale).shop(), 302);
    // Nothing that was typed is lost.
    const query = { code: (await codeOf(parts.db, order))?.code, gift: order.isGift ? ('1' as const) : undefined };
    return go(reply, checkoutPageOf(linksIn(locale), offer, { ...query, notice: 'cancelled' }), 302);
  });

  async function destinationOf(begun: Exclude<Begun, { to: 'nowhere' }>, wish: Wish): Promise<string> {
    const links = linksIn(wish.locale);
    switch (begun.to) {
      case 'payment':
        return begun.url;
      case 'thanks':
        return links.thanks(begun.orderId);
      case 'back':
        return checkoutPageOf(links, begun.offer, { ...keptOf(wish), ...begun.why });
      case 'own':
        return ownPageOf(links, begun.offer, wish.locale);
    }
  }

  /** S4.9, and likewise for what is no coaching. */
  async function ownPageOf(links: PageLinks, { type, slug, opens }: Offer, locale: Locale): Promise<string> {
    if (type === 'retreat') return links.retreat(slug);
    const [first] = await listCoachingNames(parts.db, opens.coachingIds, locale);
    return first ? links.coaching(first.slug) : links.shop();
  }
}

const wishOf = (query: Record<string, unknown>, asked: Pick<Wish, 'type' | 'id' | 'locale'>): Wish => ({
  ...asked,
  code: codeIn(query),
  isGift: query.gift === '1',
  hasConsented: query.consent === '1',
});

/** What was typed and chosen, so that nothing of it is lost on the way back. */
const keptOf = ({ code, isGift }: Wish): Pick<CheckoutQuery, 'code' | 'gift'> => ({
  code: code === '' || code.length > longestCode ? undefined : code,
  gift: isGift ? '1' : undefined,
});

const addressOf = (wish: Wish): string =>
  shopFiles.checkout(wish, { ...keptOf(wish), consent: wish.hasConsented ? '1' : undefined });

/** The language of the page where it began. */
function localeOf(request: FastifyRequest, { locale }: CallContext): Locale {
  const from = URL.parse(request.headers.referer ?? '');
  return from && from.host === request.headers.host ? localeOfPath(from.pathname) : locale;
}
