import { z } from 'zod';
import { currentContext, type RequestContext } from '#platform/request-context.ts';

/** The field of a job's data with the id of the request that added it. Hidden from kinds. */
const field = '_request';

const Origin = z.object({
  requestId: z.string().max(128),
  span: z.object({ traceId: z.string().max(32), spanId: z.string().max(16) }).optional(),
});

/** Data with the id of the current request, if there is one. */
export function withContext<Data extends object>(data: Data): Data {
  const context = currentContext();
  if (!context) return data;
  const { requestId, span } = context;
  const origin: RequestContext = { requestId, ...(span ? { span: { traceId: span.traceId, spanId: span.spanId } } : {}) };
  return { ...data, [field]: origin };
}

/**
 * Splits a job's data into the kind's payload and the request id. A malformed id, from another release for example, is ignored.
 */
export function splitOrigin(stored: unknown): { readonly data: unknown; readonly origin: RequestContext | undefined } {
  if (typeof stored !== 'object' || stored === null || !(field in stored)) return { data: stored, origin: undefined };
  const { [field]: origin, ...data } = stored;
  return { data, origin: Origin.safeParse(origin).data };
}
