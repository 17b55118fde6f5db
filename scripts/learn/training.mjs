/** Learns linear models and writes their weights as `src/search/weights.ts` reads them. The same examples give the same file. */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { bias } from '../../src/search/weights.ts';

/** Adagrad: rare features move as far as frequent ones. The seed is for the order of examples. */
const training = { passes: 30, averaged: 15, rate: 0.1, rateOfBias: 0.02, decay: 1e-5, seed: 7 };
/** Rare features say more: log odds move by (log(examples / occurrences) / 3) ^ 1.5 times as far. */
const rarity = { divisor: 3, power: 1.5 };
/** A feature with smaller weights is left out. */
const leastWeight = 0.25;

/** A linear congruential generator. */
export function* randomNumbers() {
  for (let state = training.seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

/** The hash of what examples come from, as the tests of the files compute it. */
const hashOf = (sources) => createHash('sha256').update(JSON.stringify(sources)).digest('base64url');

/**
 * Learns `outputs` from examples with their `features` and what is `wanted`, 0 or 1 for each output, and writes the weights to
 * `file`. `leastOf` is the minimum number of examples that have a feature.
 */
export function learnTo(file, { examples, outputs, leastOf, sources }) {
  const { numbers, scales } = numbersOf(
    examples.map(({ features }) => features),
    leastOf,
  );
  const width = outputs.length;
  const weights = weightsOf(
    examples.map(({ features, wanted }) => ({ numbers: features.flatMap((feature) => numbers.get(feature) ?? []), wanted })),
    scales,
    width,
  );
  const lines = [...numbers]
    .map(([feature, number]) => ({ feature, own: [...weights.subarray(number * width, (number + 1) * width)] }))
    .filter(({ own }) => own.some((weight) => Math.abs(weight) >= leastWeight))
    .toSorted((a, b) => (a.feature < b.feature ? -1 : 1))
    .map(({ feature, own }) => [feature, ...own.map((weight) => Math.round(weight * 10))].join('\t'));
  const head = `# Made by \`npm run learn\` from examples ${hashOf(sources)}: a feature, and its weights for ${outputs.join(', ')} in tenths.`;
  writeFileSync(file, `${[head, ...lines].join('\n')}\n`);
  console.info(`${examples.length} examples, ${lines.length} of ${numbers.size} features.`);
}

/** Numbers the features, and says how far each moves. */
function numbersOf(texts, leastOf) {
  const counts = new Map();
  for (const features of texts) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => count >= leastOf(feature));
  return {
    numbers: new Map([bias, ...kept.map(([feature]) => feature)].map((feature, number) => [feature, number])),
    scales: [1, ...kept.map(([, count]) => (Math.log(texts.length / count) / rarity.divisor) ** rarity.power)],
  };
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random.next().value * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/**
 * Logistic regression of each output by itself: the mean of the last passes, which depends less on the order. Answers the weights
 * of feature `n` from `n * width` on.
 */
function weightsOf(examples, scales, width) {
  const size = scales.length;
  const weights = new Float64Array(size * width);
  const squares = new Float64Array(size * width).fill(1e-6);
  const mean = new Float64Array(size * width);
  const random = randomNumbers();
  for (let pass = 0; pass < training.passes; pass += 1) {
    shuffle(examples, random);
    for (const { numbers, wanted } of examples) {
      const length = Math.sqrt(numbers.length);
      for (let output = 0; output < width; output += 1) {
        let score = weights[output];
        for (const number of numbers) score += (weights[number * width + output] * scales[number]) / length;
        const error = 1 / (1 + Math.exp(-score)) - wanted[output];
        weights[output] -= training.rateOfBias * error;
        for (const number of numbers) {
          const at = number * width + output;
          const gradient = (error * scales[number]) / length + training.decay * weights[at];
          squares[at] += gradient ** 2;
          weights[at] -= (training.rate * gradient) / Math.sqrt(squares[at]);
        }
      }
    }
    if (pass < training.passes - training.averaged) continue;
    for (let at = 0; at < mean.length; at += 1) mean[at] += weights[at] / training.averaged;
  }
  return mean.map((weight, at) => weight * scales[Math.floor(at / width)]);
}
