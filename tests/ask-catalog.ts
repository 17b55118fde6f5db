import type { z } from 'zod';
import { catalogEndpoints } from '../src/catalog/contract.ts';
import { catalogHandlers } from '../src/catalog/server/handlers.ts';
import { everyone, type CallContext } from '../src/kit/endpoint.ts';
import type { Locale } from '../src/kit/locale.ts';
import type { Result } from '../src/kit/result.ts';
import { readInput } from '../src/platform/http/mount.ts';
import type { FilledDatabase } from './databases.ts';

type Endpoints = typeof catalogEndpoints;
type Out<Name extends keyof Endpoints> = z.output<Endpoints[Name]['out']>;

/**
 * Calls the catalogue like an API client: input is parsed, and the response must match the contract exactly, without additional
 * fields.
 */
export function askCatalog(
  { database, clock }: Pick<FilledDatabase, 'clock'> & { database: Pick<FilledDatabase['database'], 'db'> },
  locale: Locale = 'de',
) {
  const handlers = catalogHandlers({ db: database.db, clock });
  const context: CallContext = everyone(locale);

  const call = async <Name extends keyof Endpoints>(
    name: Name,
    raw: Record<string, unknown> = {},
  ): Promise<Result<Out<Name>>> => {
    const input = readInput(catalogEndpoints[name], raw, locale);
    if (!input.ok) return input;
    const handler = handlers[name] as (input: unknown, context: CallContext) => Promise<Result<unknown>>;
    const result = await handler(input.value, context);
    if (!result.ok) return result;
    const value = catalogEndpoints[name].out.parse(result.value) as Out<Name>;
    // Parsing drops unknown fields, so a difference means fields missing in the contract.
    if (JSON.stringify(value).length !== JSON.stringify(result.value).length)
      throw new Error(`${name} answers with fields beyond its contract.`);
    return { ok: true, value };
  };

  return {
    call,
    /** Returns the value; throws on failure. */
    get: async <Name extends keyof Endpoints>(name: Name, raw: Record<string, unknown> = {}): Promise<Out<Name>> => {
      const result = await call(name, raw);
      if (!result.ok) throw new Error(`${name} ${JSON.stringify(raw)} failed: ${result.code}`);
      return result.value;
    },
  };
}
