import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanContext } from './tracing.ts';

/** The request on whose behalf something happens, available anywhere: in a query, a log line, a job. */
export type RequestContext = {
  /** The value of the answer's `X-Request-Id`. */
  readonly requestId: string;
  /** The parent span, if traces are collected. */
  readonly span?: SpanContext | undefined;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs something, and everything it starts, on behalf of a request. */
export const inContext = <Value>(context: RequestContext, work: () => Value): Value => contexts.run(context, work);

/** The current request, or the one that added the current job; undefined without one. */
export const currentContext = (): RequestContext | undefined => contexts.getStore();
