import type { Api } from '#kit/client.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { slugPattern } from '#paths/patterns.ts';
import type { LoadCall } from '#ui/page.ts';
import type { catalogEndpoints } from '../contract.ts';

/** Client for the loaders of the catalogue's pages. */
export type CatalogCall = LoadCall<Api<typeof catalogEndpoints>>;

const dataOf = <Value>(result: Result<{ data: Value }>): Result<Value> => (result.ok ? ok(result.value.data) : result);

/** The slug in the path, if it is well-formed. */
export const bySlug = async <Value>(
  slug: string | undefined,
  find: (input: { idOrSlug: string }) => Promise<Result<{ data: Value }>>,
): Promise<Result<Value>> => (slug && slugPattern.test(slug) ? dataOf(await find({ idOrSlug: slug })) : fail('not-found'));
