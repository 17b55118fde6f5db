import { AsyncLocalStorage } from 'node:async_hooks';
import type { SpanContext } from './tracing.ts';

/** What is known of the request for whose sake something happens, wherever that is: in a query, in a line of the log, in a job. */
export type RequestContext = {
  /** What the answer's `X-Request-Id` says. */
  readonly requestId: string;
  /** Where traces are collected: what comes of it belongs to this span. */
  readonly span?: SpanContext | undefined;
};

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs something, and all that comes of it, for the sake of a request. */
export const inContext = <Value>(context: RequestContext, work: () => Value): Value => contexts.run(context, work);

/** The request that is being answered, or whose job is being done; undefined where nobody asked. */
export const currentContext = (): RequestContext | undefined => contexts.getStore();
