/**
 * `npm run learn`: learns the weights of the emergency classifier from the examples in `tests/finding` and of the rules, and
 * writes them to `src/search/words/flags/classifier.txt`. The blind sets are not read. The same examples give the same file.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from '../src/kit/steps.ts';
import { conceptKinds } from '../src/search/concepts.ts';
import { asSaid, bias, featuresOf, outputs } from '../src/search/flags/classifier.ts';
import { flagReaderInSteps, redFlagFinder, sufficientNames } from '../src/search/flags/judging.ts';
import { isCorrect } from '../src/search/server/lexicon.ts';
import { readForeignEmergencies } from '../src/search/server/shipped-texts.ts';
import { shippedConcepts } from '../src/search/words/concepts.ts';
import { flagRules, flagTerms } from '../src/search/words/flags/words.ts';

const root = path.dirname(import.meta.dirname);
const file = path.join(root, 'src/search/words/flags/classifier.txt');
const textOf = (name) => readFileSync(path.join(root, 'tests/finding', `${name}.json`), 'utf8');

const sets = ['emergencies-first', 'emergencies-tuned', 'emergencies-learned'].map(textOf);
const queries = ['queries-first', 'queries-tuned'].map(textOf);
const frames = textOf('frames');
const foreign = [...readForeignEmergencies()];

/** Adagrad: rare features move as far as frequent ones. The seed is for the order of examples. */
const training = { passes: 30, averaged: 15, rate: 0.1, rateOfBias: 0.02, decay: 1e-5, seed: 7 };
/** Rare features say more: log odds move by (log(examples / occurrences) / 3) ^ 1.5 times as far. */
const rarity = { divisor: 3, power: 1.5 };
/** Minimum number of examples that have a feature, by its kind. */
const least = { asSaid: 3, pair: 2, other: 1 };
/** A feature with smaller weights is left out. */
const leastWeight = 0.25;

const words = { terms: flagTerms, rules: flagRules, isOrdinary: isCorrect };
const byRules = redFlagFinder(words);

const isCalm = ({ wanted }) => wanted.every((help) => help === 'prevention');

/** All but illnesses: names of several words are calm examples, where no rule knows better: 'müde Augen', 'Oma und Opa'. */
const calmKinds = new Set(conceptKinds.filter((kind) => kind !== 'illness'));

/** What people write before and after a name, whether it is an emergency's or not; `lasting` after one that is none. */
const { lasting, ...around } = JSON.parse(frames);
/** How often each part of a frame is there. */
const chance = { beginnings: 0.5, persons: 0.7, occasions: 0.5, endings: 0.6 };
const framesOfName = 2;

/** Names in frames drawn by chance: the rules say whether they are an emergency. */
function inFrames(names, parts, random) {
  const drawn = (part) => {
    const isThere = random.next().value < chance[part];
    return isThere ? parts[part][Math.floor(random.next().value * parts[part].length)] : '';
  };
  const framed = (name) => [drawn('beginnings'), drawn('persons'), name, drawn('occasions'), drawn('endings')];
  return names.flatMap((name) => Array.from({ length: framesOfName }, () => framed(name).filter(Boolean).join(' ')));
}

/** The names that are enough for a rule, but what it calls calm, exact forms and numbers. */
function urgentNames() {
  const calm = new Set(flagRules.flatMap((rule) => rule.calm));
  return sufficientNames(words).filter((name) => !calm.has(name.toLowerCase()) && !/^=|\.\./.test(name));
}

/** Every second German name of concepts that are no emergency; medicines stand in other frames. */
function calmNames() {
  const medicines = new Set(['group', 'substance', 'trade']);
  const names = shippedConcepts()
    .filter(({ kind }) => calmKinds.has(kind) && !medicines.has(kind))
    .flatMap(({ names: { lay = [], medical = [] } }) => [...lay, ...medical]);
  return names.filter((name, at) => at % 2 === 0 && !byRules(name));
}

/**
 * The sets, the rules' own examples, names of emergencies in other languages, what people search for, which is calm unless a rule
 * says otherwise, and names in frames.
 */
function allExamples() {
  const ofRules = flagRules.flatMap(({ examples, calm, helps }) => [
    ...examples.map((q) => ({ q, wanted: helps })),
    ...calm.map((q) => ({ q, wanted: [] })),
  ]);
  const ofOthers = foreign.flatMap(([german, names]) => names.map((q) => ({ q, wanted: byRules(german)?.helps ?? [] })));
  const emergencies = [...sets.flatMap((text) => JSON.parse(text)), ...ofRules, ...ofOthers];
  const known = new Set(emergencies.map(({ q }) => q.toLowerCase()));
  const names = shippedConcepts()
    .filter(({ kind }) => calmKinds.has(kind))
    .flatMap((concept) => Object.values(concept.names).flat())
    .filter((name) => name.includes(' '));
  const searches = [...queries.flatMap((text) => JSON.parse(text)).map(({ q }) => q), ...names]
    .filter((q) => !known.has(q.toLowerCase()) && !byRules(q))
    .map((q) => ({ q, wanted: [] }));
  const random = randomNumbers();
  const ofCalm = { ...around, occasions: [...around.occasions, ...lasting] };
  const framed = [...new Set([...inFrames(urgentNames(), around, random), ...inFrames(calmNames(), ofCalm, random)])]
    .filter((q) => !known.has(q.toLowerCase()))
    .map((q) => ({ q, wanted: byRules(q)?.helps ?? [] }));
  return [...emergencies, ...searches, ...framed];
}

const leastOf = (feature) => (feature.startsWith(asSaid) ? least.asSaid : feature.includes(' ') ? least.pair : least.other);

/** Numbers the features, and says how far each moves. Pairs of words that occur once are half of all, and help with nobody else's text. */
function numbersOf(texts) {
  const counts = new Map();
  for (const features of texts) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const kept = [...counts].filter(([feature, count]) => count >= leastOf(feature));
  return {
    numbers: new Map([bias, ...kept.map(([feature]) => feature)].map((feature, number) => [feature, number])),
    scales: [1, ...kept.map(([, count]) => (Math.log(texts.length / count) / rarity.divisor) ** rarity.power)],
  };
}

/** A linear congruential generator. */
function* randomNumbers() {
  for (let state = training.seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    yield state / 2 ** 31;
  }
}

function shuffle(list, random) {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random.next().value * (at + 1));
    [list[at], list[other]] = [list[other], list[at]];
  }
}

/**
 * Logistic regression of each output by itself: the mean of the last passes, which depends less on the order. Answers the weights
 * of feature `n` from `n * outputs.length` on.
 */
function learn(examples, scales) {
  const size = scales.length;
  const width = outputs.length;
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

const reader = runSteps(flagReaderInSteps(words));

/** The level of the rule that a text meets. */
function levelOf(text) {
  const { level } = byRules(text) ?? {};
  return level === 'prevention' ? null : (level ?? null);
}

const all = allExamples().map((example) => ({ ...example, features: featuresOf(reader.read(example.q), levelOf(example.q)) }));
const { numbers, scales } = numbersOf(all.map(({ features }) => features));
const examples = all.map((example) => ({
  numbers: example.features.flatMap((feature) => numbers.get(feature) ?? []),
  wanted: outputs.map((output) => Number(output === 'alarm' ? !isCalm(example) : example.wanted.includes(output))),
}));
const weights = learn(examples, scales);

const lines = [...numbers]
  .map(([feature, number]) => ({ feature, own: [...weights.subarray(number * outputs.length, (number + 1) * outputs.length)] }))
  .filter(({ own }) => own.some((weight) => Math.abs(weight) >= leastWeight))
  .toSorted((a, b) => (a.feature < b.feature ? -1 : 1))
  .map(({ feature, own }) => [feature, ...own.map((weight) => Math.round(weight * 10))].join('\t'));
const hash = createHash('sha256')
  .update(JSON.stringify([...[...sets, ...queries, frames].map((text) => JSON.parse(text)), foreign]))
  .digest('base64url');
const head = `# Made by \`npm run learn\` from examples ${hash}: a feature, and its weights for ${outputs.join(', ')} in tenths.`;
writeFileSync(file, `${[head, ...lines].join('\n')}\n`);
console.info(`${examples.length} examples, ${lines.length} of ${numbers.size} features.`);
