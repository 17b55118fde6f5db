import type { z } from 'zod';
import type { Locale } from '#kit/locale.ts';
import { findReviewedVideo } from '#catalog/server/door.ts';
import type { Db } from '#platform/database.ts';
import type { AnswerCard, SearchAnswer, SearchHit, SearchInput } from '../contract.ts';
import { analyseDocument, analyseSentence } from '../engine/document.ts';
import { shares, type Group, type Plan } from '../engine/plan.ts';
import type { Analyse } from '../language/analysis.ts';
import { doctorAdvice, isStatement, sentencesIn } from '../language/statements.ts';
import { narrowingsOf } from '../rules.ts';
import { queriesOf } from './queries.ts';

type Asked = Pick<z.output<typeof SearchInput>, 'page' | 'topic' | 'partner' | 'length'>;
type Understood = { readonly plan: Plan; readonly analyse: Analyse; readonly locale: Locale };

/**
 * A reviewed statement that answers the question (S12.11, S15.1): the best sentence of the first hit, if it covers everything
 * that was asked and the film is about it. Nothing is generated: it is quoted as it was spoken and reviewed. `today` is an ISO
 * day.
 */
export async function findCard(
  db: Db,
  { asked, answer, today, ...understood }: Understood & { asked: Asked; answer: Omit<SearchAnswer, 'card'>; today: string },
): Promise<AnswerCard | null> {
  const [hit] = answer.data;
  // Partners' films never answer for the house (S15.2).
  if (!hit?.spoken || hit.partner || !isPlain(asked, answer) || !says(hit, hit.spoken.text, understood)) return null;
  const { locale } = understood;
  const { shortid, title, spoken } = hit;
  const reviewed = await findReviewedVideo(db, { shortid, today }, locale);
  // Never in another language than the reader's.
  if (reviewed?.lang !== locale) return null;
  const { clip, reviewer, reviewedOn, sources, description } = reviewed;
  return {
    shortid,
    title,
    sentence: spoken.text,
    seconds: spoken.seconds,
    reviewed_on: reviewedOn,
    reviewer,
    sources: sources.map((source) => ({ title: source.title, url: source.url })),
    see_doctor: doctorAdvice(sentencesIn(description), locale) ?? doctorAdvice(await said(db, clip, locale), locale),
  };
}

/** No card in an emergency, with filters, or after a correction. */
export const isPlain = (
  asked: Asked,
  { emergency, corrected, suggested, left }: Pick<SearchAnswer, 'emergency' | 'corrected' | 'suggested' | 'left'>,
): boolean =>
  asked.page === 1 &&
  !narrowingsOf(asked).some(Boolean) &&
  (emergency === null || emergency.level === 'prevention') &&
  corrected === null &&
  suggested === null &&
  left.length === 0;

/** Whether a sentence covers everything that was asked, and the film is about the most important part. */
function says(hit: SearchHit, sentence: string, { plan, analyse, locale }: Understood): boolean {
  const groups = plan.groups.filter(({ meaning }) => shares[meaning] > 0);
  if (groups.length === 0 || !isStatement(sentence)) return false;
  const inSentence = new Set(analyseSentence(sentence, locale, analyse));
  if (!groups.every((group) => isMet(group, inSentence))) return false;
  const most = Math.max(...groups.map(({ meaning }) => shares[meaning]));
  const inTitle = new Set(aboutOf(hit, analyse).keys());
  return groups.every((group) => shares[group.meaning] < most || isMet(group, inTitle));
}

const aboutOf = ({ title, topline, search_keywords: keywords, lang }: SearchHit, analyse: Analyse) =>
  analyseDocument(
    {
      title: { text: title, lang },
      keywords: [
        { text: topline, lang },
        { text: keywords, lang: 'de' },
      ],
      lists: [],
      description: { text: '', lang },
      speech: [],
    },
    analyse,
  ).lexemes;

/** Possible meanings and related concepts are no answer. */
const leastMeant = 0.5;
const isMet = ({ alternatives }: Group, lexemes: ReadonlySet<string>): boolean =>
  alternatives.some(({ all, weight, isRelated }) => !isRelated && weight >= leastMeant && all.every((one) => lexemes.has(one)));

async function said(db: Db, clip: string, locale: Locale): Promise<string[]> {
  const rows = await queriesOf(db).said.execute({ clip, locale });
  return rows.map(({ text }) => text);
}
