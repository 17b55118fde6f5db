import type { Api, CallOptions } from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { codeOf, fail, ok } from '#kit/result.ts';
import { apiAddresses, apiUrl, type ApiName } from '#paths/api.ts';
import type { accountEndpoints } from '#accounts/contract.ts';
import type { catalogEndpoints } from '#catalog/contract.ts';
import type { playbackEndpoints } from '#playback/contract.ts';

/** Every call of the site: over fetch in the browser, in process on the server. */
export type SiteApi = Api<typeof catalogEndpoints> & Api<typeof playbackEndpoints> & Api<Pick<typeof accountEndpoints, 'user'>>;

/**
 * The browser's client, made from the table of addresses alone. A lost connection throws (the page
 * shows its error with a way to try again); every answer of the server is a `Result`.
 */
export function fetchApi(locale: Locale): SiteApi {
  const call = (name: ApiName) => async (input: Parameters<typeof apiUrl>[1], options?: CallOptions) => {
    const response = await fetch(apiUrl(name, input), {
      ...options,
      headers: { 'X-Language': locale, Accept: 'application/json' },
    });
    const body: unknown = await response.json();
    if (response.ok) return ok(body);
    const code = codeOf(response.status);
    if (!code) throw new Error(`${name} answered ${response.status}`);
    return fail(code, body);
  };
  return Object.fromEntries(Object.keys(apiAddresses).map((name) => [name, call(name as ApiName)])) as unknown as SiteApi;
}
