import type { Address } from '#kit/endpoint.ts';

/** The calls of the shop and the courses. A table of its own, since the start page needs none of them. */
export const shopAddresses = {
  products: 'GET /api/product',
  product: 'GET /api/product/:idOrSlug',
  productPaid: 'GET /api/product/:id/paid',
  code: 'GET /api/code/:id',
  quote: 'GET /api/shop/quote',
  order: 'GET /api/shop/order/:id',
  withdraw: 'POST /api/shop/withdraw',
  refundOrder: 'POST /api/backend/order/refund',
} as const satisfies Record<string, Address>;

export const courseAddresses = {
  journey: 'GET /api/coaching/journey/:shortid',
  confirmJourney: 'POST /api/coaching/journey/:shortid/confirm',
  withdrawHealthConsent: 'POST /api/coaching/journey/:shortid/consent/withdraw',
  setJourney: 'POST /api/coaching/journey/:shortid/settings',
  saveDayNote: 'POST /api/coaching/journey/:shortid/note',
  addWatched: 'POST /api/coaching/watched',
  offlineFilms: 'GET /api/coaching/offline',
  endCourseMails: 'POST /api/coaching/mails/end',
} as const satisfies Record<string, Address>;
