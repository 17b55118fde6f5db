import type { Address } from '#kit/endpoint.ts';

/** The office's calls about members and orders (S10.3, S10.4); those of entities are in `office-api.ts`. */
export const userOfficeAddresses = {
  listUsers: 'GET /api/backend/user/list',
  getUser: 'GET /api/backend/user/get/:id',
  searchUsers: 'GET /api/backend/user/search',
  setRoles: 'POST /api/backend/user/roles',
  inviteUser: 'POST /api/backend/user/invite',
  resetSecondFactor: 'POST /api/backend/user/second-factor',
  endUserSessions: 'POST /api/backend/user/session/end',
  sendVerification: 'POST /api/backend/user/verification',
  removeUser: 'POST /api/backend/user/delete',
} as const satisfies Record<string, Address>;

export const shopOfficeAddresses = {
  listOrders: 'GET /api/backend/order/list',
  getOrder: 'GET /api/backend/order/get/:id',
  resendOrderMail: 'POST /api/backend/order/resend',
  correctInvoice: 'POST /api/backend/order/invoice/correct',
  listWithdrawals: 'GET /api/backend/withdrawal/list',
  handleWithdrawal: 'POST /api/backend/withdrawal/handle',
  generateCodes: 'POST /api/backend/code/generate',
  codesFile: 'GET /api/backend/code/csv',
  codeBatches: 'GET /api/backend/code/batches',
  ordersFile: 'GET /api/backend/order/csv',
  papersFile: 'GET /api/backend/order/papers/csv',
  redeemCode: 'POST /api/backend/code/redeem',
} as const satisfies Record<string, Address>;

export const courseOfficeAddresses = {
  applyCoaching: 'POST /api/backend/coaching/apply',
  takeCoaching: 'POST /api/backend/coaching/take',
  resendCoaching: 'POST /api/backend/coaching/resend',
} as const satisfies Record<string, Address>;

export const backofficeAddresses = {
  dashboard: 'GET /api/backend/dashboard',
  failedJobs: 'GET /api/backend/job/failed',
  retryJob: 'POST /api/backend/job/retry',
  listMails: 'GET /api/backend/mail/list',
  retryMail: 'POST /api/backend/mail/retry',
  audit: 'GET /api/backend/audit/list',
  opening: 'GET /api/backend/opening',
  tickOpening: 'POST /api/backend/opening/tick',
  openSite: 'POST /api/backend/opening/open',
  tryWebhook: 'POST /api/backend/opening/webhook',
} as const satisfies Record<string, Address>;
