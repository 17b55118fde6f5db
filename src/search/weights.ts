import { NumberTable } from './number-table.ts';

/** The feature of every text. */
export const bias = '*';

/** What a linear model has learned (`npm run learn`): for each feature a weight for each of its outputs. */
export class Weights {
  readonly #table: NumberTable;
  readonly #outputs: number;

  /** `file`: a line for each feature with its weights, in tenths of log odds. */
  constructor(file: Buffer, outputs: number) {
    this.#table = new NumberTable(file);
    this.#outputs = outputs;
  }

  /** The log odds of each output. Long texts do not count more than short ones. */
  of(features: readonly string[]): number[] {
    const tenths = this.#table.numbersOf(bias) ?? Array.from({ length: this.#outputs }, () => 0);
    const size = Math.sqrt(features.length);
    for (const feature of features) {
      const own = this.#table.numbersOf(feature);
      if (own) for (const output of tenths.keys()) (tenths[output] as number) += (own[output] ?? 0) / size;
    }
    return tenths.map((tenth) => tenth / 10);
  }
}
