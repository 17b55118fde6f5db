import type { Api, CallOptions } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { apiAddresses, apiUrl, type ApiName } from '#paths/api.ts';
import type { accountEndpoints } from '#accounts/contract.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import type { chatbotEndpoints } from '#chatbot/contract.ts';
import type { playbackEndpoints, positionEndpoints } from '#playback/contract.ts';
import type { SearchCall } from '#search/site/door.tsx';
import type { OrderVisit, ShopCalls, WithdrawalVisit } from '#shop/site/door.tsx';
import { readAnswer } from '#ui/read-answer.ts';

/** Where somebody is in a form without script. */
export type SentForm = { readonly withdrawal?: WithdrawalVisit; readonly order?: OrderVisit };

/** Every call of the site: over fetch in the browser, in process on the server. */
export type SiteApi = Api<typeof catalogEndpoints> &
  Api<typeof playbackEndpoints> &
  Api<Pick<typeof accountEndpoints, 'user'>> & {
    /** Those of the shop on the server; in the browser its pages bring their own, since no other page needs them. */
    readonly shop?: ShopCalls;
    /** Likewise. */
    readonly search?: SearchCall;
    /** The guide on the server; in the browser its own part asks for it. */
    readonly chatbot?: Api<typeof chatbotEndpoints>;
    /** What a member did not finish, on the server alone: likewise. */
    readonly positions?: Pick<Api<typeof positionEndpoints>, 'unfinished'>;
    /** On the server, where a page is answered that works without script: what came of its form. */
    readonly sent?: SentForm;
  };

/**
 * The browser's client, made from the table of addresses alone. A lost connection throws (the page
 * shows its error with a way to try again), and so does an answer that nobody expects; any other is a `Result`.
 */
export function fetchApi(locale: Locale): SiteApi {
  const call = (name: ApiName) => async (input: Parameters<typeof apiUrl>[1], options?: CallOptions) => {
    const headers = { 'X-Language': locale, Accept: 'application/json' };
    return readAnswer(name, await fetch(apiUrl(name, input), { ...options, headers }));
  };
  return Object.fromEntries(Object.keys(apiAddresses).map((name) => [name, call(name as ApiName)])) as unknown as SiteApi;
}
