import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What this process counts itself, for as long as it lives. */
const own = new Registry();

const prefix = 'sprechstunde_';

/** Labels take values from short lists of ours, never from what a reader sent: each combination is a series that Prometheus keeps. */
type Described<Label extends string> = { readonly name: string; readonly help: string; readonly labels?: readonly Label[] };

/** In development a file is loaded again when it changes, and its figures are there already. */
const once = <Metric extends Counter | Histogram>(name: string, make: () => Metric): Metric =>
  (own.getSingleMetric(name) as Metric | undefined) ?? make();

/** Something that is counted; its name ends in `_total`. */
export const counter = <Label extends string>({ name, help, labels = [] }: Described<Label>) =>
  once(prefix + name, () => new Counter({ name: prefix + name, help, labelNames: labels, registers: [own] }));

/** Something that takes time, in seconds. */
export const durations = <Label extends string>({ name, help, labels = [] }: Described<Label>, buckets: number[]) =>
  once(prefix + name, () => new Histogram({ name: prefix + name, help, labelNames: labels, buckets, registers: [own] }));

/** One value of a measure. */
export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

/**
 * What stands somewhere else, mostly in the database, and is looked up when somebody asks: a room's `server/room.ts` has its own in
 * `measures`. Names have no prefix here; on the wire they begin with `sprechstunde_`.
 */
export type Measure = Described<string> & { readonly read: () => Promise<readonly Reading[]> };

/** What a measure may take, in ms. The database that does not answer is not to keep the other figures back. */
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

/** All figures in Prometheus' text format. A measure that cannot be read is left out and named by `sprechstunde_unread`. */
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
