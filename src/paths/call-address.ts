import type { CallInput } from '#kit/client.ts';
import type { Address } from '#kit/endpoint.ts';

/** Splits a call into method, path with its `:name` parameters filled in, and the `rest` of the input. */
export function fillAddress(
  address: Address,
  input: CallInput = {},
): { method: string; path: string; rest: Record<string, unknown> } {
  const [method = 'GET', pattern = ''] = address.split(' ');
  const rest = { ...input };
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(input[name]));
  });
  return { method, path, rest };
}

/** The URL of a GET, with the rest of the input as its query; undefined values are dropped. */
export function callUrl(address: Address, input?: CallInput): string {
  const { path, rest } = fillAddress(address, input);
  const given = Object.entries(rest).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}
