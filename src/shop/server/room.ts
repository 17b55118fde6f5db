import type { FastifyInstance } from 'fastify';
import { callSet } from '#platform/http/call-set.ts';
import type { Services, WebServices } from '#platform/services.ts';
import { shopEndpoints } from '../contract.ts';
import { shopOfficeEndpoints } from '../office-contract.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { shopDuties } from './duties.ts';
import { takeEvent } from './events.ts';
import { shopHandlers } from './handlers.ts';
import { shopHoldings } from './holdings.ts';
import { shopMeasures } from './measures.ts';
import { shopEntities } from './office-entities.ts';
import { shopOfficeHandlers, shopRecords } from './office-handlers.ts';
import { shopData } from './own-data.ts';
import type { ShopPageParts, ShopParts } from './parts.ts';
import { receiptRoutes } from './receipt-routes.ts';
import { webhookRoutes } from './webhook-routes.ts';
import { withdrawalPageRoutes } from './withdrawal-page-routes.ts';
import { shopProcessing } from './processing.ts';

type PaymentPages = {
  /** The pages of a payment provider that this process plays; null if there is none. */
  readonly paymentPages:
    | ((app: FastifyInstance, parts: Pick<ShopParts, 'siteName' | 'presenterSlug'> & { readonly font: string }) => void)
    | null;
};

export const shopRoom = {
  calls: (parts: ShopParts) => [callSet(shopEndpoints, shopHandlers(parts))],
  officeCalls: (parts: ShopParts) => [callSet(shopOfficeEndpoints, shopOfficeHandlers(parts))],
  /** Orders, documents, the withdrawal without JavaScript, and the payment webhook. */
  routes: (app: FastifyInstance, parts: ShopPageParts & PaymentPages & Pick<WebServices, 'assets'>): void => {
    checkoutRoutes(app, parts);
    receiptRoutes(app, parts);
    withdrawalPageRoutes(app, parts);
    webhookRoutes(app, { provider: parts.provider, take: (event) => takeEvent(parts, event), log: parts.log });
    parts.paymentPages?.(app, { ...parts, font: parts.assets.font });
  },
  entities: () => shopEntities,
  jobs: shopDuties,
  measures: shopMeasures,
  personalData: shopData,
  holdings: ({ db }: Pick<Services, 'db'>) => shopHoldings(db),
  records: ({ db }: Pick<Services, 'db'>) => shopRecords(db),
  processing: shopProcessing,
};
