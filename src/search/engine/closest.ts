import type { Video } from '#catalog/contract.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { wordsOf } from '../language/tokens.ts';
import { countPieces, countThese, damped } from './pieces.ts';
import type { Hit } from './rank.ts';

/** What a page shows and searches of a film. */
type Film = Pick<Video, 'title' | 'topline' | 'description' | 'search_keywords'>;
type Found = { readonly film: Film; readonly hit: Pick<Hit, 'score' | 'alike'> };

/**
 * What counts how much for a film's place, fitted to searches whose films are known (docs/decisions/learned-from-examples.md). Its
 * rank halves every two places, and says more if a film has all of the search.
 */
const ofRank = { each: 0.7, usual: 1.6, ofFull: 3.4 } as const;
/** The words of the search that it matches, and how much it is about what the search is like, each as a share of the most. */
const ofMatch = { words: 2.1, alike: 1.6 } as const;
/** What its own texts have of the search. */
const ofTexts = { heading: 3, description: 3, keywords: 3.4 } as const;

/** The words of a film's texts, and what each text counts. */
const textsOf = ({ title, topline, description, search_keywords: keywords }: Film): (readonly [string[], number])[] => [
  [[...wordsOf(title), ...wordsOf(topline)], ofTexts.heading],
  [wordsOf(description), ofTexts.description],
  [wordsOf(keywords), ofTexts.keywords],
];

/**
 * What each film's texts share with a text: pieces of words (TF-IDF among these films), as a share of the most. A piece that all of
 * them have tells none from another.
 */
function sharedTexts(text: string, films: readonly Film[]): number[] {
  const asked = countPieces(wordsOf(text).filter((word) => !isStopInEither(word)));
  const all = films.map((film) => textsOf(film).map(([words, weight]) => ({ counts: countThese(asked.keys(), words), weight })));
  const rarities = Array.from(asked, ([piece, count]) => {
    const having = all.filter((texts) => texts.some(({ counts }) => counts.has(piece))).length;
    return [piece, damped(count) * Math.log((1 + films.length) / (1 + having)) ** 2] as const;
  });
  const shareOf = (counts: ReadonlyMap<string, number>): number =>
    rarities.reduce((sum, [piece, rarity]) => {
      const own = counts.get(piece);
      return own ? sum + rarity * damped(own) : sum;
    }, 0);
  const shares = all.map((texts) => texts.map(({ counts, weight }) => ({ share: shareOf(counts), weight })));
  const most = Math.max(...shares.map((texts) => texts.reduce((sum, { share }) => sum + share, 0))) || 1;
  return shares.map((texts) => texts.reduce((sum, { share, weight }) => sum + weight * share, 0) / most);
}

/**
 * Found films, those first that also say what the text says. Ranks count a word of a text by what it means; this counts how
 * somebody puts it, also where a word is none that the search knows. `isFull`: a film has all of the search.
 */
export function closestFirst<One extends Found>(text: string, found: readonly One[], isFull = false): One[] {
  if (found.length < 2) return [...found];
  const films = found.map(({ film }) => film);
  const shared = sharedTexts(text, films);
  const mostWords = Math.max(...found.map(({ hit }) => hit.score)) || 1;
  return found
    .map((one, at) => {
      const { score: words, alike = 0 } = one.hit;
      const rank = (isFull ? ofRank.ofFull : ofRank.usual) * ofRank.each ** at;
      return { one, score: rank + (ofMatch.words * words) / mostWords + ofMatch.alike * alike + (shared[at] ?? 0) };
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ one }) => one);
}
