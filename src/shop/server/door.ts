/** What takes payments: Stripe, or what speaks like it, and its reports. */
export { apiVersion, stripeProvider } from './stripe.ts';
export { tryPayments } from './try-payments.ts';
export type { PaymentProvider, ProviderEvent } from './provider.ts';
export { webhookRoutes } from './webhook-routes.ts';
/** What other rooms may ask of the shop on the server. */
export { ownedCoachings } from './owned-coachings.ts';
/** Papers as PDFs: what they are drawn with comes when somebody first wants one. */
export const openPaper = () => import('./pdf-sheet.ts');
/** What follows from an order, and what a member holds by it. */
export { shopDuties } from './duties.ts';
export { giveCoaching } from './entitlements.ts';
export { shopHoldings } from './holdings.ts';
export { salesByDay } from './sale-sums.ts';
export type { Ownership, OwnershipListener, ShopParts } from './parts.ts';
/** Products and codes. */
export { importShop } from './import.ts';
export { listRetreatGuests, type RetreatGuest } from './retreat-guests.ts';
export { isBought } from './office-entities.ts';
export { countOpenWithdrawals } from './withdrawal-records.ts';
