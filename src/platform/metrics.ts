import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Metrics that this process counts itself, from its start. */
const own = new Registry();

const prefix = 'sprechstunde_';

/** Label values come from short lists of ours, never from a request: each combination is a series in Prometheus. */
type Described<Label extends string> = { readonly name: string; readonly help: string; readonly labels?: readonly Label[] };

/** In development a file is reloaded when it changes, and its metrics exist already. */
const once = <Metric extends Counter | Histogram>(name: string, make: () => Metric): Metric =>
  (own.getSingleMetric(name) as Metric | undefined) ?? make();

/** A counter; its name ends in `_total`. */
export const counter = <Label extends string>({ name, help, labels = [] }: Described<Label>) =>
  once(prefix + name, () => new Counter({ name: prefix + name, help, labelNames: labels, registers: [own] }));

/** A histogram of durations in seconds. */
export const durations = <Label extends string>({ name, help, labels = [] }: Described<Label>, buckets: number[]) =>
  once(prefix + name, () => new Histogram({ name: prefix + name, help, labelNames: labels, buckets, registers: [own] }));

/** A value of a measure. */
export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

/**
 * A gauge read on demand, mostly from the database: a room's `server/room.ts` has its own in `measures`. Names have no prefix
 * here; on the wire they start with `sprechstunde_`.
 */
export type Measure = Described<string> & { readonly read: () => Promise<readonly Reading[]> };

/** Timeout of a measure in ms. A database that does not answer must not block the other metrics. */
const readingTakes = 3000;

async function readInTime({ read }: Measure): Promise<readonly Reading[] | null> {
  const over = Promise.withResolvers<null>();
  const timer = setTimeout(() => over.resolve(null), readingTakes);
  try {
    return await Promise.race([read().catch(() => null), over.promise]);
  } finally {
    clearTimeout(timer);
  }
}

let isWatchingProcess = false;

/** All metrics in Prometheus' text format. A measure that fails is omitted and named by `sprechstunde_unread`. */
export async function exposeMetrics(measures: readonly Measure[]): Promise<{ type: string; text: string }> {
  if (!isWatchingProcess) collectDefaultMetrics({ register: own });
  isWatchingProcess = true;
  const now = new Registry();
  const unread = new Gauge({
    name: `${prefix}unread`,
    help: '1 for each measure that could not be read just now',
    labelNames: ['measure'],
    registers: [now],
  });
  const read = async (measure: Measure): Promise<void> => {
    const gauge = new Gauge({
      name: prefix + measure.name,
      help: measure.help,
      labelNames: measure.labels ?? [],
      registers: [now],
    });
    const readings = await readInTime(measure);
    unread.set({ measure: measure.name }, readings ? 0 : 1);
    for (const { labels = {}, value } of readings ?? []) gauge.set(labels, value);
  };
  await Promise.all(measures.map(read));
  return { type: own.contentType, text: `${await own.metrics()}${await now.metrics()}` };
}
