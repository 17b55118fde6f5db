import { collectDefaultMetrics, Counter, Gauge, Registry, type Metric } from 'prom-client';

/** Metrics that this process counts itself, from its start. */
const own = new Registry();

const prefix = 'sprechstunde_';

/** Label values come from short lists of ours, never from a request: each combination is a series in Prometheus. */
type Described<Label extends string> = { readonly name: string; readonly help: string; readonly labels?: readonly Label[] };

/** In development a file is reloaded when it changes, and its metrics exist already. */
function once<Known>(name: string, make: () => Known): Known {
  const known = own.getSingleMetric(name) as Known | undefined;
  if (known) return known;
  const made = make();
  own.registerMetric(made as Metric);
  return made;
}

/** A value of a measure. */
export type Reading = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

type Counted<Label extends string> = Described<Label> & {
  readonly read?: () => readonly { readonly labels: Partial<Record<Label, string>>; readonly value: number }[];
};

/** A counter; its name ends in `_total`. With `read` somebody else counts, and is asked whenever metrics are exposed. */
export const counter = <Label extends string>({ name, help, labels = [], read }: Counted<Label>) =>
  once(
    prefix + name,
    () =>
      new Counter({
        name: prefix + name,
        help,
        labelNames: labels,
        registers: [],
        collect() {
          if (!read) return;
          this.reset();
          for (const { labels: of, value } of read()) this.inc(of, value);
        },
      }),
  );

/** A series of a histogram: how many values were at most each bound, how many there were, and their sum. */
class DurationSeries {
  readonly labels: Readonly<Record<string, string>>;
  readonly within: number[];
  count = 0;
  sum = 0;
  readonly #bounds: readonly number[];

  constructor(labels: Readonly<Record<string, string>>, bounds: readonly number[]) {
    this.labels = labels;
    this.#bounds = bounds;
    this.within = bounds.map(() => 0);
  }

  /** `value` in seconds. */
  observe(value: number): void {
    this.count += 1;
    this.sum += value;
    for (let at = this.#bounds.length - 1; at >= 0 && value <= (this.#bounds[at] ?? 0); at -= 1)
      this.within[at] = (this.within[at] ?? 0) + 1;
  }
}

/**
 * A histogram of durations for prom-client's registry. prom-client's own finds the series by a hash of its labels at each value, which
 * took a tenth of a cached page (docs/scaling.md).
 */
class DurationHistogram<Label extends string> {
  readonly name: string;
  readonly #help: string;
  readonly #labels: readonly Label[];
  readonly #bounds: readonly number[];
  readonly #series = new Map<string, DurationSeries>();

  constructor({ name, help, labels = [] }: Described<Label>, bounds: readonly number[]) {
    this.name = prefix + name;
    this.#help = help;
    this.#labels = labels;
    this.#bounds = bounds;
  }

  /** The series of these label values, in the order of the labels. */
  labels(...values: readonly string[]): DurationSeries {
    const key = JSON.stringify(values);
    const known = this.#series.get(key);
    if (known) return known;
    const made = new DurationSeries(Object.fromEntries(this.#labels.map((label, at) => [label, values[at] ?? ''])), this.#bounds);
    this.#series.set(key, made);
    return made;
  }

  /** What the registry exposes. */
  get() {
    const values = [...this.#series.values()].flatMap(({ labels, within, count, sum }) => [
      ...this.#bounds.map((le, at) => ({
        metricName: `${this.name}_bucket`,
        labels: { le, ...labels },
        value: within[at] ?? 0,
      })),
      { metricName: `${this.name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
      { metricName: `${this.name}_sum`, labels, value: sum },
      { metricName: `${this.name}_count`, labels, value: count },
    ]);
    return { name: this.name, help: this.#help, type: 'histogram', aggregator: 'sum', values };
  }
}

/** A histogram of durations in seconds; `bounds` in ascending order. */
export const durations = <Label extends string>(described: Described<Label>, bounds: readonly number[]) =>
  once(prefix + described.name, () => new DurationHistogram(described, bounds));

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
