import { bellyPairs } from './pairs-belly.ts';
import { feelgoodPairs } from './pairs-feelgood.ts';
import { heartPairs } from './pairs-heart.ts';
import { hormonePairs } from './pairs-hormones.ts';
import { lungPairs } from './pairs-lungs.ts';
import { medicinePairs } from './pairs-medicines.ts';
import { mindPairs } from './pairs-mind.ts';
import { movementPairs } from './pairs-movement.ts';
import { practicePairs } from './pairs-practice.ts';
import { saidPairs } from './pairs-said.ts';
import { skinAndSensePairs } from './pairs-skin-and-senses.ts';
import type { SynonymPair } from './pair.ts';

/**
 * The pairs of lay and medical words that a new installation starts with (S12.4); then they are the editors'.
 *
 * Chosen for what people search for, not for completeness. Two words stand here only where a physician would take
 * the one for the other in a conversation: no part for its whole (Alzheimer is not every dementia), no neighbour
 * (influenza is no cold), and no word that mostly means something else (a rule, a pipe).
 */
export const synonymPairs: readonly SynonymPair[] = [
  ...heartPairs,
  ...lungPairs,
  ...bellyPairs,
  ...movementPairs,
  ...mindPairs,
  ...skinAndSensePairs,
  ...hormonePairs,
  ...practicePairs,
  ...medicinePairs,
  ...feelgoodPairs,
  ...saidPairs,
];
