import { randomBytes } from 'node:crypto';

/** The ids of a span in lower-case hex (W3C Trace Context): 32 and 16 digits. */
export type SpanContext = { readonly traceId: string; readonly spanId: string };

type Attributes = Readonly<Record<string, string | number | undefined>>;

type SpanOptions = {
  readonly kind: keyof typeof kinds;
  readonly attributes?: Attributes;
  /** The parent; without one it starts a trace. */
  readonly parent?: SpanContext | undefined;
  /** A link to its cause, in another trace. */
  readonly link?: SpanContext | undefined;
};

/** A running span. */
export type Span = SpanContext & { readonly end: (outcome?: { isError?: boolean; attributes?: Attributes }) => void };

/** The collector: `/v1/traces` is appended to `endpoint`. */
export type TracingSettings = {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
};

/** The log, which adds the ids of spans itself. */
type Warnings = { readonly warn: (facts: object, message: string) => void };

const kinds = { internal: 1, server: 2, client: 3, consumer: 5 } as const;

type Finished = object;
type Collector = { readonly add: (span: Finished) => void; readonly stop: () => Promise<void> };

let collector: Collector | null = null;

const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
const nanoseconds = (): string => String(BigInt(Math.round((performance.timeOrigin + performance.now()) * 1e6)));

const valued = (attributes: Attributes): object[] =>
  Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ({ key, value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value } }));

/** Starts a span; undefined if tracing is off, which costs only the check. */
export function startSpan(name: string, { kind, attributes = {}, parent, link }: SpanOptions): Span | undefined {
  const into = collector;
  if (!into) return undefined;
  const context = { traceId: parent?.traceId ?? hex(16), spanId: hex(8) };
  const startTimeUnixNano = nanoseconds();
  return {
    ...context,
    end: ({ isError = false, attributes: further = {} } = {}) =>
      into.add({
        ...context,
        ...(parent ? { parentSpanId: parent.spanId } : {}),
        name,
        kind: kinds[kind],
        startTimeUnixNano,
        endTimeUnixNano: nanoseconds(),
        attributes: valued({ ...attributes, ...further }),
        ...(link ? { links: [{ traceId: link.traceId, spanId: link.spanId }] } : {}),
        status: isError ? { code: 2 } : {},
      }),
  };
}

const traceparent = /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/;

/** Parses the header `traceparent` (W3C Trace Context); undefined if invalid. */
export function spanOfHeader(value: unknown): SpanContext | undefined {
  const [, traceId = '', spanId = ''] = traceparent.exec(typeof value === 'string' ? value : '') ?? [];
  return /[^0]/.test(traceId) && /[^0]/.test(spanId) ? { traceId, spanId } : undefined;
}

/** Export interval in milliseconds. */
const sendEvery = 2000;
/** Batch size, and the maximum number of waiting spans: then new ones are dropped. */
const most = 2048;
const sendingTakes = 10_000;

/**
 * Collects spans and exports them as OTLP/HTTP in JSON (https://opentelemetry.io/docs/specs/otlp/). While the collector is down
 * spans are lost, with one log line. Returns a function that exports the rest and stops.
 */
export function collectTraces(settings: TracingSettings, log: Warnings): () => Promise<void> {
  const address = `${settings.endpoint.replace(/\/+$/, '')}/v1/traces`;
  const resource = { attributes: valued({ 'service.name': settings.serviceName, 'process.pid': process.pid }) };
  let waiting: Finished[] = [];
  let isSaid = false;
  let sending = Promise.resolve();

  const send = async (): Promise<void> => {
    const spans = waiting;
    if (spans.length === 0) return;
    waiting = [];
    const body = JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'sprechstunde' }, spans }] }] });
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        headers: { ...settings.headers, 'Content-Type': 'application/json' },
        body,
        signal: AbortSignal.timeout(sendingTakes),
      });
      if (!ok) throw new Error(`it answered ${status}`);
      isSaid = false;
    } catch (error) {
      if (!isSaid) log.warn({ err: error }, 'The collector of OTEL_EXPORTER_OTLP_ENDPOINT does not take traces.');
      isSaid = true;
    }
  };
  const flush = (): Promise<void> => (sending = sending.then(send));
  const timer = setInterval(() => void flush(), sendEvery).unref();
  const own: Collector = {
    add: (span) => {
      if (waiting.length < most) waiting.push(span);
    },
    stop: async () => {
      clearInterval(timer);
      if (collector === own) collector = null;
      await flush();
    },
  };
  collector = own;
  return own.stop;
}
