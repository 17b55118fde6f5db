/** What the app needs of the shop's pages: the data they are loaded with. */
export type { ShopCalls } from './calls.ts';
export type { SentForm } from './shop-call.tsx';
