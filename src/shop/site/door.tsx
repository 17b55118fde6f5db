/** The shop's pages, for the chunk that holds them, with what their loaders need. */
export { CheckoutPage } from './checkout-page.tsx';
export { checkoutData, type CheckoutData, type OrderVisit } from './checkout-data.ts';
export { shopCalls, type ShopCalls } from './calls.ts';
export { WithdrawalPage } from './withdrawal-page.tsx';
export { firstVisit, type WithdrawalVisit } from '../withdrawal-rules.ts';
export { offerOfCoaching, offerOfProduct, offerOfRetreat, type CheckoutOffer } from './offer.ts';
export { CouponPage, type CouponData } from './coupon-page.tsx';
export { GiftPage } from './gift-page.tsx';
export { ShopPage } from './shop-page.tsx';
export { ThanksPage, type ThanksData } from './thanks-page.tsx';
export { hasAddress } from './use-buyer.ts';
