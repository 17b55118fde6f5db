import { createHmac, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accountEndpoints } from '#accounts/contract.ts';
import { networkOf } from '#accounts/rules.ts';
import { giveToken } from '#accounts/server/door.ts';
import { listCoachingNames } from '#catalog/server/door.ts';
import type { CallContext, Caller } from '#kit/endpoint.ts';
import { type Locale, localeOfPath } from '#kit/locale.ts';
import { uuidPattern } from '#paths/patterns.ts';
import { type CheckoutQuery, pageLinks, type PageLinks } from '#paths/routes.ts';
import { shopFiles } from '#paths/shop-files.ts';
import { localeOfRequest } from '#platform/http/errors.ts';
import { OfferType } from '../contract.ts';
import { readCode } from '../code-rules.ts';
import { checkoutTypePattern, formKeyField, formKeyPattern, longestCode, shownFields, tokenField } from '../rules.ts';
import { beginCheckout, type Begun, findStanding, type Wish } from './checkout.ts';
import { tryCode } from './code-tries.ts';
import { checkoutPageOf, findOffer, type Offer } from './offers.ts';
import { codeOf, findOrder } from './orders.ts';
import type { ShopPageParts } from './parts.ts';
import { ProviderFailed } from './payment-session.ts';

type Question = { Params: { type: string; id: string }; Querystring: Record<string, unknown> };

const isOfferType = (type: string): type is Wish['type'] => OfferType.safeParse(type).success;

/** Normalised like stored codes. What can be none stays, too long if it was, and is invalid. */
function codeIn({ code }: Record<string, unknown>): string {
  if (typeof code !== 'string' || code.includes('\0')) return '';
  const asTyped = code.toWellFormed().normalize('NFC').trim().toUpperCase();
  return readCode(code) ?? asTyped.slice(0, longestCode + 1);
}

const orderAddress = '/stripe/checkout/:type/:id';
const params = z.object({ type: OfferType, id: z.uuid() });
const terms = {
  code: z.string().max(longestCode).optional(),
  gift: z.literal('1').optional(),
  locale: z
    .enum(['de', 'en'])
    .describe('The language of the page, which the order has too; else that of the referrer.')
    .optional(),
};
const shown = z
  .string()
  .describe('In cents, what the form showed. If it costs something else by now, nothing is ordered.')
  .optional();
const shownTerms = { [shownFields.totalCents]: shown, [shownFields.dueCents]: shown };
const key = z
  .string()
  .describe('Any 16 to 64 letters and digits. A gift or voucher with the same ones is not bought twice.')
  .optional();
const page = { description: 'The page.', content: { 'text/html': { schema: z.string() } } };
const elsewhere = z.string().describe('To the login, the payment, the thanks, or back with what is missing.');

/** Its two methods, for the OpenAPI document. */
const checkoutCalls = {
  looked: {
    path: orderAddress,
    schema: {
      summary: 'Shows an order (S7.6); changes nothing.',
      params,
      querystring: z.object(terms),
      response: { 200: page, 302: elsewhere },
    },
  },
  ordered: {
    path: orderAddress,
    schema: {
      summary: 'Concludes an order, as a form with the token of the cookie `XSRF-TOKEN` (S14.7).',
      params,
      body: z.object({
        ...terms,
        consent: z.literal('1').optional(),
        ...shownTerms,
        [formKeyField]: key,
        [tokenField]: z.string(),
      }),
      response: { 303: elsewhere, 419: page },
    },
  },
} as const;

/** An order's form is small, even if every letter is percent-encoded (`%F0%9F…`). */
const largestForm = 8 * 1024;

/**
 * S2.20, S14.7: the address of an order. A GET shows the order and changes nothing, wherever the link came from; a POST with the
 * CSRF token places it and redirects.
 */
export function checkoutRoutes(app: FastifyInstance, parts: ShopPageParts): void {
  const { csrf, contextOf, notFoundPage } = parts;
  const linksIn = (locale: Locale): PageLinks => pageLinks(locale, parts.presenterSlug);
  const go = (reply: FastifyReply, address: string, status: 302 | 303 = 303): FastifyReply =>
    reply.header('Cache-Control', 'no-store').redirect(address, status);

  type Order = { readonly wish: Wish; readonly offer: Offer; readonly caller: Caller; readonly context: CallContext };

  /** The member and the offer; null, with an answer sent, if there is no such offer or no permission. */
  async function orderOf(
    request: FastifyRequest<Question>,
    reply: FastifyReply,
    given: Record<string, unknown>,
  ): Promise<Order | null> {
    const said = localeIn(given);
    const context = contextOf(request, reply, said ?? localeOf(request));
    const { locale } = context;
    const { type, id } = request.params;
    const isOffer = checkoutTypePattern.test(type) && isOfferType(type) && uuidPattern.test(id);
    const offer = isOffer ? await findOffer(parts.db, type, id, locale) : null;
    if (!isOffer || !offer) {
      await notFoundPage(request, reply, locale);
      return null;
    }
    const wish = wishOf(given, { type, id, locale });
    const caller = await context.caller();
    if (caller?.isVerified) return { wish, offer, caller, context };
    const links = linksIn(locale);
    const redirect = shopFiles.checkout(wish, { ...keptOf(wish), locale: said });
    // S4.5: the page of the confirmation, too, goes on to the order as soon as the address is confirmed.
    const to = caller ? `${links('verify')}?${new URLSearchParams({ redirect })}` : links('login', { redirect });
    await go(reply, to, 302);
    return null;
  }

  type Shown = { readonly status?: number; readonly notice?: CheckoutQuery['notice'] };

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    { wish, offer, context }: Order,
    { status = 200, notice }: Shown,
  ): Promise<FastifyReply> {
    const { locale, client } = context;
    const token = giveToken(csrf, client);
    const user = await parts.local(accountEndpoints, context).user({});
    if (!user.ok) throw new Error('Only a member orders.');
    const path = checkoutPageOf(linksIn(locale), offer, { ...keptOf(wish), notice });
    return parts.sendForm(request, reply, {
      path,
      locale,
      status,
      sent: { order: { token, formKey: randomUUID(), user: user.value.data } },
    });
  }

  const hidden = { schema: { hide: true }, exposeHeadRoute: false };
  const { looked, ordered } = checkoutCalls;
  app.get<Question>(looked.path, { schema: looked.schema, exposeHeadRoute: false }, async (request, reply) => {
    const order = await orderOf(request, reply, request.query);
    if (!order) return reply;
    const { wish, offer, caller } = order;
    const standing = await findStanding(parts.db, caller.userId, offer, wish.isGift);
    return standing ? go(reply, await destinationOf(standing, wish), 302) : show(request, reply, order, {});
  });

  void app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: largestForm },
      (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post<Question & { Body: Record<string, string> }>(ordered.path, { schema: ordered.schema }, async (request, reply) => {
      const form = request.body ?? {};
      const order = await orderOf(request, reply, form);
      if (!order) return reply;
      if (!csrf.isGood(request, form[tokenField])) return show(request, reply, order, { status: 419, notice: 'expired' });
      return conclude(reply, order, form);
    });
  });

  async function conclude(reply: FastifyReply, { wish, offer, caller, context }: Order, form: Record<string, string>) {
    const back = (why: CheckoutQuery): FastifyReply =>
      go(reply, checkoutPageOf(linksIn(wish.locale), offer, { ...keptOf(wish), ...why }));
    if (form.street !== undefined) {
      const { street, street_number = '', zipcode = '', city = '', country = '' } = form;
      const address = { id: caller.userId, street, street_number, zipcode, city, country };
      const saved = await parts.local(accountEndpoints, context).saveAddress(address);
      if (!saved.ok) return back({ notice: 'address' });
    }
    // Failed codes must be counted in any case, so not within the order's transaction.
    const { userId } = caller;
    const tried = wish.code === '' ? null : await tryCode(parts, { userId, ip: context.client.ip }, wish.code);
    if (tried && !tried.ok) return back({ error: 'code-invalid' });
    try {
      const network = createHmac('sha256', parts.key)
        .update(`place from ${networkOf(context.client.ip)}`)
        .digest('base64url');
      return go(reply, await destinationOf(await beginCheckout(parts, userId, { ...wish, network }), wish));
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error;
      parts.log.error({ err: error }, 'a payment could not be begun');
      return back({ notice: 'unavailable' });
    }
  }

  app.get<{ Params: { order: string } }>(shopFiles.cancelled(':order'), hidden, async (request, reply) => {
    const context = contextOf(request, reply);
    const { order: id } = request.params;
    const order = uuidPattern.test(id) ? await findOrder(parts.db, id) : null;
    const caller = await context.caller();
    // Only its owner may know that an order exists: not even its language is told.
    if (!order || order.userId !== caller?.userId) return go(reply, linksIn(context.locale)('shop'), 302);
    const { locale } = order;
    const offer = await findOffer(parts.db, order.offerType, order.offerId, locale);
    if (!offer) return go(reply, linksIn(locale)('shop'), 302);
    // Keeps all input.
    const query = { code: (await codeOf(parts.db, order))?.code, gift: order.isGift ? ('1' as const) : undefined };
    return go(reply, checkoutPageOf(linksIn(locale), offer, { ...query, notice: 'cancelled' }), 302);
  });

  async function destinationOf(begun: Begun, wish: Wish): Promise<string> {
    const links = linksIn(wish.locale);
    switch (begun.to) {
      case 'payment':
        return begun.url;
      case 'thanks':
        return links('shop.thanks', { order: begun.orderId });
      case 'back':
        return checkoutPageOf(links, begun.offer, { ...keptOf(wish), ...begun.why });
      case 'nowhere':
        return links('shop');
      case 'own':
        return ownPageOf(links, begun.offer, wish.locale);
    }
  }

  /** S4.9, and the same for other offers. */
  async function ownPageOf(links: PageLinks, { type, slug, opens }: Offer, locale: Locale): Promise<string> {
    if (type === 'retreat') return links('presenter.retreat.detail', { slug });
    const [first] = await listCoachingNames(parts.db, opens.coachingIds, locale);
    return first ? links('presenter.coaching.detail', { slug: first.slug }) : links('shop');
  }
}

const wishOf = (query: Record<string, unknown>, asked: Pick<Wish, 'type' | 'id' | 'locale'>): Wish => ({
  ...asked,
  code: codeIn(query),
  isGift: query.gift === '1',
  hasConsented: query.consent === '1',
  formKey: keyIn(query[formKeyField]),
  shown: { totalCents: shownCents(query[shownFields.totalCents]), dueCents: shownCents(query[shownFields.dueCents]) },
});

const keyIn = (text: unknown): string | undefined => (typeof text === 'string' && formKeyPattern.test(text) ? text : undefined);

/** A shown price; one that cannot be read is none that an order could have. */
const shownCents = (text: unknown): number | undefined =>
  text === undefined ? undefined : typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : NaN;

/** All input, so that nothing is lost on the way back. */
const keptOf = ({ code, isGift }: Wish): Pick<CheckoutQuery, 'code' | 'gift'> => ({
  code: code === '' || code.length > longestCode ? undefined : code,
  gift: isGift ? '1' : undefined,
});

/** The language that the page itself says. */
const localeIn = ({ locale }: Record<string, unknown>): Locale | undefined =>
  locale === 'de' || locale === 'en' ? locale : undefined;

/** Else that of the page it came from: other programs, and pages of the release before, say none. */
function localeOf(request: FastifyRequest): Locale {
  const from = URL.parse(request.headers.referer ?? '');
  return from && from.host === request.headers.host ? localeOfPath(from.pathname) : localeOfRequest(request);
}
