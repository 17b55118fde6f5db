/** Payments: Stripe or a compatible provider, and its webhook. */
export { apiVersion, stripeProvider } from './stripe.ts';
export { tryPayments } from './try-payments.ts';
export { lastPaymentEvent, tryWebhook } from './try-webhook.ts';
export type { PaymentProvider, ProviderEvent } from './provider.ts';
export { webhookRoutes } from './webhook-routes.ts';
/** The shop's public API on the server. */
/** Documents as PDFs; the drawing library is loaded on first use. */
export const openPaper = () => import('./pdf-sheet.ts');
/** The consequences of an order, and what a member holds by it. */
export { shopDuties } from './duties.ts';
export { giveCoaching, ownedCoachings, takeCoaching } from './entitlements.ts';
export { shopHoldings } from './holdings.ts';
export { newestPapers, notePaperGiven } from './papers.ts';
export { salesByDay } from './sale-sums.ts';
export type { Ownership, OwnershipListener, ShopParts } from './parts.ts';
export { listRetreatGuests, type RetreatGuest } from './retreat-guests.ts';
export { isBought } from './office-entities.ts';
export { countOpenWithdrawals } from './withdrawal-records.ts';
