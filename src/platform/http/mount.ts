import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { callsOf, type Api, type CallInput } from '#kit/client.ts';
import {
  everyone,
  type Address,
  type CallContext,
  type Endpoint,
  type Endpoints,
  type Handlers,
  type Method,
} from '#kit/endpoint.ts';
import type { Locale } from '#kit/locale.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { hasRole } from '#kit/roles.ts';
import { longBody } from './bodies.ts';
import type { Csrf } from './csrf.ts';
import { sendFailure } from './errors.ts';
import { fieldErrors } from './field-errors.ts';

type Handler = (input: unknown, context: CallContext) => Promise<Result<unknown>>;

const partsOf = (address: Address): { method: Method; path: string } => {
  const [method, path] = address.split(' ');
  return { method: method as Method, path: path ?? '/' };
};

/** The names of a path's `:name` parameters. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/**
 * Parses the input. An invalid path parameter means that the page does not exist (S5.8); other invalid input answers 422 with
 * texts by field.
 */
export function readInput(endpoint: Endpoint, raw: Record<string, unknown>, locale: Locale): Result<unknown> {
  const parsed = endpoint.in.safeParse(raw, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const inPath = new Set(pathParameters(endpoint.address));
  if (parsed.error.issues.some(({ path }) => inPath.has(String(path[0])))) return fail('not-found');
  return fail('invalid', fieldErrors(parsed.error, locale));
}

const rawInput = (request: FastifyRequest): Record<string, unknown> => ({
  ...(typeof request.body === 'object' && !Array.isArray(request.body) ? (storable(request.body ?? {}) as object) : {}),
  ...withoutNul(request.query as Record<string, unknown>),
  ...(request.params as Record<string, unknown>),
});

/** Query values that no text can represent are ignored like all invalid ones: PostgreSQL refuses NUL. */
const withoutNul = (query: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => !String(value).includes('\0')));

/** PostgreSQL's text can contain neither NUL nor unpaired surrogates. */
const isText = (given: string): boolean => !given.includes('\0') && given.isWellFormed();

/** A value that is no text fails as one, and what has such a name is left out: some calls store whole objects. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return isText(value) ? value : null;
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).flatMap(([name, inner]) => (isText(name) ? [[name, storable(inner)]] : [])));
}

/** A route's schema for the OpenAPI document: path parameters, then query or body. */
function documented(endpoint: Endpoint): object {
  const { method, path } = partsOf(endpoint.address);
  const shape = endpoint.in instanceof z.ZodObject ? endpoint.in.shape : {};
  const inPath = new Set(pathParameters(path));
  const pick = (isParameter: boolean) =>
    z.object(Object.fromEntries(Object.entries(shape).filter(([name]) => inPath.has(name) === isParameter)));
  return {
    summary: endpoint.summary,
    ...(inPath.size > 0 ? { params: pick(true) } : {}),
    ...(method === 'GET' ? { querystring: pick(false) } : { body: pick(false) }),
    response: {
      [endpoint.status ?? 200]: endpoint.file
        ? { description: endpoint.file.name, content: { [endpoint.file.type]: { schema: endpoint.out } } }
        : endpoint.out,
    },
  };
}

type MountOptions<E extends Endpoints> = {
  readonly endpoints: E;
  readonly handlers: Handlers<E>;
  readonly contextOf: (request: FastifyRequest, reply: FastifyReply) => CallContext;
  /** Runs before every write. */
  readonly csrf: Pick<Csrf, 'check'>;
  /** Caches answers as bytes; absent without a cache (tests of one room). */
  readonly keep?: KeepCall;
};

/** A call whose answer is the same for everyone with this `locale`; `url` is its normalised address. */
type CachedCall = { readonly url: string; readonly locale: Locale; readonly make: () => Promise<Result<unknown>> };

export type KeepCall = (call: CachedCall, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Normalises the address by the parsed input: invalid values and defaults are dropped and fill no cache, and `page=02`, which is
 * parsed as 2, is not cached as if it were absent.
 */
function canonicalUrl(endpoint: Endpoint, request: FastifyRequest, input: unknown): string {
  const { pathname, searchParams } = new URL(request.url, 'http://site.invalid');
  if (searchParams.size === 0) return pathname;
  const understood = input as Record<string, string | number | boolean | undefined>;
  const defaults = endpoint.in.parse(request.params) as Record<string, unknown>;
  const query = new URLSearchParams();
  for (const name of searchParams.keys()) {
    const value = Object.hasOwn(understood, name) ? understood[name] : undefined;
    if (value !== undefined && value !== defaults[name]) query.set(name, String(value));
  }
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * The context for a cached answer, which is made again after each change of content. It is anonymous: one reader's answer is
 * never given to all, and no request is held in memory as long as its answer.
 */
const cachedCall = (handle: Handler, url: string, input: unknown, locale: Locale): CachedCall => ({
  url,
  locale,
  make: () => handle(input, everyone(locale)),
});

/** Checks the guard (see `Endpoint.guard`); for visitors the body is not even read. Also used by routes that send bytes. */
export async function admitted({ guard }: Pick<Endpoint, 'guard'>, context: CallContext): Promise<Result<null>> {
  if (!guard) return ok(null);
  const caller = await context.caller();
  if (!caller) return fail('unauthenticated');
  const may = guard === 'session' || (caller.isVerified && (guard === 'verified' || hasRole(caller.roles, guard)));
  return may ? ok(null) : fail('forbidden');
}

/** Mounts the HTTP route of each endpoint. A route has no logic: parse, call, answer. */
export function mount<E extends Endpoints>(
  app: FastifyInstance,
  { endpoints, handlers, contextOf, csrf, keep }: MountOptions<E>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const { method, path } = partsOf(endpoint.address);
    const handle = handlers[name] as Handler;
    /** Before the body is read. */
    const letIn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
      const may = await admitted(endpoint, contextOf(request, reply));
      return may.ok ? undefined : sendFailure(request, reply, may);
    };
    app.route({
      method,
      url: path,
      schema: documented(endpoint),
      config: { endpoint },
      ...(endpoint.isLong ? { bodyLimit: longBody } : {}),
      onRequest: [...(method === 'GET' || endpoint.csrf === 'none' ? [] : [csrf.check]), letIn],
      handler: async (request, reply) => {
        const context = contextOf(request, reply);
        const input = readInput(endpoint, rawInput(request), context.locale);
        if (!input.ok) return sendFailure(request, reply, input);
        if (endpoint.kept && keep) {
          const url = canonicalUrl(endpoint, request, input.value);
          return keep(cachedCall(handle, url, input.value, context.locale), request, reply);
        }
        const result = await handle(input.value, context);
        if (!result.ok) return sendFailure(request, reply, result);
        void reply.code(endpoint.status ?? 200).header('Cache-Control', 'private, no-store');
        if (endpoint.file) {
          const { type, name: saved } = endpoint.file;
          void reply.headers({ 'Content-Type': type, 'Content-Disposition': `attachment; filename="${saved}"` });
        }
        return endpoint.status === 204 ? reply.send() : reply.send(result.value);
      },
    });
  }
}

/** Sees the answers of a page's calls. */
export type OnAnswer = (answer: Result<unknown>) => void;

/** The same calls in process, for rendering: same parsing, same handlers, no HTTP. `onAnswer` sees each answer. */
export function localApi<E extends Endpoints>(
  endpoints: E,
  handlers: Handlers<E>,
  context: CallContext,
  onAnswer: OnAnswer = () => {},
): Api<E> {
  return callsOf<Api<E>, Endpoint>(endpoints, (name, endpoint) => async (raw: CallInput) => {
    const may = await admitted(endpoint, context);
    if (!may.ok) return may;
    const input = readInput(endpoint, raw, context.locale);
    const answer = input.ok ? await (handlers[name] as Handler)(input.value, context) : input;
    onAnswer(answer);
    return answer;
  });
}
