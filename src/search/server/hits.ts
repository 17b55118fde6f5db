import type { Locale } from '#kit/locale.ts';
import type { Video } from '#catalog/contract.ts';
import type { Db } from '#platform/database.ts';
import type { SearchHit, Spoken } from '../contract.ts';
import { marksIn } from '../engine/marks.ts';
import type { Plan } from '../engine/plan.ts';
import { fields, fieldsIn, postingOf } from '../engine/postings.ts';
import type { Hit, Lists, Ranked } from '../engine/rank.ts';
import type { Live } from './live-index.ts';
import { queriesOf, type Sentence } from './queries.ts';

type Wanted = {
  readonly live: Live;
  readonly plan: Plan;
  readonly locale: Locale;
  readonly best: Ranked['best'];
  /** All lexemes of the plan. */
  readonly lists: Lists;
};

/** The videos of a result page with their matches, and why they are there. Videos deleted meanwhile are left out. */
export async function findHits(db: Db, wanted: Wanted): Promise<{ readonly film: SearchHit; readonly hit: Hit }[]> {
  const { best, locale, lists } = wanted;
  if (best.length === 0) return [];
  const spoken = best.filter(({ isSpoken }) => isSpoken).map(({ no }) => no);
  const rows = await queriesOf(db).entries.execute({
    locale,
    wanted: best.map(({ no }) => no),
    spoken,
    lexemes: lexemesSaid(lists, spoken),
  });
  const found = new Map(rows.map((row) => [row.no, row]));
  return best.flatMap((hit) => {
    const row = found.get(hit.no);
    if (!row) return [];
    return [{ film: presentHit(row.entry, row.entry.protection === 'free' ? (row.said ?? []) : [], wanted), hit }];
  });
}

/** The few of a plan's hundreds of lexemes that are spoken in any of these documents. */
const lexemesSaid = (lists: Lists, nos: readonly number[]): string[] =>
  [...lists].flatMap(([lexeme, list]) => (nos.some((no) => fieldsIn(postingOf(no, list) ?? 0) & fields.speech) ? [lexeme] : []));

function presentHit(entry: Video, sentences: readonly Sentence[], { live: { analyse }, plan, locale }: Wanted): SearchHit {
  const sentence = bestOf(sentences, plan);
  const { title, topline, description, lang } = entry;
  const mark = (lexemes: ReadonlySet<string>) => ({
    title: marksIn(title, lexemes, lang, analyse),
    topline: marksIn(topline, lexemes, lang, analyse),
    description: marksIn(description, lexemes, lang, analyse),
    spoken: marksIn(sentence?.text ?? '', lexemes, locale, analyse),
  });
  const close = mark(plan.marked);
  const isBare = Object.values(close).every((marks) => marks.length === 0);
  const { spoken, ...marks } = isBare ? mark(plan.loose) : close;
  return { ...entry, marks, spoken: sentence ? presentSpoken(sentence, spoken) : null };
}

const presentSpoken = ({ text, seconds }: Sentence, marks: Spoken['marks']): Spoken => ({ text, marks, seconds });

/** The sentence that matches the most of the search; the first of equals. */
function bestOf(sentences: readonly Sentence[], { groups }: Plan): Sentence | undefined {
  const scored = sentences.map((sentence) => {
    const has = new Set(sentence.lexemes);
    const score = groups.reduce((sum, { alternatives }) => {
      const met = alternatives.filter(({ all }) => all.every((lexeme) => has.has(lexeme)));
      return sum + Math.max(0, ...met.map(({ weight }) => weight));
    }, 0);
    return { sentence, score };
  });
  return scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0]?.sentence;
}
