import type { Address } from '#kit/endpoint.ts';
import { standardAvatar } from './files.ts';

/** The calls of members about their own account (S7.1, S7.2). A table of its own, since the start page needs none of them. */
export const accountAddresses = {
  csrfCookie: 'GET /auth/csrf-cookie',
  login: 'POST /auth/login',
  secondFactor: 'POST /auth/two-factor-challenge',
  logout: 'POST /auth/logout',
  forgotPassword: 'POST /auth/forgot-password',
  resetPassword: 'POST /auth/reset-password',
  register: 'POST /auth/register',
  resendVerification: 'POST /auth/email/verification-notification',
  completeSignIn: 'POST /auth/sso/complete',
  saveProfileInformation: 'PUT /auth/user/profile-information',
  changeOwnPassword: 'PUT /auth/user/password',

  saveUser: 'POST /api/user/save',
  saveAddress: 'POST /api/user/save/address',
  changePassword: 'POST /api/user/password',
  deleteUser: 'POST /api/user/delete',
  deleteImage: 'POST /api/user/image/delete',
  sessions: 'GET /api/user/sessions',
  endSession: 'POST /api/user/sessions/end',
  beginSecondFactor: 'POST /api/user/second-factor/begin',
  confirmSecondFactor: 'POST /api/user/second-factor/confirm',
  endSecondFactor: 'POST /api/user/second-factor/end',
  askNewsletter: 'POST /api/newsletter',
  confirmNewsletter: 'POST /api/newsletter/confirm',
  endNewsletter: 'POST /api/newsletter/end',
} as const satisfies Record<string, Address>;

/** What is kept through social sign-in (S4.5). `locale` is that of the page where it started, by default the browser's. */
export type SignInQuery = {
  readonly redirect?: string | undefined;
  readonly coaching?: string | undefined;
  readonly locale?: 'de' | 'en' | undefined;
};

/** Addresses of members that are no JSON calls: external pages, links in mails, files. */
export const accountFiles = {
  /** Multipart, field `files[]`, meta `id` (S7.2). */
  uploadImage: '/api/user/image',
  /** A member's own picture. */
  image: (file: string) => `/api/user/picture/${file}`,
  export: '/api/user/export',
  signInWith: (driver: 'google' | 'facebook', query: SignInQuery = {}) => {
    const given = new URLSearchParams(Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1])));
    return `/sso/redirect/${driver}${given.size > 0 ? `?${given}` : ''}`;
  },
  signedIn: (driver: 'google' | 'facebook') => `/sso/callback/${driver}`,
  /** The link in the confirmation mail. */
  verify: (id: string, hash: string) => `/auth/email/verify/${id}/${hash}`,
  standardImage: standardAvatar,
} as const;
