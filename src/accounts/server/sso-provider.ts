import { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import { mailAddress } from '#kit/mail-address.ts';
import type { ProvidedIdentity } from '../rules.ts';

/** One authorization request at a provider: what binds its answer to the browser that began it. */
export type Authorization = {
  readonly state: string;
  /** Of PKCE (RFC 7636): without it the code is worth nothing. */
  readonly verifier: string;
  /** Comes back within the ID token, so that an old one cannot be played again. */
  readonly nonce: string;
  readonly locale: Locale;
};

/** A provider of identities, whichever protocol it speaks. Both calls throw where it is down or says what it may not. */
export type Provider = {
  /** Where to send the browser. */
  readonly begin: (authorization: Authorization) => Promise<URL>;
  /** Who the provider says it is; `answer` is the whole address under which the browser came back. */
  readonly finish: (answer: URL, authorization: Authorization) => Promise<ProvidedIdentity>;
};

/** Seconds for each request to a provider: a member waits for it. */
export const providerTimeout = 10;

/** Providers' ids are short and plain; anything else is no id. */
export const Subject = z.string().regex(/^[\x21-\x7e]{1,255}$/);

/** An address in the form in which accounts keep it, or null. */
export const providedAddress = (given: unknown): string | null =>
  typeof given === 'string' ? (mailAddress(given.trim())?.toLowerCase() ?? null) : null;
