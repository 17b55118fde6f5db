import type { Video } from '#catalog/contract.ts';
import { isStopInEither } from '../language/stop-words.ts';
import { wordsOf } from '../language/tokens.ts';
import { countPieces, damped } from './pieces.ts';
import { ofLocked } from './rank.ts';

/** What a page shows and searches of a film. */
type Film = Pick<Video, 'title' | 'topline' | 'description' | 'search_keywords' | 'protection'>;

/** Fewer words that say something are what they are; how somebody puts it is in more. */
const leastWords = 3;
/** What a film has of a text counts as much as this beside its rank, which halves every two places. */
const ofText = 0.6;
const ofRank = 0.7;

/** A title counts twice. */
function wordsAbout({ title, topline, description, search_keywords: keywords }: Film): string[] {
  const ofTitle = wordsOf(title);
  return [...ofTitle, ...ofTitle, ...[topline, description, keywords].flatMap((text) => wordsOf(text))];
}

/**
 * Found films, those first that also say what the text says: by the pieces of words that their titles and descriptions share with
 * it (TF-IDF). Ranks count a word of a text by what it means; this counts how somebody puts it, also where a word is none that the
 * search knows. A piece that all of them have tells none from another.
 */
export function closestFirst<Found extends Film>(text: string, found: readonly Found[]): Found[] {
  const words = wordsOf(text).filter((word) => !isStopInEither(word));
  if (words.length < leastWords || found.length < 2) return [...found];
  const asked = countPieces(words);
  const all = found.map((film) => countPieces(wordsAbout(film), asked));
  const shares = found.map(() => 0);
  for (const [piece, count] of asked) {
    const having = all.filter((counts) => counts.has(piece)).length;
    const rarity = Math.log((1 + found.length) / (1 + having));
    for (const [at, counts] of all.entries()) {
      const own = counts.get(piece);
      if (own) (shares[at] as number) += damped(count) * damped(own) * rarity ** 2;
    }
  }
  const most = Math.max(...shares) || 1;
  return found
    .map((film, at) => {
      const share = ((shares[at] as number) / most) * (film.protection === 'free' ? 1 : ofLocked);
      return { film, score: ofRank ** at + ofText * share };
    })
    .toSorted((a, b) => b.score - a.score)
    .map(({ film }) => film);
}
