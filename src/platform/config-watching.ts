import type { z } from 'zod';
import { isEndpoint } from './storage-address.ts';
import { port, text, title, wholeNumber } from './setting-kinds.ts';
import type { TracingSettings } from './tracing.ts';

/** Settings of monitoring and shutdown (S18.4). */
export type WatchingSettings = {
  /** The bearer token for `/metrics`; without one there are no metrics. */
  readonly metricsToken: string | null;
  /** Port on which a process that only does jobs reports its health; null for none. */
  readonly jobsPort: number | null;
  /** How long a shutdown waits for running answers and jobs, in ms. */
  readonly stopMs: number;
  /** Queries that take at least this many ms are logged; 0 for none. */
  readonly slowQueryMs: number;
  /** Where traces are sent; null for none. */
  readonly tracing: TracingSettings | null;
};

export const watchingSettings = {
  METRICS_TOKEN: text('must be 16 to 500 printable characters without blanks', (value) =>
    /^[\x21-\x7e]{16,500}$/.test(value),
  ).optional(),
  JOBS_PORT: port.optional(),
  STOP_SECONDS: wholeNumber(1, 600).default('20'),
  SLOW_QUERY_MS: wholeNumber(0, 60_000).default('1000'),
  OTEL_EXPORTER_OTLP_ENDPOINT: text('must be an http or https address without a query', isEndpoint).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: text('must be of the form name=value,name=value', (value) => headersOf(value) !== null).optional(),
  OTEL_SERVICE_NAME: title.default('sprechstunde'),
};

/** Parses `name=value,name=value` with percent-encoded values, OpenTelemetry's format; null if invalid. */
function headersOf(value: string): Record<string, string> | null {
  const pairsOf = value.split(',').filter((part) => part.trim() !== '');
  const read = pairsOf.map((part) => /^\s*([\w-]{1,100})\s*=\s*([\x21-\x7e]{0,2000})\s*$/.exec(part));
  if (read.includes(null)) return null;
  try {
    return Object.fromEntries(read.map((found) => [found?.[1] ?? '', decodeURIComponent(found?.[2] ?? '')]));
  } catch {
    return null;
  }
}

export const watchingOf = (given: z.output<z.ZodObject<typeof watchingSettings>>): WatchingSettings => ({
  metricsToken: given.METRICS_TOKEN ?? null,
  jobsPort: given.JOBS_PORT ? Number(given.JOBS_PORT) : null,
  stopMs: Number(given.STOP_SECONDS) * 1000,
  slowQueryMs: Number(given.SLOW_QUERY_MS),
  tracing: given.OTEL_EXPORTER_OTLP_ENDPOINT
    ? {
        endpoint: given.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: headersOf(given.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
        serviceName: given.OTEL_SERVICE_NAME,
      }
    : null,
});
