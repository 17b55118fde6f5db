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
 * Calls of the catalogue as they come from the wire: input is read, and the answer must have the shape
 * that the contract promises, with no field beyond it.
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
    // A parse drops unknown fields, so a difference is one that the contract does not know.
    if (JSON.stringify(value).length !== JSON.stringify(result.value).length)
      throw new Error(`${name} answers with fields beyond its contract.`);
    return { ok: true, value };
  };

  return {
    call,
    /** The answer; throws for a failure. */
    get: async <Name extends keyof Endpoints>(name: Name, raw: Record<string, unknown> = {}): Promise<Out<Name>> => {
      const result = await call(name, raw);
      if (!result.ok) throw new Error(`${name} ${JSON.stringify(raw)} failed: ${result.code}`);
      return result.value;
    },
  };
}
