import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { lazily } from '#kit/lazily.ts';
import { Classifier } from '../flags/classifier.ts';
import type { Learned } from '../flags/judging.ts';
import type { FlagRule } from '../flags/shapes.ts';
import { flagRules } from '../words/flags/words.ts';

const file = path.join(import.meta.dirname, '../words/flags/classifier.txt');

const classifier = lazily(() => new Classifier(readFileSync(file)));

/** Rules as they are stored, which leaves out what is undefined. */
const shipped = lazily(() => new Map(flagRules.map((rule) => [rule.key, JSON.parse(JSON.stringify(rule)) as unknown])));

/** The emergency classifier of this version, which never overrules what editors wrote or changed. */
export const learnedFor = (rules: readonly FlagRule[]): Learned => ({
  classifier: classifier(),
  overruled: new Set(rules.filter((rule) => isDeepStrictEqual(rule, shipped().get(rule.key))).map(({ key }) => key)),
});
