import { some } from '../collections.ts';
import { stemOf } from '../language/stems.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { isNumber } from '../language/tokens.ts';
import { Weights } from '../weights.ts';
import type { Reading } from './reading.ts';
import type { Help, Level, Piece } from './shapes.ts';

/*
 * A linear classifier learned from examples: the second opinion beside the rules (S12.8), since people describe emergencies in
 * more ways than rules can list. `npm run learn` makes its weights (docs/decisions/learned-from-examples.md).
 */

/** The most urgent first. */
const helpers = ['112', 'giftnotruf', 'telefonseelsorge', 'hilfetelefon', '116117'] as const satisfies readonly Help[];

/** What it decides: whether help is needed, and whose. */
export const outputs = ['alarm', ...helpers] as const;

const levelOf: Readonly<Record<(typeof helpers)[number], Level>> = {
  '112': 'now',
  giftnotruf: 'poison',
  telefonseelsorge: 'talk',
  hilfetelefon: 'talk',
  '116117': 'today',
};

/** The feature of a text in another language than German and English. */
const foreign = '?';

/** Begins the feature of a word, or of a pair, as it was said. */
export const asSaid = '=';

/**
 * Minimum log odds of an alarm, whether a rule is met or not: a note too many costs less than one that is missing, but where
 * something calms the rules, or where no rule could read the text. Careful where one tells of despair, or where the text says
 * nothing that the rules do not know, and most where it names an emergency in another language, of which little was learned.
 */
const leastAlarm = { usual: -0.7, calm: 0.3, careful: -1.2, translated: -2 } as const;

/** Minimum number of words that say something: what a single word means, or a value ('Zucker 190'), is the rules' matter. */
const leastWords = 2;

/** Long texts have at most as many steps of length as this. */
const lengths = { step: 3, most: 8 } as const;

/** Where a text begins and ends. */
const edges = { start: '^', end: '$' } as const;

/**
 * The features of a text: stems of its words and of their parts, pairs of neighbours, terms, its length and whether it is in
 * another language; and each word and pair as it was said, since stems and sayings leave out who, when and how ('hat', 'hatte',
 * 'bringt mich um'). `met` is the level of the rule that it meets: without it what stands around a name decides ('Herzinfarkt beim
 * Joggen').
 */
export function featuresOf({ found, said, pieces, length, isForeign }: Reading, met: Level | null): string[] {
  const features = new Set<string>([`#${Math.min(lengths.most, Math.ceil(length / lengths.step))}`]);
  if (met) features.add(`!${met}`);
  if (isForeign) features.add(foreign);
  let before = '';
  for (const piece of pieces) {
    for (const stem of piece?.stems ?? []) features.add(stem);
    const word = piece ? stemOf([...piece.forms].at(-1) ?? '', 'de') : '';
    if (word !== '' && before !== '') features.add(`${before} ${word}`);
    before = word;
  }
  for (const [key, places] of found) features.add(`${places.every(({ isNegated }) => isNegated) ? '-' : '+'}${key}`);
  let last: string = edges.start;
  for (const word of [...said, edges.end]) {
    features.add(`${asSaid}${word}`);
    features.add(`${asSaid}${last} ${word}`);
    last = word;
  }
  return [...features];
}

/** Whether a word says nothing by itself. */
export const isStop = ({ forms }: Piece): boolean => some(forms, isStopInEither);

/** The number of words that say something; of a single one that was taken apart one. */
const wordsIn = ({ pieces, said }: Reading): number =>
  Math.min(
    said.filter((word) => !isNumber(word)).length,
    pieces.filter((piece) => piece && !isStop(piece) && !some(piece.forms, isNumber)).length,
  );

export class Classifier {
  readonly #weights: Weights;

  /** `file`: the weights in the order of `outputs`. */
  constructor(file: Buffer) {
    this.#weights = new Weights(file, outputs.length);
  }

  /** The helps that a text probably needs, the most urgent first; null if it probably needs none. */
  judge(reading: Reading, isCalm: boolean): { readonly level: Level; readonly helps: readonly Help[] } | null {
    if (wordsIn(reading) < leastWords) return null;
    const [alarm = 0, ...others] = this.#weights.of(featuresOf(reading, null));
    if (alarm <= leastAlarm[isCalm || reading.isForeign ? 'calm' : 'usual']) return null;
    const likeliest = Math.max(...others);
    const helps = helpers.filter((_, at) => (others[at] ?? 0) >= Math.min(0, likeliest));
    return { level: levelOf[helps[0] ?? '112'], helps };
  }

  /** The helps that a text which meets a rule needs likelier than not; null if it probably needs none, whatever the rule says. */
  review(reading: Reading, met: Level, kind: 'usual' | 'careful' | 'translated'): readonly Help[] | null {
    if (wordsIn(reading) < leastWords) return [];
    const [alarm = 0, ...others] = this.#weights.of(featuresOf(reading, met));
    if (alarm <= leastAlarm[kind]) return null;
    return helpers.filter((_, at) => (others[at] ?? 0) > 0);
  }
}
