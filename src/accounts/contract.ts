import { z } from 'zod';
import { endpoint } from '#kit/endpoint.ts';
import { comparedEmail, givenEmail, givenLine, givenRevision } from '#kit/shapes.ts';
import { accountAddresses as at } from '#paths/account-api.ts';
import { apiAddresses } from '#paths/api.ts';
import { uuidPattern } from '#paths/patterns.ts';

import { isCountry, letter, longestPassword, shortestPassword } from './rules.ts';

/** f female, m male, d diverse, u not specified. */
export const Gender = z.enum(['f', 'm', 'd', 'u']);
export type Gender = z.infer<typeof Gender>;

const id = z.string().regex(uuidPattern);
const nothing = z.object({});
/** Marks and pictures alone do not count. */
const required = (most: number) => givenLine(most).min(1).regex(letter);
const password = z.string().min(shortestPassword).max(longestPassword);
/** A password to compare, not to set: any form that could have been valid. */
const givenPassword = z.string().min(1).max(longestPassword);
const country = z.string().toLowerCase().refine(isCountry);
const token = z.string().min(1).max(200);

/** A purchase as the member sees it (S3.2); `receipt` is an address on this site that only its owner can open. */
const ProductPurchase = z.object({
  id: z.string(),
  image: z.string(),
  stripe_name: z.string(),
  status: z.string(),
  receipt: z.string().nullable(),
  order: z
    .object({ id: z.string(), number: z.string() })
    .optional()
    .describe('The order: its number for a withdrawal, its id for the page of a gift.'),
  kind: z.enum(['own', 'gift', 'voucher']).optional().describe('A gift or voucher is a code to give away.'),
});
/** A coaching or retreat that the member owns or is buying; the courses room shows more. */
const OwnedOffer = z.object({
  id: z.string(),
  shortid: z.string(),
  slug: z.string(),
  title: z.string(),
  image: z.string(),
  status: z.string(),
});

/** What later rooms report that a member holds (the slot of `/api/user`). */
export const Holdings = z.object({
  products: z.array(ProductPurchase),
  coachings: z.array(OwnedOffer),
  retreats: z.array(OwnedOffer),
});
export type Holdings = z.infer<typeof Holdings>;

/** A member as they see themselves (S3.1). Missing texts are empty. */
export const User = Holdings.extend({
  id: z.string(),
  fullname: z.string(),
  name: z.string().describe('First name.'),
  surname: z.string(),
  email: z.string(),
  gender: Gender,
  image: z.string().describe('Site-relative address of the picture; only its owner can read one of their own.'),
  street: z.string(),
  street_number: z.string(),
  zipcode: z.string(),
  city: z.string(),
  country: z.string().describe('ISO 3166-1 alpha-2, lower case.'),
  sso_driver: z.enum(['google', 'facebook']).nullable(),
  isVerified: z.boolean(),
  roles: z.array(z.string()),
  rolesInForce: z.array(z.string()).describe('Those that count now: a role of the back office wants a second factor (S16.4).'),
  revision: z.int().describe('Sent back with a save, so that a stale one is noticed (409).'),
  hasSecondFactor: z.boolean(),
  newsletter: z.enum(['no', 'asked', 'yes']),
});
export type User = z.infer<typeof User>;

const userAnswer = z.object({ data: User });
const messageShape = z.object({ message: z.string() });
const revision = givenRevision.positive().optional();

const profile = { name: required(80), surname: required(80), gender: Gender };
const address = { street: required(120), street_number: required(20), zipcode: required(12), city: required(80) };
const optionalAddress = {
  street: givenLine(120).optional(),
  street_number: givenLine(20).optional(),
  zipcode: givenLine(12).optional(),
  city: givenLine(80).optional(),
};

/** S5.5: the e-mail is read-only; clients cannot set roles, verification or purchases. Omitted fields stay unchanged. */
export const ProfileForm = z.object({
  id,
  ...profile,
  gender: Gender.optional(),
  ...optionalAddress,
  country: country.optional(),
  revision,
});
/** S3.13; `coaching` is the id, shortid or slug of the course for which the address is needed. */
export const AddressForm = z.object({
  id,
  ...address,
  country: country.default('de'),
  coaching: z.string().max(200).nullish(),
  revision,
});
/** S3.13, S5.2. */
const PasswordForm = z.object({
  id,
  old: givenPassword,
  password,
  password_confirmation: z.string().max(longestPassword),
});
/** Where the member wanted to go; it is kept through the confirmation. */
const redirect = z.string().max(2000).nullish();
/** S3.12, S5.3. */
export const RegistrationForm = z.object({
  email: givenEmail,
  ...profile,
  password,
  password_confirmation: z.string().max(longestPassword),
  newsletter: z.boolean().default(false),
  terms: z.literal(true),
  redirect,
  form_key: z.string().regex(uuidPattern).optional().describe('Sent again with the same one, it is the same registration.'),
});
const LoginForm = z.object({
  email: comparedEmail.min(1),
  password: givenPassword,
  remember: z.boolean().default(false),
});

/** A place where the member is logged in (S16.4). Times are ISO 8601. */
export const SessionView = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.string(),
  seen_at: z.string(),
  current: z.boolean(),
});
export type SessionView = z.infer<typeof SessionView>;

export const accountEndpoints = {
  csrfCookie: endpoint(at.csrfCookie, { in: nothing, out: z.void(), status: 204, summary: 'Sets the cookie XSRF-TOKEN (S7.1).' }),
  /**
   * 422 for wrong credentials, the same for known and unknown addresses (S8.4); 429 after too many attempts. With a second
   * factor, `two_factor` is true and the login is not complete yet.
   */
  login: endpoint(at.login, {
    in: LoginForm,
    out: z.object({ two_factor: z.boolean() }),
    summary: 'Logs in with e-mail and password.',
  }),
  /** `code` of the app, or a recovery code. 401 if no login is waiting for it, 422 for a wrong one. */
  secondFactor: endpoint(at.secondFactor, {
    in: z.object({ code: givenLine(40).min(1) }),
    out: z.object({ two_factor: z.literal(false) }),
    summary: 'The second step of a login.',
  }),
  logout: endpoint(at.logout, {
    in: nothing,
    out: z.void(),
    status: 204,
    summary: 'Ends this session; also where there is none.',
  }),
  forgotPassword: endpoint(at.forgotPassword, {
    in: z.object({ email: givenEmail }),
    out: messageShape,
    summary: 'Mails a link to set a new password; answers alike for unknown addresses.',
  }),
  resetPassword: endpoint(at.resetPassword, {
    in: z.object({ email: givenEmail, token, password, password_confirmation: z.string().max(longestPassword) }),
    out: messageShape,
    summary: 'Sets a new password and ends all sessions of the member.',
  }),
  register: endpoint(at.register, {
    in: RegistrationForm,
    out: messageShape,
    status: 201,
    summary: 'Registers a member; logs nobody in and answers alike for known addresses.',
  }),
  resendVerification: endpoint(at.resendVerification, {
    in: z.object({ email: givenEmail.optional(), redirect }),
    out: messageShape,
    status: 202,
    summary: 'Mails the link of confirmation again.',
  }),
  /** 409 if no sign-in is waiting for an address (any more). Does not log in: the address is unverified until it is confirmed. */
  completeSignIn: endpoint(at.completeSignIn, {
    in: z.object({ email: givenEmail, terms: z.literal(true) }),
    out: messageShape,
    status: 202,
    summary: 'Gives the address that a provider did not; mails a link to confirm it, alike for known addresses.',
  }),
  saveProfileInformation: endpoint(at.saveProfileInformation, {
    in: ProfileForm.omit({ id: true }),
    out: userAnswer,
    guard: 'verified',
    summary: 'As /api/user/save.',
  }),
  changeOwnPassword: endpoint(at.changeOwnPassword, {
    in: PasswordForm.omit({ id: true }),
    out: messageShape,
    guard: 'verified',
    summary: 'As /api/user/password.',
  }),

  user: endpoint(apiAddresses.user, { in: nothing, out: userAnswer, guard: 'session', summary: 'Who is logged in.' }),
  saveUser: endpoint(at.saveUser, {
    in: ProfileForm,
    out: userAnswer,
    guard: 'verified',
    summary: 'Saves the profile; 409 where it changed meanwhile.',
  }),
  saveAddress: endpoint(at.saveAddress, { in: AddressForm, out: userAnswer, guard: 'verified', summary: 'Saves the address.' }),
  changePassword: endpoint(at.changePassword, {
    in: PasswordForm,
    out: messageShape,
    guard: 'verified',
    summary: 'Changes the password; other sessions end.',
  }),
  deleteUser: endpoint(at.deleteUser, {
    in: z.object({ id, password: givenPassword.optional() }),
    out: nothing,
    guard: 'session',
    summary:
      'Deletes the account and everything personal, at once. More than ten minutes after the login it wants the password (422); without one, a new login.',
  }),
  deleteImage: endpoint(at.deleteImage, {
    in: z.object({ id }),
    out: z.object({ image: z.string() }),
    guard: 'verified',
    summary: 'Takes the standard picture instead.',
  }),

  sessions: endpoint(at.sessions, {
    in: nothing,
    out: z.object({ data: z.array(SessionView) }),
    guard: 'session',
    summary: 'Where the member is logged in.',
  }),
  /** Without an `id`: all but this one. */
  endSession: endpoint(at.endSession, {
    in: z.object({ id: id.optional() }),
    out: nothing,
    guard: 'session',
    summary: 'Ends a session, or all others.',
  }),
  beginSecondFactor: endpoint(at.beginSecondFactor, {
    in: z.object({ password: givenPassword.optional(), enrolment: token.optional() }),
    out: z.object({ secret: z.string(), uri: z.string(), svg: z.string() }),
    guard: 'verified',
    summary:
      'A new secret for an authenticator app; in force once a code of it was given. Of a role of the back office it wants the token of the link that an admin gave out (403).',
  }),
  confirmSecondFactor: endpoint(at.confirmSecondFactor, {
    in: z.object({ code: givenLine(10).min(6), enrolment: token.optional() }),
    out: z.object({ recovery_codes: z.array(z.string()) }),
    guard: 'verified',
    summary: 'Puts the second factor in force; the recovery codes are shown this once.',
  }),
  endSecondFactor: endpoint(at.endSecondFactor, {
    in: z.object({ code: givenLine(40).min(1) }),
    out: nothing,
    guard: 'verified',
    summary: 'Switches the second factor off.',
  }),

  askNewsletter: endpoint(at.askNewsletter, {
    in: z.object({ email: givenEmail }),
    out: messageShape,
    status: 202,
    summary: 'Asks for the newsletter; only the link in the mail confirms it (S16.3).',
  }),
  /** POST only, since mail programs open links by themselves. 404 if the link is no longer valid. */
  confirmNewsletter: endpoint(at.confirmNewsletter, {
    in: z.object({ token }),
    out: messageShape,
    summary: 'Confirms the newsletter by the link of the mail.',
  }),
  endNewsletter: endpoint(at.endNewsletter, {
    in: z.object({ token: token.optional() }),
    out: messageShape,
    summary: 'Ends the newsletter, by the link of a mail or as a member.',
  }),
};
