/**
 * How hard a German text is to read (S19.4): the first Wiener Sachtextformel of Bamberger and Vanecek (Lesen, Verstehen, Lernen,
 * Schreiben, 1984), in years of school: from about 4 (very easy) to 15 (very hard).
 */
export type ReadingIndex = {
  readonly value: number;
  readonly level: ReadingLevel;
  /** Words per sentence, on average. */
  readonly sentenceLength: number;
  /** The longest words, of ten letters and more, each once; at most five. */
  readonly longWords: readonly string[];
};

export type ReadingLevel = 'very-easy' | 'easy' | 'medium' | 'hard' | 'very-hard';

/** Up to which value a level goes. A text in easy language should stay within the first two. */
const upTo: readonly (readonly [ReadingLevel, number])[] = [
  ['very-easy', 5.5],
  ['easy', 7.5],
  ['medium', 9.5],
  ['hard', 12],
];

/** Abbreviations whose point ends no sentence. */
const abbreviated = /(?:^|[\s(])(?:\p{L}|bzw|ca|dr|prof|nr|st|vgl|evtl|ggf|inkl|max|min|mind|tel|str|abs)$/iu;

/** The sentences of a text: they end with . ! ? or …, with a line, and with a colon. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split(/\n+/)) {
    let from = 0;
    for (const end of line.matchAll(/(?<![.!?…:])[.!?…:]+["“”»«’)]*(?=\s|$)/gu)) {
      const before = line.slice(from, end.index);
      // '3. Mai' and 'z. B.' go on.
      const goesOn = end[0].startsWith('.') && end.index + end[0].length < line.length;
      if (goesOn && (/(?:^|\s)\d{1,3}$/.test(before) || abbreviated.test(before))) continue;
      sentences.push(line.slice(from, end.index));
      from = end.index + end[0].length;
    }
    sentences.push(line.slice(from));
  }
  return sentences.filter((sentence) => wordsOf(sentence).length > 0);
}

/** Words with their hyphens split: the parts of 'Magen-Darm-Grippe' are read one by one. */
const wordsOf = (text: string): string[] => text.replaceAll('\u00AD', '').match(/[\p{L}\d]+(?:[’'][\p{L}]+)?/gu) ?? [];

/** What ends in a spoken 'i-e': Familie, Linie, Ferien. */
const spokenIe =
  /(?:[aäe]l|famil|lin|ser|stud|fer|med|ster|ferr|pan|trag|kom[öo]d|hyg|prinzip|mater|bakter|lil|petersil|gran|immobil|kriter|minister)ie[nrs]?$/;

/** Letters that make one vowel together; all others beside each other are two. */
const vowels = /aa|ee|oo|ai|ei|au|äu|eu|ie|ey|ay|oi|[aeiouyäöüéèêáàâ]/g;

/** The syllables of a German word; an abbreviation in capitals is spelled, a number counts as one. */
export function syllablesOf(word: string): number {
  if (/^\p{Lu}{2,5}$/u.test(word)) return word.length;
  const lower = word.toLowerCase().replaceAll('qu', 'q');
  // '-eum', and prefixes before a vowel: Mus-eum, be-urteilen.
  const parted = lower.replace(/eum(?=s?$)/, 'e-um').replace(/^(be|ge)(?=[iu](?!n?$))/, '$1-');
  const count = parted.match(vowels)?.length ?? 0;
  return Math.max(1, count + (spokenIe.test(lower) ? 1 : 0));
}

const longest = (words: readonly string[]): string[] =>
  [...new Set(words.filter(({ length }) => length >= 10))].toSorted((a, b) => b.length - a.length).slice(0, 5);

/** The index of a plain German text; null for one of fewer than ten words, of which it says nothing. */
export function readingIndex(text: string): ReadingIndex | null {
  const words = wordsOf(text);
  if (words.length < 10) return null;
  const syllables = words.map(syllablesOf);
  const percent = (count: number): number => (100 * count) / words.length;
  const sentenceLength = words.length / Math.max(1, sentencesOf(text).length);
  const value =
    0.1935 * percent(syllables.filter((count) => count >= 3).length) +
    0.1672 * sentenceLength +
    0.1297 * percent(words.filter(({ length }) => length > 6).length) -
    0.0327 * percent(syllables.filter((count) => count === 1).length) -
    0.875;
  const level = upTo.find(([, most]) => value <= most)?.[0] ?? 'very-hard';
  return { value, level, sentenceLength, longWords: longest(words) };
}
