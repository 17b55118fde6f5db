/**
 * Learns the weights of the emergency classifier from the examples in `tests/finding` and of the rules, and writes them to
 * `src/search/words/flags/classifier.txt`. The blind sets are not read.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runSteps } from '../../src/kit/steps.ts';
import { conceptKinds } from '../../src/search/concepts.ts';
import { asSaid, featuresOf, outputs } from '../../src/search/flags/classifier.ts';
import { flagReaderInSteps, redFlagFinder, sufficientNames } from '../../src/search/flags/judging.ts';
import { isCorrect } from '../../src/search/server/lexicon.ts';
import { readForeignEmergencies } from '../../src/search/server/shipped-texts.ts';
import { shippedConcepts } from '../../src/search/words/concepts.ts';
import { flagRules, flagTerms } from '../../src/search/words/flags/words.ts';
import { learnTo, randomNumbers } from './training.mjs';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'src/search/words/flags/classifier.txt');
const textOf = (name) => readFileSync(path.join(root, 'tests/finding', `${name}.json`), 'utf8');

const sets = ['emergencies-first', 'emergencies-tuned', 'emergencies-learned'].map(textOf);
const queries = ['queries-first', 'queries-tuned'].map(textOf);
const frames = textOf('frames');
const foreign = [...readForeignEmergencies()];

/** Minimum number of examples that have a feature: pairs of words that occur once are half of all, and help with nobody else's text. */
const least = { asSaid: 3, pair: 2, other: 1 };

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

const reader = runSteps(flagReaderInSteps(words));

/** The level of the rule that a text meets. */
function levelOf(text) {
  const { level } = byRules(text) ?? {};
  return level === 'prevention' ? null : (level ?? null);
}

const examples = allExamples().map((example) => ({
  features: featuresOf(reader.read(example.q), levelOf(example.q)),
  wanted: outputs.map((output) => Number(output === 'alarm' ? !isCalm(example) : example.wanted.includes(output))),
}));
learnTo(file, {
  examples,
  outputs,
  leastOf: (feature) => (feature.startsWith(asSaid) ? least.asSaid : feature.includes(' ') ? least.pair : least.other),
  sources: [...[...sets, ...queries, frames].map((text) => JSON.parse(text)), foreign],
});
