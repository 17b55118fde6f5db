import { createAnalyser, type Analyse } from '../language/analysis.ts';
import { compoundParts } from '../language/compound-parts.ts';
import { compoundSplitter } from '../language/compounds.ts';
import { stemOf } from '../language/stems.ts';
import { fold } from '../language/tokens.ts';
import { generalWords, linkingLetters, weakParts } from '../words/whole-words.ts';

/** The analyser with the editors' whole words, shared by indexing and searching. */
export const analyserFor = (whole: readonly string[]): Analyse =>
  createAnalyser(compoundSplitter({ parts: [...compoundParts, ...weakParts], whole, linking: linkingLetters }));

/** Stems of what may be asked about anything. */
export const generalStems: ReadonlySet<string> = new Set([...weakParts, ...generalWords].map((word) => stemOf(fold(word), 'de')));
