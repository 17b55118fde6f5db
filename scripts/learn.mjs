/**
 * `npm run learn`: learns the weights of the emergency classifier from the examples in `tests/finding` and of the rules, and
 * writes them to `src/search/words/flags/classifier.txt`. The blind sets are not read. The same examples give the same file.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from '../src/kit/steps.ts';
import { bias, featuresOf, outputs } from '../src/search/flags/classifier.ts';
import { contexts, redFlagFinder } from '../src/search/flags/judging.ts';
import { FlagReader, namesInSteps } from '../src/search/flags/reading.ts';
import { isOrdinary } from '../src/search/server/lexicon.ts';
import { flagRules, flagTerms } from '../src/search/words/flags/words.ts';

const root = path.dirname(import.meta.dirname);
const file = path.join(root, 'src/search/words/flags/classifier.txt');
const fileOf = (name) => readFileSync(path.join(root, 'tests/finding', `${name}.json`), 'utf8');

const sets = ['emergencies-first', 'emergencies-tuned', 'emergencies-learned'].map(fileOf);
const queries = ['queries-first', 'queries-tuned'].map(fileOf);

/** Adagrad, as the field has it: few passes, rare features move as far as frequent ones. */
const training = { passes: 30, rate: 0.1, decay: 1e-5, seed: 7 };
/** Features whose weights are all smaller say nothing. */
const leastWeight = 0.25;

const isCalm = ({ wanted }) => wanted.every((help) => help === 'prevention');
const ofRule = ({ examples, calm, helps }) => [
  ...examples.map((q) => ({ q, wanted: helps })),
  ...calm.map((q) => ({ q, wanted: [] })),
];

const reader = new FlagReader(
  runSteps(namesInSteps(flagTerms.filter(({ key }) => key !== contexts.sayings))),
  flagTerms.find(({ key }) => key === contexts.sayings)?.names ?? [],
  isOrdinary,
);

const emergencies = [...sets.flatMap((text) => JSON.parse(text)), ...flagRules.flatMap(ofRule)];
const known = new Set(emergencies.map(({ q }) => q.toLowerCase()));
const byRules = redFlagFinder({ terms: flagTerms, rules: flagRules, isOrdinary });
// What people search for is calm unless a rule says otherwise.
const searches = queries
  .flatMap((text) => JSON.parse(text))
  .filter(({ q }) => !known.has(q.toLowerCase()) && !byRules(q))
  .map(({ q }) => ({ q, wanted: [] }));

const read = [...emergencies, ...searches].map((example) => ({ ...example, features: featuresOf(reader.read(example.q)) }));
const counts = new Map();
for (const { features } of read) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
// Pairs that occur once are half of all features and help nobody else's text.
const features = [...counts].filter(([feature, count]) => count > 1 || !feature.includes(' ')).map(([feature]) => feature);
const ids = new Map([bias, ...features].map((feature, id) => [feature, id]));
const examples = read.map((example) => ({
  features: example.features.flatMap((feature) => ids.get(feature) ?? []),
  wanted: outputs.map((output) => Number(output === 'alarm' ? !isCalm(example) : example.wanted.includes(output))),
}));

/** A linear congruential generator, so that every run shuffles alike. */
let state = training.seed;
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
  return state / 2 ** 31;
};
function shuffle(list) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

const width = outputs.length;
const weights = new Float64Array(ids.size * width);
const gradients = new Float64Array(ids.size * width).fill(1e-6);
for (let pass = 0; pass < training.passes; pass += 1) {
  shuffle(examples);
  for (const { features, wanted } of examples) {
    const size = Math.sqrt(features.length);
    for (let output = 0; output < width; output += 1) {
      let score = weights[output];
      for (const id of features) score += weights[id * width + output] / size;
      const error = 1 / (1 + Math.exp(-score)) - wanted[output];
      weights[output] -= training.rate * 0.2 * error;
      for (const id of features) {
        const at = id * width + output;
        const gradient = error / size + training.decay * weights[at];
        gradients[at] += gradient ** 2;
        weights[at] -= (training.rate * gradient) / Math.sqrt(gradients[at]);
      }
    }
  }
}

const lines = [...ids]
  .map(([feature, id]) => ({ feature, own: [...weights.subarray(id * width, (id + 1) * width)] }))
  .filter(({ own }) => own.some((weight) => Math.abs(weight) >= leastWeight))
  .toSorted((a, b) => (a.feature < b.feature ? -1 : 1))
  .map(({ feature, own }) => [feature, ...own.map((weight) => Math.round(weight * 10))].join('\t'));
const hash = createHash('sha256')
  .update([...sets, ...queries].join('\n'))
  .digest('base64url');
const head = `# Made by \`npm run learn\` from examples ${hash}: a feature, and its weights for ${outputs.join(', ')} in tenths.`;
writeFileSync(file, `${[head, ...lines].join('\n')}\n`);
console.info(`${examples.length} examples, ${lines.length} of ${ids.size} features.`);
