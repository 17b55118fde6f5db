import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Address, Api, CallContext, Endpoint, Endpoints, Handlers, Method } from '#kit/endpoint.ts';
import { fail, ok, type Result } from '#kit/result.ts';
import { sendFailure } from './errors.ts';

type Handler = (input: unknown, context: CallContext) => Promise<Result<unknown>>;

const partsOf = (address: Address): { method: Method; path: string } => {
  const [method, path] = address.split(' ');
  return { method: method as Method, path: path ?? '/' };
};

/** Names of the `:name` parameters of a path. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');

/**
 * Reads what came in. A path parameter of the wrong form is a page that does not exist (S5.8); other
 * input of the wrong form answers 422 with texts per field.
 */
export function readInput(endpoint: Endpoint, raw: Record<string, unknown>): Result<unknown> {
  const parsed = endpoint.in.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const inPath = new Set(pathParameters(endpoint.address));
  if (parsed.error.issues.some(({ path }) => inPath.has(String(path[0])))) return fail('not-found');
  return fail('invalid', { message: z.prettifyError(parsed.error), errors: z.flattenError(parsed.error).fieldErrors });
}

const rawInput = (request: FastifyRequest): Record<string, unknown> => ({
  ...(typeof request.body === 'object' ? request.body : {}),
  ...(request.query as Record<string, unknown>),
  ...(request.params as Record<string, unknown>),
});

/** The schema of a route for the OpenAPI document: path parameters, then query or body. */
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
    response: { 200: endpoint.out },
  };
}

type MountOptions<E extends Endpoints> = {
  readonly endpoints: E;
  readonly handlers: Handlers<E>;
  readonly contextOf: (request: FastifyRequest) => CallContext;
  /** Answers of kept endpoints as bytes; absent where nothing is kept (tests of one room). */
  readonly keep?: (
    canonicalUrl: string,
    request: FastifyRequest,
    reply: FastifyReply,
    make: () => Promise<Result<unknown>>,
  ) => Promise<FastifyReply>;
};

/** The address with only those query values that were understood, so that nonsense fills no cache. */
function canonicalUrl(request: FastifyRequest, input: unknown): string {
  const url = new URL(request.url, 'http://site.invalid');
  const understood = new Map(Object.entries(input as Record<string, unknown>).map(([name, value]) => [name, String(value)]));
  const query = new URLSearchParams([...url.searchParams].filter(([name, value]) => understood.get(name) === value));
  return query.size > 0 ? `${url.pathname}?${query}` : url.pathname;
}

/** Gives each endpoint its HTTP route. A route holds no logic: read, call, answer. */
export function mount<E extends Endpoints>(
  app: FastifyInstance,
  { endpoints, handlers, contextOf, keep }: MountOptions<E>,
): void {
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const { method, path } = partsOf(endpoint.address);
    const handle = handlers[name] as Handler;
    app.route({
      method,
      url: path,
      schema: documented(endpoint),
      handler: async (request, reply) => {
        const input = readInput(endpoint, rawInput(request));
        if (!input.ok) return sendFailure(request, reply, input);
        const call = () => handle(input.value, contextOf(request));
        if (endpoint.kept && keep) return keep(canonicalUrl(request, input.value), request, reply, call);
        const result = await call();
        if (!result.ok) return sendFailure(request, reply, result);
        return reply.header('Cache-Control', 'private, no-store').send(result.value);
      },
    });
  }
}

/** The same calls in process, for rendering: same reading of input, same handlers, no HTTP. */
export function localApi<E extends Endpoints>(endpoints: E, handlers: Handlers<E>, context: CallContext): Api<E> {
  const call = (name: string) => async (raw: Record<string, unknown>) => {
    const input = readInput(endpoints[name] as Endpoint, raw);
    return input.ok ? (handlers[name] as Handler)(input.value, context) : input;
  };
  return Object.fromEntries(Object.keys(endpoints).map((name) => [name, call(name)])) as unknown as Api<E>;
}
