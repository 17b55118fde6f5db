import { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import type { ProvidedIdentity } from '../rules.ts';

/** An authorization request at a provider: what binds its callback to the browser that started it. */
export type Authorization = {
  readonly state: string;
  /** The PKCE verifier (RFC 7636): without it the code is worthless. */
  readonly verifier: string;
  /** Returned within the ID token, against replays. */
  readonly nonce: string;
  readonly locale: Locale;
};

/** An identity provider of any protocol. Both calls throw if it is down or answers something invalid. */
export type Provider = {
  /** The address to redirect the browser to. */
  readonly begin: (authorization: Authorization) => Promise<URL>;
  /** The identity asserted by the provider; `answer` is the full callback address. */
  readonly finish: (answer: URL, authorization: Authorization) => Promise<ProvidedIdentity>;
};

/** Timeout of each request to a provider in seconds: a member waits for it. */
export const providerTimeout = 10;

/** Providers' ids are short and plain; anything else is refused. */
export const Subject = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** An address normalised as accounts store it, or null. */
export const providedAddress = (given: unknown): string | null =>
  typeof given === 'string' ? (mailAddress(given.trim())?.toLowerCase() ?? null) : null;
