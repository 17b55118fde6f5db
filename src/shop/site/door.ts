/** What the app has to know of the shop's pages: with what they are loaded. */
export type { ShopCalls } from './calls.ts';
export type { SentForm } from './shop-call.tsx';
