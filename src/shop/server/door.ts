/** What takes payments: Stripe, or what speaks like it, and its reports. */
export { apiVersion, stripeProvider } from './stripe.ts';
export type { PaymentProvider, ProviderEvent } from './provider.ts';
export { webhookRoutes } from './webhook-routes.ts';
/** What other rooms may ask of the shop on the server. */
export { ownedCoachings } from './owned-coachings.ts';
/** Papers as PDFs: what they are drawn with comes when somebody first wants one. */
export const openPaper = () => import('./pdf-sheet.ts');
export { receiptRoutes } from './receipt-routes.ts';
export { withdrawalPageRoutes } from './withdrawal-page-routes.ts';
/** Orders, from the checkout to what a member holds by them. */
export { checkoutRoutes } from './checkout-routes.ts';
export { shopDuties } from './duties.ts';
export { giveCoaching } from './entitlements.ts';
export { takeEvent } from './events.ts';
export { shopHandlers } from './handlers.ts';
export { shopHoldings } from './holdings.ts';
export { shopData } from './own-data.ts';
export { shopOfficeHandlers, shopRecords } from './office-handlers.ts';
export { salesByDay } from './sale-sums.ts';
export type { Ownership, OwnershipListener, ShopParts } from './parts.ts';
/** Products and codes. */
export { importShop } from './import.ts';
export { listRetreatGuests, type RetreatGuest } from './retreat-guests.ts';
export { isBought, shopEntities } from './office-entities.ts';
export { countOpenWithdrawals } from './withdrawal-records.ts';
