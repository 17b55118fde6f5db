/** What `app` needs to take payments: the provider of the settings, its reports, and the demo's stand-in for it. */
export { createProvider, type Payments, type ProviderParts } from './create-provider.ts';
export type { PaymentProvider, ProviderEvent } from './provider.ts';
export { webhookRoutes, type WebhookParts } from './webhook-routes.ts';
export { standInRoutes, type StandInPageParts } from './stand-in/routes.ts';
export { postInto, postOver, standInDuties, type Post } from './stand-in/reports.ts';
export type { StandIn } from './stand-in/stand-in.ts';
/** What other rooms may ask of the shop on the server. */
export { ownedCoachings } from './owned-coachings.ts';
export type { Ownership, OwnershipListener } from './parts.ts';
