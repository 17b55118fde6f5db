import type { User } from '#accounts/contract.ts';
import type { Result } from '#kit/result.ts';
import { ok } from '#kit/result.ts';
import { checkoutNotices, type CheckoutQuery, type PageLinks } from '#paths/routes.ts';
import type { Quote } from '../contract.ts';
import { longestCode } from '../rules.ts';
import type { ShopCalls } from './calls.ts';
import type { CheckoutOffer } from './offer.ts';

/** Why a code does not count (S8.2), or could not be checked. */
type CodeProblem = 'code-used' | 'code-invalid' | 'too-many' | 'trouble' | 'empty';

type CheckoutNotice = NonNullable<CheckoutQuery['notice']>;

/** A member's order that works without JavaScript: the member, and the CSRF token and key of its form. */
export type OrderVisit = { readonly user: User; readonly token: string; readonly formKey: string };

/** The initial data of the checkout page. */
export type CheckoutData = {
  readonly offer: CheckoutOffer;
  readonly code: string;
  readonly isGift: boolean;
  /** The price with the code; null if there is no valid one. */
  readonly quote: Quote | null;
  readonly problem: CodeProblem | null;
  readonly notice: CheckoutNotice | null;
  /** Present if it was rendered without JavaScript, ready to submit. */
  readonly visit?: OrderVisit | undefined;
};

/** Normalises a code in the field (S5.4): upper case, limited in length. */
export const typedCode = (text: string): string => text.trimStart().toUpperCase().slice(0, longestCode);

export type Asked = { readonly quote: Quote | null; readonly problem: CodeProblem | null };

/** The server's answer about an offer's price with a code. */
export function readQuote(answer: Result<{ data: Quote }>): Asked {
  if (!answer.ok) return { quote: null, problem: answer.code === 'too-many' ? 'too-many' : 'code-invalid' };
  const { data } = answer.value;
  return data.error ? { quote: null, problem: data.error } : { quote: data, problem: null };
}

/** Asks for the price with a code, for oneself or as a gift. */
export const askQuote = (
  quote: ShopCalls['quote'],
  { type, id }: Pick<CheckoutOffer, 'type' | 'id'>,
  terms: { code: string; isGift: boolean },
): Promise<Result<{ data: Quote }>> => quote({ type, id, code: terms.code, ...(terms.isGift ? { gift: '1' as const } : {}) });

/** Reads the query of the checkout and checks its code, unless the query has the result already (S8.2). */
export async function checkoutData(
  offer: CheckoutOffer,
  query: URLSearchParams,
  calls: ShopCalls,
  visit?: OrderVisit,
): Promise<Result<CheckoutData>> {
  const error = query.get('error');
  const notice = checkoutNotices.find((known) => known === query.get('notice')) ?? null;
  const terms = { code: typedCode(query.get('code') ?? '').trimEnd(), isGift: query.get('gift') === '1' };
  const base = { offer, visit, ...terms, notice };
  if (error) return ok({ ...base, quote: null, problem: error === 'code-used' ? error : 'code-invalid' });
  if (terms.code === '') return ok({ ...base, quote: null, problem: null });
  return ok({ ...base, ...readQuote(await askQuote(calls.quote, offer, terms)) });
}

/** The address of an offer's page with the current input, in the page's language. */
export const checkoutPath = (
  { type, id, shortid }: Pick<CheckoutOffer, 'type' | 'id' | 'shortid'>,
  links: PageLinks,
  { code = '', isGift = false }: { code?: string; isGift?: boolean } = {},
): string => {
  const query: CheckoutQuery = { ...(code ? { code } : {}), ...(isGift ? { gift: '1' } : {}) };
  return type === 'product' ? links('shop.product', { id, ...query }) : links('shop.checkout', { shortid, ...query });
};
