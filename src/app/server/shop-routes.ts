import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext, Handlers } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { giveToken } from '#accounts/server/door.ts';
import { accountEndpoints, type User } from '#accounts/contract.ts';
import type { Config } from '#platform/config.ts';
import type { Csrf } from '#platform/http/csrf.ts';
import { localApi } from '#platform/http/mount.ts';
import {
  checkoutRoutes,
  receiptRoutes,
  takeEvent,
  webhookRoutes,
  withdrawalPageRoutes,
  type ShopParts,
} from '#shop/server/door.ts';
import type { SiteApi } from '../api.ts';
import type { PaymentStandIn } from './demo.ts';
import type { RefusingPage } from './pages.ts';
import type { createSentPages } from './sent-pages.ts';

/** Where an order's form leads in the end (S2.20), for the policy of the pages; the demo's payment page is one of the site's own. */
export const paymentPagesOf = ({ stripe }: Pick<Config, 'stripe'>): string[] =>
  stripe === null || stripe === 'stand-in' ? [] : [...new Set(['https://checkout.stripe.com', new URL(stripe.apiBase).origin])];

/** Whoever a page of their own is drawn for. */
async function userOf(api: Pick<SiteApi, 'user'>): Promise<User> {
  const answer = await api.user({});
  if (!answer.ok) throw new Error('Only a member orders.');
  return answer.value.data;
}

type Mounting = {
  readonly parts: ShopParts;
  readonly standIn: PaymentStandIn | null;
  readonly csrf: Csrf;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply, locale?: Locale) => CallContext;
  readonly accounts: Pick<Handlers<typeof accountEndpoints>, 'saveAddress'>;
  readonly sendPage: ReturnType<typeof createSentPages>;
  readonly notFoundPage: RefusingPage;
  /** Of the stand-in's pages. */
  readonly font: string;
};

/** What the shop answers beside its calls: orders, papers, the withdrawal without script, and the reports of the payment provider. */
export function mountShopPages(app: FastifyInstance, mounting: Mounting): void {
  const { parts, standIn, csrf, contextOf, accounts, sendPage, notFoundPage, font } = mounting;
  const { saveAddress } = accountEndpoints;
  checkoutRoutes(app, {
    parts,
    csrf,
    giveToken: (client) => giveToken(csrf, client),
    contextOf,
    saveAddress: (fields, context) =>
      localApi({ saveAddress }, { saveAddress: accounts.saveAddress }, context).saveAddress(fields),
    sendPage: (request, reply, { token, ...page }) =>
      sendPage(request, reply, { ...page, sent: async (api) => ({ order: { token, user: await userOf(api) } }) }),
    notFoundPage,
  });
  receiptRoutes(app, { parts, contextOf, notFoundPage });
  withdrawalPageRoutes(app, {
    parts,
    contextOf,
    sendPage: (request, reply, { visit, ...page }) => sendPage(request, reply, { ...page, sent: () => ({ withdrawal: visit }) }),
  });
  webhookRoutes(app, { provider: parts.provider, take: (event) => takeEvent(parts, event) });
  standIn?.routes(app, { ...parts, font });
}
