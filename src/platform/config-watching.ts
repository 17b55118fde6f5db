import type { z } from 'zod';
import { isEndpoint } from './storage-address.ts';
import { port, text, title, wholeNumber } from './setting-kinds.ts';
import type { TracingSettings } from './tracing.ts';

/** How a process is watched and stopped (S18.4). */
export type WatchingSettings = {
  /** What asks for `/metrics` has to bring; without one there are none. */
  readonly metricsToken: string | null;
  /** Where a process that only does jobs tells how it is; null where it does not. */
  readonly jobsPort: number | null;
  /** How long a stop waits for answers and jobs that are under way, in ms. */
  readonly stopMs: number;
  /** From so many ms on a query is named in the log; 0 for none. */
  readonly slowQueryMs: number;
  /** Where traces are sent; null where none are made. */
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

/** `name=value,name=value`, values percent-encoded, as OpenTelemetry has it; null for anything else. */
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
